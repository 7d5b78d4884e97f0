// The only place that loads models: once a process, when a document first needs one, from the disk of this machine.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TextClassificationOutput, TextClassificationPipeline } from '@xenova/transformers'
import { KINDS } from './model/kinds.ts'
import { LAYOUT_INPUTS, type SeenPage } from './model/layout.ts'
import { type ModelOpinion, opinionOf, type Transformer } from './model/opinion.ts'
import { LABELS } from './model/tags.ts'
import { cachedByWord, type Window, type WordIds } from './model/window.ts'
import { folderChecksum } from './models/checksum.ts'
import { type ChosenModel, type ModelSettings, SLOTS } from './models/slots.ts'

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

/** What our own models make of a document, each of the task whose slot it has; a task with an empty slot has none. */
export interface Heard {
  readonly opinion: ModelOpinion
  /** Those that took part. */
  readonly models: readonly string[]
}

/** Why a model cannot be asked, in words for the owner. It quotes nothing of a document. */
export class ModelFault extends Error {}

export interface Models {
  /** Begins to load what reads every document, so that it is there when the document is. What fails is told later. */
  begin(): void
  /** What our own models say; null while they have no slot. Rejects with a ModelFault when one cannot be loaded. */
  heard(pages: readonly SeenPage[]): Promise<Heard | null>
  /** What kind of document a text is, by the owner's classifier; null where there is none. Rejects as `heard` does. */
  documentType(text: string): Promise<Opinion | null>
}

/** A visitor waits some 50 ms for each; bills have fewer, and of books the first four pages tell what they are. */
const MOST_WINDOWS = 6

/** Nothing is loaded yet. */
export function openModels({ folder, models }: ModelChoice): Models {
  const readers = once((chosen: ChosenModel) =>
    loadChosen(folder, chosen, () => loadTransformer(folder, chosen.folder)),
  )
  const classifiers = once((chosen: ChosenModel) => loadChosen(folder, chosen, () => loadClassifier(folder, chosen)))
  const isOwn = once((chosen: ChosenModel) => isOurs(folder, chosen))
  /** The tasks of our own models; anything but ours in a slot but that of the kind is refused when it is loaded. */
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
        for (const { chosen } of all) readers(chosen).catch(toldLater)
      }, toldLater)
    },
    async heard(pages) {
      const all = await tasks()
      if (all.length === 0) return null
      const opinions = new Map<string, ModelOpinion>()
      for (const { chosen } of all) {
        if (!opinions.has(chosen.folder))
          opinions.set(chosen.folder, await opinionOf(pages, await readers(chosen), MOST_WINDOWS))
      }
      const of = (slot: (typeof SLOTS)[number]) =>
        opinions.get(all.find((task) => task.slot === slot)?.chosen.folder ?? '')
      return {
        opinion: {
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

/** Whoever asks next hears of it. */
const toldLater = () => undefined

/** Does something once for each model; what failed is not tried again, because the files of a server do not change. */
function once<T>(load: (chosen: ChosenModel) => Promise<T>): (chosen: ChosenModel) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (chosen) => {
    const key = `${chosen.folder} ${chosen.sha256}`
    const found = known.get(key) ?? load(chosen)
    known.set(key, found)
    return found
  }
}

/** Whether it is a model of ours: its configuration names tags of words. One that is not there is nobody's. */
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

// One thread is faster than two as soon as the other core has something else to do. Without the engine's own arena of memory
// a window takes a fifth longer and the process holds 28 MB less; the visitor's time counts more.
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
 * Our own model. Its checksum is looked at by openModels, not here.
 *
 * @param precision q8 is what is shipped; fp32 is how it was trained, for comparison
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
