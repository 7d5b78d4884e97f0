/** What a model can be good for; a slot holds one model. */
export const SLOTS = ['documentType', 'fieldTags', 'embedding', 'summary', 'zeroShot'] as const

export type Slot = (typeof SLOTS)[number]

/** The tasks of our own model: the kind of a document, its values, its telling lines. One folder may do all of them. */
export const READING_SLOTS = ['documentType', 'fieldTags', 'summary'] as const satisfies readonly Slot[]

/** A model that the owner has chosen: a folder below the models' folder, and the checksum of all that is in it. */
export interface ChosenModel {
  /** Such as "Xenova/multilingual-e5-small". */
  readonly folder: string
  /** As `site models list` shows it. */
  readonly sha256: string
}

/** Slots that are left out are empty: rules do their work alone. */
export type ModelSettings = Readonly<Partial<Record<Slot, ChosenModel>>>
