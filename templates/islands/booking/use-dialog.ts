import { type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import type { State } from './state.ts'
import { isWithin } from './use-auto-close.ts'

/** Where the parts of the dialog are in the document. */
export interface DialogRefs {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly form: RefObject<HTMLFormElement | null>
}

/**
 * Asks to close a dialog where a visitor expects it: at a click beside it, with Escape, or with the gesture of a
 * phone. A click that only ends beside it, such as the end of a selection, does not count.
 */
export function useClosing({ dialog }: Pick<DialogRefs, 'dialog'>, ask: () => void) {
  const isPressedBeside = useRef(false)
  const isBeside = (event: MouseEvent) =>
    event.target === dialog.current && !isWithin(dialog.current, event.nativeEvent)
  return {
    onPointerDown: (event: PointerEvent) => {
      isPressedBeside.current = isBeside(event)
    },
    onClick: (event: MouseEvent) => {
      // The second click of a double click was meant for what stood there before.
      if (isPressedBeside.current && isBeside(event) && event.detail < 2) ask()
    },
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      ask()
    },
  }
}

/** Where the focus goes at each stage; between them it stays where the browser leaves it. */
const TARGETS: Partial<Record<State['stage'], string>> = {
  details: '[name=name]',
  contact: '[name=callback]',
  done: 'h2',
}

/** Whether the visitor is in a field already: a dialog is seen before it is awake. */
function isTyping(dialog: HTMLElement | null): boolean {
  const field = document.activeElement
  return field instanceof HTMLInputElement && dialog?.contains(field) === true
}

/** Moves the focus: to the first field of a step, to the heading at the end, to the first wrong field. */
export function useFocus({ dialog, form }: DialogRefs, { isOpen, stage, problem, refusals }: State): void {
  useEffect(() => {
    const target = TARGETS[stage]
    if (!isOpen || !target || (stage === 'details' && isTyping(dialog.current))) return
    dialog.current?.scrollTo(0, 0)
    dialog.current?.querySelector<HTMLElement>(target)?.focus()
  }, [dialog, isOpen, stage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once per refusal, not per correction.
  useEffect(() => {
    const field = form.current?.elements.namedItem(problem?.fields[0] ?? '')
    if (!(field instanceof HTMLElement)) return
    // A field that has the focus already would not be read again, with what is wrong with it.
    field.blur()
    field.focus()
  }, [refusals])
}

/**
 * Gives the focus back to the link that opened the dialog, which not every browser has focused at the click; where the link
 * stands in a menu that has closed, to the button that opens the menu.
 */
export function returnFocus(opener: HTMLElement | null): void {
  const menu = opener?.closest('[popover]')
  const button = document.querySelector<HTMLElement>(`[popovertarget="${menu?.id}"]:not([popovertargetaction])`)
  const target = opener?.checkVisibility() ? opener : button
  target?.focus({ preventScroll: true })
}
