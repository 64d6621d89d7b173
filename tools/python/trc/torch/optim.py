"""Optimizers that trc has and `torch.optim` has not.

They train in eager too, by their own `step`; `compile_step` makes them part of its program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import torch


class Lion(torch.optim.Optimizer):
    """Steps by the sign of a moment (Chen et al., arXiv:2302.06675, algorithm 2):

    p = p - lr (sign(beta1 m + (1 - beta1) g) + weight_decay p)
    m = beta2 m + (1 - beta2) g
    """

    def __init__(
        self,
        params: Iterable[Any],
        lr: float = 1e-4,
        betas: tuple[float, float] = (0.9, 0.99),
        weight_decay: float = 0.0,
    ):
        if lr < 0 or weight_decay < 0 or not all(0 <= beta < 1 for beta in betas):
            raise ValueError(f"lr={lr}, betas={betas}, weight_decay={weight_decay}")
        super().__init__(params, {"lr": lr, "betas": betas, "weight_decay": weight_decay})

    @torch.no_grad()
    def step(self, closure: Callable[[], float] | None = None) -> float | None:  # type: ignore[override]
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        for group in self.param_groups:
            beta1, beta2 = group["betas"]
            for parameter in group["params"]:
                if parameter.grad is None:
                    continue
                state = self.state[parameter]
                if "exp_avg" not in state:
                    state["exp_avg"] = torch.zeros_like(parameter)
                moment = state["exp_avg"]
                step = (moment * beta1 + parameter.grad * (1 - beta1)).sign_()
                step += group["weight_decay"] * parameter
                parameter -= group["lr"] * step
                moment.mul_(beta2).add_(parameter.grad, alpha=1 - beta2)
        return loss
