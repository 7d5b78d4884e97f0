// A script on paper.
import type { Company } from '../../names/names.ts'
import { type Block, beside, gap, lines, pairs, table } from '../../page/blocks.ts'
import { A4, type Printed, paper } from '../../page/design.ts'
import { changed, joinTexts, salient, type Text, text, value, valueLines, written } from '../../page/text.ts'
import { type Speech, unfold } from '../letters-words/grammar.ts'
import type { Look } from './looks.ts'
import type { Script } from './script.ts'

export interface Means {
  readonly look: Look
  readonly speech: Speech
  /** Whose paper it is; null: nobody's. */
  readonly house: Company | null
}

export function paperOf(script: Script, means: Means): Printed {
  const { look, speech, house } = means
  const { random } = speech
  const sides = { left: random.whole(45, 80), right: random.whole(45, 75) }
  const numbers = random.pick([PAGE[wordsOf(speech)], '# / %', '- # -', '#'])
  const owner = house ? [text`${value('sellerName', house.name)}`] : []
  const address = house ? [text`${value('sellerAddress', house.address.lines.join(', '))}`] : []
  const foot = look.house === 'foot' ? [...owner, ...address] : []
  return {
    form: 'printed',
    paper: paper(A4, { ...sides, top: random.whole(36, 64), bottom: random.whole(36, 56) }),
    face: look.face,
    size: look.size,
    body: [...titleOf(script, means), ...bodyOf(script, means)],
    ...(look.house === 'head' && { head: () => [lines(owner, { size: look.size - 2 }), gap(8)] }),
    ...((look.hasPageNumbers || foot.length > 0) && {
      foot: (page: number, count: number) => {
        const number = numbers.replace('#', String(page)).replace('%', String(count))
        const own = look.hasPageNumbers ? [text`${number}`] : []
        return [lines([joinTexts([...foot, ...own], ' | ')], { size: 7.5, align: 'centre' })]
      },
    }),
  }
}

const PAGE = { de: 'Seite # von %', en: 'Page # of %', pt: 'Página # de %' }
const wordsOf = ({ rules }: Speech): keyof typeof PAGE => (rules['page'] ?? 'de') as keyof typeof PAGE

function titleOf({ title, subtitle, meta = [] }: Script, { look, speech, house }: Means): Block[] {
  const named = unfold(title, speech)
  const shown = look.isCapital ? changed(named, (part) => part.toUpperCase()) : named
  const quoted = speech.random.chance(0.6) ? salient(shown) : shown
  const style = { size: look.size + look.larger, isBold: look.larger < 8, align: look.title }
  const over =
    look.house === 'top' && house
      ? [
          lines([value('sellerName', house.name), ...valueLines('sellerAddress', house.address.lines)], {
            size: look.size - 2,
          }),
          gap(20),
        ]
      : []
  const under = subtitle ? [lines([unfold(subtitle, speech)], { align: look.title }), gap(6)] : []
  const entries = meta
    .map(([label, source]) => [unfold(label, speech), unfold(source, speech)] as const)
    .map(([label, one]) => [look.meta === 'run' || speech.random.chance(0.4) ? colon(label) : label, one] as const)
  const labels = entries.length > 0 ? [metaOf(entries, look), gap(14)] : []
  const heading = written(shown) === '' ? [] : [lines([quoted], style), gap(8)]
  return [...over, ...heading, ...under, ...labels]
}

/** Four values fit beside each other. */
function metaOf(entries: readonly (readonly [Text, Text])[], { meta }: Look): Block {
  const place =
    meta === 'across' && (entries.length > 4 || entries.some(([, one]) => written(one).length > 26)) ? 'left' : meta
  return pairs(entries, place, { labelShare: 0.3 })
}

const colon = (label: Text): Text => text`${label}:`

/** "?": in half of all papers; "3-8x": so many times. */
const PREFIX = /^(\?)?(?:(\d+)-(\d+)x\s)?(.*)$/s

/** The lines of a paper: repeated ones as often as they are there; a heading that is left out takes its chapter along. */
export function unrolled(body: readonly string[], { random }: Speech): string[] {
  let isLeftOut = false
  return body.flatMap((source) => {
    const [, mark, low, high, rest = ''] = PREFIX.exec(source) ?? []
    const isGone = mark !== undefined && random.chance(0.5)
    if (rest.startsWith('# ')) isLeftOut = isGone
    if (isGone || isLeftOut) return []
    const count = low && high ? random.whole(Number(low), Number(high)) : 1
    return low ? Array.from({ length: count }, (_, index) => numbered(rest, index)) : [rest]
  })
}

