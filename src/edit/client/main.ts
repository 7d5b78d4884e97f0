// The editor: clicks lead to texts, texts to their places. It is loaded when editing begins.

import { UPDATING_EVENT } from '../../dev/client/protocol.ts'
import type { UiLanguage } from '../../diagnostics/words.ts'
import type { Change } from '../change.ts'
import type { FilePlace, Form, PageMap, Saved, TextPlace } from '../protocol.ts'
import { asking } from './ask.ts'
import { Busy } from './busy.ts'
import { button, make } from './dom.ts'
import { wordsChange } from './fields/fields.ts'
import { keepSaid, keptSaid, keptShown } from './kept.ts'
import { placeOfAddress, placeOfText, plainWords, sectionOf, textsIn, textUnder } from './page/find.ts'
import { type Opened, openInPlace } from './page/in-place.ts'
import { showChanges, showPage } from './panel/page-panel.ts'
import { findingsOf, Panel, type PanelDeps, reasonOf } from './panel/panel.ts'
import { WORDS } from './words.ts'

/** What offers to edit gives the editor. */
export interface Host {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  readonly bar: HTMLElement
  readonly language: UiLanguage
  readonly token: string
}

export interface Editor {
  start(): void
  stop(): void
}

export function open(host: Host): Editor {
  return new PageEditor(host)
}

/** A text that was clicked on; what is clicked on later comes first. */
interface Clicked {
  readonly place: TextPlace
  isLast(): boolean
}

class PageEditor implements Editor {
  readonly #host: Host
  readonly #deps: PanelDeps
  readonly #busy = new Busy()
  readonly #panel: Panel
  readonly #tools: HTMLElement
  readonly #status = make('span', { role: 'status', 'aria-live': 'polite' })
  readonly #outline = make('div', { class: 'outline', 'aria-hidden': 'true' })
  #map: Promise<PageMap> | null = null
  #clicks = 0
  #typing: { readonly opened: Opened; readonly note: HTMLElement; stopChecking(): void } | null = null

