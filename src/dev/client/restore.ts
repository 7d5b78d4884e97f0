// A page that has to be loaded again comes back as it was left: where it was scrolled to, what was typed, what was open.
const KEY = 'site-dev:kept'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Kept {
  readonly path: string
  readonly scroll: readonly [x: number, y: number]
  readonly fields: readonly { readonly at: string; readonly value: string; readonly isChecked: boolean }[]
  readonly open: readonly string[]
  readonly focus: string | null
}

/** Loads the page again and keeps what its visitor did. */
export function keepAndReload(): void {
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')]
  const kept: Kept = {
    path: location.pathname,
    scroll: [scrollX, scrollY],
    fields: fields.filter(isTyped).map((field) => ({
      at: addressOf(field),
      value: field.value,
      isChecked: field instanceof HTMLInputElement && field.checked,
    })),
    open: [...document.querySelectorAll('details[open]')].map(addressOf),
    focus:
      document.activeElement && document.activeElement !== document.body ? addressOf(document.activeElement) : null,
  }
  sessionStorage.setItem(KEY, JSON.stringify(kept))
  location.reload()
}

/** Files cannot be put back, and passwords do not belong into storage. */
function isTyped(field: Field): boolean {
  return !['file', 'password', 'hidden', 'submit', 'button'].includes(field.type)
}

/** Where an element stands: its id or name, or else its way from the body. */
function addressOf(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`
  const parent = element.parentElement
  if (!parent || element === document.body) return element.localName
  const position = [...parent.children].indexOf(element) + 1
  return `${addressOf(parent)} > ${element.localName}:nth-child(${position})`
}

/** Puts back what the last `keepAndReload` kept, if it was about this page. */
export function restore(): void {
  const text = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  const kept = text === null ? null : (JSON.parse(text) as Kept)
  if (kept?.path !== location.pathname) return
  for (const at of kept.open) document.querySelector(at)?.setAttribute('open', '')
  fill(kept)
  scrollTo({ left: kept.scroll[0], top: kept.scroll[1], behavior: 'instant' })
  // Islands that wake up take their fields as the page was sent.
  const waking = new MutationObserver(() => fill(kept))
  waking.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-state'] })
  setTimeout(() => waking.disconnect(), WAKING_MS)
}

/** Islands in view wake at once; later ones were not typed into. */
const WAKING_MS = 3000

function fill({ fields, focus }: Kept): void {
  for (const { at, value, isChecked } of fields) {
    const field = document.querySelector<Field>(at)
    if (field) setField(field, value, isChecked)
  }
  if (focus) document.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
}

function setField(field: Field, value: string, isChecked: boolean): void {
  const isChanged = field.value !== value || (field instanceof HTMLInputElement && field.checked !== isChecked)
  if (!isChanged) return
  field.value = value
  if (field instanceof HTMLInputElement) field.checked = isChecked
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
