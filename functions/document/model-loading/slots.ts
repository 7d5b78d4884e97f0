/** The tasks of models: the kind of a document, its values, its key lines. One folder may serve all of them. */
export const SLOTS = ['documentType', 'fieldTags', 'summary'] as const

export type Slot = (typeof SLOTS)[number]

/** A model that the owner has chosen: a folder below the models' folder, and the checksum of its contents. */
export interface ChosenModel {
  /** Such as "document-reader". */
  readonly folder: string
  /** As `site models list` shows it. */
  readonly sha256: string
}

/** Slots that are left out are empty: there the rules work alone. */
export type ModelSettings = Readonly<Partial<Record<Slot, ChosenModel>>>
