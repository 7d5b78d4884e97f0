// The basket of a model shop: every change is calculated here, nothing is sent.
import { type BillRow, billTexts, type Shop } from './shop/bill-texts.ts'

/** A basket of a model shop is no stock list. */
const MOST = 9

export function enhance(element: HTMLElement, given: unknown): void {
  const shop = given as Shop
  const amounts = [...element.querySelectorAll('[data-amount]')]
  const counts = amounts.map(({ textContent }) => Number(textContent))
  const deliveries = [...element.querySelectorAll<HTMLInputElement>('[name$=delivery]')]

  function show(isAnnounced: boolean): void {
    const chosen = Math.max(
      0,
      deliveries.findIndex(({ checked }) => checked),
    )
    const { rows, hint, announced } = billTexts(shop, counts, chosen)
    for (const [index, amount] of amounts.entries()) setText(amount, String(counts[index]))
    for (const [index, row] of element.querySelectorAll<HTMLElement>('[data-row]').entries()) write(row, rows[index])
    write(element.querySelector('[data-hint]'), { label: hint, price: hint || null })
    const status = element.querySelector('[role=status]')
    if (isAnnounced && status) status.textContent = announced
  }

  for (const button of element.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => {
      const index = Number(button.dataset['article'])
      counts[index] = Math.min(MOST, Math.max(0, (counts[index] ?? 0) + Number(button.dataset['step'])))
      show(true)
    })
  }
  for (const delivery of deliveries) delivery.addEventListener('change', () => show(true))
  // A browser that returns to the page restores the chosen delivery.
  show(false)
}

/** A row with its label and price; one without a price does not stand there. */
function write(row: HTMLElement | null, texts: Omit<BillRow, 'key'> | undefined): void {
  if (!row || !texts) return
  row.hidden = texts.price === null
  const [label = row, price] = row.children
  setText(label, texts.label)
  if (price) setText(price, texts.price)
}

/** What stands there already stays: written again it would be laid out and drawn again, too. */
function setText(element: Element, text: string | null): void {
  if (element.textContent !== text) element.textContent = text
}
