// Processes as people draw them: boxes with a few words, here and there on a sheet.
import { at, type Block, lines } from '../../page/blocks.ts'
import { A4, type Printed, paper } from '../../page/design.ts'
import { salient, type Text } from '../../page/text.ts'
import type { Random } from '../../random.ts'
import type { Language } from '../../types.ts'
import { type Speech, unfold } from '../letters-words/grammar.ts'

const BOXES: Readonly<Record<Language, string>> = {
  de: '[Rechnung|Bestellung|Antrag|E-Mail|Anruf|Auftrag|Reklamation|Lieferschein] [kommt an|prüfen|öffnen|abtippen|ablegen|freigeben|weiterleiten|ausdrucken|scannen|buchen|abheften|senden|in Excel eintragen]',
  en: '[Invoice|Order|Request|E-mail|Call|Complaint|Delivery note] [arrives|check|open|type in|file|approve|forward|print|scan|book|send|enter in Excel]',
  pt: '[Fatura|Pedido|E-mail|Chamada|Reclamação|Guia] [chega|verificar|abrir|digitar|arquivar|aprovar|encaminhar|imprimir|registar|enviar]',
}

const ENDS: Readonly<Record<Language, readonly [start: string, end: string]>> = {
  de: ['[Start|Beginn|Kunde fragt an|Eingang]', '[Ende|fertig|Ablage|Kunde bezahlt]'],
  en: ['[Start|Begin|Customer asks]', '[End|done|File|Customer pays]'],
  pt: ['[Início|Cliente pede]', '[Fim|Arquivo|Cliente paga]'],
}

const NOTES: Readonly<Record<Language, string>> = {
  de: '[ja|nein|ok?|{digit} min|{digit} Std|täglich|von Hand!|doppelt?|{firstName}|Büro|Lager|Chef|?|{count}x pro Tag|dauert zu lange]',
  en: '[yes|no|ok?|{digit} min|{digit} hrs|daily|by hand!|twice?|{firstName}|office|boss|?|{count}x a day|takes too long]',
  pt: '[sim|não|ok?|{digit} min|{digit} h|diário|à mão!|{firstName}|escritório|chefe|?|{count}x por dia]',
}

const TITLES: Readonly<Record<Language, string>> = {
  de: '[Rechnungseingang|Ablauf Bestellung|Prozess Urlaub|Reklamation|Auftragsabwicklung|Ist-Prozess|So läuft es heute]',
  en: '[Invoice process|Order flow|How we do it today|Complaints|Approval process|Current process]',
  pt: '[Processo de faturas|Fluxo de pedidos|Como fazemos hoje|Reclamações|Processo atual]',
}

/** Where the boxes stand, as shares of the sheet. */
const PLACES: Readonly<Record<string, (index: number, count: number) => readonly [x: number, y: number]>> = {
  'down-01': (index, count) => [0.38, 0.12 + (index / count) * 0.8],
  'across-01': (index, count) => [0.04 + (index / count) * 0.92, 0.4],
  'zigzag-01': (index, count) => [index % 2 === 0 ? 0.12 : 0.58, 0.12 + (index / count) * 0.78],
  'lanes-01': (index, count) => [0.06 + (index / count) * 0.85, 0.2 + (index % 3) * 0.25],
  'grid-01': (index) => [0.06 + (index % 3) * 0.31, 0.15 + Math.floor(index / 3) * 0.2],
  'ring-91': (index, count) => [
    0.4 + 0.32 * Math.cos((index / count) * 6.28),
    0.48 + 0.32 * Math.sin((index / count) * 6.28),
  ],
  'stairs-91': (index, count) => [0.05 + (index / count) * 0.75, 0.1 + (index / count) * 0.8],
}

export const SKETCH_LAYOUTS = Object.keys(PLACES)

export function sketchDesign(layout: string, language: Language, speech: Speech): Printed {
  const { random } = speech
  const isLandscape = random.chance(0.5)
  const size = isLandscape ? { width: A4.height, height: A4.width } : A4
  const count = random.whole(4, 9)
  const place = PLACES[layout] ?? (() => [0.4, 0.4] as const)
  const title = random.chance(0.7)
    ? [lines([salient(unfold(TITLES[language], speech))], { size: random.whole(14, 24) })]
    : []
  const boxes = Array.from({ length: count }, (_, index) => {
    const shown = unfold(sourceOf(index, count, language), speech)
    const [x, y] = place(index, count)
    // Without a title, the first box says what it is about.
    const isQuoted = index === 1 || index === count - 1 || (title.length === 0 && index === 0)
    return box(isQuoted ? salient(shown) : shown, { left: x * size.width, top: y * size.height }, random)
  })
  const notes = Array.from({ length: random.whole(1, 6) }, () =>
    box(
      unfold(NOTES[language], speech),
      { left: random.next() * size.width * 0.85, top: (0.1 + random.next() * 0.82) * size.height },
      random,
    ),
  )
  return {
    form: 'printed',
    paper: paper(size, 30),
    face: random.pick(['sans', 'narrow', 'serif']),
    size: 12,
    body: [...title, ...boxes, ...notes],
  }
}

function sourceOf(index: number, count: number, language: Language): string {
  const [start, end] = ENDS[language]
  if (index === 0) return start
  return index === count - 1 ? end : BOXES[language]
}

/** Drawn by hand: nothing stands quite where it should. */
function box(words: Text, { left, top }: { readonly left: number; readonly top: number }, random: Random): Block {
  const shaken = { left: left + random.whole(-8, 8), top: top + random.whole(-8, 8) }
  return at({ ...shaken, width: random.whole(70, 150) }, [
    lines([words], { size: random.whole(10, 15), align: 'centre' }),
  ])
}
