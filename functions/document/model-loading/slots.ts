import { join, resolve } from 'node:path'

/** The tasks of models; each slot holds one model. */
export const SLOTS = ['documentType', 'fieldTags', 'embedding', 'summary', 'zeroShot'] as const

export type Slot = (typeof SLOTS)[number]

/** The tasks of our own model: the kind of a document, its values, its key lines. One folder may serve all of them. */
export const READING_SLOTS = ['documentType', 'fieldTags', 'summary'] as const satisfies readonly Slot[]

/** A model that the owner has chosen: a folder below the models' folder, and the checksum of its contents. */
export interface ChosenModel {
  /** Such as "Xenova/multilingual-e5-small". */
  readonly folder: string
  /** As `site models list` shows it. */
  readonly sha256: string
}

/** Slots that are left out are empty: there the rules work alone. */
export type ModelSettings = Readonly<Partial<Record<Slot, ChosenModel>>>

/** @param serverFolder the folder of server.js */
export function modelsFolder(environment: Readonly<Record<string, string | undefined>>, serverFolder: string): string {
  const named = environment['MODELS_DIR']?.trim()
  return named ? resolve(named) : join(serverFolder, 'functions/models')
}
