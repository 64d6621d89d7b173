"""How an exported loss is taken apart: as PyTorch does it with all of its tables."""

import pytest

torch = pytest.importorskip("torch")

from torch.export import exported_program  # noqa: E402

from trc.torch import core_aten  # noqa: E402


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.words = torch.nn.Embedding(7, 8)
        self.norm = torch.nn.BatchNorm1d(8)
        self.out = torch.nn.Linear(8, 7)

    def forward(self, tokens, labels):
        x = self.words(tokens)
        x = torch.nn.functional.scaled_dot_product_attention(x, x, x, is_causal=True)
        x = torch.nn.functional.silu(self.norm(x.mT).mT)
        return torch.nn.functional.cross_entropy(self.out(x).flatten(0, 1), labels.flatten())


def exported():
    tokens = torch.arange(12).reshape(2, 6) % 7
    return torch.export.export(Model(), (tokens, tokens), strict=False)


def described(program):
    nodes = [(n.op, str(n.target), str(n.args), str(n.kwargs)) for n in program.graph.nodes]
    return nodes, str(program.graph_signature)


def test_few_decompositions_do_what_all_do(monkeypatch):
    assert core_aten._composites() is not None
    ours = core_aten.to_core_aten(exported())
    monkeypatch.setattr(core_aten, "_composites", lambda: None)
    assert described(ours) == described(core_aten.to_core_aten(exported()))
    targets = [n.target for n in ours.graph.nodes]
    assert torch.ops.aten.scaled_dot_product_attention.default in targets
    assert torch.ops.aten.linear.default not in targets


def test_operations_defined_later_are_taken_apart():
    core_aten._composites()
    with torch.library._scoped_library("trc_tests", "DEF") as library:
        library.define("twice(Tensor x) -> Tensor")
        library.impl("twice", lambda x: x + x, "CompositeImplicitAutograd")

        class Twice(torch.nn.Module):
            def forward(self, x):
                return torch.ops.trc_tests.twice(x)

        program = torch.export.export(Twice(), (torch.ones(3),), strict=False)
        targets = [n.target for n in core_aten.to_core_aten(program).graph.nodes]
    assert torch.ops.aten.add.Tensor in targets


def test_another_pytorch_does_it_itself(monkeypatch):
    monkeypatch.setattr(exported_program, "_decompose_exported_program", lambda ep, tables: None)
    core_aten._composites.cache_clear()
    try:
        assert core_aten._composites() is None
    finally:
        monkeypatch.undo()
        core_aten._composites.cache_clear()
