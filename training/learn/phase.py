"""One phase of the training: pretraining on masked pieces, or learning to read."""
import random
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Iterator

import numpy
import torch
from torch.nn import functional

from model import MaskedLanguage, Reader, Sizes
from processes import Team, together, wait_for_all
from shards import NOTHING_TO_LEARN, Batch, Lessons, steps

WARM_UP = 0.03
LEAST_RATE = 0.02
CHECKPOINT_SECONDS = 600
LOG_STEPS = 100
# Batches that are put together while others are learnt from.
AHEAD = 8
# Shares of pieces and of words that are not seen while the task is learnt, and of words with other pieces in their place.
FORGOTTEN_PIECES = 0.04
FORGOTTEN_WORDS = 0.03
STRANGE_WORDS = 0.03
# Share of windows of which the places of words are not seen.
WITHOUT_PLACES = 0.05
# How much wider or narrower a page may become.
STRETCH = 0.08
# As in SPECIAL_PIECES of functions/document/prediction/window.ts.
MASK = 4
SPECIALS = 6


class Reading:
    """Labels, kinds and telling lines at once."""

    def __init__(self, reader: Reader, sizes: Sizes):
        self.module, self.sizes = reader, sizes

    def loss(self, module, batch: Batch) -> torch.Tensor:
        layout = moved(batch.layout, self.sizes.place_values)
        labels, kinds, salience = module(forgotten(batch, self.sizes.vocabulary), batch.attention_mask, layout)
        is_word, is_line = batch.tags != NOTHING_TO_LEARN, batch.salience != NOTHING_TO_LEARN
        tags = functional.cross_entropy(
            labels.float().flatten(0, 1), batch.tags.flatten(), ignore_index=NOTHING_TO_LEARN, reduction="sum"
        )
        telling = functional.binary_cross_entropy_with_logits(
            salience.float(), batch.salience.clamp(max=1).float(), is_line.float(), reduction="sum"
        )
        return (
            tags / is_word.sum().clamp(min=1)
            + functional.cross_entropy(kinds.float(), batch.kinds, ignore_index=NOTHING_TO_LEARN, reduction="sum")
            / (batch.kinds != NOTHING_TO_LEARN).sum().clamp(min=1)
            + 0.5 * telling / is_line.sum().clamp(min=1)
        )


def forgotten(batch: Batch, vocabulary: int) -> torch.Tensor:
    """
    Ids of which a piece and a word here and there is not seen or a strange one, so that none alone decides: real documents
    have words that no generator has.
    """
    ids, device = batch.input_ids, batch.input_ids.device
    # The number of the word that each piece is of; 0 before the first, and in text of which no words are known.
    words = (batch.tags != NOTHING_TO_LEARN).cumsum(1)
    by_word = torch.rand(ids.shape, device=device).gather(1, words).masked_fill(words == 0, 1.0)
    is_hidden = (torch.rand(ids.shape, device=device) < FORGOTTEN_PIECES) | (by_word < FORGOTTEN_WORDS)
    is_strange = (by_word >= FORGOTTEN_WORDS) & (by_word < FORGOTTEN_WORDS + STRANGE_WORDS)
    strange = torch.where(is_strange, torch.randint_like(ids, SPECIALS, vocabulary), ids.masked_fill(is_hidden, MASK))
    return torch.where(ids >= SPECIALS, strange, ids)


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
    """
    Each page a little elsewhere and of another size, some without places, so that no template's exact place is learnt. Words
    without a place stay so.
    """
    shape, device = (layout.shape[0], 1), layout.device
    across, down = (1 + STRETCH * (2 * torch.rand(shape, device=device) - 1) for _ in range(2))
    right = torch.randint(-2, 3, shape, device=device)
    below = torch.randint(-3, 4, shape, device=device)
    is_kept = torch.rand(shape, device=device) >= WITHOUT_PLACES
    places = layout[:, :, :3]
    stretched = (places * torch.stack([across, across, down], -1)).round().long()
    by = torch.stack([right, right, below], -1)
    places = torch.where((places > 0) & is_kept.unsqueeze(-1), (stretched + by).clamp(1, place_values - 1), 0)
    return torch.cat([places, layout[:, :, 3:]], -1)


