"""
/usr/bin/python3 learn/quantize.py [--model FOLDER]

Makes onnx/model_quantized.onnx of onnx/model.onnx: weights of products as integers of 7 bits, a scale a column, and
inputs turned into integers as they come; tables of embeddings as integers of 8 bits, a scale a row. With 7 bits the sums
of two products fit into 16 bits, in which processors with AVX2 but without VNNI add them up.
"""
import argparse
from pathlib import Path

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

WEIGHT_MOST = 63
TABLE_MOST = 127
# Smaller products and tables are left as they are: there is nothing to gain.
LEAST_SIDE = 8
LEAST_ROWS = 256


def scales_of(values: numpy.ndarray, axis: int, most: int) -> numpy.ndarray:
    return (numpy.maximum(numpy.abs(values).max(axis, keepdims=True), 1e-8) / most).astype(numpy.float32)


def integers_of(values: numpy.ndarray, scales: numpy.ndarray, most: int) -> numpy.ndarray:
    return numpy.clip(numpy.round(values / scales), -most, most).astype(numpy.int8)


class Quantizer:
    """Goes through the nodes of a graph once and writes down what stands in their place."""

    def __init__(self, graph):
        self.graph = graph
        self.constants = {constant.name: constant for constant in graph.initializer}
        self.quantized: set = set()
        self.inputs: dict = {}
        self.nodes: list = []

    def run(self) -> None:
        for node in self.graph.node:
            self.take(node)
        used = {name for node in self.nodes for name in node.input}
        kept = [constant for constant in self.graph.initializer if constant.name in used]
        del self.graph.node[:], self.graph.initializer[:]
        self.graph.node.extend(self.nodes)
        self.graph.initializer.extend(kept)

    def take(self, node) -> None:
        weight = self.table(node.input[1]) if node.op_type == "MatMul" else None
        rows = self.table(node.input[0]) if node.op_type == "Gather" else None
        if weight is not None and min(weight.shape) >= LEAST_SIDE:
            self.product(node, weight)
        elif rows is not None and len(rows) >= LEAST_ROWS:
            self.lookup(node, rows)
        else:
            self.nodes.append(node)

    def table(self, name: str):
        constant = self.constants.get(name)
        is_table = constant is not None and constant.data_type == TensorProto.FLOAT and len(constant.dims) == 2
        return numpy_helper.to_array(constant) if is_table else None

    def keep(self, name: str, values: numpy.ndarray) -> str:
        if name not in self.quantized:
            self.graph.initializer.append(numpy_helper.from_array(values, name))
            self.quantized.add(name)
        return name

    def add(self, operation: str, inputs: list, outputs: list, **attributes) -> None:
        name = f"{outputs[0]}_{operation}"
        self.nodes.append(helper.make_node(operation, inputs, outputs, name=name, **attributes))

    def product(self, node, weight: numpy.ndarray) -> None:
        """onnxruntime makes one operation of these."""
        source, name, out = node.input[0], node.input[1], node.output[0]
        if source not in self.inputs:
            self.inputs[source] = [f"{source}_integers", f"{source}_scale", f"{source}_zero"]
            self.add("DynamicQuantizeLinear", [source], self.inputs[source])
        integers, scale, zero = self.inputs[source]
        scales = scales_of(weight, 0, WEIGHT_MOST)
        weights = self.keep(f"{name}_integers", integers_of(weight, scales, WEIGHT_MOST))
        zeros = self.keep(f"{name}_zeros", numpy.zeros(weight.shape[1], numpy.int8))
        columns = self.keep(f"{name}_scales", scales.flatten())
        self.add("MatMulInteger", [integers, weights, zero, zeros], [f"{out}_sums"])
        self.add("Cast", [f"{out}_sums"], [f"{out}_floats"], to=TensorProto.FLOAT)
        self.add("Mul", [scale, columns], [f"{out}_scale"])
        self.add("Mul", [f"{out}_floats", f"{out}_scale"], [out])

    def lookup(self, node, rows: numpy.ndarray) -> None:
        (name, numbers), out = node.input, node.output[0]
        scales = scales_of(rows, 1, TABLE_MOST)
        table = self.keep(f"{name}_integers", integers_of(rows, scales, TABLE_MOST))
        column = self.keep(f"{name}_scales", scales)
        self.add("Gather", [table, numbers], [f"{out}_integers"], axis=0)
        self.add("Gather", [column, numbers], [f"{out}_scale"], axis=0)
        self.add("Cast", [f"{out}_integers"], [f"{out}_floats"], to=TensorProto.FLOAT)
        self.add("Mul", [f"{out}_floats", f"{out}_scale"], [out])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Makes the model a quarter as large.")
    parser.add_argument("--model", type=Path, default=Path(".cache/model"))
    folder = parser.parse_args().model / "onnx"
    model = onnx.load(str(folder / "model.onnx"))
    Quantizer(model.graph).run()
    onnx.checker.check_model(model)
    onnx.save(model, str(folder / "model_quantized.onnx"))
    before, after = (
        (folder / name).stat().st_size / 1e6 for name in ("model.onnx", "model_quantized.onnx")
    )
    print(f"{before:.1f} MB -> {after:.1f} MB")
