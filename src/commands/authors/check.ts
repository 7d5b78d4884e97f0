import { resolve, sep } from 'node:path'
import { type BuiltSite, builtSite } from '../../check/built-site.ts'
import { checkSite } from '../../check/check-site.ts'
import { diagnosticsOf } from '../../check/finding.ts'
import type { Part } from '../../check/parts.ts'
import { placesOf } from '../../check/places.ts'
import type { Checkup } from '../../check/report.ts'
import type { WrittenBudgets } from '../../check/weights/budgets.ts'
import { inOrder } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../diagnostics/nearest.ts'
import type { Words } from '../../diagnostics/words.ts'
import { load } from '../../pipeline/load.ts'
import { resolve as resolveNames } from '../../pipeline/resolve.ts'
import { validate } from '../../pipeline/validate.ts'
import type { Config, Diagnostic, Site } from '../../types.ts'
import { openCaches } from '../caches.ts'

export interface CheckOptions {
  readonly parts: ReadonlySet<Part>
  /** Routes, and files of pages, as somebody typed them; [] for the whole site. */
  readonly asked: readonly string[]
  /** The folder in which they were typed. */
  readonly cwd: string
  /** The program of a Chromium; null if there is none. */
  readonly chromium: string | null
  onPage(part: Part, done: number, total: number): void
}

/** `site check`: looks at the built site as visitors get it; writes nothing. */
export async function check(config: Config, options: CheckOptions): Promise<Checkup | { readonly problem: Words }> {
  const built = builtSite(config.out)
  if (!built || built.pages.length === 0) return { problem: notBuilt(config) }
  const { site, budgets, diagnostics } = await content(config)
  const { files, problem } = askedFiles(options, { config, built, site })
  if (problem) return { problem }
  const report = await checkSite(built, { ...options, files, budgets })
  const found = diagnosticsOf(report.findings, placesOf(config.root, built, site))
  return { ...report, diagnostics: inOrder([...found, ...diagnostics]) }
}

function notBuilt({ out }: Config): Words {
  return {
    en: `There is no built site in ${out}. Run "site build" first, or name its folder with --out.`,
    de: `In ${out} liegt keine gebaute Website. Zuerst „site build“ ausführen oder den Ordner mit --out nennen.`,
  }
}

interface Content {
  /** null: the content has mistakes that keep its places from being known. */
  readonly site: Site | null
  readonly budgets: WrittenBudgets
  /** Why the settings cannot be used: budgets stand there. */
  readonly diagnostics: readonly Diagnostic[]
}

const SETTINGS = 'site/site.yaml'

async function content(config: Config): Promise<Content> {
  const { value: project, diagnostics } = load(config)
  if (!project) return { site: null, budgets: {}, diagnostics }
  const caches = openCaches(config)
  const sources = await validate(config, project, caches.readings)
  const resolved = resolveNames(config, { project, sources: sources.value }, caches.names)
  const settings = sources.value.shared.find(({ file }) => file === SETTINGS)
  const { budgets = {} } = (settings?.data() ?? {}) as { budgets?: WrittenBudgets }
  const unusable = settings ? [] : sources.diagnostics.filter(({ at }) => at?.file === SETTINGS)
  return { site: resolved.value?.site ?? null, budgets, diagnostics: unusable }
}

interface CheckedProject {
  readonly config: Config
  readonly built: BuiltSite
  readonly site: Site | null
}

function askedFiles(
  { asked, cwd }: CheckOptions,
  known: CheckedProject,
): { readonly files: ReadonlySet<string> | null; readonly problem: Words | null } {
  const found = asked.map((typed) => ({ typed, files: filesFor(typed, cwd, known) }))
  const missing = found.find(({ files }) => files.length === 0)
  const problem = missing ? noPage(missing.typed, known.built) : null
  return { files: asked.length === 0 ? null : new Set(found.flatMap(({ files }) => files)), problem }
}

/** Built pages that a route, a built file, or a content file or folder stands for. */
function filesFor(typed: string, cwd: string, { config, built, site }: CheckedProject): string[] {
  const byRoute = built.pages.filter(({ route }) => route === typed)
  if (byRoute.length > 0) return byRoute.map(({ file }) => file)
  const path = resolve(cwd, typed)
  const isBelow = (file: string) => file === path || file.startsWith(`${path}${sep}`)
  const byFile = built.pages.filter(({ file }) => isBelow(resolve(built.folder, file)))
  const sources = (site?.pages ?? []).filter(({ source }) => isBelow(resolve(config.root, source.file)))
  const routes = new Set(sources.flatMap(({ route, aliases }) => [route, ...aliases]))
  return [...byFile, ...built.pages.filter(({ route }) => routes.has(route))].map(({ file }) => file)
}

function noPage(typed: string, { pages }: BuiltSite): Words {
  const near = didYouMean(
    typed,
    pages.map(({ route }) => route),
  )
  return {
    en: `The built site has no page "${typed}". ${near?.en ?? 'Name routes ("/imprint") or files of pages.'}`,
    de: `Die gebaute Website hat keine Seite „${typed}“. ${near?.de ?? 'Adressen („/imprint“) oder Dateien von Seiten nennen.'}`,
  }
}
