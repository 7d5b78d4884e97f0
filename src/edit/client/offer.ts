// Offers to edit the page. The editor itself is loaded when editing begins. This runs at once, before there is anything to see: what is
// clicked on while the page is still being read waits, too.
import { MARK } from '../../dev/client/protocol.ts'
import type { UiLanguage } from '../../diagnostics/words.ts'
import { EDITOR_PATH, TOKEN_ATTRIBUTE } from '../protocol.ts'
import { button, isForPage, make } from './dom.ts'
import type { Editor, Host } from './main.ts'
import { STYLES } from './styles.ts'
import { WORDS } from './words.ts'

/** What the author chose last, for all pages of this tab. */
const CHOICE = 'site-dev-edit'

const script = document.querySelector<HTMLElement>(`script[${TOKEN_ATTRIBUTE}]`)
const language: UiLanguage = script?.dataset['language'] === 'de' ? 'de' : 'en'
const words = WORDS[language]

const element = document.createElement('site-dev-editor')
element.setAttribute(MARK, '')
element.lang = language
const root = element.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(STYLES)
root.adoptedStyleSheets = [sheet]
const bar = make('div', { class: 'bar', role: 'toolbar', 'aria-label': words.edit })
const toggle = button(words.edit, () => void change(!isOn()), { 'aria-pressed': 'false' })
bar.append(toggle)
root.append(bar)

let editor: Editor | null = null

/** The last click while the editor is on its way: it waits for it. */
let early: MouseEvent | null = null
const keepClick = (event: MouseEvent) => {
  if (!isForPage(event)) return
  event.preventDefault()
  event.stopPropagation()
  early = event
}

const isOn = () => toggle.getAttribute('aria-pressed') === 'true'

async function change(on: boolean): Promise<void> {
  sessionStorage.setItem(CHOICE, on ? 'on' : 'off')
  toggle.setAttribute('aria-pressed', String(on))
  if (!on) return editor?.stop()
  const host: Host = { element, root, bar, language, token: script?.getAttribute(TOKEN_ATTRIBUTE) ?? '' }
  document.addEventListener('click', keepClick, { capture: true })
  const { open } = await loadEditor().finally(() => document.removeEventListener('click', keepClick, { capture: true }))
  editor ??= open(host)
  editor.start(early)
  early = null
}

function loadEditor(): Promise<{ open(given: Host): Editor }> {
  const address: string = EDITOR_PATH
  return import(address)
}

const isWanted = sessionStorage.getItem(CHOICE) !== 'off'
if (isWanted) document.addEventListener('click', keepClick, { capture: true })
document.addEventListener('DOMContentLoaded', () => {
  document.body.append(element)
  if (isWanted) void change(true)
})
