"""Scripts as people write them, by each door against eager: what goes on around the model."""

import copy
import io

import pytest

import trc

torch = pytest.importorskip("torch")
from torch import nn  # noqa: E402
from torch.nn import functional  # noqa: E402
from torch.optim import lr_scheduler  # noqa: E402
from torch.utils.data import DataLoader, TensorDataset  # noqa: E402

from classifier import Classifier  # noqa: E402

import trc.torch  # noqa: E402


@pytest.fixture(autouse=True)
def fresh():
    torch._dynamo.reset()
    trc.torch.reports.clear()


def perceptron(*middle):
    torch.manual_seed(0)
    return Classifier(nn.Linear(8, 16), *middle, nn.Tanh(), nn.Linear(16, 4))


def data(rows=22):
    generator = torch.Generator().manual_seed(1)
    x = torch.randn(rows, 8, generator=generator)
    return TensorDataset(x, torch.randint(0, 4, (rows,), generator=generator))


def compiled(model):
    return torch.compile(model, backend="trc")


def as_it_is(model):
    return model


def agree(script, tolerance=1e-5):
    """A script takes a model's door and gives numbers."""
    expected, got = script(as_it_is), script(compiled)
    assert got == pytest.approx(expected, rel=tolerance, abs=1e-6)
    assert trc.torch.reports
    assert not any(report.eager for report in trc.torch.reports)


def test_accumulation_clipping_and_an_average_of_weights():
    def script(door):
        model = perceptron()
        run = door(model)
        optimizer = torch.optim.AdamW(model.parameters(), 1e-2)
        average = torch.optim.swa_utils.AveragedModel(
            model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.9)
        )
        found = []
        for i, (x, labels) in enumerate(DataLoader(data(), 4)):  # the last batch has two rows
            loss = run(x, labels) / 2
            loss.backward()
            if i % 2:
                found.append(nn.utils.clip_grad_norm_(model.parameters(), 0.1).item())
                optimizer.step()
                optimizer.zero_grad(set_to_none=i > 2)
                average.update_parameters(model)
            found.append(loss.item())
        with torch.no_grad():
            found.append(average(*data()[:]).item())
        return found

    agree(script)


def test_evaluation_between_steps():
    def script(door):
        model = perceptron(nn.BatchNorm1d(16), nn.Dropout(0.0))
        run = door(model)
        optimizer = torch.optim.SGD(model.parameters(), 0.1)
        found = []
        for x, labels in DataLoader(data(24), 8):
            run.train()
            optimizer.zero_grad()
            run(x, labels).backward()
            optimizer.step()
            run.eval()
            with torch.no_grad():
                found.append(run(x, labels).item())
            with torch.inference_mode():
                found.append(run(x[:5], labels[:5]).item())
        return found + model.body[1].running_var.tolist()

    agree(script)


def test_a_checkpoint_of_the_compiled_model():
    def script(door):
        file, found = io.BytesIO(), []
        for part in range(2):
            run = door(perceptron())
            optimizer = torch.optim.AdamW(run.parameters(), 1e-2)
            if part:
                file.seek(0)
                saved = torch.load(file)
                run.load_state_dict(saved["model"])
                optimizer.load_state_dict(saved["optimizer"])
            for x, labels in DataLoader(data(), 11):
                optimizer.zero_grad()
                loss = run(x, labels)
                loss.backward()
                optimizer.step()
                found.append(loss.item())
            torch.save({"model": run.state_dict(), "optimizer": optimizer.state_dict()}, file)
        return found

    agree(script)


