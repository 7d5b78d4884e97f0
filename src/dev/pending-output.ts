// The output in memory. While an edit is worked through there are two of them: what was whole last, and a pending one
// that takes its place when every page of it has been made. Pages that a browser shows are made first.
import { inOrder } from '../diagnostics/diagnostic.ts'
import { type Needs, needsSomething, type PageNeeds } from '../html/policy.ts'
import type { Plan, PlannedFile, PlannedPage } from '../output/site-files.ts'
import type { Renderer } from '../pipeline/render.ts'
import type { Checked, Diagnostic, Site } from '../types.ts'

/** A file of the output. */
export interface SnapshotFile {
  /** Hash of everything that the content follows from. */
  readonly reason: string
  readonly bytes: Buffer
  /** Pages only. */
  readonly needs: PageNeeds | null
}

/** Files by path below dist. */
export type Snapshot = ReadonlyMap<string, SnapshotFile>

/** A site without mistakes whose pages are still to be made. */
export interface PlannedSite {
  readonly site: Site
  readonly plan: Plan
  renderer(): Promise<Checked<Pick<Renderer, 'page'> | null>>
}

/** A template that fails on one page fails on many: after a few of them the author knows. */
const MOST_FAILED_PAGES = 5

/** Nothing else is done while pages are made for so long; requests and new edits come in between. */
const SLICE_MS = 12

/** An output that grows. */
export class PendingOutput {
  readonly #files = new Map<string, SnapshotFile>()
  readonly #pages = new Map<string, PlannedPage>()
  readonly #failed = new Map<string, Promise<Diagnostic>>()
  readonly #planned: PlannedSite
  readonly #last: Snapshot
  #renderer: Pick<Renderer, 'page'> | null = null

  constructor(planned: PlannedSite, last: Snapshot) {
    this.#planned = planned
    this.#last = last
  }

  /** Takes what is as it was, and everything that is no page. @returns what keeps pages from being made */
  async open(): Promise<readonly Diagnostic[]> {
    const { plan, renderer } = this.#planned
    for (const page of plan.pages) if (!this.#keep(page)) this.#pages.set(page.path, page)
    for (const file of plan.files) if (!this.#keep(file)) this.#files.set(file.path, await snapshotOf(file))
    if (this.#pages.size === 0) return []
    const { value, diagnostics } = await renderer()
    this.#renderer = value
    return diagnostics
  }

  #keep({ path, reason }: Pick<PlannedFile, 'path' | 'reason'>): boolean {
    const known = this.#last.get(path)
    if (known?.reason !== reason) return false
    this.#files.set(path, known)
    return true
  }

  /** A file as it will be; made at once if that has not been done. undefined: there is none, or it cannot be made. */
  file(path: string): SnapshotFile | undefined {
    const page = this.#pages.get(path)
    if (page) this.#make(page)
    return this.#files.get(path)
  }

  /**
   * Makes the rest.
   *
   * @param isOutdated asked now and then; true: nothing more is made
   * @returns the whole output; null when a page failed or there is a newer edit
   */
  async finish(isOutdated: () => boolean): Promise<Checked<Snapshot | null>> {
    let sliceStart = performance.now()
    for (const path of [...this.#pages.keys()]) {
      if (this.#failed.size >= MOST_FAILED_PAGES) break
      this.file(path)
      if (performance.now() - sliceStart < SLICE_MS) continue
      await new Promise((resume) => setImmediate(resume))
      if (isOutdated()) return { value: null, diagnostics: [] }
      sliceStart = performance.now()
    }
    if (this.#failed.size > 0) return { value: null, diagnostics: await this.#failures() }
    return { value: await this.#whole(), diagnostics: [] }
  }

  #make({ path, reason, page, pictures }: PlannedPage): void {
    this.#pages.delete(path)
    if (!this.#renderer) return
    const made = this.#renderer.page(page, pictures)
    if ('failed' in made) this.#failed.set(path, made.failed)
    else this.#files.set(path, { reason, bytes: Buffer.from(made.html), needs: made.needs })
  }

  async #failures(): Promise<Diagnostic[]> {
    return inOrder(await Promise.all(this.#failed.values()))
  }

  async #whole(): Promise<Snapshot> {
    const { plan } = this.#planned
    const planned = [...plan.pages, ...plan.files].flatMap(({ path }): [string, SnapshotFile][] => {
      const file = this.#files.get(path)
      return file ? [[path, file]] : []
    })
    const needs: Needs = new Map(
      planned.flatMap(([path, { needs: one }]): [string, PageNeeds][] =>
        one && needsSomething(one) ? [[path, one]] : [],
      ),
    )
    const late = plan.afterPages(needs).map(async (file) => [file.path, await snapshotOf(file)] as const)
    return new Map([...planned, ...(await Promise.all(late))])
  }
}

async function snapshotOf({ reason, contents }: PlannedFile): Promise<SnapshotFile> {
  return { reason, bytes: Buffer.from(await contents()), needs: null }
}
