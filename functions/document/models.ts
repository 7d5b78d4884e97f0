// The only place that loads models: once a process, when a document first needs one, from the disk of this machine.
import { join } from 'node:path'
import type { TextClassificationOutput, TextClassificationPipeline } from '@xenova/transformers'
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
  const { env, pipeline } = await import('@xenova/transformers')
  env.allowRemoteModels = false
  env.allowLocalModels = true
  env.localModelPath = folder
  env.useFSCache = false
  env.useBrowserCache = false
  // One thread is faster than two as soon as the other core has something else to do.
  return pipeline('text-classification', chosen.folder, {
    dtype: 'q8',
    device: 'cpu',
    session_options: { intraOpNumThreads: 1 },
  })
}
