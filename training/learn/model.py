"""The encoder and its heads. Written with plain operations, so that it exports to ONNX opset 14 with any sequence length."""
import math
from dataclasses import dataclass

import torch
from torch import nn


@dataclass
class Sizes:
    """Sizes of the model. The first five come from the shards, the others are chosen."""

    vocabulary: int
    labels: int
    kinds: int
    place_values: int
    gap_values: int
    layers: int = 4
    width: int = 256
    heads: int = 4
    inner: int = 1024
    positions: int = 512
    neighbours: int = 4
    narrow: int = 64
    dropout: float = 0.1
    uses_layout: bool = True


NORM_EPSILON = 1e-12


class Layer(nn.Module):
    """
    Attention and feed-forward, each with its norm before it, which a short training learns faster with than with the norm
    behind it (https://arxiv.org/abs/2002.04745).
    """

    def __init__(self, sizes: Sizes):
        super().__init__()
        self.heads, self.part = sizes.heads, sizes.width // sizes.heads
        self.scale = 1.0 / math.sqrt(self.part)
        self.query = nn.Linear(sizes.width, sizes.width)
        self.key = nn.Linear(sizes.width, sizes.width)
        self.value = nn.Linear(sizes.width, sizes.width)
        self.merge = nn.Linear(sizes.width, sizes.width)
        self.attention_norm = nn.LayerNorm(sizes.width, eps=NORM_EPSILON)
        self.expand = nn.Linear(sizes.width, sizes.inner)
        self.reduce = nn.Linear(sizes.inner, sizes.width)
        self.norm = nn.LayerNorm(sizes.width, eps=NORM_EPSILON)
        self.dropout = nn.Dropout(sizes.dropout)

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        batch, length, width = x.shape
        normed = self.attention_norm(x)

        def split(linear: nn.Linear) -> torch.Tensor:
            return linear(normed).reshape(batch, length, self.heads, self.part).permute(0, 2, 1, 3)

        scores = torch.matmul(split(self.query), split(self.key).transpose(-1, -2)) * self.scale
        seen = torch.matmul(torch.softmax(scores + mask, -1), split(self.value))
        seen = seen.permute(0, 2, 1, 3).reshape(batch, length, width)
        x = x + self.dropout(self.merge(seen))
        return x + self.dropout(self.reduce(nn.functional.gelu(self.expand(self.norm(x)))))


class Neighbours(nn.Module):
    """
    Each token with those right before and behind it: a label and its value stand beside each other, and attention needs
    many times the steps to find that out by itself.
    """

    def __init__(self, sizes: Sizes):
        super().__init__()
        self.reach = sizes.neighbours
        self.narrow = nn.Linear(sizes.width, sizes.narrow)
        self.merge = nn.Linear(sizes.narrow * (2 * sizes.neighbours + 1), sizes.width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        length = x.shape[1]
        padded = nn.functional.pad(self.narrow(x), (0, 0, self.reach, self.reach))
        beside = [padded[:, shift : shift + length] for shift in range(2 * self.reach + 1)]
        return x + nn.functional.gelu(self.merge(torch.cat(beside, -1)))


class Encoder(nn.Module):
    """Pieces and their places to one vector a token."""

    def __init__(self, sizes: Sizes):
        super().__init__()
        self.uses_layout = sizes.uses_layout
        self.pieces = nn.Embedding(sizes.vocabulary, sizes.width)
        self.positions = nn.Embedding(sizes.positions, sizes.width)
        places = [sizes.place_values] * 3 if sizes.uses_layout else []
        gaps = [sizes.gap_values] if sizes.uses_layout else []
        self.places = nn.ModuleList(nn.Embedding(values, sizes.width) for values in places + gaps)
        self.norm = nn.LayerNorm(sizes.width, eps=NORM_EPSILON)
        self.dropout = nn.Dropout(sizes.dropout)
        self.neighbours = Neighbours(sizes)
        self.layers = nn.ModuleList(Layer(sizes) for _ in range(sizes.layers))
        self.last_norm = nn.LayerNorm(sizes.width, eps=NORM_EPSILON)

    def forward(self, input_ids: torch.Tensor, attention_mask: torch.Tensor, layout: torch.Tensor) -> torch.Tensor:
        positions = torch.arange(input_ids.shape[1], device=input_ids.device).unsqueeze(0)
        x = self.pieces(input_ids) + self.positions(positions)
        for column, table in enumerate(self.places):
            x = x + table(layout[:, :, column])
        x = self.neighbours(self.dropout(self.norm(x)))
        mask = (1.0 - attention_mask.unsqueeze(1).unsqueeze(2).to(x.dtype)) * -1e4
        for layer in self.layers:
            x = layer(x, mask)
        return self.last_norm(x)


class Reader(nn.Module):
    """The encoder with its three heads: labels of tokens, kind of the document, salience of lines."""

    def __init__(self, sizes: Sizes):
        super().__init__()
        self.encoder = Encoder(sizes)
        self.labels = nn.Linear(sizes.width, sizes.labels)
        self.pool = nn.Linear(sizes.width, sizes.width)
        self.kinds = nn.Linear(sizes.width, sizes.kinds)
        self.salience = nn.Linear(sizes.width, 1)
        self.dropout = nn.Dropout(sizes.dropout)
        start(self)

    def forward(self, input_ids: torch.Tensor, attention_mask: torch.Tensor, layout: torch.Tensor):
        x = self.encoder(input_ids, attention_mask, layout)
        x = self.dropout(x)
        pooled = torch.tanh(self.pool(x[:, 0]))
        return self.labels(x), self.kinds(pooled), self.salience(x).squeeze(-1)


class MaskedLanguage(nn.Module):
    """The encoder with the head of pretraining: which piece stood where one is masked."""

    def __init__(self, encoder: Encoder, sizes: Sizes):
        super().__init__()
        self.encoder = encoder
        self.transform = nn.Linear(sizes.width, sizes.width)
        self.norm = nn.LayerNorm(sizes.width, eps=NORM_EPSILON)
        self.bias = nn.Parameter(torch.zeros(sizes.vocabulary))
        start(self.transform)

    def forward(self, input_ids, attention_mask, layout, is_masked) -> torch.Tensor:
        x = self.encoder(input_ids, attention_mask, layout)[is_masked]
        # In bfloat16 the norm's own weights stay floats, which PyTorch does not mix on processors.
        x = self.norm(nn.functional.gelu(self.transform(x)).float())
        return torch.matmul(x, self.encoder.pieces.weight.t()) + self.bias


def start(module: nn.Module) -> None:
    """Weights to begin with, as BERT has them."""
    for part in module.modules():
        if isinstance(part, (nn.Linear, nn.Embedding)):
            nn.init.normal_(part.weight, 0.0, 0.02)
        if isinstance(part, nn.Linear):
            nn.init.zeros_(part.bias)
