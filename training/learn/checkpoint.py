"""What a training that was cut off needs to go on."""
import os
from dataclasses import asdict
from pathlib import Path
from typing import Optional

import torch

from model import Sizes


class Checkpoint:
    """A file a phase: FOLDER/PHASE.pt."""

    def __init__(self, folder: Path, sizes: Sizes, header: dict):
        self.folder, self.sizes, self.header = folder, sizes, header

    def path(self, phase: str) -> Path:
        return self.folder / f"{phase}.pt"

    def save(self, phase: str, step: int, task, optimizer, is_over: bool) -> None:
        """The file is there whole or not at all."""
        part = self.path(phase).with_suffix(".part")
        content = {
            "sizes": asdict(self.sizes),
            "header": self.header,
            "step": step,
            "is_over": is_over,
            "task": task.module.state_dict(),
            "optimizer": optimizer.state_dict(),
        }
        torch.save(content, part)
        os.replace(part, self.path(phase))

    def load(self, phase: str) -> Optional[dict]:
        """None if nothing of this phase is kept."""
        path = self.path(phase)
        if not path.exists():
            return None
        content = torch.load(path, map_location="cpu")
        if content["sizes"] != asdict(self.sizes):
            raise ValueError(f"{path} is of a model with other sizes: {content['sizes']}")
        return content
