"""Operations whose gradient has rules of its own: forward and backward against eager."""

import pytest

torch = pytest.importorskip("torch")
from torch.nn import functional  # noqa: E402

import trc.torch  # noqa: E402

CASES = {
    "bilinear": lambda x: functional.interpolate(x, (7, 5), mode="bilinear"),
    "bilinear by a factor": lambda x: functional.interpolate(x, scale_factor=1.7, mode="bilinear"),
    "corners": lambda x: functional.interpolate(x, (9, 9), mode="bilinear", align_corners=True),
    "bicubic": lambda x: functional.interpolate(x, (7, 9), mode="bicubic"),
    "adaptive mean": lambda x: functional.adaptive_avg_pool2d(x, (2, 3)),
    "mean pool": lambda x: functional.avg_pool2d(x, 3, 2, 1, ceil_mode=True, count_include_pad=False),
    "max pool": lambda x: functional.max_pool2d(x, 3, 2, ceil_mode=True),
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
