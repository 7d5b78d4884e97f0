// The only place that loads models: once a process, when a document first needs one, from the disk of this machine.
import { join } from 'node:path'
import type { TextClassificationOutput, TextClassificationPipeline } from '@xenova/transformers'
import { KINDS } from './model/kinds.ts'
import { LAYOUT_INPUTS } from './model/layout.ts'
import type { Transformer } from './model/opinion.ts'
import { LABELS } from './model/tags.ts'
import { cachedByWord, type Window, type WordIds } from './model/window.ts'
import { folderChecksum } from './models/checksum.ts'
import type { ChosenModel, ModelSettings } from './models/slots.ts'

/** The owner's models and where they are. */
export interface ModelChoice {
  readonly folder: string
  readonly models: ModelSettings
}

/** What a model takes a document for. */
export interface Opinion {
  /** One of the labels of the model. */
  readonly label: string
  /** From 0 to 1. */
  readonly certainty: number
  readonly model: string
}

export interface Models {
  /** What kind of document a text is; null while the slot is empty. Rejects when the model cannot be loaded. */
  documentType(text: string): Promise<Opinion | null>
}

/** Nothing is loaded yet. */
export function openModels({ folder, models }: ModelChoice): Models {
  let classifier: Promise<TextClassificationPipeline> | null = null
  return {
    async documentType(text) {
      const { documentType: chosen } = models
      if (!chosen) return null
      classifier ??= loadClassifier(folder, chosen)
      const [best] = (await (await classifier)(text)) as TextClassificationOutput
      return best ? { label: best.label, certainty: best.score, model: chosen.folder } : null
    },
  }
}

async function loadClassifier(folder: string, chosen: ChosenModel): Promise<TextClassificationPipeline> {
  if ((await folderChecksum(join(folder, chosen.folder))) !== chosen.sha256)
    throw new Error(`The model ${chosen.folder} has changed since the server was started`)
  const { pipeline } = await libraryFor(folder)
  return pipeline('text-classification', chosen.folder, { dtype: 'q8', ...ON_CPU })
}

// One thread is faster than two as soon as the other core has something else to do.
const ON_CPU = { device: 'cpu', session_options: { intraOpNumThreads: 1 } } as const

async function libraryFor(folder: string): Promise<typeof import('@xenova/transformers')> {
  const library = await import('@xenova/transformers')
  const { env } = library
  env.allowRemoteModels = false
  env.allowLocalModels = true
  env.localModelPath = folder
  env.useFSCache = false
  env.useBrowserCache = false
  return library
}

/**
 * The pieces of words by the tokenizer of a model; training needs no more than this.
 *
 * @param folder of all models
 * @param name of the model's folder in it
 */
export async function loadWordIds(folder: string, name: string): Promise<WordIds> {
  const { AutoTokenizer } = await libraryFor(folder)
  const tokenizer = await AutoTokenizer.from_pretrained(name)
  return cachedByWord((word) => tokenizer.encode(word, { add_special_tokens: false }))
}

/**
 * Our own model.
 *
 * @param precision q8 is what is shipped; fp32 is how it was trained, for comparison
 * @throws Error when it was made for other labels or kinds than this code knows
 */
export async function loadTransformer(
  folder: string,
  name: string,
  precision: 'q8' | 'fp32' = 'q8',
): Promise<Transformer> {
  const { AutoModel, Tensor } = await libraryFor(folder)
  const wordIds = await loadWordIds(folder, name)
  const model = await AutoModel.from_pretrained(name, { dtype: precision, ...ON_CPU })
  const { tag_labels, kind_labels } = model.config as { tag_labels?: unknown; kind_labels?: unknown }
  if (JSON.stringify([tag_labels, kind_labels]) !== JSON.stringify([LABELS, KINDS]))
    throw new Error(`The model ${name} was trained for other tags or kinds`)
  const integers = (values: Int16Array | Uint8Array, shape: number[]) =>
    new Tensor('int64', BigInt64Array.from(values, BigInt), shape)
  return {
    wordIds,
    async run({ ids, layout }: Window) {
      const { length } = ids
      const outputs = (await model({
        input_ids: integers(ids, [1, length]),
        attention_mask: new Tensor('int64', new BigInt64Array(length).fill(1n), [1, length]),
        layout: integers(layout, [1, length, LAYOUT_INPUTS]),
      })) as Readonly<Record<'tag_logits' | 'kind_logits' | 'salience_logits', { readonly data: Float32Array }>>
      const { tag_logits, kind_logits, salience_logits } = outputs
      return { labels: tag_logits.data, kinds: kind_logits.data, salience: salience_logits.data }
    },
  }
}
