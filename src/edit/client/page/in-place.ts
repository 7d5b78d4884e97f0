// A text changed where it stands: plain words, Enter saves, Escape leaves everything as it was.
import { MARK } from '../../../dev/client/protocol.ts'
import { make } from '../dom.ts'

export interface InPlace {
  /** The texts that are the value together, in their order; they share a parent or stand below one. */
  readonly nodes: readonly Text[]
  readonly value: string
  readonly label: string
  changed(value: string): void
  save(): void
  cancel(): void
}

export interface Opened {
  /** The page as it was. */
  close(): void
  /** What was typed looks as a text of the page does. */
  rest(): void
  readonly element: HTMLElement
  value(): string
}

/** Opens texts for typing; null: scripts or an update of the page have taken them away. */
export function openInPlace({ nodes, value, label, changed, save, cancel }: InPlace): Opened | null {
  const holder = holderOf(nodes)
  if (!holder?.parent.isConnected) return null
  const { parent, from, to } = holder
  const hidden = [...parent.childNodes].slice(from, to + 1)
  // A screen reader is told of what is typed into, also where the page says the same words twice.
  const veils = veilsOver(parent)
  for (const veil of veils) veil.setAttribute('aria-hidden', 'false')
  const box = make('span', {
    [MARK]: '',
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': 'true',
    spellcheck: 'true',
  })
  box.contentEditable = 'plaintext-only'
  box.textContent = value
  Object.assign(box.style, { outline: '2px solid #4c8df6', whiteSpace: 'pre-wrap', cursor: 'text' })
  parent.insertBefore(box, hidden[0] ?? null)
  for (const node of hidden) node.remove()
  const words = () => (box.textContent ?? '').replace(/\r\n?/g, '\n')
  box.addEventListener('keydown', (event) => {
    event.stopPropagation()
    if (event.key === 'Escape') cancel()
    else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) save()
    else return
    event.preventDefault()
  })
  box.addEventListener('input', () => changed(words()))
  // Some browsers paste with the format in spite of "plaintext-only".
  box.addEventListener('paste', (event) => {
    event.preventDefault()
    document.execCommand('insertText', false, event.clipboardData?.getData('text/plain') ?? '')
  })
  box.focus()
  getSelection()?.selectAllChildren(box)
  getSelection()?.collapseToEnd()
  return {
    element: box,
    value: words,
    close() {
      box.replaceWith(...hidden)
      cover(veils)
    },
    rest() {
      box.contentEditable = 'false'
      for (const name of ['role', 'aria-label', 'aria-multiline', 'style']) box.removeAttribute(name)
      cover(veils)
    },
  }
}

function cover(veils: readonly Element[]): void {
  for (const veil of veils) veil.setAttribute('aria-hidden', 'true')
}

/** What hides an element from screen readers. */
function veilsOver(element: Element): Element[] {
  const veil = element.closest('[aria-hidden=true]')
  return veil ? [veil, ...(veil.parentElement ? veilsOver(veil.parentElement) : [])] : []
}

/** The smallest run of siblings that holds all of the texts, and nothing else. */
function holderOf(nodes: readonly Text[]) {
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (!first || !last) return null
  let parent: Node | null = first.parentNode
  while (parent && !parent.contains(last)) parent = parent.parentNode
  if (!(parent instanceof Element)) return null
  const children = [...parent.childNodes]
  const at = (node: Node) => children.findIndex((child) => child.contains(node))
  return { parent, from: at(first), to: at(last) }
}
