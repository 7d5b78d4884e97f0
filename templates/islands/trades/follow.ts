// The rest of the page follows a chosen trade. Its parts are found by their marks; one that the page does not have, or
// whose island does not run, stays what it is.
import { ownTask } from '../waking/tasks.ts'
import type { ChosenTrade } from './props.ts'

/** Sets calculator, cases, packages and closing call to a trade, one after the other, so that a phone stays quick. */
export async function follow(trade: ChosenTrade): Promise<void> {
  for (const part of [setCalculator, showCase, markPackage, setClosing]) {
    await ownTask()
    part(trade)
  }
}

/** The calculator takes up what its controls hold when it wakes; awake, it answers to their events. */
function setCalculator({ employees, percent }: ChosenTrade): void {
  const calculator = document.querySelector('[data-island=calculator]')
  const range = calculator?.querySelector<HTMLInputElement>('[type=range]')
  if (!calculator || !range) return
  for (const radio of calculator.querySelectorAll<HTMLInputElement>('[type=radio]')) {
    if (Number(radio.value) !== percent) continue
    radio.checked = true
    radio.dispatchEvent(new Event('change', { bubbles: true }))
  }
  range.value = String(employees)
  range.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Brings a slide into sight, as a click on its tick does. @returns false where its carousel does not listen yet */
function show(slide: Element): boolean {
  const carousel = slide.closest<HTMLElement>('[data-island=carousel]')
  if (carousel?.dataset['state'] !== 'awake') return false
  const index = [...(slide.parentElement?.children ?? [])].indexOf(slide)
  carousel.querySelectorAll<HTMLElement>('.carousel__dots button')[index]?.click()
  return true
}

/** Cases have no order: where the carousel does not listen yet, the one that fits comes first. */
function showCase({ caseName }: ChosenTrade): void {
  const slide = document.querySelector(`[data-case="${CSS.escape(caseName)}"]`)?.closest('li')
  const track = slide?.parentElement
  if (!slide || !track || show(slide)) return
  track.prepend(slide)
  // A list that snaps stays with the slide that it showed.
  track.scrollTo({ left: 0, behavior: 'instant' })
}

function markPackage({ packageName, fits }: ChosenTrade): void {
  document.querySelector('[data-fits]')?.remove()
  const heading = document.querySelector(`[data-package="${CSS.escape(packageName)}"]`)
  const badge = Object.assign(document.createElement('p'), { className: 'badge badge--fir', textContent: fits })
  badge.dataset['fits'] = ''
  heading?.after(badge)
  const slide = heading?.closest('li')
  if (slide) show(slide)
}

function setClosing({ closing: { title, lead } }: ChosenTrade): void {
  for (const heading of document.querySelectorAll('[data-closing] h2')) {
    heading.textContent = title
    const sentence = heading.nextElementSibling
    if (sentence instanceof HTMLParagraphElement) sentence.textContent = lead
  }
}
