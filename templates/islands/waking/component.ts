// React comes with this file, which hydrate.ts alone loads, and only when an island asks for it.
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Draws what did not come with the page. @returns draws again, in place of what is there */
export function drawIn(place: HTMLElement): (node: ReactNode) => void {
  const root = createRoot(place)
  return (node) => root.render(node)
}

/**
 * Hydrates one component in its mark; done when it listens. A component that breaks, then or later, leaves
 * the HTML as it came, with what was typed into its fields.
 */
export function wakeComponent<P extends object>(
  element: HTMLElement,
  component: ComponentType<P>,
  props: P,
): Promise<void> {
  const restore = keepHtml(element)
  return new Promise((resolve, reject) => {
    // Before the component listens, the caller reports its errors; later nobody else would.
    let report: (error: unknown) => void = reject
    const onListen = () => {
      report = reportError
      resolve()
    }
    hydrateRoot(element, createElement(Listening, { onListen }, createElement(component, props)), {
      onUncaughtError(error) {
        // React empties the root after this call; the HTML comes back when it is done.
        queueMicrotask(restore)
        element.dataset['state'] = 'failed'
        report(error)
      },
    })
  })
}

interface ListeningProps {
  readonly onListen: () => void
  readonly children?: ReactNode
}

/** Notifies when its children are hydrated and handle events. */
function Listening({ onListen, children }: ListeningProps) {
  useEffect(onListen, [onListen])
  return children
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (element: HTMLElement) => [...element.querySelectorAll<FormField>('input, textarea, select')]

function keepHtml(element: HTMLElement): () => void {
  const html = element.innerHTML
  const before = fieldsIn(element)
  let focused = before.find((field) => field === document.activeElement)
  element.addEventListener('focusin', ({ target }) => {
    focused = before.find((field) => field === target)
  })
  return () => {
    // Hydration took over these very fields, so they hold what was typed up to the last moment.
    element.innerHTML = html
    for (const [index, field] of fieldsIn(element).entries()) copyField(before[index], field, focused)
  }
}

function copyField(from: FormField | undefined, to: FormField, focused: FormField | undefined): void {
  if (!from) return
  to.value = from.value
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked
  // The field lost the focus when it was taken out of the page; a visitor who went elsewhere keeps it there.
  if (from === focused && document.activeElement === document.body) giveFocus(from, to)
}

function giveFocus(from: FormField, to: FormField): void {
  to.focus({ preventScroll: true })
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return
  // Fields such as e-mail have no selection that scripts may set; theirs is null.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}
