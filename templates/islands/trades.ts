// A choice of trades: shows what fits the chosen one, and lets the rest of the page follow.
import { follow } from './trades/follow.ts'
import type { TradesProps } from './trades/props.ts'
import { remember } from './visit/visit.ts'

export function enhance(element: HTMLElement, given: unknown): void {
  const { trades } = given as TradesProps
  const choices = [...element.querySelectorAll<HTMLInputElement>('[type=radio]')]
  const panels = [...element.querySelectorAll('[data-trade]')]
  const moved = element.querySelector<HTMLElement>('[data-moved]')

  function choose(): void {
    const index = choices.findIndex(({ checked }) => checked)
    const trade = trades[index]
    if (!trade) return
    for (const [at, panel] of panels.entries()) panel.toggleAttribute('data-shown', at === index)
    follow(trade)
    const { name, employees, percent, saving, months } = trade
    remember('trade', name)
    remember('calculation', { employees, percent, saving, months })
    const status = element.querySelector('[role=status]')
    if (status) status.textContent = trade.moved
    moved?.removeAttribute('hidden')
  }

  element.addEventListener('change', choose)
  // A browser that returns to the page restores what was chosen, and a visitor may be faster than this script.
  choose()
}
