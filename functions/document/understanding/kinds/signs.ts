// The names and the typical words of all kinds of documents, in German, English and Portuguese; those of trade in
// French, Dutch, Spanish and Italian, too.
import { LETTERS } from './letters.ts'
import { OFFICE } from './office.ts'
import { PAPERS } from './papers.ts'
import type { Sign } from './sign.ts'
import { TRADE } from './trade.ts'

export const SIGNS: readonly Sign[] = [...PAPERS, ...TRADE, ...LETTERS, ...OFFICE]