/** Facts of the first row are {name11}: none is the same as one outside of the rows. */
const numbered = (source: string, index: number) =>
  source.replace(/([{$@\w]+)#(?=[:}])/g, `$1${index + 11}`).replaceAll('№', String(index + 1))

function bodyOf({ body }: Script, means: Means): Block[] {
  let chapter = 0
  return grouped(unrolled(body, means.speech)).flatMap((group) => {
    const [source = ''] = group
    if (source.startsWith('# ')) return headingOf(source.slice(2), ++chapter, means)
    if (source.startsWith('%')) return [tableOf(group, means), gap(10)]
    return source.startsWith('@ ') ? [labelsOf(group, means), gap(8)] : lineOf(source, means)
  })
}

/** Rows of one table and labels of one list together, all else line by line. */
function grouped(sources: readonly string[]): string[][] {
  const groups: string[][] = []
  for (const source of sources) {
    const open = groups.at(-1)
    const goesOn = source.startsWith('% ')
      ? open?.[0]?.startsWith('%')
      : source.startsWith('@ ') && open?.[0]?.startsWith('@ ')
    if (open && goesOn) open.push(source)
    else groups.push([source])
  }
  return groups
}

function headingOf(source: string, chapter: number, { look, speech }: Means): Block[] {
  const number = look.number.replace('#', String(chapter))
  const heading = text`${number}${unfold(source, speech)}`
  return [
    gap(8),
    lines([look.isCapital ? changed(heading, (part) => part.toUpperCase()) : heading], {
      isBold: true,
      size: look.size + 1,
    }),
    gap(4),
  ]
}

const cellsOf = (source: string, speech: Speech) =>
  source
    .replace(/^%+\s/, '')
    .split(';;')
    .map((cell) => unfold(cell, speech))

function tableOf(sources: readonly string[], { speech, look }: Means): Block {
  const [first = ''] = sources
  const head = first.startsWith('%% ') ? cellsOf(first, speech) : null
  const rows = (head ? sources.slice(1) : sources).map((source) => cellsOf(source, speech))
  const count = Math.max(1, head?.length ?? 0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, column) => {
    const cells = [...(head ? [head] : []), ...rows].map((row) => written(row[column] ?? '').length)
    return Math.min(30, Math.max(5, ...cells)) + 2
  })
  const sum = widths.reduce((all, one) => all + one, 0)
  const isFigures = (column: number) => rows.every((row) => /^[\d.,\s€$£R%-]*$/.test(written(row[column] ?? '')))
  const columns = widths.map((width, column) => ({
    share: width / sum,
    align: isFigures(column) ? ('right' as const) : ('left' as const),
  }))
  return table({ columns, head, rows, rowGap: 2 + (look.leading - 1) * 8, style: { size: look.size - 1 } })
}

function labelsOf(sources: readonly string[], { speech, look }: Means): Block {
  const entries = sources.map((source) => {
    const [label = '', one = ''] = source.slice(2).split('::')
    return [look.meta === 'apart' ? unfold(label, speech) : colon(unfold(label, speech)), unfold(one, speech)] as const
  })
  return pairs(entries, look.meta === 'across' || look.meta === 'above' ? 'left' : look.meta, { labelShare: 0.32 })
}

function lineOf(source: string, { look, speech }: Means): Block[] {
  const { leading, size } = look
  if (source.startsWith('- '))
    return [lines([text`${look.bullet}${unfold(source.slice(2), speech)}`], { leading }), gap(2)]
  if (source.startsWith('> ')) return [lines([unfold(source.slice(2), speech)], { size: size - 2 }), gap(3)]
  if (source.startsWith('_ ')) {
    const parts = source.slice(2).split(';;')
    const signed = parts.map((part) => [1 / parts.length, [lines([unfold(part, speech)])]] as const)
    return [gap(26), beside(signed), gap(10)]
  }
  return [lines([unfold(source, speech)], { leading }), gap(size * 0.6)]
}
