// What the layout of a page shows about its kind where its words do not.
import type { Reading } from '../../types.ts'
import type { Rows } from '../cells.ts'
import { word } from './sign.ts'

/** What people write into the boxes of a drawn process. */
const STEPS = word(
  'prozess|ablauf|abwicklung|schritt|start|beginn|ende|ja|nein|prüfen|geprüft|öffnen|(?:ab)?tippen|drucken|ausdrucken|scannen|eingang|ausgang|eintragen|buchen|freigabe|freigeben|ablegen|ablage|archiv|weiterleiten|senden|fertig|bezahlt|kunde|anruf|büro|min|std|process|flow|step|begin|start|end|yes|no|check|approve|print|scan|file|forward|type|ask(?:s)?|call|done|send|fluxo|processo|etapa|in[íi]cio|fim|sim|n[ãa]o|digitar|registar|registrar|aprovar|arquivo|arquivar|enviar|imprimir|chamada',
)
const FIRST_STEP = word('start|beginn|begin|in[íi]cio')
const LAST_STEP = word('ende|end|fim|fertig|done')
/** A drawing has fewer words than this, and hardly any numbers. */
const SKETCH_WORDS = 90
const SKETCH_NUMBERS = { least: 3, share: 0.3 }
/** Minimum number and share of process words that make a picture a drawing of a process. */
const IN_PICTURE = { steps: 5, share: 0.15 }
/** On a page of text in which every cell is short, fewer suffice if the drawing has a beginning and an end. */
const ON_PAGE = { steps: 4, share: 0.25, cellWords: 5 }

/** A drawing with few words, many of them about a process: a picture, or a page of isolated words. */
export function isSketch({ pages, ocr, format }: Reading, rows: Rows, text: string): boolean {
  const words = text.split(/\s+/).filter((one) => /\p{L}{2}/u.test(one)).length
  const numbers = text.match(/\d+/g)?.length ?? 0
  const isOther = numbers > SKETCH_NUMBERS.least + words * SKETCH_NUMBERS.share
  if (pages.length !== 1 || words >= SKETCH_WORDS || isOther) return false
  const steps = text.match(STEPS)?.length ?? 0
  const share = steps / Math.max(1, words)
  if (ocr !== null) return steps >= IN_PICTURE.steps && share > IN_PICTURE.share
  const isDrawn = format === 'pdf' && rows.flat().every((cell) => cell.text.split(' ').length <= ON_PAGE.cellWords)
  const hasEnds = text.search(FIRST_STEP) >= 0 && text.search(LAST_STEP) >= 0
  return isDrawn && steps >= ON_PAGE.steps && (hasEnds || share > ON_PAGE.share)
}

/** Contact details. */
const WAYS = [
  /\S+@\S+\.\p{L}{2,}|\be-?mail\b/iu,
  /www\.|https?:\/\//i,
  /\b(?:tel|mob|fon|fax|phone|tlm|telm)|\+\d{2}[\d\s()/-]{7,}|\(?\b0\d{2,5}[)\s/-]+\d/i,
]
const CARD_LETTERS = 400
const CARD_ROWS = 14
/** Found in letters, trade documents and notes, but not on business cards. */
const NO_CARD =
  /[€$£]|\bEUR\b|\d{1,2}[.:]\d{2}\s?(?:Uhr|h\b|am|pm)|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|sehr geehrte|\bdear\b|prezad/i

/** A card has contact details in few lines, and nothing else. In a picture one detail is enough: characters get lost. */
export function isCard(pages: Reading['pages'], text: string): boolean {
  if (pages.length !== 1 || text.length >= CARD_LETTERS) return false
  const ways = WAYS.filter((way) => way.test(text)).length
  if (pages.every(({ source }) => source === 'ocr')) return ways > 0
  const rows = pages.reduce((sum, { lines }) => sum + lines.length, 0)
  return rows <= CARD_ROWS && ways >= 2 && !NO_CARD.test(text)
}

const TIME_BESIDE_DATE = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s{1,3}\d{1,2}:\d{2}/
const NARROW_POINTS = 300
const LONG_SHARE = 1.9

/** Points for a receipt: the paper of a till is narrow and long, and its clock prints the time beside the date. */
export function tillPoints({ pages, mail }: Reading, text: string): number {
  const [page] = pages
  if (!page || pages.length > 1 || mail) return 0
  const isNarrow =
    page.width > 0 && (page.source === 'text' ? page.width < NARROW_POINTS : page.height > page.width * LONG_SHARE)
  return (isNarrow ? 2 : 0) + (TIME_BESIDE_DATE.test(text) ? 1 : 0)
}
