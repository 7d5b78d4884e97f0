// The only place that loads models: once a process, when a document first needs one, from the disk of this machine.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TextClassificationOutput, TextClassificationPipeline } from '@xenova/transformers'
import { KINDS } from '../prediction/kinds.ts'
import { LAYOUT_INPUTS, type SeenPage } from '../prediction/layout.ts'
import { type ModelOpinion, opinionOf, type Transformer } from '../prediction/opinion.ts'
import { LABELS } from '../prediction/tags.ts'
import { cachedByWord, type Window, type WordIds } from '../prediction/window.ts'
import { folderChecksum } from './checksum.ts'
import { ModelFault } from './fault.ts'
import { type ChosenModel, type ModelSettings, SLOTS } from './slots.ts'

/** The owner's models and where they are. */
export interface ModelChoice {
  readonly folder: string
  readonly models: ModelSettings
}

/** The kind of a document by a classifier. */
export interface Classification {
  /** One of the labels of the model. */
  readonly label: string
  /** From 0 to 1. */
  readonly certainty: number
  readonly model: string
}

/** What our own models predict for a document, each for the tasks of its slots; nothing for a task with an empty slot. */
export interface Prediction {
  readonly opinion: ModelOpinion
  /** Those that took part. */
  readonly models: readonly string[]
}

export interface Models {
  /** Begins to load the models that read every document, so that they are ready for it. A failure is reported by predict. */
  begin(): void
  /** By our own models; null while they have no slot. Rejects with a ModelFault when one cannot be loaded. */
  predict(pages: readonly SeenPage[]): Promise<Prediction | null>
  /** What kind of document a text is, by the owner's classifier; null where there is none. Rejects as `predict` does. */
  documentType(text: string): Promise<Classification | null>
}

/** Each takes some 50 ms; bills have fewer, and the first four pages of a book show what it is. */
const MAX_WINDOWS = 6

/** Loads nothing yet: each model is loaded when it is first needed. */
export function openModels({ folder, models }: ModelChoice): Models {
  const readers = oncePerModel((chosen: ChosenModel) =>
    loadChosen(folder, chosen, () => loadTransformer(folder, chosen.folder)),
  )
  const classifiers = oncePerModel((chosen: ChosenModel) =>
    loadChosen(folder, chosen, () => loadClassifier(folder, chosen)),
  )
  const isOwn = oncePerModel((chosen: ChosenModel) => isOurs(folder, chosen))
  /** The tasks of our own models. Another model is allowed in the slot of the kind only; elsewhere loading refuses it. */
  const tasks = async () => {
    const { documentType } = models
    const withoutKind = !documentType || !(await isOwn(documentType))
    return SLOTS.flatMap((slot) => {
      const chosen = models[slot]
      return chosen && !(slot === 'documentType' && withoutKind) ? [{ slot, chosen }] : []
    })
  }
  return {
    begin() {
      void tasks().then((all) => {
        for (const { chosen } of all) readers(chosen).catch(reportedByPredict)
      }, reportedByPredict)
    },
    async predict(pages) {
      const all = await tasks()
      if (all.length === 0) return null
      const opinions = new Map<string, ModelOpinion>()
      for (const { chosen } of all) {
        if (!opinions.has(chosen.folder))
          opinions.set(chosen.folder, await opinionOf(pages, await readers(chosen), MAX_WINDOWS))
      }
      const of = (slot: (typeof SLOTS)[number]) =>
        opinions.get(all.find((task) => task.slot === slot)?.chosen.folder ?? '')
      return {
        opinion: {
          labels: of('fieldTags')?.labels ?? new Float32Array(),
          spans: of('fieldTags')?.spans ?? [],
          kinds: of('documentType')?.kinds ?? [],
          salience: of('summary')?.salience ?? [],
        },
        models: [...opinions.keys()],
      }
    },
    async documentType(text) {
      const { documentType: chosen } = models
      if (!chosen || (await isOwn(chosen))) return null
      const classifier = await classifiers(chosen)
      const [best] = (await classifier(text)) as TextClassificationOutput
      return best ? { label: best.label, certainty: best.score, model: chosen.folder } : null
    },
  }
}

/** The same promise rejects again for the next document. */
const reportedByPredict = () => undefined

/** Loads each model once; a failure is not retried, because the files of a server do not change. */
function oncePerModel<T>(load: (chosen: ChosenModel) => Promise<T>): (chosen: ChosenModel) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (chosen) => {
    const key = `${chosen.folder} ${chosen.sha256}`
    const found = known.get(key) ?? load(chosen)
    known.set(key, found)
    return found
  }
}

/** Whether it is a model of ours: its configuration names tags of words. */
async function isOurs(folder: string, chosen: ChosenModel): Promise<boolean> {
  const file = join(folder, chosen.folder, 'config.json')
  try {
    return 'tag_labels' in (JSON.parse(await readFile(file, 'utf8')) as object)
  } catch (cause) {
    throw new ModelFault(`The model ${chosen.folder} cannot be loaded`, { cause })
  }
}

/** Loads a model whose files are those that were chosen. */
async function loadChosen<T>(folder: string, chosen: ChosenModel, load: () => Promise<T>): Promise<T> {
  try {
    if ((await folderChecksum(join(folder, chosen.folder))) === chosen.sha256) return await load()
  } catch (cause) {
    if (cause instanceof ModelFault) throw cause
    throw new ModelFault(`The model ${chosen.folder} cannot be loaded`, { cause })
  }
  throw new ModelFault(`The model ${chosen.folder} has changed since the server was started`)
}

async function loadClassifier(folder: string, chosen: ChosenModel): Promise<TextClassificationPipeline> {
  const { pipeline } = await libraryFor(folder)
  return pipeline('text-classification', chosen.folder, { dtype: 'q8', ...ON_CPU })
}

// One thread is faster than two as soon as the other core is busy. Without the engine's memory arena a window takes a fifth
// longer and the process holds 28 MB less; the visitor's time counts more.
const ON_CPU = { device: 'cpu', session_options: { intraOpNumThreads: 1 } } as const

/** transformers.js, which looks for models in a folder and nowhere else. */
export async function libraryFor(folder: string): Promise<typeof import('@xenova/transformers')> {
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
 * The ids of the pieces of words by the tokenizer of a model; all that training needs of it.
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
 * Our own model. Its checksum is verified by openModels, not here.
 *
 * @param precision q8: as shipped; fp32: as trained, for comparison
 * @throws ModelFault when it was made for other labels or kinds than this code knows
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
    throw new ModelFault(`The model ${name} was trained for other tags or kinds`)
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
