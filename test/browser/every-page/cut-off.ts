interface Edges {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const NONE: Edges = {
  left: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
}

/** A line box is lower than the letters that stand in it where lines are set tight: share of the letters' size. */
const TIGHT = 0.35

/** Texts that end at an edge which cannot be scrolled: that of the window, or of a box that clips. */
export function cutOffTexts(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (element && text.textContent?.trim() && isMeantToBeSeen(element) && isCut(text, element)) {
      found.push(`${element.localName}.${element.getAttribute('class')}: ${text.textContent.trim().slice(0, 50)}`)
    }
  }
  return found
}

function isMeantToBeSeen(element: Element): boolean {
  if (element.closest('.visually-hidden, .trap, .skip, script, style, option')) return false
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

function isCut(text: Node, element: Element): boolean {
  const range = document.createRange()
  range.selectNodeContents(text)
  const { left, right, top, bottom } = range.getBoundingClientRect()
  const edges = edgesRound(element)
  const slack = Number.parseFloat(getComputedStyle(element).fontSize) * TIGHT
  const isWide = left < edges.left - 1 || right > edges.right + 1
  return isWide || top < edges.top - slack || bottom > edges.bottom + slack
}

/** Where a text would be cut: at the nearest box that clips; nowhere in one that scrolls. */
function edgesRound(element: Element): Edges {
  for (let box: Element | null = element; box && box !== document.documentElement; box = box.parentElement) {
    const { overflowX, overflowY, display } = getComputedStyle(box)
    const overflow = overflowX + overflowY
    const hasBox = display !== 'contents' && display !== 'inline' && !(box instanceof SVGElement)
    if (hasBox && /auto|scroll/.test(overflow)) return NONE
    if (hasBox && /hidden|clip/.test(overflow)) return box.getBoundingClientRect()
  }
  return { ...NONE, left: 0, right: document.documentElement.clientWidth }
}
