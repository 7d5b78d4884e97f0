/** Where the time of a document goes, in the order of its way; see functions/document/index.ts. */
export const STAGES = [
  /** Its body arrives. */
  'receive',
  /** It waits for its turn. */
  'wait',
  /** Its process unpacks the body and finds out what it is. */
  'ingest',
  'read',
  'predict',
  'understand',
  'classify',
  'advise',
  'answer',
] as const

export type Stage = (typeof STAGES)[number]

/** The stages in the process that reads documents, in milliseconds. */
export type StageTimes = { readonly [Name in Stage]?: number }
