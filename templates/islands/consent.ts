// Asks before a tag manager is loaded, and keeps the answer (TDDDG § 25). Stands on a page only if the site has a tag
// manager. Until the visitor agrees nothing comes from its host; agreeing and refusing take one click each, and the
// button in the footer changes the answer later.
import styles from '../styles/components/consent.late.css'
import { read, write } from './browser/storage.ts'
import { loadStyles } from './browser/styles.ts'
import { loadTagManager, removeCookies } from './consent/tag-manager.ts'

const STORAGE_KEY = 'consent'
const GRANTED = 'granted'

/** What the mark carries. */
interface ConsentProps {
  /** "GTM-ABC1234". */
  readonly tagManager: string
}

export function enhance(element: HTMLElement, props: unknown): void {
  const { tagManager } = props as ConsentProps
  const dialog = element.querySelector('dialog')
  const opener = document.querySelector<HTMLElement>('[data-consent]')
  if (!dialog || !opener) return
  const show = (isOpen: boolean) => {
    dialog.toggleAttribute('open', isOpen)
    document.documentElement.toggleAttribute('data-asks', isOpen)
  }
  const close = () => {
    const hadFocus = dialog.contains(document.activeElement)
    show(false)
    if (hadFocus) opener.focus({ preventScroll: true })
  }

  dialog.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element ? target.closest<HTMLElement>('[data-answer]')?.dataset['answer'] : null
    if (!answer) return
    const before = read('local', STORAGE_KEY)
    write('local', STORAGE_KEY, answer)
    close()
    if (answer === GRANTED && before !== GRANTED) loadTagManager(tagManager)
    if (answer !== GRANTED && before === GRANTED) withdraw()
  })
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  opener.addEventListener('click', async () => {
    await loadStyles(styles)
    show(true)
    dialog.querySelector<HTMLElement>('[data-answer]')?.focus()
  })

  opener.hidden = false
  const known = read('local', STORAGE_KEY)
  if (known === GRANTED) loadTagManager(tagManager)
  // Without show() of the dialog, which would take the focus from where the visitor is.
  if (known === null) void loadStyles(styles).then(() => show(true))
}

/** What was loaded cannot be unloaded, so the page starts again without it. */
function withdraw(): void {
  removeCookies()
  location.reload()
}
