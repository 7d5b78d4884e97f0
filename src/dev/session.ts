// One edit after the other: what changed is done again, the browsers' pages first. A newer edit stops what is under way.
import { error, hasErrors, inOrder } from '../diagnostics/diagnostic.ts'
import type { Plan } from '../output/site-files.ts'
import type { MadePage, PageMaker } from '../pipeline/emit.ts'
import type { Checked, Diagnostic, Page, Site } from '../types.ts'
import { Draft, type Held, type HeldFile } from './held.ts'

/** A site without mistakes whose pages are still to be made. */
interface Planned {
  readonly site: Site
  readonly plan: Plan
  makeRenderer(): Promise<Checked<PageMaker | null>>
}

/** Pages as they will be if no rule finds a mistake. */
export interface Early {
  readonly site: Site
  /** A file below dist; undefined: it is as it was, or not known yet. */
  file(path: string): HeldFile | undefined
}

/** Thrown by work that is given up because a newer edit is known. */
export class Outdated extends Error {}

export interface SessionMeans {
  /**
   * Reads and compiles what these paths change; null: everything.
   *
   * @returns what browsers can be shown before the rest is known; null: nothing
   */
  prepare(changed: readonly string[] | null, last: Site | null): Promise<Early | null>
  /** Looks at what was prepared as a whole. */
  plan(): Promise<Checked<Planned | null>>
  makeHtml(page: Page, maker: PageMaker): MadePage
  /** Files below dist that browsers show. */
  openFiles(): readonly string[]
  /** The browsers' pages are as they should be, or it is known what is wrong. */
  onShown(): void
  /** Resolves when browsers have taken what they were shown. */
  taken(): Promise<void>
  /** An edit has been worked through; it took so many milliseconds. */
  onDone(milliseconds: number): void
}

/** A site and its files, as far as they have been made. */
export interface View {
  readonly site: Site
  file(path: string): HeldFile | undefined
}

/** How often an edit is tried again that failed because its files were still moving. */
const MOST_TRIES = 3
const RETRY_MS = 60

/** The site in memory, while its author works on it. */
export class Session {
  readonly #means: SessionMeans
  #held: Held = new Map()
  #site: Site | null = null
  #early: Early | null = null
  #draft: { readonly site: Site; readonly files: Draft } | null = null
  /** Whether the findings were known before the rules looked: then a new look shows at once whether they are mended. */
  #isFoundEarly = false
  #diagnostics: readonly Diagnostic[] = []
  #changed: Set<string> | null = null
  #isWorking = false
  #isAll = true

  constructor(means: SessionMeans) {
    this.#means = means
  }

  /** The last whole output. */
  get held(): Held {
    return this.#held
  }

  /** What the last edit's findings are. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics
  }

  /** Whether there is a newer edit than the one that is worked on. */
  get isOutdated(): boolean {
    return this.#changed !== null
  }

  /** Whether every edit that is known has been worked through. */
  get isSettled(): boolean {
    return !this.#isWorking && this.#changed === null
  }

  /** What browsers are shown: the newest that can be. null: there never was a site without mistakes. */
  view(): View | null {
    const [early, draft, site, held] = [this.#early, this.#draft, this.#site, this.#held]
    if (early) return { site: early.site, file: (path) => early.file(path) ?? held.get(path) }
    if (draft) return { site: draft.site, file: (path) => draft.files.file(path) ?? held.get(path) }
    return site && { site, file: (path) => held.get(path) }
  }

  /** Takes an edit; resolves when all edits are worked through. */
  async change(paths: readonly string[]): Promise<void> {
    this.#changed = new Set([...(this.#changed ?? []), ...paths])
    if (this.#isWorking) return
    this.#isWorking = true
    try {
      while (this.#changed) await this.#work()
    } finally {
      this.#isWorking = false
    }
  }

  async #work(): Promise<void> {
    const started = performance.now()
    const changed = this.#isAll ? null : [...(this.#changed ?? [])]
    this.#changed = null
    this.#diagnostics = await this.#tried(changed)
    this.#early = null
    this.#draft = null
    this.#means.onShown()
    if (!this.#changed) this.#means.onDone(performance.now() - started)
  }

  /** What a program or the machine got wrong is told like a mistake, because the next edit may mend it. */
  async #tried(changed: readonly string[] | null, tries = 1): Promise<readonly Diagnostic[]> {
    try {
      const diagnostics = await this.#rebuild(changed)
      this.#isAll = false
      return diagnostics
    } catch (cause) {
      if (cause instanceof Outdated) return this.#diagnostics
      this.#isAll = true
      if (this.#changed) return this.#diagnostics
      if (tries >= MOST_TRIES) return [failure(cause)]
      await new Promise((resume) => setTimeout(resume, RETRY_MS))
      return this.#tried(null, tries + 1)
    }
  }

  async #rebuild(changed: readonly string[] | null): Promise<readonly Diagnostic[]> {
    const { prepare, plan, makeHtml } = this.#means
    const early = await prepare(changed, this.#site)
    if (early) await this.#showEarly(early)
    if (this.#changed) throw new Outdated()
    const { value: planned, diagnostics: found } = await plan()
    if (!planned) this.#isFoundEarly = early === null
    if (!planned || this.#changed) return inOrder(found)
    const draft = new Draft({ ...planned, makeHtml, last: this.#held })
    const problems = await draft.open()
    if (hasErrors(problems)) return inOrder([...found, ...problems])
    this.#draft = { site: planned.site, files: draft }
    this.#show(draft, [...found, ...problems])
    const { value: held, diagnostics: failed } = await draft.finish(() => this.#changed !== null)
    if (held) [this.#held, this.#site] = [held, planned.site]
    return inOrder([...found, ...problems, ...failed])
  }

  async #showEarly(early: Early): Promise<void> {
    const isChanged = this.#means.openFiles().filter((path) => {
      const file = early.file(path)
      return file && !this.#held.get(path)?.bytes.equals(file.bytes)
    })
    this.#early = early
    if (this.#isFoundEarly) this.#diagnostics = []
    this.#isFoundEarly = false
    this.#means.onShown()
    if (isChanged.length > 0) await this.#means.taken()
  }

  #show(draft: Draft, diagnostics: readonly Diagnostic[]): void {
    for (const path of this.#means.openFiles()) draft.file(path)
    this.#early = null
    this.#diagnostics = inOrder(diagnostics)
    this.#means.onShown()
  }
}

function failure(cause: unknown): Diagnostic {
  const message = cause instanceof Error ? cause.message : String(cause)
  const de = `Das hat nicht geklappt: ${message}`
  return error('dev/failed', { en: `This did not work: ${message}`, de }, null, {
    en: 'Save the file once more; if it stays, start "site dev" again.',
    de: 'Die Datei noch einmal speichern; bleibt es dabei, „site dev“ neu starten.',
  })
}