  constructor(host: Host) {
    this.#host = host
    const words = WORDS[host.language]
    const say = (text: string) => {
      this.#status.textContent = text
      keepSaid(text)
    }
    this.#deps = { ask: asking({ token: host.token, words, busy: this.#busy }), words, root: host.root, say }
    this.#panel = new Panel(this.#deps)
    this.#tools = make(
      'span',
      { class: 'row' },
      button(words.page, () => void this.#showPage()),
      button(words.undo, () => void this.#move('undo')),
      button(words.redo, () => void this.#move('redo')),
      button(words.publish, () => void this.#showChanges()),
      this.#status,
    )
    this.#outline.hidden = true
    host.root.append(this.#outline)
    this.#busy.watch(host.root)
    document.addEventListener(UPDATING_EVENT, this.#busy.hold)
  }

  start(): void {
    const { words, say } = this.#deps
    this.#host.bar.append(this.#tools)
    document.addEventListener('click', this.#click, { capture: true })
    document.addEventListener('pointermove', this.#hover, { passive: true })
    document.addEventListener('site-dev:updated', this.#forget)
    document.addEventListener('keydown', this.#keys)
    say(keptSaid() || words.hint)
    const shown = keptShown()
    if (shown === 'page') void this.#showPage()
    else if (shown === 'changes') void this.#showChanges()
    else if (shown) void this.#panel.open(shown)
    else void this.#pageMap().catch((cause: unknown) => say(reasonOf(cause)))
  }

  stop(): void {
    this.#finish()
    this.#panel.close()
    this.#tools.remove()
    this.#outline.hidden = true
    document.removeEventListener('click', this.#click, { capture: true })
    document.removeEventListener('pointermove', this.#hover)
    document.removeEventListener('site-dev:updated', this.#forget)
    document.removeEventListener('keydown', this.#keys)
  }

  /** The page is another one: its map is asked for again when it is needed. */
  readonly #forget = () => {
    this.#map = null
  }

  #pageMap(): Promise<PageMap> {
    this.#map ??= this.#deps.ask<PageMap>('map', { path: location.pathname })
    return this.#map
  }

  readonly #keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || this.#typing) return
    if (event.composedPath()[0] instanceof HTMLInputElement || event.composedPath()[0] instanceof HTMLTextAreaElement)
      return
    event.preventDefault()
    void this.#move(event.shiftKey ? 'redo' : 'undo')
  }

  readonly #hover = (event: PointerEvent) => {
    const text = event.target === this.#host.element || this.#typing ? null : textUnder(event)
    this.#outline.hidden = text === null
    if (!text) return
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, top, width, height } = range.getBoundingClientRect()
    Object.assign(this.#outline.style, {
      left: `${left - 4}px`,
      top: `${top - 4}px`,
      width: `${width + 8}px`,
      height: `${height + 8}px`,
    })
  }

  readonly #click = (event: MouseEvent) => {
    if (event.altKey || event.composedPath().includes(this.#host.element)) return
    if (this.#typing?.opened.element.contains(event.target as Node)) return
    event.preventDefault()
    event.stopPropagation()
    const target = event.target instanceof Element ? event.target : null
    // What is folded is opened, so that it can be reached.
    const details = target?.closest('summary')?.parentElement
    if (details instanceof HTMLDetailsElement) details.open = true
    if (this.#typing) void this.#save(this.#typing.opened.value())
    else if (target)
      void this.#follow(target, textUnder(event)).catch((cause: unknown) => this.#deps.say(reasonOf(cause)))
  }

  async #follow(target: Element, text: Text | null): Promise<void> {
    this.#outline.hidden = true
    this.#clicks += 1
    const click = this.#clicks
    const isLast = () => click === this.#clicks
    const map = await this.#pageMap()
    const place = text && (await this.#placeOf(map, text))
    if (text && place && (await this.#openText(map, text, { place, isLast }))) return
    if (!isLast()) return
    const address = target.closest('a[href], img[src]')
    const leads =
      place?.origins[0] ??
      place?.entry ??
      (address && !text ? placeOfAddress(map, address) : null) ??
      sectionOf(map, target)
    if (leads) await this.#panel.open(leads)
    else this.#deps.say(this.#deps.words.unknown)
  }

  /** Numbers are traced when one is asked for. */
  async #placeOf(map: PageMap, text: Text): Promise<TextPlace | null> {
    const place = placeOfText(map, text)
    if (place?.origins.length || !/\d/.test(text.data)) return place
    this.#deps.say(this.#deps.words.loading)
    const more = await this.#deps.ask<PageMap>('map', { path: location.pathname, numbers: true })
    this.#map = Promise.resolve(more)
    this.#deps.say('')
    return placeOfText(more, text)
  }

  /** Opens a text for typing where it stands; false when it is better changed in the panel. */
  async #openText(map: PageMap, text: Text, { place: { origins }, isLast }: Clicked): Promise<boolean> {
    const [origin] = origins
    // What React keeps, it draws again whenever it likes.
    if (!origin || origins.length > 1 || text.parentElement?.closest('[data-island]')) return false
    const form = await this.#deps.ask<Form>('form', origin)
    const { field } = form
    if (!isLast()) return true
    if (field.input.kind !== 'text' && field.input.kind !== 'words') return false
    const versions = field.value
    const isText = typeof versions === 'string'
    const value = isText ? versions : (versions as Readonly<Record<string, string>> | undefined)?.[map.language]
    const shown = value === undefined ? '' : withNamed(value, form.named, map.language)
    const nodes = value === undefined ? null : wholeText(map, text, { origin, value: shown })
    if (value === undefined || !nodes) return false
    const pointer = isText ? field.pointer : `${field.pointer}/${map.language}`
    const change = (typed: string): Change =>
      pointer.startsWith('@') ? wordsChange(field, typed) : { kind: 'set', pointer, value: typed }
    this.#type({ form, nodes, value, change })
    return true
  }

  #saveTyped: (value: string) => Promise<void> = async () => undefined

  #type({
    form,
    nodes,
    value,
    change,
  }: {
    form: Form
    nodes: readonly Text[]
    value: string
    change(typed: string): Change
  }): void {
    const { words } = this.#deps
    const found = make('div', { role: 'status' })
    let timer: ReturnType<typeof setTimeout> | undefined
    const opened = openInPlace({
      nodes,
      value,
      label: `${form.title}. ${words.textbox}`,
      changed: (typed) => {
        clearTimeout(timer)
        timer = setTimeout(
          () => void findingsOf(this.#deps, { file: form.place.file, change: change(typed), at: found }),
          250,
        )
      },
      save: (typed) => void this.#save(typed),
      cancel: () => this.#finish(),
    })
    if (!opened) return
    this.#saveTyped = async (typed) => {
      this.#finish()
      if (typed !== value) await this.#store(form, change(typed))
    }
    const pages = form.pages.length > 1 ? make('span', { class: 'mark' }, words.also(form.pages.length)) : null
    const all = button(words.allLanguages, () => {
      this.#finish()
      void this.#panel.open(form.place)
    })
    const note = make(
      'div',
      { class: 'note', role: 'group', 'aria-label': form.title },
      make('strong', {}, form.title),
      pages,
      found,
      ...form.named.map(({ written, place }) => button(`${written} …`, () => void this.#openNamed(place))),
      make(
        'span',
        { class: 'row' },
        button(words.save, () => void this.#save(opened.value()), { class: 'main' }),
        button(words.cancel, () => this.#finish()),
        all,
      ),
    )
    this.#host.root.append(note)
    const { bottom, left } = opened.element.getBoundingClientRect()
    Object.assign(note.style, {
      top: `${Math.max(8, Math.min(bottom + 10, innerHeight - 190))}px`,
      left: `${Math.max(8, Math.min(left, innerWidth - 320))}px`,
    })
    this.#typing = { opened, note, stopChecking: () => clearTimeout(timer) }
    this.#busy.inPlace(opened.element)
  }

  /** The value that the text names, in its own place. */
  async #openNamed(place: FilePlace): Promise<void> {
    this.#finish()
    await this.#panel.open(place)
  }

  async #save(value: string): Promise<void> {
    await this.#saveTyped(value)
  }

  async #store({ place, hash }: { place: FilePlace; hash: string }, change: Change): Promise<void> {
    const { ask, say, words } = this.#deps
    try {
      const saved = await ask<Saved>('save', { file: place.file, hash, change })
      if (saved.saved) return say(`${words.saved}: ${saved.label}`)
      say(saved.reason)
      if ('onDisk' in saved) await this.#panel.save(place, change)
    } catch (cause) {
      say(reasonOf(cause))
    }
  }

  /** The page as it was before typing. */
  #finish(): void {
    this.#typing?.stopChecking()
    this.#typing?.opened.close()
    this.#typing?.note.remove()
    this.#typing = null
    this.#busy.inPlace(null)
  }

  async #move(way: 'undo' | 'redo'): Promise<void> {
    const { ask, say, words } = this.#deps
    try {
      const { label } = await ask<{ label: string }>(way)
      say(`${words[way]}: ${label}`)
    } catch (cause) {
      say(reasonOf(cause))
    }
  }

  async #showPage(): Promise<void> {
    const deps = { ...this.#deps, panel: this.#panel }
    await this.#pageMap()
      .then((map) => showPage(deps, map))
      .catch((cause: unknown) => deps.say(reasonOf(cause)))
  }

  async #showChanges(): Promise<void> {
    const deps = { ...this.#deps, panel: this.#panel }
    await showChanges(deps).catch((cause: unknown) => deps.say(reasonOf(cause)))
  }
}

/** A text as the page shows it. */
function withNamed(text: string, named: Form['named'], language: string): string {
  return named.reduce((all, { written, shown }) => all.replaceAll(written, shown[language] ?? written), text)
}

/** The texts that show a value as a whole: one, or several beside each other that a template cut it into; null: it shows only a part. */
function wholeText(
  map: PageMap,
  text: Text,
  { origin, value }: { origin: FilePlace; value: string },
): readonly Text[] | null {
  if (plainWords(text.data) === plainWords(value)) return [text]
  const same = (node: Text) => JSON.stringify(placeOfText(map, node)?.origins) === JSON.stringify([origin])
  for (let parent = text.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    const nodes = textsIn(parent)
    if (!nodes.every(same)) return null
    if (plainWords(nodes.map(({ data }) => data).join('')) === plainWords(value)) return nodes
  }
  return null
}
