// Papers of which some values are known as lessons. The truth says what is right; which of several places a value is meant at, and
// what the words of other values are, says a model that knows them from generated documents. Words of which neither is sure teach
// nothing.
import { createHash } from 'node:crypto'
import { KINDS } from '../../functions/document/prediction/kinds.ts'
import { LABELS, labelOf, type Tag } from '../../functions/document/prediction/tags.ts'
import type { WordIds } from '../../functions/document/prediction/window.ts'
import { windowsOf } from '../../functions/document/prediction/window.ts'
import { isSelected, type SelectedName } from '../../functions/document/selection/forms.ts'
import { cellBelow, type PageValue, type View, wordsOf } from '../../functions/document/selection/view.ts'
import { namesOf } from '../documents/names/names.ts'
import { type Random, randomOf } from '../documents/random.ts'
import { LANGUAGES } from '../documents/types.ts'
import type { Case } from '../selection/cases.ts'
import type { KindCase } from '../selection/kinds.ts'
import { MOST_WINDOWS, type Paper } from '../selection/papers.ts'
import { atWords, type Lesson, NOTHING_TO_LEARN } from './encode.ts'
import { type LabelledLine, type Renaming, renamed } from './renamed.ts'

/** What is known of a paper; null: nothing of its values, or of its kind. */
export interface KnownPaper {
  readonly paper: Paper
  readonly fields: Case | null
  readonly kind: KindCase | null
}

/** From here on the model's word for a value that is not scored is taught. */
const SURE = 0.6

/** Once as it is, and so often with other parties. */
const RENAMED = 3

/** The windows of a paper with what is known of them. */
export function lessonsOfPaper(known: KnownPaper, wordIds: WordIds): Lesson[] {
  const [only, ...others] = known.kind?.right ?? []
  const kind = only && others.length === 0 ? KINDS.indexOf(only) : NOTHING_TO_LEARN
  const own = labelledPages(known)
  const random = randomOf(keyedSeed(known.paper.id))
  const all = [
    own,
    ...Array.from({ length: known.fields ? RENAMED : 0 }, () => withOtherParties(own, known.paper, random)),
  ]
  return all.flatMap((pages) => {
    const labels = pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words.map(({ label }) => label)))
    return windowsOf(pages, wordIds, MOST_WINDOWS).map((window) => ({
      window,
      tags: atWords(window, labels),
      salience: new Uint8Array(window.ids.length).fill(NOTHING_TO_LEARN),
      kind,
    }))
  })
}

interface LabelledPage {
  readonly width: number
  readonly height: number
  readonly lines: readonly { readonly words: LabelledLine }[]
}

function labelledPages(known: KnownPaper): LabelledPage[] {
  const labels = tagsOf(known)
  let next = 0
  return known.paper.reading.pages.map(({ width, height, lines }) => ({
    width,
    height,
    lines: lines.map(({ words }) => ({
      words: words.map(({ text, box }) => ({ text, box, label: labels[next++] ?? NOTHING_TO_LEARN })),
    })),
  }))
}

const PARTIES = ['sellerName', 'buyerName'] as const

function withOtherParties(pages: readonly LabelledPage[], { looked }: Paper, random: Random): LabelledPage[] {
  const names = namesOf(random, LANGUAGES.find((one) => one === looked.language.code) ?? 'de', 'training')
  const renamings = PARTIES.map((tag): Renaming => {
    const from = nameIn(pages, tag)
    // Whoever has one or two words may be a person.
    const isPerson = tag === 'buyerName' && from.length <= PERSON_WORDS
    const to = isPerson ? names.person().full : names.company().name
    return { from, to: to.split(' '), further: labelOf(tag, false) }
  })
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map(({ words }) => ({ words: renamed(words, renamings) })),
  }))
}

/** More words than the name of a person has. */
const PERSON_WORDS = 2

