// What would be said of a text that is being typed, and what puts it right.
import type { Change } from '../change.ts'
import type { FilePlace, Finding, Followed, Looked, RepairOffer, Saved } from '../protocol.ts'
import { type Ask, reasonOf } from './ask.ts'
import { button, make } from './dom.ts'
import type { EditorWords } from './words.ts'

/** How long nothing is typed before a text is looked at. */
export const CHECK_MS = 250

export interface FindingsDeps {
  readonly ask: Ask
  readonly words: EditorWords
  /** Shows another place that is spoken of. */
  open(place: FilePlace): void
}

export interface Typed {
  readonly file: string
  /** What has been typed; null: nothing yet. */
  readonly change: Change | null
  /** Where it is said. */
  readonly at: HTMLElement
  /** Saves a change in the place of what is being typed, and others with it. */
  put(change: Change, also?: readonly Change[]): Promise<void>
}

/** Says what would be found with what has been typed. */
export async function findingsOf(deps: FindingsDeps, typed: Typed): Promise<void> {
  const { file, change } = typed
  const { findings, followed } = await deps
    .ask<Looked>('check', { file, change })
    .catch((): Looked => ({ findings: [], followed: [] }))
  if (!findings) return
  showFindings(deps, typed, findings)
  if (!change || followed.length === 0) return
  typed.at.prepend(pressed(deps.words.saveWith(followedWords(followed)), () => void typed.put(change), 'main'))
}

/** A button beside what is being typed. It leaves the focus there: a field that is left is saved by itself, as another step. */
function pressed(label: string, act: () => void, look = ''): HTMLElement {
  const made = button(label, act, look === '' ? {} : { class: look })
  made.addEventListener('mousedown', (event) => event.preventDefault())
  return made
}

/** What is written along with a change. */
function followedWords(followed: readonly Followed[]): string {
  return followed.map(({ where, label }) => `${where}: ${label}`).join(', ')
}

/** What was saved, and what along with it. */
export function savedWords(words: EditorWords, { label, followed }: Saved & { readonly saved: true }): string {
  const along = followed.length > 0 ? `, ${words.along} ${followedWords(followed)}` : ''
  return `${words.saved}: ${label}${along}`
}

/** Says what was found. */
export function showFindings(deps: FindingsDeps, typed: Typed, findings: readonly Finding[]): void {
  const items = findings.map((one) => findingView(deps, typed, one))
  const shown = items.length === 0 ? [] : [make('ul', { 'aria-label': deps.words.findings }, ...items)]
  typed.at.replaceChildren(...shown)
}

function findingView(deps: FindingsDeps, typed: Typed, finding: Finding): HTMLElement {
  const { severity, message, hint, place, others } = finding
  const where = others.map((one) =>
    make(
      'li',
      {},
      button(one.name, () => deps.open(one.place)),
    ),
  )
  return make(
    'li',
    { class: severity === 'error' ? 'error' : severity === 'note' ? 'about' : 'mark' },
    [message, hint, place && `(${place})`].filter(Boolean).join(' '),
    where.length === 0 ? null : make('ul', {}, ...where),
    repairButton(deps, typed, finding),
  )
}

function repairButton(deps: FindingsDeps, typed: Typed, { repair }: Finding): HTMLElement | null {
  if (!repair) return null
  const { words } = deps
  const { file, change, label, where, isDeclaration } = repair
  if (file !== typed.file) {
    const said = isDeclaration ? words.declare : `${words.repairIn} ${where}`
    return savedAtOnce(deps, repair, `${said}: ${label}`)
  }
  // What is being typed is not in its file yet: the repair of just this value takes its place, any other one is saved with it.
  const isSameValue =
    typed.change && 'pointer' in typed.change && 'pointer' in change && change.pointer === typed.change.pointer
  if (isSameValue || !typed.change) return pressed(`${words.repair}: ${label}`, () => void typed.put(change))
  const { change: first } = typed
  return pressed(`${words.repairAlso} ${where}: ${label}`, () => void typed.put(first, [change]))
}

/** A repair of another file does not wait for what is being typed. */
function savedAtOnce({ ask, words }: FindingsDeps, { file, hash, change }: RepairOffer, label: string): HTMLElement {
  const repairing = async () => {
    try {
      const saved = await ask<Saved>('save', { file, hash, change })
      act.disabled = saved.saved
      act.textContent = saved.saved ? savedWords(words, saved) : saved.reason
    } catch (cause) {
      act.textContent = reasonOf(cause)
    }
  }
  const act = button(label, () => void repairing())
  return act
}
