// What the shipped model predicts for a few documents: recorded when it is installed (training/install.ts), compared by
// the test beside this file.
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ingest } from '../../ingest.ts'
import { read } from '../../read.ts'
import { plainPage } from '../../readers/plain.ts'
import type { DocumentKind, ReadPage } from '../../types.ts'
import { block, flushRight, page } from '../../understanding/fixtures/page.ts'
import { opinionOf, type Transformer } from '../opinion.ts'

/** The certain predictions for one document, which other processors reproduce. */
export interface ShippedAnswer {
  readonly name: string
  readonly kind: DocumentKind
  readonly kindProbability: number
  readonly values: readonly ShippedValue[]
}

interface ShippedValue {
  /** A tag, or "line" for a key line. */
  readonly tag: string
  readonly text: string
  readonly probability: number
}

/** Where the folder of the model is, below functions/models. */
export const SHIPPED = 'document-reader'

const LIMITS = { maxBytes: 10_485_760, maxPages: 20, maxMs: 60_000 }

const PAPERS = ['rechnung.pdf', 'arbeitsanweisung.pdf', 'kundenanfrage.eml', 'lieferverzug.eml']

/** @param papers functions/document/fixtures/papers, which stay the same while the site's samples are made anew */
export async function shippedAnswers(transformer: Transformer, papers: string): Promise<ShippedAnswer[]> {
  const answers: ShippedAnswer[] = []
  for (const name of PAPERS) answers.push(await answerOf(name, await pagesOf(join(papers, name)), transformer))
  for (const [name, pages] of WRITTEN) answers.push(await answerOf(name, pages(), transformer))
  return answers
}

async function pagesOf(file: string): Promise<readonly ReadPage[]> {
  const upload = ingest(basename(file), '', await readFile(file))
  if (!upload) throw new Error(`${file} is of no format that is read`)
  return (await read(upload, { limits: LIMITS, started: performance.now() })).pages
}

async function answerOf(name: string, pages: readonly ReadPage[], transformer: Transformer): Promise<ShippedAnswer> {
  const { kinds, spans, salience } = await opinionOf(pages, transformer)
  const lines = pages.flatMap((one) => one.lines.map(({ words }) => words.map(({ text }) => text)))
  const words = lines.flat()
  const values = spans.map(({ tag, words: places, probability }) => ({
    tag,
    text: places.map((word) => words[word] ?? '').join(' '),
    probability: rounded(probability),
  }))
  const keyLines = lines.map((line, index) => ({
    tag: 'line',
    text: line.join(' '),
    probability: rounded(salience[index] ?? 0),
  }))
  return {
    name,
    kind: kinds[0]?.name ?? 'other',
    kindProbability: rounded(kinds[0]?.probability ?? 0),
    values: [...values, ...keyLines].filter(({ probability }) => probability >= LIKELY),
  }
}

/** Less likely predictions are not recorded. */
const LIKELY = 0.5

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Documents without a file: a bill on paper, a termination and an invitation as text. */
const WRITTEN: readonly (readonly [name: string, pages: () => readonly ReadPage[]])[] = [
  ['bill', () => bill().pages],
  ['termination', () => [plainPage(TERMINATION, 1)]],
  ['minutes', () => [plainPage(MINUTES, 1)]],
]

const bill = () =>
  page([
    ...block(56, 50, 'Tonwerk Lindau GmbH', 'Seeufer 12', '88131 Lindau'),
    ...block(56, 140, 'Herrn', 'Anton Beispiel', 'Am Markt 3', '20095 Hamburg'),
    [400, 140, 'Rechnungsnummer:'],
    [500, 140, 'TW-2024-118'],
    [400, 154, 'Rechnungsdatum:'],
    [500, 154, '14.03.2024'],
    [56, 230, 'Rechnung'],
    [56, 260, 'Pos.'],
    [90, 260, 'Beschreibung'],
    flushRight(540, 260, 'Betrag'),
    [56, 276, '1'],
    [90, 276, 'Brennofen gewartet'],
    flushRight(540, 276, '300,00 €'),
    [56, 292, '2'],
    [90, 292, 'Glasur, 5 kg'],
    flushRight(540, 292, '100,00 €'),
    [380, 320, 'Nettobetrag'],
    flushRight(540, 320, '400,00 €'),
    [380, 334, '19 % USt.'],
    flushRight(540, 334, '76,00 €'),
    [380, 348, 'Rechnungsbetrag'],
    flushRight(540, 348, '476,00 €'),
    [56, 390, 'Zahlbar bis 28.03.2024 ohne Abzug.'],
    [56, 780, 'IBAN: DE89 3704 0044 0532 0130 00'],
    [320, 780, 'USt-IdNr.: DE136695976'],
  ])

const TERMINATION = [
  'Erika Mustermann',
  'Musterweg 4',
  '12345 Musterstadt',
  '',
  'Beispiel Mobilfunk AG',
  'Kundenservice',
  '10115 Berlin',
  '',
  '02.05.2024',
  '',
  'Kündigung meines Vertrags Nr. 55-77120',
  '',
  'Sehr geehrte Damen und Herren,',
  'hiermit kündige ich den oben genannten Vertrag fristgerecht zum 31.08.2024.',
  'Bitte bestätigen Sie mir den Eingang dieser Kündigung schriftlich.',
  '',
  'Mit freundlichen Grüßen',
  'Erika Mustermann',
]

const MINUTES = [
  'Minutes of the board meeting',
  'Date: 12 March 2024, 10:00',
  'Present: A. Sample, B. Example, C. Model',
  '1. The minutes of the last meeting were approved.',
  '2. The board decided to buy a new press for 48,000 euros.',
  '3. Next meeting: 9 April 2024.',
]
