"""Who trains: one process with a GPU, else one a core, which put their gradients together after each step."""
import os
from typing import NamedTuple

import torch
import torch.distributed

# More processes than this were not tried.
MOST = 4


class Team(NamedTuple):
    rank: int
    size: int
    device: str


def team_size() -> int:
    return 1 if torch.cuda.is_available() else min(MOST, len(os.sched_getaffinity(0)))


def join_team(rank: int) -> Team:
    size = team_size()
    if size > 1:
        os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT=os.environ.get("MASTER_PORT", "29511"))
        torch.distributed.init_process_group("gloo", rank=rank, world_size=size)
    return Team(rank, size, "cuda" if torch.cuda.is_available() else "cpu")


def together(module: torch.nn.Module, team: Team) -> torch.nn.Module:
    """The module with gradients that are the mean of all processes."""
    return torch.nn.parallel.DistributedDataParallel(module) if team.size > 1 else module


def wait_for_all(team: Team) -> None:
    if team.size > 1:
        torch.distributed.barrier()
