// The output in memory. While an edit is worked through there are two of them: what was whole last, and a draft that
// takes its place when every page of it has been made. Pages that a browser shows are made first.
import { inOrder } from '../diagnostics/diagnostic.ts'
import { type Needs, needsSomething, type PageNeeds } from '../html/policy.ts'
import type { Plan, PlannedFile } from '../output/site-files.ts'
import type { MadePage, PageMaker } from '../pipeline/emit.ts'
import type { Checked, Diagnostic, Page } from '../types.ts'

/** A file of the output. */
export interface HeldFile {
  /** Hash of everything that the content follows from. */
  readonly reason: string
  readonly bytes: Buffer
  /** Pages only. */
  readonly needs: PageNeeds | null
}

/** Files by path below dist. */
export type Held = ReadonlyMap<string, HeldFile>

export interface DraftMeans {
  readonly plan: Plan
  readonly last: Held
  makeRenderer(): Promise<Checked<PageMaker | null>>
  makeHtml(page: Page, maker: PageMaker): MadePage
}

/** A template that fails on one page fails on many: after a few of them the author knows. */
const MOST_FAILED_PAGES = 5

/** Nothing else is done while pages are made for so long; requests and new edits come in between. */
const SLICE_MS = 12

/** An output that grows. */
export class Draft {
  readonly #files = new Map<string, HeldFile>()
  readonly #pending = new Map<string, Page>()
  readonly #failed = new Map<string, Promise<Diagnostic>>()
  readonly #reasons = new Map<string, string>()
  readonly #means: DraftMeans
  #maker: PageMaker | null = null

  constructor(means: DraftMeans) {
    this.#means = means
  }

  /** Takes what is as it was, and everything that is no page. @returns what keeps pages from being made */
  async open(): Promise<readonly Diagnostic[]> {
    const { plan, last, makeRenderer } = this.#means
    for (const file of plan.files) {
      const { path, reason, page } = file
      const known = last.get(path)
      if (known?.reason === reason) this.#files.set(path, known)
      else if (page) this.#pending.set(path, page)
      else this.#files.set(path, await held(file))
      if (page) this.#reasons.set(path, reason)
    }
    if (this.#pending.size === 0) return []
    const { value, diagnostics } = await makeRenderer()
    this.#maker = value
    return diagnostics
  }

  /** A file as it will be; made at once if that has not been done. undefined: there is none, or it cannot be made. */
  file(path: string): HeldFile | undefined {
    const page = this.#pending.get(path)
    if (page) this.#make(path, page)
    return this.#files.get(path)
  }

  /**
   * Makes the rest.
   *
   * @param isOutdated asked now and then; true: nothing more is made
   * @returns the whole output; null when a page failed or the draft is outdated
   */
  async finish(isOutdated: () => boolean): Promise<Checked<Held | null>> {
    let sliceStart = performance.now()
    for (const path of [...this.#pending.keys()]) {
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

  #make(path: string, page: Page): void {
    this.#pending.delete(path)
    if (!this.#maker) return
    const made = this.#means.makeHtml(page, this.#maker)
    if ('failed' in made) this.#failed.set(path, made.failed)
    else {
      const reason = this.#reasons.get(path) ?? ''
      this.#files.set(path, { reason, bytes: Buffer.from(made.html), needs: made.needs })
    }
  }

  async #failures(): Promise<Diagnostic[]> {
    return inOrder(await Promise.all(this.#failed.values()))
  }

  async #whole(): Promise<Held> {
    const { plan } = this.#means
    const inPlan = plan.files.flatMap(({ path }): [string, HeldFile][] => {
      const file = this.#files.get(path)
      return file ? [[path, file]] : []
    })
    const needs: Needs = new Map(
      inPlan.flatMap(([path, { needs: one }]): [string, PageNeeds][] =>
        one && needsSomething(one) ? [[path, one]] : [],
      ),
    )
    const late = await Promise.all(plan.afterPages(needs).map(async (file) => [file.path, await held(file)] as const))
    return new Map([...inPlan, ...late])
  }
}

async function held({ reason, contents }: PlannedFile): Promise<HeldFile> {
  return { reason, bytes: Buffer.from((await contents()) as Uint8Array), needs: null }
}
