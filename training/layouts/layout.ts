import type { DocumentKind } from '../../functions/document/types.ts'
import type { Random } from '../documents/random.ts'
import type { Language } from '../documents/types.ts'

/** The design of one sender's papers; it is the one export of a module in open/ or sealed/. */
export interface Layout {
  /** In kebab-case; no other layout has it. */
  readonly name: string
  /** "invoice" for all that is scored by fields (invoices, receipts, credit notes), else what the paper is. */
  readonly kind: string
  /** Of papers from other countries it is the one that they are written in. */
  readonly language: Language | 'fr' | 'nl' | 'es' | 'it'
  /** Any of them is a right answer. */
  readonly types: readonly DocumentKind[]
  /** How many papers are made of it. */
  readonly count: number
  /** Those of them that come as a scan, too; the first is 0. */
  readonly scans: readonly number[]
  /** Those of them that come as a phone's picture, too; they have one page. */
  readonly photos?: readonly number[]
  /** @param index of the paper, from 0 */
  readonly make: (random: Random, index: number) => Paper
}

/** One paper, and what a person can read on it. */
export interface Paper {
  readonly html: string
  readonly pages: number
  /** As the sender calls the file. */
  readonly fileName?: string
  /** By name, see FIELDS; one of several values is right as well. Days are ISO, money has two decimals and a point. */
  readonly fields?: Readonly<Record<string, string | readonly string[]>>
  /** Of kinds that are not scored by fields: each in all ways in which it may be written. */
  readonly facts?: readonly (readonly string[])[]
}

/** The fields that are scored, and what their values are. */
export const FIELDS: Readonly<Record<string, 'text' | 'day' | 'money' | 'currency'>> = {
  invoiceNumber: 'text',
  issueDate: 'day',
  dueDate: 'day',
  sellerName: 'text',
  buyerName: 'text',
  sellerVatId: 'text',
  iban: 'text',
  netTotal: 'money',
  taxTotal: 'money',
  grossTotal: 'money',
  currency: 'currency',
}
