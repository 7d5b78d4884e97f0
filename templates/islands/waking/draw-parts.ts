import { afterFrame, whenIdle } from './tasks.ts'

/** How long a task may wait for an idle moment: a page that moves all the time is complete soon, too. */
const PATIENCE_MS = 100

/**
 * Completes the page once it is seen, part by part: sections far below, which styles/layout.css skips at first, are laid
 * out for good, so that a picture of the whole page has them; and labels get their face, instead of a face of the system
 * whose letters are as wide. A part has both in one go and is painted in a task after that, because a phone answers between
 * tasks only. styles/tokens.css has the face for browsers without scripts.
 */
export async function drawParts(document: Document): Promise<void> {
  // Before any part uses it: a face that comes later is one more layout of all that has it. If it does not come,
  // labels keep the system's face; browsers report a file that did not load by themselves.
  await document.fonts.load('1em "IBM Plex Mono"').catch(() => {})
  let keep: (() => void) | undefined
  for (const part of document.querySelectorAll<HTMLElement>('body > :not(main), main > *')) {
    await new Promise<void>((resolve) => whenIdle(resolve, PATIENCE_MS))
    // Asked each time: links work while the page is being drawn.
    if (document.querySelector('main :target')) keep = (await import('./keep-in-place.ts')).keepInPlace
    part.dataset['drawn'] = ''
    // Laid out here, painted in the next frame.
    part.getBoundingClientRect()
    keep?.()
    await afterFrame()
  }
}
