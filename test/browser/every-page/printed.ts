/** What is wrong with a page as a printer gets it; the window is as wide as the paper. */
export function asPrinted(): string[] {
  const { scrollWidth } = document.documentElement
  return [
    ...seen('nav, form, dialog, button, .button, .dropzone, .navbar, .floating').map((name) => `${name} is printed`),
    ...[...document.querySelectorAll('details > :not(summary)')]
      // What lies in a part that is not printed is not printed either.
      .filter((answer) => answer.parentElement && isSeen(answer.parentElement))
      .filter((answer) => !isSeen(answer) || isClosedOver(answer))
      .map(({ textContent }) => `${textContent?.slice(0, 40)} is folded`),
    ...[...document.querySelectorAll('.carousel__track')]
      .filter(isRow)
      .map((track) => `${track.getAttribute('aria-label')} is a row`),
    ...[...document.querySelectorAll('body *')]
      .filter((box) => isSeen(box) && isCut(box))
      .map(({ localName, className }) => `${localName}.${className} is cut off: paper does not scroll`),
    ...(seen('.title-block__address').length === 1 ? [] : ['the address is missing']),
    ...(scrollWidth > innerWidth ? [`is ${scrollWidth} px wide`] : []),
  ]
}

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })

/** The height of what is folded is known, too: its frame ends above. */
const isClosedOver = (answer: Element) =>
  answer.getBoundingClientRect().bottom > (answer.parentElement?.getBoundingClientRect().bottom ?? 0) + 1

function seen(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .filter(isSeen)
    .map(({ localName, className }) => `${localName}.${className}`)
}

function isCut(box: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1
}

/** A list stands in at most two columns. */
function isRow({ children }: Element): boolean {
  const lefts = [...children].filter(isSeen).map((slide) => Math.round(slide.getBoundingClientRect().left))
  return new Set(lefts).size > 2
}
