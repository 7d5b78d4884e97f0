// One edit after the other: what changed is done again, the browsers' pages first. A newer edit stops what is under way.
import { error, hasErrors, inOrder } from '../diagnostics/diagnostic.ts'
import type { Checked, Diagnostic, Site } from '../types.ts'
import { PendingOutput, type PlannedSite, type Snapshot, type SnapshotFile } from './pending-output.ts'

/** Thrown by work that is given up because a newer edit is known. */
export class Outdated extends Error {}

export interface SessionDeps {
  /**
   * Reads and compiles what these paths change; null: everything.
   *
   * @returns the pages as they will be if no rule finds a mistake; null: there is a mistake already
   */
  prepare(changed: readonly string[] | null): Promise<View | null>
  /** Looks at what was prepared as a whole. */
  plan(): Promise<Checked<PlannedSite | null>>
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
  /** A file below dist; undefined: there is none, or it is not known yet. */
  file(path: string): SnapshotFile | undefined
}

/** How often an edit is tried again that failed because its files were still moving. */
const MOST_TRIES = 3
const RETRY_MS = 60

/** The site in memory, while its author works on it. */
export class Session {
  readonly #deps: SessionDeps
  #output: Snapshot = new Map()
  #site: Site | null = null
  #preview: View | null = null
  #pending: { readonly site: Site; readonly files: PendingOutput } | null = null
  /** Whether the findings were known before the rules looked: then a new look shows at once whether they are fixed. */
  #isFoundEarly = false
  #diagnostics: readonly Diagnostic[] = []
  #changed: Set<string> | null = null
  #isWorking = false
  #isAll = true

  constructor(deps: SessionDeps) {
    this.#deps = deps
  }

  /** The last whole output. */
  get output(): Snapshot {
    return this.#output
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
    const [preview, pending, site, output] = [this.#preview, this.#pending, this.#site, this.#output]
    if (preview) return { site: preview.site, file: (path) => preview.file(path) ?? output.get(path) }
    if (pending) return { site: pending.site, file: (path) => pending.files.file(path) ?? output.get(path) }
    return site && { site, file: (path) => output.get(path) }
  }

  /** Whether the next edit need not do everything again. */
  get isSound(): boolean {
    return !this.#isAll
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
    // With a newer edit under way browsers keep the newest page: the one before it would be there for a moment.
    if (!this.#changed || hasErrors(this.#diagnostics)) this.#showWhole()
    this.#deps.onShown()
    if (!this.#changed) this.#deps.onDone(performance.now() - started)
  }

  #showWhole(): void {
    this.#preview = null
    this.#pending = null
  }

  /** What a program or the machine got wrong is reported like a mistake, because the next edit may fix it. */
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
    const { prepare, plan } = this.#deps
    const preview = await prepare(changed)
    if (preview) await this.#showPreview(preview)
    if (this.#changed) throw new Outdated()
    const { value: planned, diagnostics: found } = await plan()
    if (!planned) this.#isFoundEarly = preview === null
    if (!planned || this.#changed) return inOrder(found)
    const pending = new PendingOutput(planned, this.#output)
    const problems = await pending.open()
    if (hasErrors(problems)) return inOrder([...found, ...problems])
    this.#pending = { site: planned.site, files: pending }
    this.#show(pending, [...found, ...problems])
    const { value: output, diagnostics: failed } = await pending.finish(() => this.#changed !== null)
    if (output) [this.#output, this.#site] = [output, planned.site]
    return inOrder([...found, ...problems, ...failed])
  }

  async #showPreview(preview: View): Promise<void> {
    const changed = this.#deps.openFiles().filter((path) => {
      const file = preview.file(path)
      return file && !this.#output.get(path)?.bytes.equals(file.bytes)
    })
    this.#preview = preview
    if (this.#isFoundEarly) this.#diagnostics = []
    this.#isFoundEarly = false
    this.#deps.onShown()
    if (changed.length > 0) await this.#deps.taken()
  }

  #show(pending: PendingOutput, diagnostics: readonly Diagnostic[]): void {
    for (const path of this.#deps.openFiles()) pending.file(path)
    this.#preview = null
    this.#diagnostics = inOrder(diagnostics)
    this.#deps.onShown()
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
