// What would be said of a text that is being typed, and what puts it right.
import type { Change } from '../change.ts'
import type { Finding, Saved } from '../protocol.ts'
import { type Ask, reasonOf } from './ask.ts'
import { button, make } from './dom.ts'
import type { EditorWords } from './words.ts'

/** How long nothing is typed before a text is looked at. */
export const CHECK_MS = 250

interface FindingsDeps {
  readonly ask: Ask
  readonly words: EditorWords
}

interface Typed {
  readonly file: string
  readonly change: Change
  /** Where it is said. */
  readonly at: HTMLElement
  /** Saves a change in the place of what is being typed. */
  put(change: Change): Promise<void>
}

/** Says what would be found with a change. */
export async function findingsOf(deps: FindingsDeps, typed: Typed): Promise<void> {
  const { file, change, at } = typed
  const { findings } = await deps
    .ask<{ findings: Finding[] }>('check', { file, change })
    .catch(() => ({ findings: [] }))
  const items = findings.map((one) => findingView(deps, typed, one))
  at.replaceChildren(...(items.length === 0 ? [] : [make('ul', { 'aria-label': deps.words.findings }, ...items)]))
}

function findingView(deps: FindingsDeps, typed: Typed, finding: Finding): HTMLElement {
  const { severity, message, hint, place, others } = finding
  const where = others.map((one) => make('li', {}, `${one.file} ${one.pointer}`))
  return make(
    'li',
    { class: severity === 'error' ? 'error' : 'mark' },
    [message, hint, place && `(${place})`].filter(Boolean).join(' '),
    where.length === 0 ? null : make('ul', {}, ...where),
    repairButton(deps, typed, finding),
  )
}

function repairButton({ ask, words }: FindingsDeps, typed: Typed, { repair }: Finding): HTMLElement | null {
  if (!repair) return null
  const { file, hash, change, label } = repair
  if (file === typed.file) {
    // What is being typed is not in its file yet: the repair of just this value takes its place.
    const isSameValue = 'pointer' in change && 'pointer' in typed.change && change.pointer === typed.change.pointer
    return isSameValue ? button(`${words.repair}: ${label}`, () => void typed.put(change)) : null
  }
  const repairing = async () => {
    try {
      const saved = await ask<Saved>('save', { file, hash, change })
      act.disabled = saved.saved
      act.textContent = saved.saved ? `${words.saved}: ${saved.label}` : saved.reason
    } catch (cause) {
      act.textContent = reasonOf(cause)
    }
  }
  const act = button(`${words.declare}: ${label}`, () => void repairing())
  return act
}