@dataclass
class Phase:
    name: str
    windows: int
    task: object
    lessons: Lessons
    # The highest rate of learning.
    rate: float


def plan(phase: Phase, team: Team, chosen) -> Iterator[list]:
    """All steps of a phase in their order; the same seed gives the same order."""
    shuffle, left, epoch = random.Random(chosen.seed), phase.windows, 0
    while left > 0:
        order = numpy.random.default_rng([chosen.seed, epoch]).permutation(len(phase.lessons))[:left]
        yield from steps(phase.lessons.length_of, order, chosen.step_tokens // team.size, team.size, shuffle)
        left -= len(order)
        epoch += 1


def batches_of(phase: Phase, team: Team, chosen, done: int) -> Iterator[tuple]:
    """Step, windows seen with it, and its batch, which is put together beforehand; what was done already is left out."""
    ahead, seen = deque(), 0
    with ThreadPoolExecutor(1) as reader:
        for step, groups in enumerate(plan(phase, team, chosen), 1):
            seen += sum(map(len, groups))
            if step <= done:
                continue
            ahead.append((step, seen, reader.submit(put_together, phase.lessons, groups[team.rank], team)))
            if len(ahead) > AHEAD:
                yield ready(*ahead.popleft())
        while ahead:
            yield ready(*ahead.popleft())


def put_together(lessons: Lessons, windows: numpy.ndarray, team: Team) -> Batch:
    """A batch in memory that a GPU copies from while it works."""
    batch = lessons.batch(windows)
    return Batch(*(tensor.pin_memory() for tensor in batch)) if team.device == "cuda" else batch


def ready(step: int, seen: int, batch) -> tuple:
    return step, seen, batch.result()


def rate_at(share: float) -> float:
    """Share of the highest rate: it rises, and falls to the end."""
    return min(1.0, share / WARM_UP) * max(LEAST_RATE, 1.0 - share)


def run_phase(phase: Phase, team: Team, chosen, checkpoint, log, report) -> None:
    """Goes on from the checkpoint if it is of this phase; does nothing if the phase is over."""
    task = phase.task
    task.module.to(team.device)
    optimizer = torch.optim.AdamW(task.module.parameters(), lr=phase.rate, weight_decay=0.01)
    done = 0
    if (saved := checkpoint.load(phase.name)) is not None:
        task.module.load_state_dict(saved["task"])
        optimizer.load_state_dict(saved["optimizer"])
        done = saved["step"]
        if saved["is_over"]:
            return
    module = together(task.module, team)
    module.train()
    meter = Meter(phase.name, team, log)
    step, last_saved = 0, time.time()
    for step, seen, batch in batches_of(phase, team, chosen, done):
        # Dropout and masks are the same after a restart.
        torch.manual_seed(hash((chosen.seed, step, team.rank)))
        for group in optimizer.param_groups:
            group["lr"] = phase.rate * rate_at(seen / phase.windows)
        tokens = int(batch.attention_mask.sum())
        batch = Batch(*(tensor.to(team.device, non_blocking=True) for tensor in batch))
        with torch.autocast(team.device, dtype=torch.bfloat16, enabled=chosen.bf16):
            loss = task.loss(module, batch)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(task.module.parameters(), 1.0)
        optimizer.step()
        meter.add(loss.detach(), tokens, step, seen)
        if team.rank == 0 and time.time() - last_saved > CHECKPOINT_SECONDS:
            checkpoint.save(phase.name, step, task, optimizer, is_over=False)
            if phase.name != "pretraining":
                report()
            last_saved = time.time()
    if team.rank == 0:
        checkpoint.save(phase.name, max(step, done), task, optimizer, is_over=True)
    wait_for_all(team)


class Meter:
    """Tells loss and speed now and then; the speed is of all processes, and padding does not count."""

    def __init__(self, phase: str, team: Team, log):
        self.phase, self.team, self.log = phase, team, log
        self.losses: list = []
        self.tokens, self.since = 0, time.time()

    def add(self, loss: torch.Tensor, tokens: int, step: int, seen: int) -> None:
        self.losses.append(loss)
        self.tokens += tokens
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
