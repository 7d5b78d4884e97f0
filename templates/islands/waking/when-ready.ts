import { whenIdle } from './tasks.ts'

// A little before it comes into view, so that it is awake when it is seen.
const NEAR_THE_SCREEN = '200px'
const INTERACTIONS = ['pointerdown', 'focusin', 'keydown', 'change', 'submit'] as const

/** Calls back once: when the element comes near the screen, when the browser is idle, or at the first interaction. */
export function whenReady(element: HTMLElement, wake: () => void): void {
  const load = element.dataset['load']
  if (load === 'interaction') onInteraction(element, wake)
  else if (load === 'idle') whenIdle(wake)
  else onVisible(element, wake)
}

function onVisible(element: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      wake()
    },
    { rootMargin: NEAR_THE_SCREEN },
  )
  // The mark itself has no box (display: contents), so what it holds is watched.
  observer.observe(element.firstElementChild ?? element)
}

function onInteraction(element: HTMLElement, wake: () => void): void {
  const start = () => {
    for (const name of INTERACTIONS) element.removeEventListener(name, start)
    wake()
  }
  for (const name of INTERACTIONS) element.addEventListener(name, start)
  // Autofocus, or a visitor who was faster than this script.
  if (element.contains(document.activeElement) || hasFile(element)) start()
}

/** Whether a file was chosen; using a picker leaves the focus nowhere. */
function hasFile(element: HTMLElement): boolean {
  const inputs = element.querySelectorAll<HTMLInputElement>('input[type=file]')
  return [...inputs].some(({ files }) => files !== null && files.length > 0)
}
