// Elements in a line each, and what is asked about them.
import { MARK } from '../../dev/client/protocol.ts'

export type Child = Node | string | null

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children.filter((child): child is Node | string => child !== null))
  return element
}

export function button(
  label: string,
  act: () => void,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const made = make('button', { type: 'button', ...attributes }, label)
  made.addEventListener('click', act)
  return made
}

/**
 * Whether a click is meant for a part of the page that is edited: what is being typed into, the editor itself and the list of
 * mistakes are none, and Alt follows a link.
 */
export function isForPage({ target, altKey }: MouseEvent): boolean {
  return !altKey && !(target instanceof Element && target.closest(`[${MARK}]`))
}
