// The panel beside the page: the fields of one place, the sections of the page, or what was changed.
import type { Change } from '../../change.ts'
import type { Conflict, FilePlace, Form, Saved } from '../../protocol.ts'
import { type Ask, reasonOf } from '../ask.ts'
import { button, type Child, make } from '../dom.ts'
import type { FieldHost } from '../fields/field-host.ts'
import { fieldView } from '../fields/fields.ts'
import { CHECK_MS, type FindingsDeps, findingsOf, showFindings } from '../findings.ts'
import { keepShown } from '../kept.ts'
import type { EditorWords } from '../words.ts'

export interface PanelDeps {
  readonly ask: Ask
  readonly words: EditorWords
  readonly root: ShadowRoot
  /** Says something to everybody, also to those who only listen. */
  say(text: string): void
}

export class Panel {
  readonly #deps: PanelDeps
  readonly #element: HTMLElement
  /** Of files as they were shown or saved last. */
  readonly #hashes = new Map<string, string>()
  #saving: Promise<void> = Promise.resolve()
  /** null: no fields are shown. */
  #place: FilePlace | null = null
  #back: HTMLElement | null = null
  #opening = 0
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

  /** Shows some content under a heading; the focus goes there. */
  show(title: string, ...content: readonly Child[]): void {
    this.#place = null
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
    heading.focus()
  }

  close(): void {
    this.#opening += 1
    this.#place = null
    this.#element.hidden = true
    keepShown(null)
    this.#back?.focus()
  }

  /** Shows the fields of a place; again after each change of it. */
  async open(place: FilePlace, isAgain = false): Promise<void> {
    const { ask, words } = this.#deps
    try {
      this.#opening += 1
      const turn = this.#opening
      const form = await ask<Form>('form', place)
      // Something else was opened, or the panel closed, in the meantime.
      if (turn !== this.#opening) return
      const scroll = this.#element.scrollTop
      this.#hashes.set(place.file, form.hash)
      keepShown(place)
      const up = sectionAbove(place)
      const pages =
        form.pages.length > 1
          ? make('p', { class: 'mark' }, `${words.also(form.pages.length)}: ${form.pages.join(', ')}`)
          : null
      const above = up === null ? null : button(words.section, () => void this.open({ ...place, pointer: up }))
      const view = fieldView(form.field, this.#host(place), true)
      const content = [pages, this.#said(form), view, above]
      if (isAgain) this.#again(form.title, content, scroll)
      else this.#fill(form.title, content)
      this.#place = place
    } catch (cause) {
      this.#deps.say(reasonOf(cause))
    }
  }

  /** After a change, the fields stay where they are, open ones open, and the focus in the same one. */
  #again(title: string, content: readonly Child[], scroll: number): void {
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
  save(place: FilePlace, change: Change): Promise<void> {
    clearTimeout(this.#timer)
    this.#saving = this.#saving.then(() => this.#save(place, change))
    return this.#saving
  }

  async #save(place: FilePlace, change: Change): Promise<void> {
    const { ask, say, words } = this.#deps
    try {
      const saved = await ask<Saved>('save', { file: place.file, hash: this.#hashes.get(place.file) ?? '', change })
      if (saved.saved) {
        say(`${words.saved}: ${saved.label}`)
        await this.#after(place, change, saved.hash)
      } else if ('onDisk' in saved) this.#conflict(place, change, saved)
      else say(saved.reason)
    } catch (cause) {
      say(reasonOf(cause))
    }
  }

  /** Words that are being typed in another field stay. */
  async #after(place: FilePlace, change: Change, hash: string): Promise<void> {
    this.#hashes.set(place.file, hash)
    // Something else may be shown by now.
    if (this.#place !== place) return
    const isForm = change.kind === 'set' && typeof change.value !== 'object'
    if (!isForm) await this.open(change.kind === 'words' ? movedWords(place, change) : place, true)
  }

  /** Both versions of a text that somebody else changed meanwhile. */
  #conflict(place: FilePlace, change: Change, { reason, onDisk, yours }: Conflict): void {
    const { words } = this.#deps
    const mine = async () => {
      await this.open(place)
      await this.save(place, change)
      await this.open(place)
    }
    this.show(
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

  #putting(place: FilePlace): (changes: readonly Change[]) => Promise<void> {
    return async (changes) => {
      for (const change of changes) await this.save(place, change)
      await this.open(place, true)
    }
  }

  /** What is said of a place as it is; folded, where there is more than one thing. */
  #said({ place, findings }: Form): HTMLElement | null {
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
