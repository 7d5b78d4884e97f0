/** How often something was found rightly, found, and there to be found. */
export interface Tally {
  right: number
  found: number
  real: number
}

export const noTally = (): Tally => ({ right: 0, found: 0, real: 0 })

/** Adds to the tally of a name. */
export function addTo(tallies: Map<string, Tally>, name: string, { right, found, real }: Tally): void {
  const tally = tallies.get(name) ?? noTally()
  tallies.set(name, { right: tally.right + right, found: tally.found + found, real: tally.real + real })
}

/** The harmonic mean of how much of what was found is right and how much of what is there was found; 0 for nothing. */
export const f1 = ({ right, found, real }: Tally): number => (found + real === 0 ? 0 : (2 * right) / (found + real))

/** Rows of a table, the worst first. */
export function tallyTable(title: string, tallies: ReadonlyMap<string, Tally>): string {
  const rows = [...tallies]
    .sort(([, a], [, b]) => f1(a) - f1(b))
    .map(
      ([name, tally]) =>
        `| ${name} | ${tally.real} | ${share(tally.right, tally.found)} | ${share(tally.right, tally.real)} | ${percent(f1(tally))} |`,
    )
  return [`| ${title} | real | precision | recall | F1 |`, '|---|---:|---:|---:|---:|', ...rows].join('\n')
}

export const share = (part: number, whole: number): string => (whole === 0 ? '–' : percent(part / whole))

const percent = (value: number) => `${(100 * value).toFixed(1)} %`
