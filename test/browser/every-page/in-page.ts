// What can be wrong with a page as it stands in the window. All of these run in the browser and say what they found
// as "where: what"; an empty list means that nothing is wrong. look.ts puts this file into every page.
import { cutOffTexts } from './cut-off.ts'
import { asPrinted } from './printed.ts'
import { beginWalk, stopHere } from './stops.ts'
import { brokenWithoutScripts } from './without-scripts.ts'

const checks = {
  asPrinted,
  beginWalk,
  brokenWithoutScripts,
  brokenWords,
  cutOffTexts,
  foreignTexts,
  greedyBars,
  lostBorders,
  movements,
  stopHere,
}
export type Checks = typeof checks
Object.assign(globalThis, { checks })

/** Words of headings, buttons and labels that go on in the next line without a hyphen. */
function brokenWords(): string[] {
  const elements = document.querySelectorAll('h1, h2, h3, h4, .button, .label, th, dt, legend, label, summary')
  return [...elements]
    .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, .trap'))
    .flatMap((element) => wordsOf(element).filter(isBroken))
    .map((word) => `${word.startContainer.parentElement?.localName}: ${word}`)
}

/** Pieces between which a line may end: at spaces, hyphens, dashes, slashes, soft hyphens. */
function wordsOf(element: Element): Range[] {
  const words: Range[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u00ad\u2013/-]{2,}/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      words.push(range)
    }
  }
  return words
}

function isBroken(word: Range): boolean {
  const [first, ...others] = word.getClientRects()
  return first !== undefined && others.some(({ top }) => top > first.bottom - 2)
}

/** Bars that stay in place while the page scrolls and together take more than a third of the window. */
function greedyBars(): string[] {
  const bars = [...document.querySelectorAll('body *')].filter(
    (element) => /fixed|sticky/.test(getComputedStyle(element).position) && isSeen(element),
  )
  const height = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
  return height > innerHeight / 3 ? [`${bars.map(({ className }) => className)}: ${height} of ${innerHeight}`] : []
}

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

/** Movement that goes on by itself; what follows the scroll bar does not. */
function movements(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    .map((animation) => {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      return `${target?.className}: ${animation instanceof CSSAnimation ? animation.animationName : animation.id}`
    })
}

const FRAMED =
  '.button:not(.button--tertiary), .icon-button, .input, .card:not(.carousel *), .sheet, .table, .package, .chip span, .badge'

/** Boxes and controls that cannot be distinguished from the background in forced colours. */
function lostBorders(): string[] {
  return [...document.querySelectorAll(FRAMED)]
    .filter(isSeen)
    .filter((box) => {
      const { borderBottomStyle, borderBottomWidth, borderBottomColor, backgroundColor } = getComputedStyle(box)
      return borderBottomStyle === 'none' || borderBottomWidth === '0px' || borderBottomColor === backgroundColor
    })
    .map((box) => `${box.localName}.${box.className}`)
}

/** Words that stand in every other sentence of a language, and in no other language of the site. */
const WORDS: Readonly<Record<string, RegExp>> = {
  de: /(?<![\p{L}-])(und|der|für|mit|Sie|wir|nicht|eine|oder|werden|auf|Ihre?)(?![\p{L}-])/gu,
  en: /(?<![\p{L}-])(and|the|your|with|for|you|our|are|this|from)(?![\p{L}-])/gu,
  pt: /(?<![\p{L}-])(para|você|não|uma|seu|sua|são|pelo|aos?|às)(?![\p{L}-])/gu,
}

/** Texts in another language than their element says. */
function foreignTexts(): string[] {
  const elements = document.querySelectorAll('body :is(h1,h2,h3,h4,p,li,dt,dd,th,td,a,summary,label,span,small,button)')
  return [...elements].flatMap((element) => {
    const text = ownText(element)
    const said = element.closest('[lang]')?.getAttribute('lang') ?? ''
    const count = (language: string) => text.match(WORDS[language] ?? /$^/)?.length ?? 0
    const isForeign = Object.keys(WORDS).some((language) => count(language) > count(said))
    return isForeign ? [`${said}: ${text.trim().slice(0, 60)}`] : []
  })
}

function ownText({ childNodes }: Element): string {
  return [...childNodes].map((node) => (node instanceof Text ? node.data : ' ')).join('')
}
