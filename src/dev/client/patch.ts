// Brings a page up to date without touching what did not change. Three trees are compared: the page as it was sent, the
// page as it is sent now, and the page as it stands. Only differences of the first two are done to the third, so that
// what visitors typed and what scripts added stays.
import { INLINE_STYLES, replaceStyles } from './inline-styles.ts'
import { MARK } from './protocol.ts'

/** A change that only a new start of the page shows rightly. */
export class NotPatchable extends Error {}

/**
 * Resolves when new styles are there, too.
 *
 * @throws NotPatchable, when the page may be changed in part: it has to be loaded again
 */
export async function patchDocument(base: Document, next: Document, live: Document): Promise<void> {
  patchAttributes(base.documentElement, next.documentElement, live.documentElement)
  patchAttributes(base.body, next.body, live.body)
  patchChildren(base.body, next.body, live.body)
  await patchHead(base.head, next.head, live.head)
}

/** What is loaded late stands in a template, and the page's code is looked at as a whole. */
const IN_HEAD = `:is(:not(script), ${INLINE_STYLES}):not(template):not([${MARK}]):not([rel="preload"])`

function headOf(head: HTMLElement): Element[] {
  const late = [...head.querySelectorAll('template')].flatMap(({ content }) => [...content.children])
  return [...head.children, ...late].filter((element) => element.matches(IN_HEAD))
}

async function patchHead(base: HTMLElement, next: HTMLElement, live: HTMLElement): Promise<void> {
  const [before, after] = [headOf(base), headOf(next)]
  const gone = before.filter((element) => !after.some((other) => other.isEqualNode(element)))
  const come = after.filter((element) => !before.some((other) => other.isEqualNode(element)))
  const old = gone.flatMap((element) => [...live.children].find((other) => other.isEqualNode(element)) ?? [])
  const sheets = come.filter(isSheet).map((sheet) => addSheet(sheet, old.findLast(isSheet) ?? null, live))
  for (const element of come) {
    if (!isSheet(element) && !isInlineSheet(element)) live.append(document.importNode(element, true))
  }
  for (const element of old) if (!isSheet(element)) element.remove()
  // The page keeps its old styles until the new ones are there.
  await Promise.all(sheets)
  if ([...gone, ...come].some(isInlineSheet)) replaceStyles(gone, after.filter(isInlineSheet), live)
  for (const element of old) if (isSheet(element)) element.remove()
}

function isSheet(element: Element): element is HTMLLinkElement {
  return element instanceof HTMLLinkElement && element.rel === 'stylesheet'
}

function isInlineSheet(element: Element): boolean {
  return element.matches(INLINE_STYLES)
}

function addSheet(sheet: HTMLLinkElement, after: Element | null, live: HTMLElement): Promise<void> {
  const added = document.importNode(sheet, true)
  return new Promise((resolve) => {
    added.addEventListener('load', () => resolve())
    added.addEventListener('error', () => resolve())
    if (after) after.after(added)
    else live.append(added)
  })
}

function patchElement(base: Element, next: Element, live: Element): void {
  if (base.isEqualNode(next)) return
  if (isAwake(live) && (isReact(live) || !base.hasAttribute('data-props') || propsOf(base) !== propsOf(next))) {
    throw new NotPatchable('an island that runs has other content')
  }
  patchAttributes(base, next, live)
  if (base.matches(CODE)) throw new NotPatchable('something that runs changed')
  patchChildren(base, next, live)
}

const propsOf = (element: Element) => element.getAttribute('data-props')

/** An island that has its code; one that still sleeps looks at its mark when it wakes. */
function isAwake(element: Element): boolean {
  return element.hasAttribute('data-island') && (isReact(element) || element.hasAttribute('data-state'))
}

/** React marks the element that it keeps as its own. */
function isReact(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactContainer'))
}

function patchAttributes(base: Element, next: Element, live: Element): void {
  for (const { name, value } of next.attributes) {
    if (base.getAttribute(name) !== value) live.setAttribute(name, value)
  }
  for (const { name } of base.attributes) if (!next.hasAttribute(name)) live.removeAttribute(name)
}

function patchChildren(base: Element, next: Element, live: Element): void {
  const standing = counterparts([...base.childNodes], live)
  // From the end, so that what follows is in its place already.
  let after: Node | null = null
  for (const [before, wanted] of paired([...base.childNodes], [...next.childNodes]).reverse()) {
    if (before) {
      const node = standing.get(before)
      patchStanding([before, wanted], node)
      if (node && wanted) after = node
    } else if (wanted) after = insert(wanted, live, after)
  }
}

function patchStanding([before, wanted]: readonly [Node, Node | null], node: Node | undefined): void {
  if (!node && !(wanted && before.isEqualNode(wanted))) throw new NotPatchable('scripts took away what changes')
  if (!node) return
  if (wanted) patchNode(before, wanted, node)
  else remove(node)
}

