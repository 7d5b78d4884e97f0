// What a visitor told us on this visit: chosen, calculated, shown, asked. Any island says it with `remember`; the forms
// show it as a list, and it goes along when a form is sent and not before. It is kept as long as the tab, since a visitor
// may calculate on one page and book on another.
//
//   remember('package', 'STARTER')             replaces what was remembered under this name
//   remember('check', '4 von 6: Rechnungen')   the names are those of schemas/api/context.json
//   forget('package')
//   told()                                     all of it; the same object until something changes
//   const stop = subscribe(() => show(told()))
//
// A link that opens the booking can say it, too, without an island: data-remember='{"package":"STARTER"}'.
// A new name needs its property in schemas/api/context.json, its length in LONGEST (told.ts), its words in
// site/data/interface.yaml and site/data/mails.yaml; types and tests say what is missing.
import { read, write } from '../browser/storage.ts'
import { arrival } from './arrival.ts'
import { type Told, type ToldName, toldFrom } from './told.ts'

const listeners = new Set<() => void>()
/** The visit where the browser stores nothing: it ends with the page. */
let unstored: string | null = null
let last: { readonly text: string; readonly told: Told } = { text: '', told: {} }

/** What the visitor told us so far. The same object until something changes. */
export function told(): Told {
  const text = read('session', 'visit') ?? unstored ?? JSON.stringify(arrival())
  if (text !== last.text) last = { text, told: toldFrom(parsed(text)) }
  return last.told
}

/** Remembers something in place of what was remembered under this name; what does not fit is cut or left out. */
export function remember<Name extends ToldName>(name: Name, value: NonNullable<Told[Name]>): void {
  keep(toldFrom({ ...told(), [name]: value }))
}

/** Forgets something; it is not sent. */
export function forget(name: ToldName): void {
  const { [name]: _, ...rest } = told()
  keep(rest)
}

/** Calls back after each change. @returns a function that stops it */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keep(changed: Told): void {
  const text = JSON.stringify(changed)
  unstored = write('session', 'visit', text) ? null : text
  for (const listener of listeners) listener()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: not ours.
    return null
  }
}
