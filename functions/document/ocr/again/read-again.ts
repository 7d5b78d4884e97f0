// A second look at a page: rows of letters that the engine passed over, and numbers that it may have misread, are cut out,
// enlarged and read one by one as a single line.
import { canReadExactly, type Network, recogniseLines, type SeenWord } from '../engine.ts'
import type { Grey } from '../grey.ts'
import { isBetter, type Read } from './better.ts'
import { cutOut, onPage, type PixelBox } from './cut-out.ts'
import { amountsOf, type Doubt, doubtsIn } from './doubts.ts'
import { soundness } from './forms.ts'
import { lostInk } from './lost-ink.ts'

/** Words below this are mostly no words: what lies there is looked at again. */
const LEGIBLE = 0.5
/** A row that was passed over may be no text at all. */
const SURE = 0.7
/** A number whose check digits are right was hardly misread; by chance they are in one case of a hundred. */
const CHECKED = 0.97
/** Of one page: 40 take half a second. */
const MOST_ROWS = 40

/** The words of a page with those that were passed over, and with numbers as they are better read. */
export async function readAgain(page: Grey, words: readonly SeenWord[], network: Network): Promise<SeenWord[]> {
  const all = await withLost(page, words, network)
  const better = await betterOf({ page, amounts: amountsOf(all) }, doubtsIn(all), network)
  return all.flatMap((word) => better.get(word) ?? word)
}

async function withLost(page: Grey, words: readonly SeenWord[], network: Network): Promise<readonly SeenWord[]> {
  const known = words.filter(({ certainty }) => certainty >= LEGIBLE)
  const places = known.map(({ box }) => box)
  const lost = lostInk(page, places)
  // What stands beside words is rather text than a drawing is.
  const [beside, alone] = [true, false].map((is) =>
    lost.filter((row) => places.some((box) => isBeside(box, row)) === is),
  )
  const rows = [...(beside ?? []), ...(alone ?? [])].slice(0, MOST_ROWS)
  const found = (await wordsIn(page, rows, network)).flat().filter(isLegible)
  if (found.length === 0) return words
  return [...words.filter((word) => known.includes(word) || !found.some(({ box }) => overlap(box, word.box))), ...found]
}

const isLegible = ({ text, certainty }: SeenWord) =>
  certainty >= SURE && (/^\d$/.test(text) || (text.length > 1 && /[\p{L}\p{N}]/u.test(text)))

const isBeside = (a: PixelBox, b: PixelBox) => a[1] < (b[1] + b[3]) / 2 && (b[1] + b[3]) / 2 < a[3]
const overlap = (a: PixelBox, b: PixelBox) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** The words in each of these places, which hold one line. */
async function wordsIn(
  page: Grey,
  boxes: readonly PixelBox[],
  network: Network,
  alphabets: readonly string[] = [],
): Promise<SeenWord[][]> {
  if (boxes.length === 0) return []
  const pieces = await Promise.all(boxes.map((box) => cutOut(page, box)))
  const lines = pieces.map(({ png }, at) => ({ png, alphabet: alphabets[at] ?? '' }))
  const read = await recogniseLines(lines, network)
  return read.map((seen, at) => {
    const piece = pieces[at]
    return piece ? seen.map((word) => ({ ...word, box: onPage(piece, word.box) })) : []
  })
}

/** A page, and all amounts on it in cents. */
interface Counted {
  readonly page: Grey
  readonly amounts: readonly number[]
}

type Better = Map<SeenWord, readonly SeenWord[]>

/** What stands for doubtful words instead. */
async function betterOf(page: Counted, doubts: readonly Doubt[], network: Network): Promise<Better> {
  const better = await readOnce(page, doubts, network)
  const open = doubts.filter(({ words, hasCheckDigits }) => hasCheckDigits && !isSound(words, better))
  if (open.length === 0 || !canReadExactly(network.language)) return better
  return new Map([...better, ...(await readOnce(page, open, { ...network, isExact: true }))])
}

function isSound(words: readonly SeenWord[], better: Better): boolean {
  return soundness(asOne(words.flatMap((word) => better.get(word) ?? word)).text) === 2
}

async function readOnce({ page, amounts }: Counted, doubts: readonly Doubt[], network: Network): Promise<Better> {
  const boxes = doubts.map(({ box }) => box)
  const alphabets = doubts.map(({ alphabet }) => alphabet)
  const read = await wordsIn(page, boxes, network, alphabets)
  return new Map(doubts.flatMap((doubt, at) => replaced(doubt, read[at] ?? [], amounts)))
}

function replaced(
  { words, box }: Doubt,
  seen: readonly SeenWord[],
  amounts: readonly number[],
): [SeenWord, readonly SeenWord[]][] {
  const [first] = words
  // A number that was one word stays one, however far its marks stand apart.
  const between = words.length === 1 ? '' : ' '
  const other = asOne(seen, between)
  if (first && isBetter(asOne(words), other, amounts)) {
    const certainty = soundness(other.text) === 2 ? CHECKED : other.certainty
    const instead =
      words.length === 1 ? [{ text: other.text, certainty, box }] : seen.map((one) => ({ ...one, certainty }))
    return words.map((word) => [word, word === first ? instead : []])
  }
  if (words.length !== seen.length) return []
  return words.flatMap((word, at): [SeenWord, readonly SeenWord[]][] => {
    const group = seen[at]
    return group && isBetter(word, group, amounts) ? [[word, [{ ...group, box: word.box }]]] : []
  })
}

function asOne(words: readonly SeenWord[], between = ' '): Read {
  const text = words.map((word) => word.text).join(between)
  return { text, certainty: words.length === 0 ? 0 : Math.min(...words.map(({ certainty }) => certainty)) }
}
