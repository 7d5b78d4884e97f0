// What has a form of its own: mails, tables, sketches, cards, and all that is no business paper.
import { gap, lines } from '../../page/blocks.ts'
import { A4, A5, type Design, paper } from '../../page/design.ts'
import { salient } from '../../page/text.ts'
import type { Family, Layout, Task } from '../family.ts'
import { type Party, speechOf } from '../letters-words/facts.ts'
import type { Speech } from '../letters-words/grammar.ts'
import { EMAILS } from '../other-texts/email.ts'
import { SCRAPS } from '../other-texts/scraps.ts'
import { CARD_LAYOUTS, cardDesign } from './card.ts'
import { mailDesign, saidLines } from './mail.ts'
import { SKETCH_LAYOUTS, sketchDesign } from './sketch.ts'
import { tableDesign } from './table.ts'

const MAILS = ['mail-01', 'mail-02', 'mail-03', 'print-01', 'print-02', 'print-03', 'mail-91', 'print-91']
const TABLES = ['sheet-01', 'sheet-02', 'sheet-03', 'paper-01', 'paper-02', 'paper-03', 'sheet-91', 'paper-91']
const SCRAP_LAYOUTS = ['note-01', 'note-02', 'page-01', 'page-02', 'text-01', 'small-01', 'page-91', 'text-91']

const layoutsOf = (names: readonly string[], kind: Task['kind']): Layout[] =>
  names.map((name) => ({ name: `${kind}-${name}`, isHeldOut: name.endsWith('91'), kinds: [kind] }))

export const others: Family = {
  name: 'other',
  kinds: [
    [6, 'email'],
    [4, 'table'],
    [2, 'process-sketch'],
    [2.5, 'business-card'],
    [4, 'other'],
  ],
  layouts: [
    ...layoutsOf(MAILS, 'email'),
    ...layoutsOf(TABLES, 'table'),
    ...layoutsOf(SKETCH_LAYOUTS, 'process-sketch'),
    ...layoutsOf(CARD_LAYOUTS, 'business-card'),
    ...layoutsOf(SCRAP_LAYOUTS, 'other'),
  ],
  write,
}

function write({ kind, language, layout, names, random }: Task): Design {
  const own = layout.slice(kind.length + 1)
  const company = names.company()
  const sender: Party = { name: company.name, isFirm: false, address: company.address, person: names.person() }
  const speech = speechOf({ names, sender, recipient: sender, day: names.day() })
  if (kind === 'table') return tableDesign(own, language, speech)
  if (kind === 'process-sketch') return sketchDesign(own, language, speech)
  if (kind === 'business-card') return cardDesign(own, names, speech)
  return kind === 'email'
    ? mailDesign(random.pick(EMAILS[language]), own, { speech, names })
    : scrap(random.pick(SCRAPS[language]), own, speech)
}

function scrap(source: readonly string[], layout: string, speech: Speech): Design {
  const { random } = speech
  const bullet = random.pick(['- ', '• ', '☐ ', ''])
  const [first, ...rest] = saidLines(
    source.map((line) => line.replace('¤', bullet)),
    speech,
  )
  const title = first && (rest.length === 0 || random.chance(0.4)) ? salient(first) : first
  const all = title ? [title, ...rest] : rest
  if (layout.startsWith('text')) return { form: 'plain', pages: [all] }
  const size = layout.startsWith('note') ? random.whole(13, 20) : layout === 'small-01' ? 8 : random.whole(10, 13)
  const isCentred = layout === 'page-02' || layout === 'page-91'
  const style = { align: isCentred ? ('centre' as const) : ('left' as const), leading: random.pick([1.2, 1.5, 1.9]) }
  return {
    form: 'printed',
    paper: paper(layout.startsWith('note') ? A5 : A4, random.whole(35, 110)),
    face: layout === 'page-91' ? 'mono' : random.pick(['sans', 'serif', 'narrow']),
    size,
    body: [
      gap(random.whole(0, 120)),
      lines(all.slice(0, 1), { ...style, size: size * random.pick([1, 1.4, 2]) }),
      gap(12),
      lines(all.slice(1), style),
    ],
  }
}
