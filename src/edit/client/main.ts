// The editor: clicks lead to texts, texts to their places. It is loaded when editing begins.

import { REMEDY_EVENT, type Remedy, UPDATING_EVENT } from '../../dev/client/protocol.ts'
import type { UiLanguage } from '../../diagnostics/words.ts'
import type { FilePlace, PageChoices, PageMap, TextPlace } from '../protocol.ts'
import { asking, reasonOf } from './ask.ts'
import { Busy } from './busy.ts'
import { button, isForPage, make } from './dom.ts'
import { keepPoint, keepSaid, keptSaid, keptShown, type Point, takePoint } from './kept.ts'
import {
  choiceOfText,
  drawingAround,
  entryAround,
  offsetUnder,
  type Pointed,
  placeAt,
  placeOfAddress,
  placeOfDrawing,
  placeOfText,
  sectionOf,
  textUnder,
} from './page/find.ts'
import { showChanges } from './panel/changes-panel.ts'
import { showPage } from './panel/page-panel.ts'
import { Panel, type PanelDeps } from './panel/panel.ts'
import { Typing } from './typing.ts'
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
  /** @param first a click that came before the editor was there; null: none did */
  start(first: MouseEvent | null): void
  stop(): void
}

export function open(host: Host): Editor {
  return new PageEditor(host)
}

/** What was clicked on. */
interface Found {
  readonly target: Element
  readonly text: Text | null
  /** In the text, of the pointer. */
  readonly offset: number
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
  #choices: Promise<PageChoices> | null = null
  readonly #typing: Typing

