/** What the event is meant for: its target, or the nearest element around it that matches the selector. */
export function closestTo<E extends Element = HTMLElement>({ target }: Event, selector: string): E | null {
  // Only the document itself has no such method.
  return (target as Partial<Element> | null)?.closest?.<E>(selector) ?? null
}
