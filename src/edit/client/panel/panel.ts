// The panel beside the page: the fields of one place, the sections of the page, or what was changed.
import type { Change } from '../../change.ts'
import type { Conflict, FilePlace, Form, Saved } from '../../protocol.ts'
import { type Ask, reasonOf } from '../ask.ts'
import { button, type Child, make } from '../dom.ts'
import type { FieldHost } from '../fields/field-host.ts'
import { fieldView } from '../fields/fields.ts'
import { CHECK_MS, type FindingsDeps, findingsOf, savedWords, showFindings, type Typed } from '../findings.ts'
import { keepShown, type Shown } from '../kept.ts'
import type { EditorWords } from '../words.ts'

export interface PanelDeps {
  readonly ask: Ask
  readonly words: EditorWords
  readonly root: ShadowRoot
  /** Says something to everybody, also to those who only listen. */
  say(text: string): void
  /** Resolves when nothing is pressed or dragged. */
  released(): Promise<void>
}

export class Panel {
  readonly #deps: PanelDeps
  readonly #element: HTMLElement
  /** Of files as they were shown or saved last. */
  readonly #hashes = new Map<string, string>()
  #saving: Promise<void> = Promise.resolve()
  #shown: Shown = null
  /** Stands for what the author asked for last. */
  #asked: object = {}
  #back: HTMLElement | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(deps: PanelDeps) {
    this.#deps = deps
    this.#element = make('div', { class: 'panel', role: 'dialog', 'aria-label': deps.words.edit, tabindex: '-1' })
    this.#element.hidden = true
    this.#element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.close()
    })
    deps.root.append(this.#element)
  }

  /**
   * The author asks for something; what was asked for before and is still to come is not shown any more.
   *
   * @param shown what the panel will show; left out: what it shows stays, at least until more is known
   * @returns whether nothing else has been asked for since
   */
  asked(shown: Shown = this.#shown): () => boolean {
    this.#asked = {}
    // Where the page is loaded again before the answer, it comes after that.
    keepShown(shown)
    return this.nothingElse()
  }

  /** @returns whether the author has asked for nothing from now on */
  nothingElse(): () => boolean {
    const asked = this.#asked
    return () => asked === this.#asked
  }

  /** Has something drawn that the author asks for. What cannot be told leaves the panel as it is. */
  async bring(shown: Shown, draw: (isWanted: () => boolean) => Promise<void>): Promise<void> {
    const isWanted = this.asked(shown)
    try {
      await draw(isWanted)
    } catch (cause) {
      if (isWanted()) keepShown(this.#shown)
      this.#deps.say(reasonOf(cause))
    }
  }

  /** Whether this is what the panel shows: then it may be drawn anew, whatever has been asked for and is still to come. */
  isShown(shown: Shown): boolean {
    return shown === this.#shown
  }

  /** Whether what has come is still wanted, once nothing is pressed or dragged any more in what it replaces. */
  async mayShow(isWanted: () => boolean): Promise<boolean> {
    await this.#deps.released()
    return isWanted()
  }

  /** Shows some content under a heading. The focus goes there, unless a text of the page is being typed into. */
  show(shown: Shown, title: string, ...content: readonly Child[]): void {
    // What is drawn anew may have something else follow it.
    if (shown !== this.#shown) keepShown(shown)
    this.#shown = shown
    this.#fill(title, content)
  }

  #fill(title: string, content: readonly Child[]): void {
    const { words, root } = this.#deps
    const active = (root.activeElement ?? document.activeElement) as HTMLElement | null
    // A field that is taken away tells nobody what was typed into it.
    if (this.#element.contains(active)) active?.blur()
    else if (this.#element.hidden || active !== document.body) this.#back = active
    const heading = make('h2', { tabindex: '-1' }, title)
    this.#element.replaceChildren(
      make(
        'div',
        { class: 'top' },
        heading,
        button(words.close, () => this.close()),
      ),
      ...content.filter((child): child is Node | string => child !== null),
    )
    this.#element.hidden = false
    if (!active?.isContentEditable) heading.focus()
  }

  close(): void {
    this.asked(null)
    this.#shown = null
    this.#element.hidden = true
    this.#back?.focus()
  }

  /** Shows the fields of a place. */
  open(place: FilePlace): Promise<void> {
    return this.bring(place, async (isWanted) => {
      const form = await this.#deps.ask<Form>('form', place)
      if (!(await this.mayShow(isWanted))) return
      this.#hashes.set(place.file, form.hash)
      this.show(place, form.title, ...this.#fieldsOf(place, form))
    })
  }

  /** Shows the fields of a place anew after a change of it, unless something else is shown by now. @param next where it is since */
  async #openAgain(place: FilePlace, next: FilePlace = place): Promise<void> {
    const isWanted = () => this.isShown(place)
    if (!isWanted()) return
    const form = await this.#deps.ask<Form>('form', next)
    if (!(await this.mayShow(isWanted))) return
    this.#hashes.set(next.file, form.hash)
    this.#again(form.title, this.#fieldsOf(next, form))
    this.#shown = next
    if (next !== place) keepShown(next)
  }

  #fieldsOf(place: FilePlace, form: Form): readonly Child[] {
    const { words } = this.#deps
    const up = sectionAbove(place)
    const pages =
      form.pages.length > 1
        ? make('p', { class: 'mark' }, `${words.also(form.pages.length)}: ${form.pages.join(', ')}`)
        : null
    const above = up === null ? null : button(words.section, () => void this.open({ ...place, pointer: up }))
    return [pages, this.#said(place, form), fieldView(form.field, this.#host(place), true), above]
  }

  /** After a change, the fields stay where they are, open ones open, and the focus in the same one. */
  #again(title: string, content: readonly Child[]): void {
    const scroll = this.#element.scrollTop
    const order = () => [...this.#element.querySelectorAll<HTMLElement>('input, textarea, select, button, summary')]
    const at = order().indexOf(this.#deps.root.activeElement as HTMLElement)
    const open = [...this.#element.querySelectorAll('details')].flatMap((one, index) => (one.open ? [index] : []))
    this.#fill(title, content)
    for (const index of open) {
      const details = this.#element.querySelectorAll('details')[index]
      if (!details) continue
      details.open = true
      details.dispatchEvent(new Event('toggle'))
    }
    this.#element.scrollTop = scroll
    order()[at]?.focus({ preventScroll: true })
  }

  #host(place: FilePlace): FieldHost {
    const { ask, words } = this.#deps
    return {
      words,
      save: (change) => this.save(place, change),
      check: (change, at) => this.#check(place, change, at),
      open: (other) => void this.open(other),
      example: async (pointer) => (await ask<{ value: unknown }>('example', { file: place.file, pointer })).value,
      upload: async (file) =>
        (await ask<{ file: string }>('upload', { name: file.name, data: await base64(file) })).file,
      picture: (file) => addressOfPicture(ask, file),
    }
  }

  /** One after the other: each names the file as the one before left it. */
  save(place: FilePlace, change: Change, also: readonly Change[] = []): Promise<void> {
    clearTimeout(this.#timer)
    this.#saving = this.#saving.then(() => this.#save(place, change, also))
    return this.#saving
  }

  async #save(place: FilePlace, change: Change, also: readonly Change[]): Promise<void> {
    const { ask, say, words } = this.#deps
    const hash = this.#hashes.get(place.file) ?? ''
    try {
      const saved = await ask<Saved>('save', { file: place.file, hash, change, also })
      if (saved.saved) {
        // A field that is taken away after a button has saved it tells of its words once more.
        if (saved.hash !== hash) say(savedWords(words, saved))
        await this.#after(place, change, saved)
      } else if ('onDisk' in saved) this.#conflict(place, change, saved)
      else say(saved.reason)
    } catch (cause) {
      say(reasonOf(cause))
    }
  }

  /** Words that are being typed in another field stay. */
  async #after(place: FilePlace, change: Change, { hash, followed }: Saved & { readonly saved: true }): Promise<void> {
    this.#hashes.set(place.file, hash)
    const isForm = change.kind === 'set' && typeof change.value !== 'object' && followed.length === 0
    if (!isForm) await this.#openAgain(place, change.kind === 'words' ? movedWords(place, change) : place)
  }

  /** Both versions of a text that somebody else changed meanwhile. */
  #conflict(place: FilePlace, change: Change, { reason, onDisk, yours }: Conflict): void {
    const { words } = this.#deps
    const mine = async () => {
      await this.open(place)
      await this.save(place, change)
      await this.open(place)
    }
    this.asked(place)
    this.show(
      { ...place },
      words.conflict,
      make('p', {}, reason),
      make('h3', {}, words.onDisk),
      make('pre', {}, onDisk),
      make('h3', {}, words.yours),
      make('pre', {}, yours),
      make(
        'div',
        { class: 'row' },
        button(words.takeYours, () => void mine(), { class: 'main' }),
        button(words.keepDisk, () => void this.open(place)),
      ),
    )
  }

  #check(place: FilePlace, change: Change, at: HTMLElement): void {
    clearTimeout(this.#timer)
    const typed = { file: place.file, change, at, put: this.#putting(place) }
    this.#timer = setTimeout(() => void findingsOf(this.#findingsDeps(), typed), CHECK_MS)
  }

  #findingsDeps(): FindingsDeps {
    return { ...this.#deps, open: (place) => void this.open(place) }
  }

  #putting(place: FilePlace): Typed['put'] {
    return async (change, also) => {
      await this.save(place, change, also)
      await this.#openAgain(place).catch((cause: unknown) => this.#deps.say(reasonOf(cause)))
    }
  }

  /** What is said of a place as it is; folded, where there is more than one thing. */
  #said(place: FilePlace, { findings }: Form): HTMLElement | null {
    if (findings.length === 0) return null
    const { words } = this.#deps
    const at = make('div')
    showFindings(this.#findingsDeps(), { file: place.file, change: null, at, put: this.#putting(place) }, findings)
    return findings.length === 1 ? at : make('details', {}, make('summary', {}, words.found(findings.length)), at)
  }
}

/** The section, or the entry, that a place is in; null: it is one. */
function sectionAbove({ pointer }: FilePlace): string | null {
  const above = /^\/sections\/\d+/.exec(pointer)?.[0] ?? /^\/[^/]+/.exec(pointer)?.[0] ?? null
  return above === pointer ? null : above
}

/** Words that were written are as long as they are now. */
function movedWords(place: FilePlace, { start, value }: Change & { kind: 'words' }): FilePlace {
  return { ...place, pointer: `@${start}-${start + value.length}` }
}

/** Where a browser finds a picture below site/assets; "" for one that cannot be shown. */
export async function addressOfPicture(ask: Ask, file: string): Promise<string> {
  return (await ask<{ address: string }>('picture', { file }).catch(() => ({ address: '' }))).address
}

async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return btoa(text)
}
