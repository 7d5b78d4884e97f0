// Questions and answers open and close without scripts. This opens the answer that the address names, which browsers
// only scroll to, puts the open question into the address, so that it can be copied from there, and keeps one answer
// open at a time in browsers that do not know the `name` of <details>.
import { afterFrame } from './waking/tasks.ts'

/** What the mark carries. */
interface AccordionProps {
  /** One answer open at a time. */
  readonly exclusive: boolean
}

export function enhance(element: HTMLElement, props: unknown): void {
  const { exclusive } = props as AccordionProps
  const follow = () => reveal(element)
  element.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.id) return
      if (exclusive && target.open) closeOthers(element, target)
      void afterFrame().then(() => updateAddress(target))
    },
    // "toggle" does not bubble.
    { capture: true },
  )
  addEventListener('hashchange', follow)
  // A link to the answer that the address already names triggers no event.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.href === location.href) follow()
  })
  follow()
}

/** Not the fold that holds some of them, which has no name of its own. */
const answersOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLDetailsElement>('details[id]')]

/** Opens the answer that the address names and brings it to the top of the window. */
function reveal(element: HTMLElement): void {
  const answer = answersOf(element).find(({ id }) => `#${id}` === location.hash)
  if (!answer) return
  // Answers that are still opening and closing would move the place to scroll to.
  element.style.setProperty('--duration-base', '0s')
  answer.closest<HTMLDetailsElement>('.fold')?.setAttribute('open', '')
  answer.open = true
  answer.scrollIntoView()
  requestAnimationFrame(() => element.style.removeProperty('--duration-base'))
}

function closeOthers(element: HTMLElement, opened: HTMLDetailsElement): void {
  for (const answer of answersOf(element)) answer.open = answer === opened
}

function updateAddress({ id, open }: HTMLDetailsElement): void {
  const isNamed = location.hash === `#${id}`
  if (open === isNamed) return
  // Replaced, not added: going back leads to the page before, not through all questions that were read.
  history.replaceState(history.state, '', open ? `#${id}` : location.pathname + location.search)
}
