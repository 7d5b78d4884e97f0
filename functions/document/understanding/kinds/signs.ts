// What kinds of documents call themselves, and what is said in them, in German, English and Portuguese.
import { LETTERS } from './letters.ts'
import { OFFICE } from './office.ts'
import { PAPERS } from './papers.ts'
import type { Sign } from './sign.ts'
import { TRADE } from './trade.ts'

export const SIGNS: readonly Sign[] = [...PAPERS, ...TRADE, ...LETTERS, ...OFFICE]
