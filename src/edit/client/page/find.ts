// Which place of a file a text of the page as it stands comes from. Texts are found by their words and their order; where scripts
// have added some of the same words, nothing is guessed.
import type { ChoiceText, DrawingPlace, FilePlace, PageMap, TextPlace } from '../../protocol.ts'
import { drawingSign } from '../../provenance/drawing-sign.ts'

const SILENT = 'script, style, template, noscript, [data-dev]'

/** The texts that stand in a part of the page. */
export function textsIn(part: Node): Text[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeValue?.trim() && !node.parentElement?.closest(SILENT)) found.push(node as Text)
  }
  return found
}

/** Where a text leads; null: unsure. */
export function placeOfText(map: PageMap, node: Text): TextPlace | null {
  const same = map.texts.filter(({ text, attribute }) => attribute === null && text === node.nodeValue)
  if (same.length > 0 && same.every((one) => isSamePlace(one, same[0]))) return same[0] ?? null
  const live = textsIn(document.body).filter(({ nodeValue }) => nodeValue === node.nodeValue)
  return live.length === same.length ? (same[live.indexOf(node)] ?? null) : null
}

/** The value of a letter, by its offset in its text; of words beside those of values the first one. */
export function placeAt({ origins, parts }: TextPlace, offset: number): FilePlace | null {
  return parts.find(({ start, end }) => start <= offset && offset <= end)?.origin ?? origins[0] ?? null
}

/** The choice that the words of a text come from; null: unsure. */
export function choiceOfText(texts: readonly ChoiceText[], node: Text): FilePlace | null {
  const same = texts.filter(({ text }) => text === node.nodeValue)
  const live = textsIn(document.body).filter(
    (one) => one.nodeValue === node.nodeValue && !drawingAround(one.parentElement),
  )
  return live.length === same.length ? (same[live.indexOf(node)]?.origin ?? null) : null
}

function isSamePlace(one: TextPlace, other: TextPlace | undefined): boolean {
  return JSON.stringify([one.origins, one.entry]) === JSON.stringify([other?.origins, other?.entry])
}

/** Where the address of a link or a picture stands; null: unsure. */
export function placeOfAddress(map: PageMap, element: Element): FilePlace | null {
  const address = element.getAttribute('href') ?? element.getAttribute('src')
  const found = map.addresses.filter((one) => one.address === address)
  const isOne = found.every(({ origin }) => JSON.stringify(origin) === JSON.stringify(found[0]?.origin))
  return isOne ? (found[0]?.origin ?? null) : null
}

/** The choice that a drawing comes from; null: unsure. */
export function placeOfDrawing(drawings: readonly DrawingPlace[], drawing: SVGSVGElement): FilePlace | null {
  const sign = signOf(drawing)
  const same = drawings.filter((one) => one.sign === sign)
  const [first] = same
  if (first && same.every(({ origin }) => JSON.stringify(origin) === JSON.stringify(first.origin))) return first.origin
  const live = [...document.querySelectorAll('svg')].filter((one) => !isWithin(one) && signOf(one) === sign)
  return live.length === same.length ? (same[live.indexOf(drawing)]?.origin ?? null) : null
}

/** The whole drawing that an element is a part of; null: of none. */
export function drawingAround(element: Element | null): SVGSVGElement | null {
  const drawing = element?.closest('svg') ?? null
  return drawing && (drawingAround(drawing.parentElement) ?? drawing)
}

const isWithin = (drawing: SVGSVGElement) => drawing.parentElement?.closest('svg') !== null

function signOf(drawing: SVGSVGElement): string {
  return drawingSign(
    [drawing, ...drawing.querySelectorAll('*')].map((part) => [
      part.localName.toLowerCase(),
      part.getAttribute('d'),
      part.getAttribute('href'),
    ]),
  )
}

/**
 * The entry of a list that an icon or a drawing stands in: the one that all texts of the smallest part with texts round it belong
 * to. null: in none, or unsure.
 */
export function entryAround(map: PageMap, element: Element): FilePlace | null {
  for (let part: Element | null = element; part && part.localName !== 'main'; part = part.parentElement) {
    const texts = textsIn(part)
    if (texts.length === 0) continue
    const origins = texts.flatMap((text) => placeOfText(map, text)?.origins ?? [])
    const entries = origins.map(
      ({ file, pointer }) => `${file} ${/^\/sections\/\d+.*\/\d+(?=\/)/.exec(pointer)?.[0] ?? ''}`,
    )
    const [file, pointer] = entries[0]?.split(' ') ?? []
    return file && pointer && new Set(entries).size === 1 ? { file, pointer } : null
  }
  return null
}

/** The section that an element stands in; null: in none, or unsure. */
export function sectionOf(map: PageMap, element: Element): FilePlace | null {
  const main = document.querySelector('main')
  if (!main?.contains(element) || main === element) return null
  const tops = [...main.children].filter((child) => textsIn(child).length > 0)
  return map.sections[tops.findIndex((top) => top.contains(element))] ?? null
}

/** What is clicked on: an element, and where in the window. */
export interface Pointed {
  readonly clientX: number
  readonly clientY: number
  readonly target: Element
}

/** The text under the pointer; of an element with one text that one. */
export function textUnder({ clientX, clientY, target }: Pick<MouseEvent, keyof Pointed>): Text | null {
  const range = document.caretRangeFromPoint?.(clientX, clientY)
  const node = range?.startContainer
  if (node instanceof Text && target instanceof Element && target.contains(node) && node.nodeValue?.trim()) return node
  const texts = target instanceof Element ? textsIn(target) : []
  return texts.length === 1 ? (texts[0] ?? null) : null
}

/** Where in a text the pointer is; 0 where it is beside it. */
export function offsetUnder({ clientX, clientY }: Pointed, text: Text | null): number {
  const range = document.caretRangeFromPoint?.(clientX, clientY)
  return range && range.startContainer === text ? range.startOffset : 0
}

/** Words as they are compared: templates put in spaces that do not break and marks for hyphens. */
export function plainWords(text: string): string {
  return text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
