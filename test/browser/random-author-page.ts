// What runs in the pages that the random author changes.

/** Brings a text of the main part into view, and returns a point on it. @param random from 0 to below 1 */
export function placeOfText(random: number): { x: number; y: number } | null {
  const main = document.querySelector('main') ?? document.body
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
  const seen = texts.filter(({ data, parentElement }) => data.trim().length > 2 && parentElement?.checkVisibility())
  for (let tries = 0; tries < seen.length; tries++) {
    const { parentElement } = seen[(Math.floor(random * seen.length) + tries * 7) % seen.length] as Text
    parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [box] = parentElement?.getClientRects() ?? []
    const [x, y] = [(box?.left ?? 0) + Math.min(8, (box?.width ?? 0) / 2), (box?.top ?? 0) + (box?.height ?? 0) / 2]
    // Something else may lie over it.
    if (parentElement?.contains(document.elementFromPoint(x, y))) return { x, y }
  }
  return null
}

/** Where a click on a text has led; null: nowhere yet. */
export function wayOpened(): 'box' | 'panel' | 'nowhere' | null {
  if (document.querySelector('[data-dev][role=textbox]')) return 'box'
  const root = document.querySelector('site-dev-editor')?.shadowRoot
  const panel = root?.querySelector<HTMLElement>('.panel')
  if (panel && !panel.hidden) return 'panel'
  return /worked out by the page/.test(root?.querySelector('[role=status]')?.textContent ?? '') ? 'nowhere' : null
}

/**
 * What the page does not show as the server would send it now, a sent line before the shown one; null: it shows all. What scripts
 * make is left out. (Functions within functions get a name from tsx that pages do not know.)
 */
export async function notShown(): Promise<string | null> {
  const response = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } })
  const sent = new DOMParser().parseFromString(await response.text(), 'text/html')
  const [wanted = [], found = []] = [sent, document].map((page) =>
    [...page.querySelectorAll('main :is(h1, h2, h3, p, dt, figcaption):not([data-island] *, [aria-live] *)')].map(
      ({ textContent }) => textContent?.replace(/\s+/g, ' ').trim() ?? '',
    ),
  )
  const at = Array.from({ length: Math.max(wanted.length, found.length) }, (_, index) => index).find(
    (index) => wanted[index] !== found[index],
  )
  return at === undefined ? null : `${wanted[at]} | ${found[at]}`
}
