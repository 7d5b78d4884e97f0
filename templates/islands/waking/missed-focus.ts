/**
 * Notes which fields had the focus while an island was on its way, so that what listens for the focus in it does not miss
 * them: a visitor who went on before the code came has begun the form all the same. Only islands that wake at an interaction
 * need it: what wakes by itself has nothing to do with where the visitor was before.
 *
 * @returns tells the island, once it listens
 */
export function noteFocus(element: HTMLElement): () => void {
  const missed = new Set<EventTarget>()
  const note = ({ target }: Event) => target && missed.add(target)
  const { activeElement } = document
  if (activeElement && element.contains(activeElement)) missed.add(activeElement)
  element.addEventListener('focusin', note)
  return () => {
    element.removeEventListener('focusin', note)
    for (const target of missed) target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
}
