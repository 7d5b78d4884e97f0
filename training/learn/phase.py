"""One phase of the training: pretraining on masked pieces, or learning to read."""
import random
import time
from dataclasses import dataclass

import numpy
import torch
from torch.nn import functional

from model import MaskedLanguage, Reader, Sizes
from processes import Team, together, wait_for_all
from shards import NOTHING_TO_LEARN, Batch, Lessons, steps

# Tokens of one step, of all processes together. Few: what a training on two cores lacks is steps.
STEP_TOKENS = 2048
RATE = 5e-4
WARM_UP = 0.03
LEAST_RATE = 0.02
CHECKPOINT_SECONDS = 600
LOG_STEPS = 100
IGNORED = -100
# Share of pieces that are not seen while the task is learnt.
FORGOTTEN = 0.06
# As in SPECIAL_PIECES of functions/document/prediction/window.ts.
MASK = 4
SPECIALS = 6


class Reading:
    """Labels, kinds and telling lines at once."""

    def __init__(self, reader: Reader, sizes: Sizes):
        self.module, self.sizes = reader, sizes

    def loss(self, module, batch: Batch) -> torch.Tensor:
        layout = moved(batch.layout, self.sizes.place_values)
        labels, kinds, salience = module(forgotten(batch.input_ids), batch.attention_mask, layout)
        tags = batch.tags.masked_fill(batch.tags == NOTHING_TO_LEARN, IGNORED)
        is_line = batch.salience != NOTHING_TO_LEARN
        telling = functional.binary_cross_entropy_with_logits(
            salience[is_line].float(), batch.salience[is_line].float(), reduction="sum"
        )
        return (
            functional.cross_entropy(labels.float().flatten(0, 1), tags.flatten(), ignore_index=IGNORED)
            + functional.cross_entropy(kinds.float(), batch.kinds)
            + 0.5 * telling / is_line.sum().clamp(min=1)
        )


def forgotten(input_ids: torch.Tensor) -> torch.Tensor:
    """A piece here and there is not seen, so that none alone decides: real documents have words that no generator has."""
    is_forgotten = (torch.rand(input_ids.shape, device=input_ids.device) < FORGOTTEN) & (input_ids >= SPECIALS)
    return input_ids.masked_fill(is_forgotten, MASK)


class Pretraining:
    """Which piece stood where one is masked: 15 in 100, of which 80 are masked, 10 another piece, 10 left (as in BERT)."""

    def __init__(self, module: MaskedLanguage, sizes: Sizes):
        self.module, self.sizes = module, sizes

    def loss(self, module, batch: Batch) -> torch.Tensor:
        chance = torch.rand(batch.input_ids.shape, device=batch.input_ids.device)
        is_masked = (chance < 0.15) & (batch.input_ids >= SPECIALS)
        ids = batch.input_ids.masked_fill(is_masked & (chance < 0.12), MASK)
        other = torch.randint_like(ids, SPECIALS, self.sizes.vocabulary)
        ids = torch.where(is_masked & (chance >= 0.12) & (chance < 0.135), other, ids)
        layout = moved(batch.layout, self.sizes.place_values)
        guess = module(ids, batch.attention_mask, layout, is_masked).float()
        total = functional.cross_entropy(guess, batch.input_ids[is_masked], reduction="sum")
        return total / is_masked.sum().clamp(min=1)


def moved(layout: torch.Tensor, place_values: int) -> torch.Tensor:
    """Each page a little elsewhere, so that no template's exact place is learnt. Words without a place stay so."""
    shape = (layout.shape[0], 1)
    across = torch.randint(-2, 3, shape, device=layout.device)
    down = torch.randint(-3, 4, shape, device=layout.device)
    places = layout[:, :, :3]
    by = torch.stack([across, across, down], -1)
    places = torch.where(places > 0, (places + by).clamp(1, place_values - 1), places)
    return torch.cat([places, layout[:, :, 3:]], -1)


@dataclass
class Phase:
    name: str
    windows: int
    task: object
    lessons: Lessons


def plan(lessons: Lessons, windows: int, team: Team, seed: int):
    """All steps of a phase in their order; the same seed gives the same order."""
    shuffle, left, epoch = random.Random(seed), windows, 0
    while left > 0:
        order = numpy.random.default_rng([seed, epoch]).permutation(len(lessons))[:left]
        yield from steps(lessons.length_of, order, STEP_TOKENS // team.size, team.size, shuffle)
        left -= len(order)
        epoch += 1


def rate_at(share: float) -> float:
    return RATE * min(1.0, share / WARM_UP) * max(LEAST_RATE, 1.0 - share)


def run_phase(phase: Phase, team: Team, chosen, checkpoint, log, report) -> None:
    """Goes on from the checkpoint if it is of this phase; does nothing if it is of a later one."""
    task = phase.task
    task.module.to(team.device)
    optimizer = torch.optim.AdamW(task.module.parameters(), lr=RATE, weight_decay=0.01)
    saved = checkpoint.load()
    if saved.get("phase") == "reading" and phase.name == "pretraining":
        return
    done = 0
    if saved.get("phase") == phase.name:
        task.module.load_state_dict(saved["task"])
        optimizer.load_state_dict(saved["optimizer"])
        done = saved["step"]
    module = together(task.module, team)
    module.train()
    meter = Meter(phase.name, team, log)
    step, seen, last_saved = 0, 0, time.time()
    for step, batches in enumerate(plan(phase.lessons, phase.windows, team, chosen.seed), 1):
        seen += sum(map(len, batches))
        if step <= done:
            continue
        # Dropout and masks are the same after a restart.
        torch.manual_seed(hash((chosen.seed, step, team.rank)))
        for group in optimizer.param_groups:
            group["lr"] = rate_at(seen / phase.windows)
        batch = phase.lessons.batch(batches[team.rank])
        batch = Batch(*(tensor.to(team.device) for tensor in batch))
        with torch.autocast(team.device, dtype=torch.bfloat16, enabled=chosen.bf16):
            loss = task.loss(module, batch)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(task.module.parameters(), 1.0)
        optimizer.step()
        meter.add(loss.detach(), batch, step, seen)
        if team.rank == 0 and time.time() - last_saved > CHECKPOINT_SECONDS:
            checkpoint.save(phase.name, step, task, optimizer)
            if phase.name == "reading":
                report()
            last_saved = time.time()
    if team.rank == 0 and step > done:
        checkpoint.save(phase.name, step, task, optimizer)
    wait_for_all(team)


class Meter:
    """Tells loss and speed now and then; the speed is of all processes, and padding does not count."""

    def __init__(self, phase: str, team: Team, log):
        self.phase, self.team, self.log = phase, team, log
        self.losses: list = []
        self.tokens, self.since = 0, time.time()

    def add(self, loss: torch.Tensor, batch: Batch, step: int, seen: int) -> None:
        self.losses.append(loss)
        self.tokens += int(batch.attention_mask.sum())
        if step % LOG_STEPS:
            return
        values = {
            "phase": self.phase,
            "step": step,
            "windows": seen,
            "loss": round(float(torch.stack(self.losses).mean()), 4),
            "tokens_per_second": round(self.tokens * self.team.size / (time.time() - self.since)),
        }
        self.log.write(values)
        self.losses, self.tokens, self.since = [], 0, time.time()
