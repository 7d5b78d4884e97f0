// A text that is changed where it stands on the page, with what is to be said about it below.
import { UPDATING_EVENT } from '../../dev/client/protocol.ts'
import type { Change } from '../change.ts'
import type { FilePlace, Form, PageMap, Saved, TextPlace } from '../protocol.ts'
import { reasonOf } from './ask.ts'
import type { Busy } from './busy.ts'
import { button, make } from './dom.ts'
import { wordsChange } from './fields/fields.ts'
import { CHECK_MS, type FindingsDeps, findingsOf, savedWords, showFindings, type Typed } from './findings.ts'
import { placeOfText, plainWords, textsIn } from './page/find.ts'
import { type Opened, openInPlace } from './page/in-place.ts'
import type { Panel, PanelDeps } from './panel/panel.ts'

/** A text that was clicked on; what is clicked on later comes first. */
export interface Clicked {
  readonly place: TextPlace
  isLast(): boolean
}

export interface TypingDeps extends PanelDeps {
  readonly panel: Panel
  readonly busy: Busy
}

/** What is typed into: texts of the page, and the value that they are. */
interface Typable {
  readonly form: Form
  readonly nodes: readonly Text[]
  readonly value: string
  change(typed: string): Change
}

/** Milliseconds after a save: by then the page shows it, if it ever will. */
const SHOWN_MS = 1000

const NOTHING_REFUSED = Promise.resolve(true)

export class Typing {
  readonly #deps: TypingDeps
  /** What was typed and stays to be seen until the page itself shows it. */
  #resting: Opened | null = null
  #saving = NOTHING_REFUSED
  #open: { readonly opened: Opened; readonly note: HTMLElement; stopChecking(): void } | null = null

