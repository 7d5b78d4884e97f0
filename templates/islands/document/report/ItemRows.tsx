import type { ProcessorWords } from '../props.ts'
import type { Item } from './found.ts'

interface ItemRowsProps {
  readonly items: readonly Item[]
  readonly words: ProcessorWords
  readonly language: string | undefined
}

/** The rows of an invoice or an order, as a table that can be scrolled sideways. */
export function ItemRows({ items, words, language }: ItemRowsProps) {
  return (
    <div className="is-wide stack stack--tight">
      <h4>{words.items}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard. */}
      <section className="table-scroll" aria-label={words.items} tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{words.itemDescription}</th>
              <th scope="col" className="number">
                {words.itemQuantity}
              </th>
              <th scope="col" className="number">
                {words.itemPrice}
              </th>
              <th scope="col" className="number">
                {words.itemAmount}
              </th>
            </tr>
          </thead>
          <tbody lang={language}>
            {items.map(({ description, quantity, unitPrice, amount }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change, and may come twice.
              <tr key={index}>
                <td>{description}</td>
                <td className="number">{quantity}</td>
                <td className="number">{unitPrice}</td>
                <td className="number">{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
