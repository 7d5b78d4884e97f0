"""
/usr/bin/python3 learn/export.py [--checkpoint FILE] [--model FOLDER]

Writes the model as ONNX (32-bit floats) with its config.json beside the tokenizer that is in the folder already. Needs
PyTorch 1.13: newer ones export another way.
"""
import argparse
import json
import os
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import torch

from model import Reader, Sizes

OPSET = 14


def config_of(sizes: Sizes, header: dict) -> dict:
    """What transformers.js asks for, and the names of the outputs' numbers."""
    return {
        "model_type": "bert",
        "architectures": ["BertModel"],
        "vocab_size": sizes.vocabulary,
        "hidden_size": sizes.width,
        "num_hidden_layers": sizes.layers,
        "num_attention_heads": sizes.heads,
        "intermediate_size": sizes.inner,
        "max_position_embeddings": sizes.positions,
        "type_vocab_size": 1,
        "pad_token_id": 0,
        "hidden_act": "gelu",
        "layer_norm_eps": 1e-12,
        "tag_labels": header["labels"],
        "kind_labels": header["kinds"],
    }


def export(reader: Reader, file: Path, layout_inputs: int) -> None:
    ids = torch.randint(6, 1000, (2, 17))
    layout = torch.ones(2, 17, layout_inputs, dtype=torch.int64)
    tokens = {0: "batch", 1: "tokens"}
    names = ["input_ids", "attention_mask", "layout"]
    with torch.no_grad():
        torch.onnx.export(
            reader,
            (ids, torch.ones_like(ids), layout),
            str(file),
            opset_version=OPSET,
            do_constant_folding=True,
            input_names=names,
            output_names=["tag_logits", "kind_logits", "salience_logits"],
            dynamic_axes={
                **{name: tokens for name in names},
                "tag_logits": tokens,
                "kind_logits": {0: "batch"},
                "salience_logits": tokens,
            },
        )


def example(reader: Reader, layout_inputs: int) -> dict:
    """Inputs and what the model answers to them, to hold the exported model against."""
    torch.manual_seed(0)
    ids = torch.randint(6, 1000, (1, 33))
    layout = torch.randint(0, 5, (1, 33, layout_inputs))
    with torch.no_grad():
        labels, kinds, salience = reader(ids, torch.ones_like(ids), layout)
    return {
        "ids": ids.flatten().tolist(),
        "layout": layout.flatten().tolist(),
        "labels": labels.flatten().tolist(),
        "kinds": kinds.flatten().tolist(),
        "salience": salience.flatten().tolist(),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Writes the trained model as ONNX.")
    parser.add_argument("--checkpoint", type=Path, default=Path(".cache/run/reading.pt"))
    parser.add_argument("--model", type=Path, default=Path(".cache/model"))
    chosen = parser.parse_args()
    saved = torch.load(chosen.checkpoint, map_location="cpu")
    sizes, header = Sizes(**saved["sizes"]), saved["header"]
    reader = Reader(sizes)
    reader.load_state_dict(saved["task"])
    reader.eval()
    (chosen.model / "onnx").mkdir(parents=True, exist_ok=True)
    export(reader, chosen.model / "onnx" / "model.onnx", header["layoutInputs"])
    config = json.dumps(config_of(sizes, header), indent=2)
    (chosen.model / "config.json").write_text(config + "\n", encoding="utf-8")
    answers = json.dumps(example(reader, header["layoutInputs"]))
    chosen.checkpoint.with_name("example.json").write_text(answers, encoding="utf-8")