/** The words of a party's name as they stand in one line; [] if it is not found. */
function nameIn(pages: readonly LabelledPage[], tag: (typeof PARTIES)[number]): string[] {
  const labels = [labelOf(tag, true), labelOf(tag, false)]
  for (const { words } of pages.flatMap(({ lines }) => lines)) {
    const own = words.filter(({ label }) => labels.includes(label))
    if (own.length > 0) return own.map(({ text }) => text)
  }
  return []
}

/** The same papers get the same names. */
const keyedSeed = (id: string) => createHash('sha256').update(id).digest().readInt32LE()

/** The label of each word of the document. */
function tagsOf({ paper, fields }: KnownPaper): number[] {
  const { reading, opinion } = paper
  const count = reading.pages.reduce((sum, { lines }) => sum + lines.reduce((of, { words }) => of + words.length, 0), 0)
  if (!fields) return new Array<number>(count).fill(NOTHING_TO_LEARN)
  const tags = new Array<number>(count).fill(labelOf(null, false))
  for (const { tag, words, probability } of opinion.spans) {
    if (isUnscored(tag, fields)) mark(tags, words, probability >= SURE ? tag : null)
  }
  for (const { name, places } of placesOf(paper, fields)) {
    for (const words of places.slice(1)) unsure(tags, words, name)
    mark(tags, places[0] ?? [], name)
  }
  return tags
}

/** Of which the truth says nothing: it is not asked for, or stands where nobody finds it. */
function isUnscored(tag: Tag, { asked }: Case): boolean {
  const own = isSelected(tag) ? asked.get(tag) : undefined
  if (!own || own.isThere === null) return true
  return own.isThere && !own.right.slice(0, -1).includes(true)
}

/** @param tag null: nobody knows */
function mark(tags: number[], words: readonly number[], tag: Tag | null): void {
  for (const [index, word] of words.entries())
    if (word < tags.length) tags[word] = tag === null ? NOTHING_TO_LEARN : labelOf(tag, index === 0)
}

/** Another place of a value: what it is there is not known, unless the model has another word for it. */
function unsure(tags: number[], words: readonly number[], name: SelectedName): void {
  const own = [labelOf(null, false), labelOf(name, true), labelOf(name, false)]
  for (const word of words) if (own.includes(tags[word] ?? 0)) tags[word] = NOTHING_TO_LEARN
}

interface Placed {
  readonly name: SelectedName
  /** The words of each place of the right value, the likeliest place first. */
  readonly places: readonly (readonly number[])[]
}

/** The fields whose right value is found; what is surest comes last and has the last word. */
function placesOf({ looked, opinion }: Paper, { asked }: Case): Placed[] {
  const likely = (words: readonly number[], name: SelectedName) =>
    words.reduce((sum, word) => sum + chanceOf(opinion.labels, word, name), 0) / Math.max(1, words.length)
  const found = [...asked].flatMap(([name, { question, right, isThere }]) => {
    if (!isThere) return []
    const places = question.options
      .filter((_, at) => right[at])
      .flatMap((option) => option.places.map((place) => wordsAt(place, looked.view)))
      .map((words) => ({ words, chance: likely(words, name) }))
      .sort((a, b) => b.chance - a.chance)
    return places.length === 0
      ? []
      : [{ name, chance: places[0]?.chance ?? 0, places: places.map(({ words }) => words) }]
  })
  return found.sort((a, b) => a.chance - b.chance)
}

function chanceOf(labels: Float32Array, word: number, name: SelectedName): number {
  const of = (begins: boolean) =>
    Math.exp(labels[word * LABELS.length + labelOf(name, begins)] ?? Number.NEGATIVE_INFINITY)
  return of(true) + of(false)
}

/** A value that goes on in the line below has the words of both. */
function wordsAt({ cell, at, quote }: PageValue, view: View): number[] {
  const own = wordsOf(view, cell, at, quote)
  const below = at < 0 ? cellBelow(cell, view.rows) : undefined
  return below ? [...own, ...wordsOf(view, below, 0, below.text)] : own
}
