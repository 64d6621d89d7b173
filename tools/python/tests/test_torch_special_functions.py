"""Rarer special functions, orthogonal polynomials, the exponential of a matrix, histograms of
points: compiled whole, against what eager gives in f64."""

import math

import pytest

torch = pytest.importorskip("torch")
scipy = pytest.importorskip("scipy.special")
from torch import special  # noqa: E402

import trc.torch  # noqa: E402

INF, NAN = math.inf, math.nan


def run(apply, *given):
    torch._dynamo.reset()
    trc.torch.reports.clear()
    return torch.compile(apply, backend="trc")(*given)


def compiled(apply, *given):
    """What compiled code gives that leaves nothing to eager."""
    found = run(apply, *given)
    assert any(report.programs for report in trc.torch.reports)
    assert not any(report.eager for report in trc.torch.reports)
    return found


def in_double(apply, *given):
    return apply(*(x.double() if isinstance(x, torch.Tensor) else x for x in given))


def hold(ours, theirs, names=None, atol=0.0, rtol=3e-7):
    """Within two or three roundings of f32 of the true value."""
    for k, (own, their) in enumerate(zip(ours, theirs, strict=True)):
        torch.testing.assert_close(
            own, their.float(), rtol=rtol, atol=atol, equal_nan=True,
            msg=lambda text: f"{names[k] if names else k}: {text}",
        )  # fmt: skip


def numbers(*shape, seed=0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed))


def over(low, high, count, seed=0):
    """Numbers of all sizes between two."""
    part = torch.rand(count, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)
    return torch.exp(math.log(low) + part * math.log(high / low)).float()


# PyTorch's own are within 1e-6 of these, in f64 too.
TRUE = {
    "airy_ai": lambda x: scipy.airy(x)[0], "bessel_j0": scipy.j0, "bessel_j1": scipy.j1,
    "bessel_y0": scipy.y0, "bessel_y1": scipy.y1,
}  # fmt: skip


def truth(name, x):
    """In f64."""
    if name not in TRUE:
        return getattr(special, name)(x.double())
    return torch.as_tensor(TRUE[name](x.double().numpy()))


def all_of(names):
    functions = [getattr(special, name) for name in names]
    return lambda *given: tuple(function(*given) for function in functions)


WAVES = ["bessel_j0", "bessel_j1", "bessel_y0", "bessel_y1", "spherical_bessel_j0", "airy_ai"]
DECAYING = [
    "modified_bessel_k0", "modified_bessel_k1", "scaled_modified_bessel_k0",
    "scaled_modified_bessel_k1", "erfcx",
]  # fmt: skip


def test_functions_of_one_number():
    """Near 0, on both sides of where a series ends, far away, and where there is none."""
    x = torch.cat([
        torch.linspace(-14, 14, 301), over(1e-44, 1e5, 100), -over(1e-5, 1e3, 50),
        torch.tensor([NAN, -INF, INF, 0.0, -0.0, 1e-45, 1e-40]),
    ])  # fmt: skip
    p = torch.cat([torch.linspace(0, 1, 65), over(1e-44, 0.5, 50), torch.tensor([-0.1, 1.1, NAN])])

    def apply(x, p):
        return *all_of(WAVES)(x), *all_of(DECAYING)(x), special.ndtri(p), special.log_ndtr(x)

    *ours, quantile, log = compiled(apply, x, p)
    names = WAVES + DECAYING
    hold(ours, [truth(name, x) for name in names], names, atol=1e-12)
    hold([quantile], [truth("ndtri", p)])
    hold([log], [truth("log_ndtr", x)], rtol=2e-5, atol=1e-40)


def test_phases_of_large_numbers():
    """J and Y of 1e30 by its own sine and cosine; eager subtracts pi / 4 first, which is lost."""
    x = torch.tensor([1e10, 1e20, 1e30])
    wide, scale = x.double(), (math.pi * x.double()).rsqrt()
    sine, cosine = wide.sin() * scale, wide.cos() * scale
    ours = compiled(all_of(WAVES[:4]), x)
    hold(ours, [sine + cosine, sine - cosine, sine - cosine, -sine - cosine], atol=1e-16)


def test_integers_are_made_floats():
    x = torch.arange(1, 9)
    names = ["modified_bessel_k0", "erfcx"]
    hold(compiled(all_of(names), x), in_double(all_of(names), x))
    apply = all_of(["zeta", "chebyshev_polynomial_t", "legendre_polynomial_p"])
    hold(compiled(apply, 2 * x, x), in_double(apply, 2 * x, x))
    ours = compiled(lambda n: special.chebyshev_polynomial_t(numbers(8), n), x)
    hold([ours], [special.chebyshev_polynomial_t(numbers(8).double(), x.double())], atol=1e-6)


