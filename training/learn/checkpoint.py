"""What a training that was cut off needs to go on, in one file."""
import os
from dataclasses import asdict
from pathlib import Path

import torch

from model import Sizes


class Checkpoint:
    def __init__(self, path: Path, sizes: Sizes, header: dict):
        self.path, self.sizes, self.header = path, sizes, header

    def save(self, phase: str, step: int, task, optimizer) -> None:
        """The file is there whole or not at all."""
        part = self.path.with_suffix(".part")
        content = {
            "sizes": asdict(self.sizes),
            "header": self.header,
            "phase": phase,
            "step": step,
            "task": task.module.state_dict(),
            "optimizer": optimizer.state_dict(),
        }
        torch.save(content, part)
        os.replace(part, self.path)

    def load(self) -> dict:
        """{} if there is none."""
        if not self.path.exists():
            return {}
        content = torch.load(self.path, map_location="cpu")
        if content["sizes"] != asdict(self.sizes):
            raise ValueError(f"{self.path} is of a model with other sizes: {content['sizes']}")
        return content
