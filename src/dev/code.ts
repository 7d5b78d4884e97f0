// The code of a project, compiled again only where it changed. esbuild stays open between two runs, so that it parses
// changed files alone.
import { bundleBrowserReact } from '../esbuild/browser-react.ts'
import { type Built, type Compilers, type Repeatable, repeatableEsbuild } from '../esbuild/common.ts'
import { functionOptions } from '../esbuild/functions.ts'
import { completeIslands, islandEntry, islandOptions, NOTHING } from '../esbuild/islands.ts'
import { bundleOwner } from '../esbuild/owner.ts'
import { reactOptions } from '../esbuild/react.ts'
import { templateEntry, templateOptions } from '../esbuild/templates.ts'
import { lazy } from '../lazy.ts'
import type { Checked } from '../types.ts'
import type { Reads, Work } from './affected.ts'

type Result = Checked<Built | null>
type Opened = { readonly key: string; readonly esbuild: Repeatable }

/** One part: how to prepare its run, and what shows that it has to be prepared again. */
interface Kind {
  key(): string
  open(): Promise<Repeatable> | null
  /** When there is nothing to compile. */
  readonly nothing: Result
}

/** Compiles a part when it is asked for and its files changed. */
class Part {
  readonly #kind: Kind
  #opened: Opened | null = null
  #result: Result | null = null
  reads: ReadonlySet<string> = new Set()

  constructor(kind: Kind) {
    this.#kind = kind
  }

  /** A result with findings may follow from anything, even from files that are not there. */
  mark(isChanged: boolean): void {
    const isClean = this.#result?.value && this.#result.diagnostics.length === 0
    if (isChanged || !isClean) this.#result = null
  }

  async result(): Promise<Result> {
    const result = this.#result ?? (await this.#run())
    this.#result = result
    if (result.value) this.reads = new Set(result.value.inputs)
    return result
  }

  async #run(): Promise<Result> {
    const key = this.#kind.key()
    if (this.#opened?.key !== key) {
      await this.close()
      const esbuild = await this.#kind.open()
      this.#opened = esbuild && { key, esbuild }
    }
    return this.#opened ? this.#opened.esbuild.run() : this.#kind.nothing
  }

  async close(): Promise<void> {
    const opened = this.#opened
    this.#opened = null
    await opened?.esbuild.dispose()
  }
}

/** All code of a project; one run after the other. */
export interface Code extends Compilers {
  /** Says what changed since the last run. */
  mark(work: Work): void
  reads(): Reads
  close(): Promise<void>
}

/** Opens the code of a project; nothing is compiled yet. */
export function openCode(root: string): Code {
  const templates = new Part({
    key: () => templateEntry(root),
    open: () => repeatableEsbuild(root, templateOptions(root)),
    nothing: { value: null, diagnostics: [] },
  })
  const react = new Part({
    key: () => '',
    open: () => repeatableEsbuild(root, reactOptions(root)),
    nothing: { value: null, diagnostics: [] },
  })
  // Packages change only between two starts.
  const browserReact = lazy(async () => (await bundleBrowserReact()).value)
  const islands = new Part({
    key: () => JSON.stringify([islandEntry(root), islandOptions(root, browserReact)?.entryPoints]),
    open: () => opened(root, islandOptions(root, browserReact)),
    nothing: { value: NOTHING, diagnostics: [] },
  })
  const completed = forLast((result: Result) => completeIslands(result, browserReact))
  const functions = new Part({
    key: () => JSON.stringify(functionOptions(root)?.entryPoints),
    open: () => opened(root, functionOptions(root)),
    nothing: { value: null, diagnostics: [] },
  })
  // The generator's own files, which do not change while it runs.
  const owner = lazy(() => bundleOwner(root))
  return {
    mark(work) {
      templates.mark(work.templates)
      islands.mark(work.islands)
      functions.mark(work.functions)
    },
    reads: () => ({ templates: templates.reads, islands: islands.reads, functions: functions.reads }),
    templates: () => templates.result(),
    react: () => react.result(),
    islands: async () => completed(await islands.result()),
    functions: () => functions.result(),
    owner,
    close: async () => {
      await Promise.all([templates, react, islands, functions].map((part) => part.close()))
    },
  }
}

/** Does the same once for the same: what is known of a file is kept under the object that it is. */
function forLast<T, R>(make: (value: T) => R): (value: T) => R {
  let last: { readonly value: T; readonly made: R } | null = null
  return (value) => {
    if (last?.value !== value) last = { value, made: make(value) }
    return last.made
  }
}

function opened(root: string, options: Parameters<typeof repeatableEsbuild>[1] | null): Promise<Repeatable> | null {
  return options && repeatableEsbuild(root, options)
}