class Generator(nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.make = nn.Linear(3, 8)
        self.judge = nn.Sequential(nn.Linear(8, 8), nn.LeakyReLU(0.2), nn.Linear(8, 1))


def test_two_optimizers_that_take_turns():
    def script(door):
        model = Generator()
        make, judge = door(model.make), door(model.judge)
        of_make = torch.optim.Adam(model.make.parameters(), 1e-2)
        of_judge = torch.optim.Adam(model.judge.parameters(), 1e-2)
        found = []
        for step in range(4):
            real, noise = torch.full((5, 8), 0.1 * step), torch.linspace(-1, 1, 15).reshape(5, 3)
            of_judge.zero_grad()
            loss = functional.softplus(judge(make(noise).detach())).mean()
            loss = loss + functional.softplus(-judge(real)).mean()
            loss.backward()
            of_judge.step()
            of_make.zero_grad()
            other = functional.softplus(-judge(make(noise))).mean()
            other.backward()
            of_make.step()
            found += [loss.item(), other.item()]
        return found

    agree(script)


class Written(nn.Module):
    """Writes to its input and to views, and reads views of a parameter."""

    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.w = nn.Parameter(torch.randn(6, 4))
        self.register_buffer("seen", torch.zeros(()))

    def forward(self, x):
        x[:, 0] = 1.0
        x.mul_(2)
        upper, lower = self.w[:3], self.w.view(24)[12:].view(3, 4)
        y = x @ upper.t() + x @ lower.t()
        y[0] += 1
        self.seen += 1
        return y.relu_().sum() + self.w.t()[0].sum(), y


def test_writes_in_place_and_views():
    def script(door):
        model = Written()
        run = door(model)
        found = []
        for scale in (1.0, 2.0):
            x = scale * torch.arange(8.0).reshape(2, 4)
            loss, y = run(x)
            loss.backward()
            found += [loss.item(), *y.flatten().tolist(), *x.flatten().tolist(), model.seen.item()]
        return found + model.w.grad.flatten().tolist()

    agree(script)


def test_hooks_and_gradients_by_inputs():
    def script(door):
        model = perceptron()
        run, found = door(model), []
        model.body[0].weight.register_hook(lambda g: g * 2)
        model.body[2].bias.register_post_accumulate_grad_hook(lambda p: found.append(p.grad[0].item()))
        x, labels = data(5)[:]
        x.requires_grad_()
        run(x, labels).backward(retain_graph=True)
        return found + x.grad.flatten().tolist() + model.body[0].weight.grad.flatten().tolist()

    agree(script)


def test_parametrizations():
    def script(door):
        torch.manual_seed(0)
        layer = nn.utils.parametrizations.weight_norm(nn.Linear(8, 16))
        other = nn.utils.parametrizations.spectral_norm(nn.Linear(16, 4))
        model = Classifier(layer, nn.Tanh(), other)
        run = door(model)
        optimizer = torch.optim.SGD(model.parameters(), 0.1)
        found = []
        for x, labels in DataLoader(data(24), 8):
            optimizer.zero_grad()
            loss = run(x, labels)
            loss.backward()
            optimizer.step()
            found.append(loss.item())
        return found

    agree(script)


# Whole steps.


def eager(model, optimizer, x, labels):
    optimizer.zero_grad()
    loss = model(x, labels)
    loss.backward()
    optimizer.step()
    return loss.item()


def pair(make_optimizer, make=perceptron, **options):
    theirs, ours = make(), make()
    of_theirs, of_ours = make_optimizer(theirs.parameters()), make_optimizer(ours.parameters())
    return theirs, of_theirs, ours, of_ours, trc.torch.compile_step(ours, of_ours, **options)


def adamw(parameters):
    return torch.optim.AdamW(parameters, 1e-2)


def test_a_loop_of_whole_steps():
    """A batch in memory that is used again, a smaller last one, a plateau, an average, an
    evaluation in the middle."""
    theirs, of_theirs, ours, of_ours, step = pair(adamw)
    plateaus = [lr_scheduler.ReduceLROnPlateau(o, patience=0) for o in (of_theirs, of_ours)]
    averages = [torch.optim.swa_utils.AveragedModel(m) for m in (theirs, ours)]
    place = torch.empty(8, 8)
    for _ in range(2):
        for x, labels in DataLoader(data(), 8):
            expected = eager(theirs, of_theirs, x, labels)
            place[: len(x)].copy_(x)
            got = step(place[: len(x)], labels).item()
            assert got == pytest.approx(expected, rel=1e-5)
            for average, model in zip(averages, (theirs, ours)):
                average.update_parameters(model)
        with torch.no_grad():
            whole = [model.eval()(*data()[:]).item() for model in (theirs, ours)]
            average = [model(*data()[:]).item() for model in averages]
        assert whole[1] == pytest.approx(whole[0], rel=1e-5)
        assert average[1] == pytest.approx(average[0], rel=1e-5)
        for model in (theirs, ours):
            model.train()
        for plateau in plateaus:
            plateau.step(1.0)
    assert of_ours.param_groups[0]["lr"] == of_theirs.param_groups[0]["lr"] < 1e-2


def test_a_checkpoint_of_whole_steps():
    theirs, of_theirs, ours, of_ours, step = pair(adamw)
    x, labels = data(8)[:]
    for _ in range(3):
        expected = eager(theirs, of_theirs, x, labels)
        step(x, labels)
    file = io.BytesIO()
    torch.save({"model": ours.state_dict(), "optimizer": of_ours.state_dict()}, file)
    for _ in range(2):  # what is saved is not what goes on
        step(x, labels)
    file.seek(0)
    saved = torch.load(file)
    for fresh_one in (True, False):  # in new objects, and in those that were saved
        if fresh_one:
            _, _, model, optimizer, again = pair(adamw)
        else:
            model, optimizer, again = ours, of_ours, step
        model.load_state_dict(saved["model"])
        optimizer.load_state_dict(copy.deepcopy(saved["optimizer"]))
        other = copy.deepcopy(theirs)
        of_other = adamw(other.parameters())
        of_other.load_state_dict(copy.deepcopy(of_theirs.state_dict()))
        for _ in range(3):
            expected = eager(other, of_other, x, labels)
            assert again(x, labels).item() == pytest.approx(expected, rel=1e-5)
        torch.testing.assert_close(model.state_dict(), other.state_dict())
        assert {s["step"].item() for s in optimizer.state.values()} == {6.0}


def test_whole_steps_and_eager_ones_in_turn():
    theirs, of_theirs, ours, of_ours, step = pair(adamw)
    x, labels = data(8)[:]
    for i in range(6):
        expected = eager(theirs, of_theirs, x, labels)
        got = step(x, labels).item() if i % 2 else eager(ours, of_ours, x, labels)
        assert got == pytest.approx(expected, rel=1e-5)
    assert {s["step"].item() for s in of_ours.state.values()} == {6.0}


def test_two_steps_of_one_model():
    """Each trains its own half, and sees what the other did."""

    def halves(model):
        return [torch.optim.SGD(part.parameters(), 0.1) for part in (model.body[0], model.body[2])]

    theirs, ours, (x, labels) = perceptron(), perceptron(), data(8)[:]
    optimizers = halves(theirs)
    steps = [trc.torch.compile_step(ours, optimizer) for optimizer in halves(ours)]
    for i in (0, 1, 1, 0):
        theirs.zero_grad()
        expected = eager(theirs, optimizers[i], x, labels)
        assert steps[i](x, labels).item() == pytest.approx(expected, rel=1e-5)
    torch.testing.assert_close(ours.state_dict(), theirs.state_dict())


def test_tied_weights_in_other_memory():
    """Channels last and a view of other memory: moved once, and tied still."""

    def make():
        torch.manual_seed(0)
        model = Classifier(nn.Linear(8, 8, bias=False), nn.Tanh(), nn.Linear(8, 8, bias=False))
        base = torch.randn(65)
        model.body[0].weight = model.body[2].weight = nn.Parameter(base[1:].view(8, 8).t())
        return model

    theirs, of_theirs, ours, of_ours, step = pair(adamw, make)
    x, labels = data(8)[:]
    for _ in range(3):
        expected = eager(theirs, of_theirs, x, labels)
        assert step(x, labels).item() == pytest.approx(expected, rel=1e-5)
    assert ours.body[0].weight is ours.body[2].weight
    torch.testing.assert_close(ours.state_dict(), theirs.state_dict())


def test_a_cycle_of_betas_is_refused():
    _, _, ours, of_ours, step = pair(adamw)
    x, labels = data(8)[:]
    scheduler = lr_scheduler.OneCycleLR(of_ours, 0.1, total_steps=10)
    step(x, labels)
    scheduler.step()
    with pytest.raises(trc.errors.InvalidArgument, match="optimizer's beta1 changed"):
        step(x, labels)


def test_a_step_that_would_write_to_its_batch_is_refused():
    class Scaling(Classifier):
        def forward(self, x, labels):
            return super().forward(x.mul_(2), labels)

    model = Scaling(nn.Linear(8, 4))
    step = trc.torch.compile_step(model, torch.optim.SGD(model.parameters(), 0.1))
    with pytest.raises(trc.errors.Unsupported, match="changes its inputs"):
        step(*data(4)[:])
