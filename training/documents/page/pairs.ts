import type { Column, Pairs, Table } from './blocks.ts'
import type { Text } from './text.ts'

/** Labels and values as rows of a table without a head. */
export function pairRows({ pairs, place, labelShare, style }: Pairs): Table {
  const whole = { block: 'table' as const, head: null, rowGap: 0, repeatsHead: false, style }
  const two = (first: Column, second: Column, rows: Text[][]): Table => ({ ...whole, columns: [first, second], rows })
  const left = 'left' as const
  const align = style.align ?? left
  switch (place) {
    case 'right':
      return two(
        { share: 1 - labelShare, align },
        { share: labelShare, align: left },
        pairs.map(([label, value]) => [value, label]),
      )
    case 'apart':
      return two(
        { share: labelShare, align: left },
        { share: 1 - labelShare, align: 'right' },
        pairs.map(([label, value]) => [label, value]),
      )
    case 'above':
      return {
        ...whole,
        columns: [{ share: 1, align }],
        rows: pairs.flatMap(([label, value]) => [[label], [value]]),
      }
    case 'across': {
      const columns = pairs.map(() => ({ share: 1 / pairs.length, align }))
      return { ...whole, columns, rows: [pairs.map(([label]) => label), pairs.map(([, value]) => value)] }
    }
    default:
      return two(
        { share: labelShare, align: left },
        { share: 1 - labelShare, align },
        pairs.map(([label, value]) => [label, value]),
      )
  }
}
