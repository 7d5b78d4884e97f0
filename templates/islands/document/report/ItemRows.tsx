import { type Editor, Value } from '../correct/Value.tsx'
import type { ProcessorWords } from '../props.ts'
import type { Item, ItemNumber } from './found.ts'

interface ItemRowsProps {
  readonly items: readonly Item[]
  readonly words: ProcessorWords
  readonly editor: Editor | undefined
}

/** The rows of an invoice or an order, as a table that can be scrolled sideways. */
export function ItemRows({ items, words, editor }: ItemRowsProps) {
  const columns = { quantity: words.itemQuantity, unitPrice: words.itemPrice, amount: words.itemAmount }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
    <section className="table-scroll" aria-label={words.items} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{words.itemDescription}</th>
            {Object.entries(columns).map(([number, title]) => (
              <th scope="col" className="number" key={number}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and rows may come twice.
            <tr key={row}>
              <td>{item.description}</td>
              {(Object.keys(columns) as (keyof typeof columns)[]).map((number) => (
                <td className="number" key={number}>
                  <Cell item={item} row={row} number={number} title={columns[number]} editor={editor} />
                  {number === 'quantity' && item.unit && ` ${item.unit}`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface CellProps {
  readonly item: Item
  readonly row: number
  readonly number: ItemNumber
  readonly title: string
  readonly editor: Editor | undefined
}

function Cell({ item, row, number, title, editor }: CellProps) {
  if (!editor) return item[number]
  const label = `${title}, ${item.description}`
  const entry = number === 'quantity' ? 'number' : 'amount'
  const readAs = item.readAs[number] ?? null
  return (
    <Value editor={editor} place={{ row, number }} label={label} value={item[number]} entry={entry} readAs={readAs} />
  )
}
