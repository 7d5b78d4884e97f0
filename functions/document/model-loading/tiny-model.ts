// A model for tests: it counts words. Small enough to be written by hand, yet the library loads it like any other.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenizerJson } from './tokenizer-json.ts'

const WORDS = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'vertrag', 'rechnung'] as const
const LABELS = ['contract', 'invoice'] as const
/** How much each word counts for each label. */
const WEIGHTS = [0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 6]

/** Writes it into a folder, in the layout that transformers.js loads. */
export function writeTinyModel(folder: string): void {
  mkdirSync(join(folder, 'onnx'), { recursive: true })
  const write = (name: string, value: object) => writeFileSync(join(folder, name), JSON.stringify(value))
  const labels = LABELS.map((label, index) => [index, label] as const)
  write('config.json', {
    model_type: 'bert',
    architectures: ['BertForSequenceClassification'],
    id2label: Object.fromEntries(labels),
    label2id: Object.fromEntries(labels.map(([index, label]) => [label, index])),
    vocab_size: WORDS.length,
  })
  write('tokenizer_config.json', { tokenizer_class: 'BertTokenizer', do_lower_case: true, model_max_length: 512 })
  write('tokenizer.json', TOKENIZER)
  writeFileSync(join(folder, 'onnx/model_quantized.onnx'), model())
}

const TOKENIZER = tokenizerJson({
  pieces: WORDS,
  special: WORDS.slice(0, 4),
  normalizer: { type: 'BertNormalizer', clean_text: true, lowercase: true, strip_accents: false },
})

// The file is a protocol buffer: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto names the numbers below.
const FLOAT = 1
const INT64 = 7
const IS_INT = 2
const ARE_INTS = 7

/** logits = the sum of the weights of all words. */
function model(): Buffer {
  const weights = message(
    integer(1, WORDS.length),
    integer(1, LABELS.length),
    integer(2, FLOAT),
    field(8, 'weights'),
    field(9, Buffer.from(new Float32Array(WEIGHTS).buffer)),
  )
  const keepdims = message(field(1, 'keepdims'), integer(3, 0), integer(20, IS_INT))
  const axes = message(field(1, 'axes'), integer(8, 1), integer(20, ARE_INTS))
  const graph = message(
    field(1, message(field(1, 'weights'), field(1, 'input_ids'), field(2, 'chosen'), field(4, 'Gather'))),
    field(
      1,
      message(field(1, 'chosen'), field(2, 'logits'), field(4, 'ReduceSum'), field(5, axes), field(5, keepdims)),
    ),
    field(2, 'tiny'),
    field(5, weights),
    field(11, tensor('input_ids', INT64, ['batch', 'length'])),
    field(12, tensor('logits', FLOAT, ['batch', LABELS.length])),
  )
  return message(integer(1, 7), field(7, graph), field(8, message(field(1, ''), integer(2, 11))))
}

function tensor(name: string, type: number, shape: readonly (string | number)[]): Buffer {
  const dimensions = shape.map((size) =>
    field(1, message(typeof size === 'string' ? field(2, size) : integer(1, size))),
  )
  return message(
    field(1, name),
    field(2, message(field(1, message(integer(1, type), field(2, message(...dimensions)))))),
  )
}

const message = (...parts: readonly Buffer[]) => Buffer.concat(parts)

const integer = (number: number, value: number) => Buffer.concat([variable(number * 8), variable(value)])

function field(number: number, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content)
  return Buffer.concat([variable(number * 8 + 2), variable(bytes.length), bytes])
}

/** Seven bits a byte, the lowest first. */
function variable(value: number): Buffer {
  const bytes: number[] = []
  for (let rest = value; bytes.length === 0 || rest > 0; rest = Math.floor(rest / 128)) {
    bytes.push((rest % 128) + (rest >= 128 ? 128 : 0))
  }
  return Buffer.from(bytes)
}