  constructor(deps: TypingDeps) {
    this.#deps = deps
    document.addEventListener(UPDATING_EVENT, this.#endRest)
  }

  /** What is being typed into; null: nothing. */
  get box(): HTMLElement | null {
    return this.#open?.opened.element ?? null
  }

  /** Whether a click is no click: browsers press a button, or what opens a folded part, when a blank is typed into its words. */
  isTyped({ detail, target }: MouseEvent): boolean {
    return detail === 0 && this.box !== null && target instanceof Node && target.contains(this.box)
  }

  /**
   * Saves what has been typed, and waits for what is being saved.
   *
   * @returns whether the page shows it: the author looks at what was refused first
   */
  save(): Promise<boolean> {
    return this.#open ? this.#waitedFor(this.#saveTyped(this.#open.opened.value())) : this.#saving
  }

  /** What is clicked on next is opened as it is after a save. */
  #waitedFor(saved: Promise<boolean>): Promise<boolean> {
    const saving = saved.finally(() => {
      if (this.#saving === saving) this.#saving = NOTHING_REFUSED
    })
    this.#saving = saving
    return saving
  }

  /** Opens a text for typing where it stands; false when it is better changed in the panel. */
  async open(map: PageMap, text: Text, { place: { origins }, isLast }: Clicked): Promise<boolean> {
    const [origin] = origins
    // What React keeps, it draws again whenever it likes; in drawings there is no place to type.
    if (!origin || origins.length > 1 || text.parentElement?.closest('[data-island], svg')) return false
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
    return this.#type({ form, nodes, value, change })
  }

  /** @returns whether the page shows it */
  #saveTyped: (value: string) => Promise<boolean> = async () => true

  /** @returns false where the texts have left the page meanwhile */
  #type({ form, nodes, value, change }: Typable): boolean {
    const { words } = this.#deps
    const found = make('div', { role: 'status' })
    let timer: ReturnType<typeof setTimeout> | undefined
    const asItIs: Typed = {
      file: form.place.file,
      change: null,
      at: found,
      put: async (first, also) => {
        this.finish()
        await this.#waitedFor(this.#store(form, first, also))
      },
    }
    showFindings(this.#findingsDeps(), asItIs, form.findings)
    this.#endRest()
    const opened = openInPlace({
      nodes,
      value,
      label: `${form.title}. ${words.textbox}`,
      changed: (typed) => {
        clearTimeout(timer)
        const given = { ...asItIs, change: change(typed) }
        timer = setTimeout(() => void findingsOf(this.#findingsDeps(), given), CHECK_MS)
      },
      save: () => void this.save(),
      cancel: () => this.finish(),
    })
    if (!opened) return false
    this.#saveTyped = async (typed) => {
      if (typed === value) {
        this.finish()
        return true
      }
      this.#rest()
      const updated = nextUpdate()
      const isSaved = await this.#store(form, change(typed))
      if (isSaved) await Promise.race([updated, new Promise((resume) => setTimeout(resume, SHOWN_MS))])
      if (this.#resting === opened) this.#endRest()
      return isSaved
    }
    const note = this.#note(form, found)
    this.#deps.root.append(note)
    const stopPlacing = keepBelow(opened.element, note)
    const stopChecking = () => {
      clearTimeout(timer)
      stopPlacing()
    }
    this.#open = { opened, note, stopChecking }
    this.#deps.busy.inPlace(opened.element)
    return true
  }

  /** What stands below a text that is typed: what it is, what is said of it, and what can be done. */
  #note(form: Form, found: HTMLElement): HTMLElement {
    const { words } = this.#deps
    const pages = form.pages.length > 1 ? make('span', { class: 'mark' }, words.also(form.pages.length)) : null
    const all = button(words.allLanguages, () => {
      this.finish()
      void this.#deps.panel.open(form.place)
    })
    return make(
      'div',
      { class: 'note', role: 'group', 'aria-label': form.title },
      make('strong', {}, form.title),
      pages,
      found,
      ...form.named.map(({ written, place }) => button(`${written} …`, () => void this.#openElsewhere(place))),
      make(
        'span',
        { class: 'row' },
        button(words.save, () => void this.save(), { class: 'main' }),
        button(words.cancel, () => this.finish()),
        all,
      ),
    )
  }

  /** A value that the text names, or a place that is spoken of. */
  async #openElsewhere(place: FilePlace): Promise<void> {
    this.finish()
    await this.#deps.panel.open(place)
  }

  #findingsDeps(): FindingsDeps {
    return { ...this.#deps, open: (place) => void this.#openElsewhere(place) }
  }

  /** @returns whether it is saved */
  async #store({ place, hash }: Form, change: Change, also: readonly Change[] = []): Promise<boolean> {
    const { ask, say, words } = this.#deps
    try {
      const saved = await ask<Saved>('save', { file: place.file, hash, change, also })
      say(saved.saved ? savedWords(words, saved) : saved.reason)
      if ('onDisk' in saved) await this.#deps.panel.save(place, change, also)
      return saved.saved
    } catch (cause) {
      say(reasonOf(cause))
      return false
    }
  }

  /** The page as it was before typing. */
  finish(): void {
    this.#endRest()
    this.#leave()?.close()
  }

  /** The page with what was typed: otherwise the old words would be seen for a moment before the new ones. */
  #rest(): void {
    const isHeldUp = this.#deps.busy.isWaitedFor
    const opened = this.#leave()
    // Then the page is brought up to date in this moment.
    if (isHeldUp) opened?.close()
    else opened?.rest()
    this.#resting = isHeldUp ? null : opened
  }

  /** @returns what was open for typing */
  #leave(): Opened | null {
    const open = this.#open
    open?.stopChecking()
    open?.note.remove()
    this.#open = null
    this.#deps.busy.inPlace(null)
    return open?.opened ?? null
  }

  /** The page as it was: what the page says by itself comes, or does not. */
  readonly #endRest = (): void => {
    this.#resting?.close()
    this.#resting = null
  }
}

function nextUpdate(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('site-dev:updated', () => resolve(), { once: true })
  })
}

/** Keeps a note below what is typed: it grows with what is said of the text, and the text with what is typed. */
function keepBelow(element: HTMLElement, note: HTMLElement): () => void {
  const resized = new ResizeObserver(() => placeBelow(element, note))
  for (const one of [note, document.body]) resized.observe(one)
  return () => resized.disconnect()
}

/** Puts a note below what is typed, as far as the window reaches. */
function placeBelow(element: HTMLElement, note: HTMLElement): void {
  const { bottom, left } = element.getBoundingClientRect()
  Object.assign(note.style, {
    top: `${Math.max(8, Math.min(bottom + 10, innerHeight - note.offsetHeight - 8))}px`,
    left: `${Math.max(8, Math.min(left, innerWidth - note.offsetWidth - 8))}px`,
  })
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
