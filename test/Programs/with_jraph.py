"""Networks over graphs with Jraph."""

import jax
import jax.numpy as jnp
import jraph

from programs import integers, normal, program, training


def graph_of(nodes, edges):
    senders, receivers = integers(6, 9), integers(6, 9, seed=1)
    return jraph.GraphsTuple(nodes=nodes, edges=edges, senders=senders, receivers=receivers, globals=None,
                             n_node=jnp.array([6]), n_edge=jnp.array([9]))


@program
def graph_convolution():
    def loss(p, x, y):
        layer = jraph.GraphConvolution(lambda n: jax.nn.relu(n @ p["w"]), add_self_edges=True)
        return jnp.mean((layer(graph_of(x, None)).nodes @ p["out"] - y) ** 2)

    return training(loss, {"w": normal(4, 5), "out": normal(5, 2)}, (normal(6, 4), normal(6, 2)))


@program
def graph_attention():
    def loss(p, x, y):
        layer = jraph.GAT(lambda n: n @ p["query"], lambda s, r, e: jax.nn.leaky_relu(jnp.concatenate([s, r], -1) @ p["a"]))
        return jnp.mean((layer(graph_of(x, None)).nodes - y) ** 2)

    return training(loss, {"query": normal(4, 3), "a": normal(6, 1)}, (normal(6, 4), normal(6, 3)))
