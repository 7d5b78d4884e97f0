"""How well held-out windows are read. Training watches these figures; training/evaluate.ts has the ones that count."""
import torch

from shards import NOTHING_TO_LEARN, Lessons


@torch.no_grad()
def held_out_scores(model, lessons: Lessons, device: str, windows: int = 512) -> dict:
    """F1 of words with a tag, share of right kinds, F1 of telling lines; of the first windows."""
    model.eval()
    right = found = true = kinds_right = kinds_all = 0
    lines = {"right": 0, "found": 0, "true": 0}
    count = min(windows, len(lessons))
    for begin in range(0, count, 16):
        batch = lessons.batch(range_of(begin, min(count, begin + 16)))
        batch = type(batch)(*(tensor.to(device) for tensor in batch))
        labels, kinds, salience = model(batch.input_ids, batch.attention_mask, batch.layout)
        guess, is_word = labels.argmax(-1), batch.tags != NOTHING_TO_LEARN
        right += ((guess == batch.tags) & is_word & (batch.tags > 0)).sum().item()
        found += ((guess > 0) & is_word).sum().item()
        true += (is_word & (batch.tags > 0)).sum().item()
        kinds_right += (kinds.argmax(-1) == batch.kinds).sum().item()
        kinds_all += (batch.kinds != NOTHING_TO_LEARN).sum().item()
        is_line = batch.salience != NOTHING_TO_LEARN
        lines["right"] += ((salience > 0) & is_line & (batch.salience == 1)).sum().item()
        lines["found"] += ((salience > 0) & is_line).sum().item()
        lines["true"] += (is_line & (batch.salience == 1)).sum().item()
    model.train()
    return {
        "words_f1": f1(right, found, true),
        "kind": kinds_right / max(1, kinds_all),
        "salience_f1": f1(lines["right"], lines["found"], lines["true"]),
    }


def range_of(begin: int, end: int):
    return torch.arange(begin, end).numpy()


def f1(right: int, found: int, true: int) -> float:
    return 2 * right / max(1, found + true)
