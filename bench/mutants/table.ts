import { KINDS, type Mutant } from './content.ts'
import type { Verdict } from './judge.ts'

/** Goals of the mutation test, as shares. */
export const GOALS = { found: 0.99, onLine: 0.98, suggested: 0.95 } as const

/** Shares over some verdicts; null where there is nothing to count. */
export interface Shares {
  readonly mutants: number
  readonly found: number | null
  readonly onLine: number | null
  readonly suggested: number | null
  /** Errors for each mutant: more than one reports the same mistake again. */
  readonly errors: number | null
}

export function sharesOf(verdicts: readonly Verdict[]): Shares {
  const misspelt = verdicts.filter(({ isSuggested }) => isSuggested !== null)
  const share = (of: readonly Verdict[], is: (one: Verdict) => boolean | null) =>
    of.length === 0 ? null : of.filter((one) => is(one)).length / of.length
  const errors = verdicts.reduce((sum, one) => sum + one.errors.length, 0)
  return {
    mutants: verdicts.length,
    found: share(verdicts, ({ isFound }) => isFound),
    onLine: share(verdicts, ({ isOnLine }) => isOnLine),
    suggested: share(misspelt, ({ isSuggested }) => isSuggested),
    errors: verdicts.length === 0 ? null : errors / verdicts.length,
  }
}

const COLUMNS = [22, 9, 9, 15, 12, 8, 13] as const

/** The table of all kinds with the total as its last row. */
export function tableOf(verdicts: readonly Verdict[], stillValid: readonly Mutant[]): string {
  const row = (cells: readonly string[]) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(COLUMNS[0]) : cell.padStart(COLUMNS[index] ?? 0))).join('')
  const line = (name: string, of: readonly Verdict[], valid: number) => {
    const { mutants, found, onLine, suggested, errors } = sharesOf(of)
    const each = errors === null ? '–' : errors.toFixed(2)
    return row([name, String(mutants), percent(found), percent(onLine), percent(suggested), each, String(valid)])
  }
  const head = row(['kind of mutant', 'counted', 'found', 'on its line', 'suggested', 'errors', 'still valid'])
  const rows = KINDS.map((kind) =>
    line(
      kind,
      verdicts.filter(({ mutant }) => mutant.kind === kind),
      stillValid.filter((mutant) => mutant.kind === kind).length,
    ),
  )
  return [head, ...rows, line('all', verdicts, stillValid.length)].join('\n')
}

function percent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1)} %`
}

/** How often mutants were still valid, by reason. */
export function reasonsOf(stillValid: readonly Mutant[]): string {
  const counts = new Map<string, number>()
  for (const { kind, stillValid: reason = '' } of stillValid) {
    const key = `${kind}: ${reason}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([reason, count]) => `  ${String(count).padStart(4)} ${reason}`).join('\n')
}

/** What was reported for mutants that were not found, found at another place or got no suggestion. */
export function missesOf(verdicts: readonly Verdict[]): string {
  const misses = verdicts.filter(({ isFound, isOnLine, isSuggested }) => !isFound || !isOnLine || isSuggested === false)
  return misses.map(missOf).join('\n\n')
}

function missOf({ mutant, errors, isFound, isOnLine }: Verdict): string {
  const what = !isFound ? 'not found' : !isOnLine ? 'on another line' : 'without the suggestion'
  const reported = errors.map(
    ({ at, code, message, hint = '' }) => `  ${at?.file}:${at?.line} ${code} ${message} | ${hint}`,
  )
  return [
    `${mutant.kind}, ${what}: ${mutant.content.file}:${mutant.lines.join('/')} ${mutant.about}`,
    ...reported,
  ].join('\n')
}
