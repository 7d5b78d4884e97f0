import type { ReactNode } from 'react'

// React comes as an argument: hydrate.ts alone loads it, and only when an island asks for it.
interface Libraries {
  readonly react: typeof import('react')
  readonly dom: typeof import('react-dom/client')
}

/**
 * Hydrates one component in its mark; done when it listens. A component that breaks, then or later, leaves
 * the HTML as it came, with what was typed into its fields.
 */
export function wakeComponent(element: HTMLElement, component: ReactNode, { react, dom }: Libraries): Promise<void> {
  const restore = keepHtml(element)
  return new Promise((resolve, reject) => {
    // Before the component listens, the caller tells of its errors; later nobody else would.
    let tell: (error: unknown) => void = reject
    const onListen = () => {
      tell = reportError
      resolve()
    }
    dom.hydrateRoot(element, react.createElement(Listening, { onListen, react }, component), {
      onUncaughtError(error) {
        // React empties the root after this call; the HTML comes back when it is done.
        const focus = focusIn(element)
        queueMicrotask(() => {
          restore()
          giveFocus(element, focus)
        })
        element.dataset['state'] = 'failed'
        tell(error)
      },
    })
  })
}

interface ListeningProps {
  readonly onListen: () => void
  readonly react: Libraries['react']
  readonly children?: ReactNode
}

/** Tells when what it holds is hydrated and hears events. */
function Listening({ onListen, react, children }: ListeningProps) {
  react.useEffect(onListen, [onListen])
  return children
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (element: HTMLElement) => [...element.querySelectorAll<FormField>('input, textarea, select')]

interface Focus {
  readonly index: number
  readonly selection: readonly [start: number | null, end: number | null]
}

/** Which field has the focus, and what is selected in it; null if none has. */
function focusIn(element: HTMLElement): Focus | null {
  const { activeElement } = document
  const index = fieldsIn(element).findIndex((field) => field === activeElement)
  if (index < 0) return null
  const isText = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
  return { index, selection: isText ? [activeElement.selectionStart, activeElement.selectionEnd] : [null, null] }
}

function giveFocus(element: HTMLElement, focus: Focus | null): void {
  const field = focus && fieldsIn(element)[focus.index]
  if (!field) return
  field.focus({ preventScroll: true })
  const [start, end] = focus.selection
  // Fields such as e-mail have no selection that scripts may set; theirs is null.
  if (start !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(start, end)
}

function keepHtml(element: HTMLElement): () => void {
  const html = element.innerHTML
  const before = fieldsIn(element)
  return () => {
    // Hydration took over these very fields, so they hold what was typed up to the last moment.
    element.innerHTML = html
    for (const [index, field] of fieldsIn(element).entries()) copyValue(before[index], field)
  }
}

function copyValue(from: FormField | undefined, to: FormField): void {
  if (!from) return
  to.value = from.value
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked
}