  constructor(host: Host) {
    this.#host = host
    const words = WORDS[host.language]
    const say = (text: string) => {
      this.#status.textContent = text
      keepSaid(text)
    }
    const ask = asking({ token: host.token, words, busy: this.#busy })
    this.#deps = { ask, words, root: host.root, say, released: () => this.#busy.released() }
    this.#panel = new Panel(this.#deps)
    this.#typing = new Typing({ ...this.#deps, panel: this.#panel, busy: this.#busy })
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

  start(first: MouseEvent | null): void {
    const { words, say } = this.#deps
    this.#host.bar.append(this.#tools)
    document.addEventListener('click', this.#click, { capture: true })
    document.addEventListener('pointermove', this.#hover, { passive: true })
    document.addEventListener('site-dev:updated', this.#forget)
    document.addEventListener('keydown', this.#keys)
    offerRemedy({ label: this.#deps.words.undo, act: () => this.#move('undo') })
    say(keptSaid() || words.hint)
    const shown = keptShown()
    if (shown === 'page') void this.#showPage()
    else if (shown === 'changes') void this.#showChanges()
    else if (shown) void this.#panel.open(shown)
    else void this.#pageMap().catch((cause: unknown) => say(reasonOf(cause)))
    const point = takePoint()
    if (first) this.#click(first)
    else if (point) this.#try(() => this.#followAgain(point))
  }

  stop(): void {
    this.#typing.finish()
    this.#panel.close()
    this.#tools.remove()
    this.#outline.hidden = true
    document.removeEventListener('click', this.#click, { capture: true })
    document.removeEventListener('pointermove', this.#hover)
    document.removeEventListener('site-dev:updated', this.#forget)
    document.removeEventListener('keydown', this.#keys)
    offerRemedy(null)
  }

  /** The page is another one: its map is asked for again when it is needed. */
  readonly #forget = () => {
    this.#map = null
    this.#choices = null
  }

  #pageMap(): Promise<PageMap> {
    this.#map ??= this.#deps.ask<PageMap>('map', { path: location.pathname })
    // What could not be told now may be told later.
    this.#map.catch(this.#forget)
    return this.#map
  }

  readonly #keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || this.#typing.box) return
    if (event.composedPath()[0] instanceof HTMLInputElement || event.composedPath()[0] instanceof HTMLTextAreaElement)
      return
    event.preventDefault()
    void this.#move(event.shiftKey ? 'redo' : 'undo')
  }

  readonly #hover = (event: PointerEvent) => {
    const text = event.target === this.#host.element || this.#typing.box ? null : textUnder(event)
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
    const target = event.target instanceof Element ? event.target : null
    if (!isForPage(event)) return
    event.preventDefault()
    event.stopPropagation()
    if (this.#typing.isTyped(event)) return
    // What is folded is opened, so that it can be reached.
    const details = target?.closest('summary')?.parentElement
    if (details instanceof HTMLDetailsElement) details.open = true
    if (target) this.#try(() => this.#follow({ clientX: event.clientX, clientY: event.clientY, target }))
  }

  /** Says what went wrong, if something does. */
  #try(follow: () => Promise<void>): void {
    follow().catch((cause: unknown) => this.#deps.say(reasonOf(cause)))
  }

  async #follow(pointed: Pointed): Promise<void> {
    const { target } = pointed
    const text = textUnder(pointed)
    const offset = offsetUnder(pointed, text)
    this.#outline.hidden = true
    const isLast = this.#panel.asked()
    // What is saved may have the page loaded again.
    keepPoint(pointed)
    const isShown = await this.#typing.save()
    keepPoint(null)
    if (!isShown || !isLast()) return
    if ((text ?? target).isConnected) await this.#open({ target, text, offset, isLast })
    else await this.#followAgain(pointed)
  }

  /** What was saved before has changed the page under the pointer. */
  async #followAgain({ clientX, clientY }: Point): Promise<void> {
    const target = document.elementFromPoint(clientX, clientY)
    if (target && target !== this.#host.element) await this.#follow({ clientX, clientY, target })
  }

  async #open({ target, text, offset, isLast }: Found): Promise<void> {
    const map = await this.#pageMap()
    const place = text && (await this.#placeOf(map, text))
    if (text && place && (await this.#typing.open(map, text, { place, isLast }))) return
    if (!isLast()) return
    const value = (place && placeAt(place, offset)) ?? (await this.#choiceOf(target, text))
    if (!isLast()) return
    const around = place?.entry ?? (text ? null : placeWithoutText(map, target))
    const leads = value ?? around ?? sectionOf(map, target)
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

  /** The choice that a drawing, or words that no text has, come from. They are traced when one is asked for. */
  async #choiceOf(target: Element, text: Text | null): Promise<FilePlace | null> {
    const drawing = drawingAround(target)
    if (!drawing && !(text && /\p{L}/u.test(text.data))) return null
    this.#deps.say(this.#deps.words.loading)
    this.#choices ??= this.#deps.ask<PageChoices>('choices', { path: location.pathname })
    this.#choices.catch(this.#forget)
    const { drawings, texts } = await this.#choices
    this.#deps.say('')
    return drawing ? placeOfDrawing(drawings, drawing) : text && choiceOfText(texts, text)
  }

  /** @returns what is said */
  async #move(way: 'undo' | 'redo'): Promise<string> {
    const { ask, say, words } = this.#deps
    const said = await ask<{ label: string }>(way).then(({ label }) => `${words[way]}: ${label}`, reasonOf)
    say(said)
    return said
  }

  #showPage(): Promise<void> {
    const deps = { ...this.#deps, panel: this.#panel }
    return this.#panel.bring('page', async (isWanted) => showPage(deps, await this.#pageMap(), isWanted))
  }

  #showChanges(): Promise<void> {
    const deps = { ...this.#deps, panel: this.#panel }
    return this.#panel.bring('changes', (isWanted) => showChanges(deps, isWanted))
  }
}

/** Where a part of the page without words leads; null: nowhere, or unsure. */
function placeWithoutText(map: PageMap, target: Element): FilePlace | null {
  const address = target.closest('a[href], img[src]')
  return (address && placeOfAddress(map, address)) ?? entryAround(map, target)
}

/** The list of mistakes stands over the bar: it has a button of its own. */
function offerRemedy(detail: Remedy | null): void {
  document.dispatchEvent(new CustomEvent(REMEDY_EVENT, { detail }))
}
