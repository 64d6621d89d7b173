"""Operations whose gradient has rules of its own: forward and backward against eager."""

import pytest

torch = pytest.importorskip("torch")
from torch import nn  # noqa: E402
from torch.nn import functional  # noqa: E402

import trc.torch  # noqa: E402


def kernel(x):
    """A weight made of the batch, so that the gradient by it is seen: 3 x 1 x 3 x 2."""
    return x[:1, :, :3, :2].transpose(0, 1)

def grouped(x):
    """Six channels, and a weight 6 x 2 x 3 x 2 made of the batch."""
    return torch.cat([x, x.flip(1)], 1), x.reshape(-1)[:72].reshape(6, 2, 3, 2)


CASES = {
    "bilinear": lambda x: functional.interpolate(x, (7, 5), mode="bilinear"),
    "bilinear by a factor": lambda x: functional.interpolate(x, scale_factor=1.7, mode="bilinear"),
    "corners": lambda x: functional.interpolate(x, (9, 9), mode="bilinear", align_corners=True),
    "bicubic": lambda x: functional.interpolate(x, (7, 9), mode="bicubic"),
    "adaptive mean": lambda x: functional.adaptive_avg_pool2d(x, (2, 3)),
    "mean pool": lambda x: functional.avg_pool2d(x, 3, 2, 1, ceil_mode=True, count_include_pad=False),
    "max pool": lambda x: functional.max_pool2d(x, 3, 2, ceil_mode=True),
    "adaptive maximum": lambda x: functional.adaptive_max_pool2d(x, (4, 3)),
    "adaptive maximum of a volume": lambda x: functional.adaptive_max_pool3d(x, (2, 4, 3)),
    "max pool of a volume": lambda x: functional.max_pool3d(x, 2, 1),
    "replicated border": lambda x: functional.pad(x, (2, 1, 0, 3), mode="replicate"),
    "transposed convolution": lambda x: functional.conv_transpose2d(
        x, kernel(x), stride=2, padding=1, output_padding=1
    ),
    "in groups": lambda x: functional.conv2d(
        *grouped(x), stride=(2, 1), padding=1, dilation=(1, 2), groups=3
    ),
    "in groups, transposed": lambda x: functional.conv_transpose2d(
        *grouped(x), stride=(1, 2), padding=1, groups=3
    ),
    "two results of each channel": lambda x: functional.conv2d(
        x, torch.cat([kernel(x), kernel(x)]), padding=1, groups=3
    ),
    "channel by channel": lambda x: functional.conv2d(
        x, kernel(x), stride=2, padding=1, dilation=(1, 2), groups=3
    ),
    "channel by channel, transposed": lambda x: functional.conv_transpose2d(
        x, kernel(x), stride=(1, 3), padding=1, groups=3
    ),
    "windows": lambda x: x.unfold(3, 3, 2),
    "diagonal": lambda x: x.diagonal(1, 2, 3),
    "sort": lambda x: x.sort(-1, descending=True).values,
    "top": lambda x: x.topk(2, -1).values,
    "norm": lambda x: functional.normalize(x, dim=1),
    "running product": lambda x: x[..., :3].cumprod(-1),
}


@pytest.mark.parametrize("name", CASES)
def test_gradients(name):
    torch._dynamo.reset()
    trc.torch.reports.clear()
    apply = CASES[name]
    found = []
    for run in (apply, torch.compile(apply, backend="trc")):
        x = torch.randn(2, 3, 6, 6, generator=torch.Generator().manual_seed(0), requires_grad=True)
        y = run(x)
        (y * torch.arange(y.numel()).reshape(y.shape).cos()).sum().backward()
        found.append((y.detach(), x.grad))
    for theirs, ours in zip(*found):
        torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-5)
    eager = [name for report in trc.torch.reports for name in report.eager]
    assert not eager


class AtTheEdge(nn.Module):
    """A loss where functions have no slope of their own: zeros, bounds and ties."""

    def __init__(self):
        super().__init__()
        self.x = nn.Parameter(
            torch.tensor([[0.0, 0.0, 0.0], [0.0, 6.0, -1.0], [2.0, 2.0, 1.0], [0.5, 1.0, 1.0]])
        )

    def forward(self, scale):
        x = self.x
        parts = (
            x.relu().sum(),
            x.clamp(0.5, 2.0).square().sum(),
            functional.relu6(x).sum(),
            x.norm(dim=1).sum(),
            functional.normalize(x, dim=1).square().sum(),
            x.max(dim=1).values.square().sum(),
            x.min(dim=1).values.square().sum(),
        )
        return sum(parts) * scale


def test_slopes_where_there_is_none_are_those_of_eager():
    ours, theirs = AtTheEdge(), AtTheEdge()
    step = trc.torch.compile_step(ours, torch.optim.SGD(ours.parameters(), 0.1))
    scale = torch.tensor(0.5)
    expected = theirs(scale)
    expected.backward()
    torch.optim.SGD(theirs.parameters(), 0.1).step()
    assert step(scale).item() == pytest.approx(expected.item(), rel=1e-5)
    torch.testing.assert_close(ours.x, theirs.x, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("name", ["hardswish", "silu", "mish", "relu6"])
def test_an_input_that_is_overwritten_is_kept_for_the_gradient(name):
    """And `backward` does not raise."""
    torch._dynamo.reset()
    function = getattr(torch.nn.functional, name)
    compiled = torch.compile(lambda x: function(x, inplace=True) * 2, backend="trc")
    ours, theirs = (torch.linspace(-7, 7, 12).requires_grad_() for _ in range(2))
    written = ours.clone()
    result = compiled(written)
    torch.testing.assert_close(written, function(theirs))
    result.sum().backward()
    (2 * function(theirs)).sum().backward()
    torch.testing.assert_close(ours.grad, theirs.grad)


CHANNELS_LAST = {
    "reflection": nn.ReflectionPad2d(1),
    "reflection in 3": nn.ReflectionPad3d(1),
    "replication": nn.ReplicationPad2d((1, 2, 0, 1)),
    "replication in 3": nn.ReplicationPad3d(1),
    "adaptive maximum": nn.AdaptiveMaxPool2d(2),
    "maximum in 3": nn.MaxPool3d(2),
    "shuffle": nn.ChannelShuffle(2),
}


@pytest.mark.parametrize("name", CHANNELS_LAST)
def test_strides_of_channels_last(name):
    """Of the result, and of the gradient where eager's are those."""
    module = CHANNELS_LAST[name]
    three = any(letter == "3" for letter in type(module).__name__)
    layout = torch.channels_last_3d if three else torch.channels_last
    x = torch.randn(2, 4, 4, 5, *([6] if three else ())).contiguous(memory_format=layout).requires_grad_()
    torch._dynamo.reset()
    trc.torch.reports.clear()
    found = []
    for run in (module, torch.compile(module, backend="trc")):
        result = run(x)
        found.append((result, torch.autograd.grad(result, x, torch.ones_like(result))[0]))
    for i, (theirs, ours) in enumerate(zip(*found)):
        torch.testing.assert_close(ours, theirs)
        assert ours.stride() == theirs.stride() or (i and name == "shuffle")
    assert not any(report.eager for report in trc.torch.reports)
