// A page is rendered, written and forgotten, so that nobody holds the whole site. Many pages are shared with other threads,
// which write them too; which thread made a page changes nothing about it.

import type { PlannedPage } from '../output/site-files.ts'
import { receivedFailure } from '../pages/failures.ts'
import type { PageAnswer, PageOrder, PageStart } from '../pages/page-job.ts'
import { alone, copyOfBundle, copyOfSite } from '../pages/site-copy.ts'
import type { Bundled } from '../pipeline/bundle.ts'
import type { OutputWriter } from '../pipeline/output.ts'
import type { Failed, Renderer, SharedRenderer } from '../pipeline/render.ts'
import { sourceOptions } from '../sources/source.ts'
import type { Threads } from '../threads/threads.ts'
import type { Timings } from '../timings.ts'
import type { Checked, Diagnostic, Site } from '../types.ts'

/** A template that fails on one page fails on many: after a few of them the author knows. */
const MOST_FAILED_PAGES = 5
/** From here on a thread saves more than its start costs. */
const PAGES_WORTH_A_THREAD = 200
const PAGES_A_BATCH = 10

export interface PageDeps {
  renderer(): Promise<Checked<Pick<Renderer, 'page'> | null>>
  /** Called as pages are made. */
  report(): void
  /** Not there: all pages are made in this thread. */
  readonly shared?: SharedPages | undefined
}

/** What it takes to share pages with other threads. */
export interface SharedPages {
  readonly threads: Threads
  readonly timings: Timings
  readonly site: Site
  readonly bundled: Bundled
  renderer(): Promise<Checked<SharedRenderer | null>>
}

/** A page with its routes that are to be written: they show the same, so it is made once. */
interface PageTask extends Pick<PlannedPage, 'page' | 'pictures'> {
  readonly files: PlannedPage[]
}

/** Makes and writes the pages that are not as they were. @returns what keeps pages from being made */
export async function writePages(
  output: OutputWriter,
  pages: readonly PlannedPage[],
  deps: PageDeps,
): Promise<readonly Diagnostic[]> {
  const tasks = tasksOf(pages.filter((file) => !output.keep(file)))
  if (tasks.length === 0) return []
  const { shared } = deps
  return shared && tasks.length >= PAGES_WORTH_A_THREAD
    ? writeTogether(output, tasks, { ...deps, shared })
    : writeHere(output, tasks, deps)
}

function tasksOf(pages: readonly PlannedPage[]): PageTask[] {
  const tasks: PageTask[] = []
  for (const file of pages) {
    const { page, pictures } = file
    const last = tasks.at(-1)
    if (last?.page === page) last.files.push(file)
    else tasks.push({ page, pictures, files: [file] })
  }
  return tasks
}

async function writeHere(
  output: OutputWriter,
  tasks: readonly PageTask[],
  { renderer, report }: PageDeps,
): Promise<readonly Diagnostic[]> {
  const { value: started, diagnostics } = await renderer()
  if (!started) return diagnostics
  const failed: Diagnostic[] = []
  for (const task of tasks) {
    if (failed.length === MOST_FAILED_PAGES) break
    report()
    const made = await writeTask(output, task, started)
    if (made) failed.push(await made.failed)
  }
  return failed
}

/** @returns what keeps the page from being made */
async function writeTask(
  output: OutputWriter,
  { page, pictures, files }: PageTask,
  renderer: Pick<Renderer, 'page'>,
): Promise<Failed | null> {
  const made = renderer.page(page, pictures)
  if ('failed' in made) return made
  await output.writeAll(files, made.html, made.needs)
  return null
}

/** Some tasks in a row; `first` is the place of the first one among all. */
interface Batch {
  readonly first: number
  readonly tasks: readonly PageTask[]
}

async function writeTogether(
  output: OutputWriter,
  tasks: readonly PageTask[],
  { shared, report }: PageDeps & { readonly shared: SharedPages },
): Promise<readonly Diagnostic[]> {
  const { value: renderer, diagnostics } = await shared.renderer()
  if (!renderer) return diagnostics
  const failed = new Map<number, Failed>()
  const numbers = new Map(shared.site.pages.map((page, index) => [page, index]))
  let next = 0
  await shared.threads.share<Batch, readonly (PageAnswer | null)[]>({
    job: 'pages',
    threads: Math.floor(tasks.length / PAGES_WORTH_A_THREAD),
    batches: Math.ceil(tasks.length / PAGES_A_BATCH),
    start: () => pageStart(output.folder(), shared, renderer),
    // Batches are handed out in their order and each is finished, so the first failures are the same for any number of threads.
    next() {
      if (next >= tasks.length || failed.size >= MOST_FAILED_PAGES) return null
      const first = next
      next += PAGES_A_BATCH
      return { first, tasks: tasks.slice(first, next) }
    },
    sent: ({ tasks: some }) => some.map((task) => orderOf(task, numbers.get(task.page) ?? -1, output)),
    async here({ first, tasks: some }) {
      for (const [index, task] of some.entries()) {
        const made = await writeTask(output, task, renderer)
        if (made) failed.set(first + index, made)
      }
      return []
    },
    done({ first, tasks: some }, answers, { thread, times }) {
      if (times) shared.timings.note('pages', thread, times)
      for (const [index, answer] of answers.entries()) {
        const task = some[index]
        if (!task || !answer) continue
        if ('failure' in answer) failed.set(first + index, renderer.failed(task.page, receivedFailure(answer.failure)))
        else output.take(answer.written, task.files.length)
      }
      report()
    },
  })
  const first = [...failed].sort(([a], [b]) => a - b).slice(0, MOST_FAILED_PAGES)
  return Promise.all(first.map(([, made]) => made.failed))
}

function pageStart(folder: string, { site, bundled }: SharedPages, { texts }: SharedRenderer): PageStart {
  return { site: copyOfSite(site), code: bundled.code, bundle: copyOfBundle(bundled.bundle), texts, folder }
}

function orderOf({ page, pictures, files }: PageTask, index: number, output: OutputWriter): PageOrder {
  const paths = files.map(({ path }) => path)
  const [{ reason } = { reason: '' }] = files
  const isCompressed = paths.some((path) => output.isCompressed(path))
  return { index, source: alone(sourceOptions(page.source)), pictures, reason, paths, isCompressed }
}
