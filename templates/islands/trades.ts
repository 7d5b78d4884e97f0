// A choice of trades: shows what fits the chosen one, and lets the rest of the page follow.
import { follow } from './trades/follow.ts'
import type { ChosenTrade, TradesProps } from './trades/props.ts'
import { remember } from './visit/visit.ts'
import { afterFrame } from './waking/tasks.ts'

export function enhance(element: HTMLElement, given: unknown): void {
  const { trades } = given as TradesProps
  const choices = [...element.querySelectorAll<HTMLInputElement>('[type=radio]')]
  const panels = [...element.querySelectorAll('[data-trade]')]
  const moved = element.querySelector<HTMLElement>('[data-moved]')

  const chosen = () => choices.findIndex(({ checked }) => checked)

  /** The choice is seen first, then what belongs to it; the rest of the page, which is out of sight, follows behind that. */
  async function choose(): Promise<void> {
    await afterFrame()
    const index = chosen()
    const trade = trades[index]
    if (!trade) return
    for (const [at, panel] of panels.entries()) panel.toggleAttribute('data-shown', at === index)
    await afterFrame()
    // Where another one was chosen meanwhile, that choice moves the rest.
    if (chosen() === index) await moveRest(trade)
  }

  async function moveRest(trade: ChosenTrade): Promise<void> {
    const { name, employees, percent, saving, months } = trade
    remember('trade', name)
    remember('calculation', { employees, percent, saving, months })
    await follow(trade)
    const status = element.querySelector('[role=status]')
    if (status) status.textContent = trade.moved
    moved?.removeAttribute('hidden')
  }

  element.addEventListener('change', () => void choose())
  // A browser that returns to the page restores what was chosen, and a visitor may be faster than this script.
  void choose()
}