def test_zeta():
    s = torch.cat([
        1 + over(1e-5, 30, 80), torch.arange(2, 42),
        torch.tensor([NAN, -INF, 0.0, 0.5, 1.0, 1.5, 100.0]),
    ]).reshape(-1, 1)  # fmt: skip
    q = torch.cat([
        over(1e-3, 1e4, 20), -over(0.1, 30, 20),
        torch.tensor([NAN, -INF, 0.0, -3.0, -0.5, -2.25, 0.5, 1.0, 2.0, 1e30]),
    ])  # fmt: skip
    infinite = torch.tensor([[INF, 1.0], [INF, 2.0], [INF, 0.5], [2.0, INF], [1.5, INF]])

    def apply(s, q, last):
        return special.zeta(s, q), special.zeta(2.5, q), special.zeta(s, 0.25), special.zeta(*last)

    *ours, last = compiled(apply, s, q, infinite.unbind(1))
    *theirs, _ = in_double(apply, s, q, infinite.unbind(1))
    hold(ours, theirs)
    assert last.tolist() == [1, 0, INF, 0, 0]  # what it tends to, where eager may have NaN


def test_incomplete_gamma():
    """Small, at the bound of series and fraction, around a large a, and at odd places."""
    large = torch.cat([over(1e-6, 1e5, 200, 1), torch.linspace(0.1, 30, 100)])
    near = large.double() * (1 + 2 * numbers(300).double() / large.double().sqrt())
    odd = torch.cartesian_prod(
        torch.tensor([-INF, INF, -1.0, 0.0, 0.5, 2.0, 1e30]),
        torch.tensor([NAN, INF, -1.0, 0.0, -0.0, 1e-40, 0.5, 2.0, 1e30]),
    )
    # Of a small a, Q is a times the exponential integral; eager loses a beside 1.
    few = torch.tensor([1e-3, 0.5, 1.9, 2.1, 9.0])
    a = torch.cat([large, large, odd[:, 0], torch.full((5,), 1e-30)])
    x = torch.cat([near.clamp(min=1e-3).float(), over(1e-3, 100, 300, 2), odd[:, 1], few])
    both = (lambda a, x: (torch.igamma(a, x), torch.igammac(a, x)))
    theirs = in_double(both, a, x)
    theirs[1][-5:] = a[-5:] * torch.as_tensor(scipy.exp1(few.double().numpy()))
    # Eager's f64 subtracts from 1, too.
    ours = compiled(both, a, x)
    hold(ours, theirs, ["P", "Q"], rtol=2e-6, atol=1e-14)
    hold([ours[1][-5:]], [theirs[1][-5:]])


CHEBYSHEV = [f"{shifted}chebyshev_polynomial_{kind}" for shifted in ("", "shifted_") for kind in "tuvw"]
RECURRENCES = [
    "hermite_polynomial_h", "hermite_polynomial_he", "laguerre_polynomial_l",
    "legendre_polynomial_p",
]  # fmt: skip
POLYNOMIALS = CHEBYSHEV + RECURRENCES
DEGREES = torch.tensor([NAN, -INF, INF, -2.0, -0.5, 0, 0.5, 1, 2, 3, 4, 5, 8, 9.7, 16, 25])


def test_polynomials():
    """At every degree, inside of [-1, 1] and outside, at both ends and beside them."""
    ends = torch.tensor([-1.0, 0.0, 1.0, NAN])
    beside = torch.cat([sign * (1 - sign * 2e-6 * numbers(4)) for sign in (-1, 1)])
    x = torch.cat([torch.linspace(-1.5, 1.5, 32), ends, beside]).reshape(-1, 1)
    apply = all_of(POLYNOMIALS)
    hold(compiled(apply, x, DEGREES), in_double(apply, x, DEGREES), POLYNOMIALS, atol=1e-6)


def test_polynomials_of_numbers():
    x, n = numbers(40), torch.arange(-1, 20).float()
    apply = all_of(POLYNOMIALS)

    def of_numbers(x, n):
        return *apply(x, 7), *apply(1.25, n)

    hold(compiled(of_numbers, x, n), in_double(of_numbers, x, n), 2 * POLYNOMIALS, atol=1e-6)


def test_degrees_without_a_bound():
    x = torch.linspace(-1, 1, 21)
    names = [*CHEBYSHEV[:4], *RECURRENCES[2:]]
    apply = all_of(names)
    n = torch.tensor([1000.0, 1001.0]).reshape(-1, 1)
    hold(compiled(apply, x, n), in_double(apply, x, n), names, atol=2e-7, rtol=1e-6)


