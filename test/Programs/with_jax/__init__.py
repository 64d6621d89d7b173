"""Programs written with jax.numpy, jax.lax, jax.random and jax.scipy alone."""

from . import functions, networks, objectives  # noqa: F401
