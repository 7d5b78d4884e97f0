// Scans, photos and odd programs: what stands between a paper and the words that are read of it.
import type { PaperPage } from '../page/flow.ts'
import type { Random } from '../random.ts'
import { misread, withoutMarks } from './letters.ts'
import { askew, misplaced, photographed, shaken, tight, withinEdges } from './sheet.ts'
import { joined, lost, split, withSpecks } from './words.ts'

const A4_WIDTH = 595

/** How a document came to the reader, each with how strong each kind of damage may be at most. */
interface Way {
  readonly letters: number
  readonly joins: number
  readonly splits: number
  readonly losses: number
  readonly slope: number
  readonly curve: number
  readonly shake: number
  readonly specks: number
}

const GOOD_SCAN: Way = {
  letters: 0.01,
  joins: 0.01,
  splits: 0.01,
  losses: 0.01,
  slope: 0.004,
  curve: 0,
  shake: 0.4,
  specks: 2,
}
const POOR_SCAN: Way = {
  letters: 0.06,
  joins: 0.04,
  splits: 0.04,
  losses: 0.05,
  slope: 0.012,
  curve: 0.002,
  shake: 1,
  specks: 12,
}
const PHOTO: Way = {
  letters: 0.04,
  joins: 0.03,
  splits: 0.03,
  losses: 0.04,
  slope: 0.015,
  curve: 0.012,
  shake: 1.2,
  specks: 10,
}
/** Low density: letters of a few dots each. */
const COARSE: Way = {
  letters: 0.11,
  joins: 0.06,
  splits: 0.05,
  losses: 0.12,
  slope: 0.006,
  curve: 0,
  shake: 1,
  specks: 6,
}

/** The pages of one document, all damaged in the same way. */
export function damaged(pages: readonly PaperPage[], random: Random): PaperPage[] {
  // A text layer of a program that knows no marks over letters has no other fault.
  if (random.chance(0.08)) return pages.map((page) => withWords(page, withoutMarks))
  const way = random.weighted([
    [5, GOOD_SCAN],
    [3, POOR_SCAN],
    [3, PHOTO],
    [1.5, COARSE],
  ])
  const strength = 0.15 + 0.85 * random.next()
  const losesMarks = random.chance(0.12)
  const slope = (random.next() * 2 - 1) * way.slope * strength
  const curve = (random.next() * 2 - 1) * way.curve * strength
  return pages.map((page) => {
    const sheet = way === PHOTO && random.chance(0.8) ? photographed(page, { random, width: A4_WIDTH }) : page
    const words = damagedWords(losesMarks ? withWords(sheet, withoutMarks) : sheet, { way, strength, random })
    const moved = misplaced(shaken(tight(words), way.shake * strength, random), 0.008 * strength, random)
    return withinEdges(askew(moved, slope, curve))
  })
}

interface Damage {
  readonly way: Way
  readonly strength: number
  readonly random: Random
}

function damagedWords(page: PaperPage, { way, strength, random }: Damage): PaperPage {
  const { width, height } = page
  const letters = withWords(page, (word) => misread(word, way.letters * strength, random))
  const pieces = split(joined(letters.words, way.joins * strength, random), way.splits * strength, random)
  const left = lost(pieces, way.losses * strength, random).filter(({ text }) => text !== '')
  const specks = random.whole(0, Math.round(way.specks * strength))
  return { ...page, words: withSpecks(left, specks, { random, width, height }) }
}

function withWords(page: PaperPage, change: (word: string) => string): PaperPage {
  const words = page.words.map((word) => ({ ...word, text: change(word.text) }))
  return { ...page, words: words.filter(({ text }) => text !== '') }
}