def test_values_that_f32_does_not_hold():
    """Are infinite, where eager makes NaN of the differences of infinities; Hermite's of more
    degrees than 128 are no numbers there either."""
    x, n = torch.tensor([3.0, -3.0]), torch.tensor([61.0, 61.0])
    assert compiled(special.chebyshev_polynomial_t, x, n).tolist() == [INF, -INF]
    ours = compiled(special.hermite_polynomial_h, x, torch.tensor([[128.0], [129.0]]))
    assert ours[0].isinf().all() and ours[1].isnan().all()


def test_exponential_of_matrices():
    sizes = torch.tensor([0.0, 1e-3, 1.0, 10.0, 60.0]).reshape(-1, 1, 1)
    x = numbers(5, 6, 6) / 4 * sizes
    far = torch.diag_embed(torch.tensor([[-1e9, -1e3], [1e-40, -1.0], [NAN, 1.0]]))

    def apply(x, y):
        return torch.matrix_exp(x), torch.matrix_exp(y), torch.linalg.matrix_exp(x[1])

    ours, theirs = compiled(apply, x, far), in_double(apply, x, far)
    size = theirs[0].abs().amax((1, 2), keepdim=True)
    hold([ours[0] / size.float(), *ours[1:]], [theirs[0] / size, *theirs[1:]], atol=1e-7)


def test_gradients():
    """What PyTorch has one for, of other operations of these families."""
    x, matrix = torch.linspace(0.1, 0.9, 49), numbers(2, 4, 4)

    def apply(x, matrix):
        a = torch.full_like(x, 1.7)
        values = special.erfcx(x), special.ndtri(x), special.zeta(a, x), torch.igamma(a, x)
        return sum(value.sin().sum() for value in values) + torch.matrix_exp(matrix).sum()

    def gradients(function, dtype):
        given = [v.to(dtype, copy=True).requires_grad_() for v in (x, matrix)]
        function(*given).backward()
        return [v.grad for v in given]

    ours = gradients(lambda *given: compiled(apply, *given), torch.float32)
    hold(ours, gradients(apply, torch.float64), rtol=1e-4, atol=1e-4)


class Mapped(torch.nn.Module):
    def __init__(self, function):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.tensor([0.2, 0.5, 0.8]))
        self.function = function

    def forward(self, x):
        return self.function(self.weight) * x


def test_the_whole_step_derives_decompositions_alone():
    ours, theirs = Mapped(special.ndtri), Mapped(special.ndtri)
    theirs(torch.ones(3)).square().sum().backward()
    torch.optim.SGD(theirs.parameters(), 0.1).step()
    step = trc.torch.compile_step(
        ours, torch.optim.SGD(ours.parameters(), 0.1), loss=lambda out: out.square().sum()
    )
    step(torch.ones(3))
    torch.testing.assert_close(ours.weight, theirs.weight)
    looped = Mapped(lambda w: special.legendre_polynomial_p(w, 3))
    step = trc.torch.compile_step(
        looped, torch.optim.SGD(looped.parameters(), 0.1), loss=lambda out: out.sum()
    )
    with pytest.raises(trc.errors.Unsupported, match="legendre"):
        step(torch.ones(3))


@pytest.mark.parametrize("density", [False, True])
def test_histograms_of_points(density):
    x, weight = numbers(60, 2), numbers(60).abs()
    edges = [torch.tensor([-1.0, 0.0, 2.0]), torch.tensor([-2.0, -0.5, 0.5, 1.0])]

    def apply(x, weight):
        first, sides = torch.histogramdd(x, (3, 4), weight=weight, density=density)
        second, _ = torch.histogramdd(x, edges, density=density)
        third, _ = torch.histogramdd(x, (3, 4), range=[-1.0, 1, -2, 2], density=density)
        return first, second, third, *sides

    torch.testing.assert_close(compiled(apply, x, weight), apply(x, weight))


REFUSED = {
    "f64": (special.bessel_j0, torch.linspace(0, 5, 9).double()),
    "f64 of a degree": (special.chebyshev_polynomial_t, torch.ones(3), torch.ones(3).double()),
    "f64 of a recurrence": (special.laguerre_polynomial_l, torch.ones(3).double(), torch.ones(3)),
    "f64 of gamma": (torch.igamma, torch.ones(3).double(), torch.ones(3).double()),
    "a matrix in f64": (torch.matrix_exp, numbers(3, 3).double()),
    "a complex matrix": (torch.matrix_exp, torch.complex(numbers(3, 3), numbers(3, 3))),
    "no matrix": (torch.matrix_exp, numbers(0, 0)),
    "no points": (lambda x: torch.histogramdd(x, (2, 2), range=[0.0, 1, 0, 1])[0], numbers(0, 2)),
}


@pytest.mark.parametrize("why", REFUSED)
def test_what_stays_in_eager(why):
    apply, *given = REFUSED[why]
    ours = run(apply, *given)
    assert any(report.eager for report in trc.torch.reports)
    torch.testing.assert_close(ours, apply(*given), rtol=0, atol=0)
