"""Shards as training/shards/file.ts writes them, mapped into memory, and batches of windows of about the same length."""
import json
from pathlib import Path
from typing import Iterator, NamedTuple, Optional

import numpy
import torch

NOTHING_TO_LEARN = 255
# Windows that are looked at together to find some of the same length.
POOL = 2048


class Batch(NamedTuple):
    input_ids: torch.Tensor
    attention_mask: torch.Tensor
    layout: torch.Tensor
    tags: torch.Tensor
    salience: torch.Tensor
    kinds: torch.Tensor


class Shard:
    """One file. Its arrays are read when they are touched."""

    def __init__(self, path: Path):
        with open(path, "rb") as file:
            length = int.from_bytes(file.read(4), "little")
            self.header = json.loads(file.read(length))
        if self.header["version"] != 1:
            raise ValueError(f"{path} is of version {self.header['version']}")
        self.arrays = {
            # As plain arrays: a slice of a memmap takes several times as long.
            name: numpy.asarray(numpy.memmap(path, place["type"], "r", 4 + length + place["start"], (place["length"],)))
            for name, place in self.header["arrays"].items()
        }


class Lessons:
    """All windows of some shards, by number."""

    def __init__(self, folder: Path, *names: str, most: Optional[dict] = None, times: Optional[dict] = None):
        """
        @param most how many shards of a name, the first ones; else all
        @param times how often the windows of a name are among the lessons; else once
        """
        shards_of = lambda name: sorted(folder.glob(f"{name}-*.shard"))[: (most or {}).get(name)]
        paths = [path for name in names for path in shards_of(name) * (times or {}).get(name, 1)]
        if not paths:
            raise FileNotFoundError(f"No shards of {names} in {folder}")
        self.shards = [Shard(path) for path in paths]
        self.header = self.shards[0].header
        starts = [numpy.asarray(shard.arrays["starts"]).astype(numpy.int64) for shard in self.shards]
        self.shard_of = numpy.concatenate([numpy.full(len(s) - 1, n) for n, s in enumerate(starts)])
        self.start_of = numpy.concatenate([s[:-1] for s in starts])
        self.number_of = numpy.concatenate([numpy.arange(len(s) - 1) for s in starts])
        self.length_of = numpy.concatenate([numpy.diff(s) for s in starts])

    def __len__(self) -> int:
        return len(self.start_of)

    def batch(self, windows: numpy.ndarray) -> Batch:
        """Windows side by side, filled up to the length of the longest."""
        size, columns = (len(windows), int(self.length_of[windows].max())), self.header["layoutInputs"]
        ids = numpy.zeros(size, numpy.int64)
        mask = numpy.zeros(size, numpy.int64)
        layout = numpy.zeros((*size, columns), numpy.int64)
        tags = numpy.full(size, NOTHING_TO_LEARN, numpy.int64)
        salience = numpy.full(size, NOTHING_TO_LEARN, numpy.int64)
        kinds = numpy.zeros(len(windows), numpy.int64)
        for row, window in enumerate(windows):
            arrays = self.shards[self.shard_of[window]].arrays
            start, length = self.start_of[window], self.length_of[window]
            part = slice(start, start + length)
            ids[row, :length] = arrays["ids"][part]
            mask[row, :length] = 1
            layout[row, :length] = arrays["layout"][start * columns : (start + length) * columns].reshape(-1, columns)
            tags[row, :length] = arrays["tags"][part]
            salience[row, :length] = arrays["salience"][part]
            kinds[row] = arrays["kinds"][self.number_of[window]]
        return Batch(*map(torch.from_numpy, (ids, mask, layout, tags, salience, kinds)))


def steps(lengths: numpy.ndarray, order: numpy.ndarray, tokens: int, processes: int, random) -> Iterator[list]:
    """
    Divides windows into steps: for each process a batch of at most so many tokens, all of a step of about the same
    length, so that no process waits for another. A step that lacks batches at the end of a pool repeats its first ones.
    """
    for begin in range(0, len(order), POOL):
        pool = order[begin : begin + POOL]
        pool = pool[numpy.argsort(lengths[pool], kind="stable")]
        batches, batch = [], []
        for window in pool:
            if batch and (len(batch) + 1) * lengths[window] > tokens:
                batches.append(numpy.array(batch))
                batch = []
            batch.append(window)
        if batch:
            batches.append(numpy.array(batch))
        batches += batches[: -len(batches) % processes]
        groups = [batches[n : n + processes] for n in range(0, len(batches), processes)]
        random.shuffle(groups)
        yield from groups
