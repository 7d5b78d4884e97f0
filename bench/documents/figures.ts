/** A figure of the document API and its limit. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly most: number
}

/** Rows of a table; bold misses its limit. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, unit, most }) => {
    const text = `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`
    return `| ${name} | ${value > most ? `**${text}**` : text} | ${most} ${unit} |`
  })
  return ['| figure | measured | limit |', '|---|---:|---:|', ...rows].join('\n')
}

/** The value below which a share of the values lies; 0 for none. */
export function quantile(values: readonly number[], share: number): number {
  const ascending = [...values].sort((a, b) => a - b)
  return ascending[Math.min(ascending.length - 1, Math.ceil(share * ascending.length) - 1)] ?? 0
}
