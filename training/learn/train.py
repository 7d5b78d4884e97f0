"""
/usr/bin/python3 learn/train.py --windows N [--pretraining-windows N] [--papers-windows N [--left-out FOLD]]
                                [--step-tokens N] [--rate X] [--bf16]

Trains on a GPU if there is one, else with one process a core. Run again with the same arguments, it goes on from the
last checkpoint in --out.
"""
import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import Iterator

# Measured: one BLAS thread a process, and memory that is kept instead of given back at every step, are twice as fast.
# Both have to be known before the process starts.
ENVIRONMENT = {
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "MALLOC_MMAP_THRESHOLD_": "4294967296",
    "MALLOC_TRIM_THRESHOLD_": "8589934592",
    "MALLOC_TOP_PAD_": "268435456",
}
if __name__ == "__main__" and any(os.environ.get(name) != value for name, value in ENVIRONMENT.items()):
    os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, **ENVIRONMENT})

import torch
import torch.multiprocessing

from checkpoint import Checkpoint
from model import MaskedLanguage, Reader, Sizes
from phase import Phase, Reading, Pretraining, run_phase
from processes import Team, join_team, team_size
from scores import held_out_scores
from shards import Lessons


# As in training/selection/folds.ts.
FOLDS = 5
# Of documents there are so many shards beside the papers, each of which is looked at so often in a round.
PAPERS_DOCUMENT_SHARDS = 12
PAPERS_TIMES = 2


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Trains the model on shards.")
    parser.add_argument("--shards", type=Path, default=Path(".cache/shards"))
    parser.add_argument("--out", type=Path, default=Path(".cache/run"))
    parser.add_argument("--windows", type=int, required=True, help="how many windows are looked at in all; 0: only pretrain")
    parser.add_argument("--pretraining-windows", type=int, default=0)
    parser.add_argument("--pretraining-shards", type=int, default=40, help="shards of documents beside those of text")
    parser.add_argument("--papers-windows", type=int, default=0, help="then so many, of which a part are papers'")
    parser.add_argument("--papers-rate", type=float, default=3e-4)
    parser.add_argument("--left-out", type=int, choices=range(FOLDS), help="the fold whose papers are not looked at")
    # Two cores lack steps: they need small ones. A GPU is only filled by large ones, which bear a higher rate.
    parser.add_argument("--step-tokens", type=int, default=2048, help="tokens of a step, of all processes together")
    parser.add_argument("--rate", type=float, default=5e-4, help="the highest rate of learning")
    parser.add_argument("--no-layout", action="store_true")
    parser.add_argument("--bf16", action="store_true", help="multiply in bfloat16")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def sizes_of(shards: Path, uses_layout: bool) -> Sizes:
    header = Lessons(shards, "held-out").header
    return Sizes(
        vocabulary=header["vocabulary"],
        labels=len(header["labels"]),
        kinds=len(header["kinds"]),
        place_values=header["placeValues"],
        gap_values=header["gapValues"],
        uses_layout=uses_layout,
    )


def phases_of(chosen: argparse.Namespace, reader: Reader, sizes: Sizes) -> Iterator[Phase]:
    """One after the other: shards of a later phase may still be in the making."""
    shards = chosen.shards
    if chosen.pretraining_windows > 0:
        lessons = Lessons(shards, "text", "texts", "training", most={"training": chosen.pretraining_shards})
        task = Pretraining(MaskedLanguage(reader.encoder, sizes), sizes)
        yield Phase("pretraining", chosen.pretraining_windows, task, lessons, chosen.rate)
    if chosen.windows > 0:
        lessons = Lessons(shards, "training", "texts")
        yield Phase("reading", chosen.windows, Reading(reader, sizes), lessons, chosen.rate)
    if chosen.papers_windows > 0:
        yield papers_phase(chosen, Reading(reader, sizes))


def papers_phase(chosen: argparse.Namespace, task: Reading) -> Phase:
    """Papers again and again, among documents, so that what these taught is not forgotten."""
    folds = [fold for fold in range(FOLDS) if fold != chosen.left_out]
    papers = [f"papers-{fold}" for fold in folds]
    most, times = {"training": PAPERS_DOCUMENT_SHARDS}, dict.fromkeys(papers, PAPERS_TIMES)
    lessons = Lessons(chosen.shards, "training", "texts", *papers, most=most, times=times)
    name = "papers" if chosen.left_out is None else f"papers-without-{chosen.left_out}"
    return Phase(name, chosen.papers_windows, task, lessons, chosen.papers_rate)


def work(rank: int, chosen: argparse.Namespace) -> None:
    team: Team = join_team(rank)
    torch.manual_seed(chosen.seed)
    sizes = sizes_of(chosen.shards, not chosen.no_layout)
    reader = Reader(sizes).to(team.device)
    held_out = Lessons(chosen.shards, "held-out")
    checkpoint = Checkpoint(chosen.out, sizes, held_out.header)
    log = Log(chosen.out / "log.jsonl", is_silent=rank > 0)

    papers = None if chosen.left_out is None else Lessons(chosen.shards, f"papers-{chosen.left_out}")

    def report() -> None:
        if rank > 0:
            return
        log.write({"held_out": held_out_scores(reader, held_out, team.device)})
        if papers:
            log.write({"papers_left_out": held_out_scores(reader, papers, team.device)})

    for phase in phases_of(chosen, reader, sizes):
        if phase.name.startswith("papers"):
            report()
        run_phase(phase, team, chosen, checkpoint, log, report)
    if chosen.windows > 0:
        report()


class Log:
    """Lines of JSON on the screen and in a file."""

    def __init__(self, path: Path, is_silent: bool):
        self.path, self.is_silent, self.started = path, is_silent, time.time()

    def write(self, values: dict) -> None:
        if self.is_silent:
            return
        line = json.dumps({"seconds": round(time.time() - self.started), **values})
        print(line, flush=True)
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(line + "\n")


if __name__ == "__main__":
    chosen = arguments()
    chosen.out.mkdir(parents=True, exist_ok=True)
    size = team_size()
    if size > 1:
        torch.multiprocessing.spawn(work, args=(chosen,), nprocs=size)
    else:
        work(0, chosen)
