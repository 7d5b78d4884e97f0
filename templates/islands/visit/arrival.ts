// Part of what every page loads, so it is kept tiny: everything else about the visit comes with what needs it.
import { read, write } from '../browser/storage.ts'

/** The page that a visit began on, and the site that led there; {} where that is another page of ours. */
export function arrival(): { readonly landing: string; readonly referrer?: string } {
  const { referrer } = document
  const host = URL.canParse(referrer) ? new URL(referrer).host : ''
  return { landing: location.pathname, ...(host && host !== location.host && { referrer: host }) }
}

/** Keeps where a visit began, unless this tab has more of it. Nothing of it is sent before the visitor sends a form. */
export function noteArrival(): void {
  if (read('session', 'visit') === null) write('session', 'visit', JSON.stringify(arrival()))
}
