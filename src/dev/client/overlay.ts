// The mistakes of the last edit over the last good page. A modal dialog: it can be reached and closed with the keyboard,
// readers say what it is about, and the focus goes back to where it was.
import { MARK, type Problem, REMEDY_EVENT, type Remedy, type State } from './protocol.ts'

const STYLES = `
dialog { box-sizing: border-box; width: min(60rem, 94vw); max-height: 88vh; overflow: auto; padding: 1.5rem;
  border: 0; border-top: .4rem solid #d3302f; border-radius: .5rem; background: #fff; color: #1b1b1f;
  font: 1rem/1.5 system-ui, sans-serif; box-shadow: 0 1rem 4rem #0008 }
dialog::backdrop { background: #0009 }
header { display: flex; flex-wrap: wrap; justify-content: end; align-items: start; gap: .5rem 1rem }
header h1 { flex: 1 }
h1 { margin: 0; font-size: 1.25rem }
ol { margin: 1rem 0 0; padding: 0; list-style: none }
li { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid #ccc }
p { margin: .25rem 0 }
.message { font-weight: 600 }
.code { color: #55555c; font-size: .875rem }
a { color: #0b57d0; font-family: ui-monospace, monospace }
pre { margin: .5rem 0; padding: .75rem; overflow-x: auto; border-radius: .25rem; background: #f1f1f4;
  font: .9rem/1.4 ui-monospace, monospace }
mark { background: none; color: #b3261e; font-weight: 700 }
button { padding: .4rem .9rem; border: 1px solid #77777f; border-radius: .25rem; background: #fff; color: inherit;
  font: inherit; cursor: pointer }
:focus-visible { outline: .2rem solid #0b57d0; outline-offset: .15rem }
@media (prefers-color-scheme: dark) {
  dialog { background: #1f1f23; color: #ececf1 }
  pre { background: #2c2c32 }
  a { color: #a8c7fa }
  mark { color: #ffb4ab }
  .code { color: #b5b5bd }
  button { background: #2c2c32 }
  li { border-color: #44444c }
}`

const WORDS = {
  en: {
    heading: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
    close: 'Close (Esc)',
    below: 'Below is the last page without mistakes. It is replaced when they are fixed.',
  },
  de: {
    heading: (count: number) => `${count} Fehler`,
    close: 'Schließen (Esc)',
    below: 'Darunter steht die letzte Seite ohne Fehler. Sie wird ersetzt, sobald alles stimmt.',
  },
} as const

let host: HTMLElement | null = null
let shown = ''
let remedy: Remedy | null = null
document.addEventListener(REMEDY_EVENT, (event) => {
  remedy = (event as CustomEvent<Remedy | null>).detail
  const header = host?.shadowRoot?.querySelector('header')
  header?.querySelector('.remedy')?.remove()
  header?.querySelector('button')?.before(...remedyButton())
})

/** Shows mistakes; those that are shown already stay as they are. */
export function showProblems({ problems, language }: Pick<State, 'language' | 'problems'>): void {
  const text = JSON.stringify(problems)
  if (text === shown) return
  const wasClosed = host !== null && !host.shadowRoot?.querySelector('dialog')?.open
  hideProblems()
  shown = text
  host = document.createElement('site-dev-problems')
  host.setAttribute(MARK, '')
  const root = host.attachShadow({ mode: 'open' })
  // A policy has nothing against sheets that are made by a script of the page's own origin.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  root.adoptedStyleSheets = [sheet]
  const dialog = dialogOf({ problems, language })
  root.append(dialog)
  document.body.append(host)
  dialog.showModal()
  if (wasClosed) dialog.querySelector('h1')?.focus()
}

/** Takes the mistakes away; the focus goes back to where it was. */
export function hideProblems(): void {
  host?.shadowRoot?.querySelector('dialog')?.close()
  host?.remove()
  host = null
  shown = ''
}

function dialogOf({ problems, language }: Pick<State, 'language' | 'problems'>): HTMLDialogElement {
  const words = WORDS[language]
  const dialog = document.createElement('dialog')
  dialog.lang = language
  dialog.setAttribute('role', 'alertdialog')
  dialog.setAttribute('aria-labelledby', 'title')
  dialog.setAttribute('aria-describedby', 'problems')
  const heading = element('h1', words.heading(problems.length))
  heading.id = 'title'
  // The reader begins with what happened, not with a button.
  heading.tabIndex = -1
  heading.autofocus = true
  const close = element('button', words.close)
  close.type = 'button'
  close.addEventListener('click', () => dialog.close())
  const header = document.createElement('header')
  header.append(heading, ...remedyButton(), close)
  const list = document.createElement('ol')
  list.id = 'problems'
  list.append(...problems.map(itemOf))
  dialog.append(header, element('p', words.below), list)
  return dialog
}

/** What takes the mistake back, where something can; what it says stands beside it. */
function remedyButton(): HTMLElement[] {
  if (!remedy) return []
  const { label, act } = remedy
  const holder = element('span', '', 'remedy')
  const button = element('button', label)
  const said = element('span', '')
  button.type = 'button'
  said.setAttribute('role', 'status')
  button.addEventListener('click', async () => {
    said.textContent = ` ${await act()}`
  })
  holder.append(button, said)
  return [holder]
}

function itemOf({ code, message, hint, place }: Problem): HTMLLIElement {
  const item = document.createElement('li')
  item.append(element('p', message, 'message'))
  if (place) {
    const link = element('a', place.text)
    link.href = place.link
    const at = document.createElement('p')
    at.append(link)
    item.append(at)
  }
  if (place?.line.trim()) {
    const lines = element('pre', `${place.line}\n`)
    // What is marked is in the place and in the message already.
    const marker = element('mark', place.marker)
    marker.setAttribute('aria-hidden', 'true')
    lines.append(marker)
    lines.tabIndex = 0
    item.append(lines)
  }
  if (hint !== null) item.append(element('p', hint))
  item.append(element('p', code, 'code'))
  return item
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  className = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.textContent = text
  made.className = className
  return made
}