function patchNode(base: Node, next: Node, live: Node): void {
  if (base instanceof Element && next instanceof Element && live instanceof Element) patchElement(base, next, live)
  else if (base.nodeValue !== next.nodeValue) live.nodeValue = next.nodeValue
}

/** Islands that run hold on to more of the page than their own element. */
function remove(node: Node): void {
  if (node instanceof Element && [node, ...node.querySelectorAll('[data-island]')].some(isAwake)) {
    throw new NotPatchable('an island that runs is gone')
  }
  node.parentNode?.removeChild(node)
}

/** Scripts that are put in do not run, and nobody wakes islands that were not there at the start. */
function insert(node: Node, parent: Element, after: Node | null): Node {
  const added = document.importNode(node, true)
  const isInert = !(added instanceof Element) || !(added.matches(RUNS) || added.querySelector(RUNS))
  if (!isInert) throw new NotPatchable('something that runs came in')
  parent.insertBefore(added, after)
  return added
}

/** Blocks of data are no code (https://html.spec.whatwg.org/#data-block). */
const CODE = 'script:not([type$="json"]), template'
const RUNS = `${CODE}, [data-island]`

type Pair = [base: Node | null, next: Node | null]

/** What became of each node: equal ones first, then those of the same kind, in order. */
function paired(before: readonly Node[], after: readonly Node[]): Pair[] {
  let start = 0
  while (start < Math.min(before.length, after.length) && isSame(before[start], after[start])) start += 1
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  const same = (from: number, count: number, shift: number): Pair[] =>
    Array.from({ length: count }, (_, index) => [before[from + index] ?? null, after[from + shift + index] ?? null])
  const middle = aligned(before.slice(start, before.length - end), after.slice(start, after.length - end))
  return [...same(0, start, 0), ...middle, ...same(before.length - end, end, after.length - before.length)]
}

function isSame(one: Node | undefined, other: Node | undefined): boolean {
  return one !== undefined && other !== undefined && one.isEqualNode(other)
}

/** How much two nodes have in common: 0 for those that cannot become each other. */
function likeness(one: Node, other: Node): number {
  if (one.nodeName !== other.nodeName) return 0
  if (one.isEqualNode(other)) return 8
  if (!(one instanceof Element) || !(other instanceof Element)) return 2
  if (one.id !== other.id || one.getAttribute('data-island') !== other.getAttribute('data-island')) return 0
  return one.className === other.className ? 3 : 1
}

/** The alignment with the most in common (Needleman and Wunsch). */
function aligned(before: readonly Node[], after: readonly Node[]): Pair[] {
  const match = (row: number, column: number) => {
    const [one, other] = [before[row], after[column]]
    return one && other ? likeness(one, other) : 0
  }
  const score = scores(before.length, after.length, match)
  const pairs: Pair[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const found = match(row, column)
    const isPair = found > 0 && score(row, column) === found + score(row + 1, column + 1)
    const isGone = !isPair && row < before.length && score(row, column) === score(row + 1, column)
    const [from, to] = [isPair || isGone ? 1 : 0, isGone ? 0 : 1]
    pairs.push([before.slice(row, row + from)[0] ?? null, after.slice(column, column + to)[0] ?? null])
    row += from
    column += to
  }
  return pairs
}

type Score = (row: number, column: number) => number

/** How much the rest of two lists has in common, from each pair of positions on. */
function scores(rows: number, columns: number, match: Score): Score {
  const table = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0))
  const score: Score = (row, column) => table[row]?.[column] ?? 0
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const found = match(row, column)
      const both = found > 0 ? found + score(row + 1, column + 1) : 0
      table[row]?.splice(column, 1, Math.max(both, score(row + 1, column), score(row, column + 1)))
    }
  }
  return score
}

/** Where each node of the page as it was sent stands; scripts may have put others between them. */
function counterparts(sent: readonly Node[], live: Element): ReadonlyMap<Node, Node> {
  const found = new Map<Node, Node>()
  const standing = [...live.childNodes].filter((node) => !(node instanceof Element && node.hasAttribute(MARK)))
  let position = 0
  for (const node of sent) {
    const at = standing.findIndex((other, index) => index >= position && isCounterpart(node, other))
    const other = standing[at]
    if (!other) continue
    found.set(node, other)
    position = at + 1
  }
  return found
}

function isCounterpart(sent: Node, standing: Node): boolean {
  if (sent.nodeName !== standing.nodeName) return false
  if (!(sent instanceof Element) || !(standing instanceof Element)) return true
  const isNamed = sent.id !== '' && sent.id !== standing.id
  return !isNamed && sent.getAttribute('data-island') === standing.getAttribute('data-island')
}
