// What all function hosts get: code without anything to install, what it has to know of the site beside it, and a readable
// entry that puts both together.
import { contentHash } from '../../content/hash.ts'
import { type AdapterBundle, bundleAdapter } from '../../esbuild/adapters.ts'
import type { HostTable } from '../../html/host-files.ts'
import type { OutputFile } from '../../types.ts'
import type { BuiltSite, RepeatedFile } from '../target.ts'

/** A function in a folder of its own. */
export interface FunctionFolder extends AdapterBundle {
  /** Ends with "/". */
  readonly folder: string
  /** The file that the host starts. */
  readonly entry: string
  /** Its text; it imports the bundle and "./host.mjs". */
  readonly code: string
  /** Further files of functions/adapters that it imports. */
  readonly others?: readonly string[]
}

/** @throws Error when the functions cannot be compiled: the build before has found them right */
export async function functionFiles(
  { root, host }: Pick<BuiltSite, 'root' | 'host'>,
  { folder, entry, code, name, isNode, others = [] }: FunctionFolder,
): Promise<OutputFile[]> {
  const bundles = await Promise.all([name, ...others].map((one) => bundled(root, { name: one, isNode })))
  return [
    { path: folder + entry, contents: code },
    { path: `${folder}host.mjs`, contents: hostModule(host) },
    ...bundles.flat().map(({ path, contents }) => ({ path: folder + path, contents })),
  ]
}

async function bundled(root: string, bundle: AdapterBundle): Promise<readonly OutputFile[]> {
  const { value, diagnostics } = await bundleAdapter(root, bundle)
  if (!value) throw new Error(`functions/adapters/${bundle.name}.ts: ${diagnostics[0]?.message}`)
  return value.files
}

/** What the functions have to know (functions/adapters/host-facts.ts), as a module: not every host has files to read. */
function hostModule(host: HostTable): string {
  const { site, retention, appointments, defaultLanguage, languages, forms } = host
  const texts = Object.entries(host['texts'] as Record<string, Record<string, unknown>>).map(([language, all]) => {
    // For documents, which these hosts do not read.
    const { documentAdvice, ...own } = all
    return [language, own]
  })
  const facts = {
    site,
    retention,
    appointments,
    defaultLanguage,
    languages,
    forms,
    apiHeaders: headersUnder('/api/', host),
  }
  return `export default ${JSON.stringify({ ...facts, texts: Object.fromEntries(texts) })}\n`
}

/** The headers that every answer below a path has. */
function headersUnder(path: string, { headers }: HostTable): Record<string, string> {
  const common = headers.filter((rule) => rule.path.endsWith('*') && path.startsWith(rule.path.slice(0, -1)))
  return Object.assign({}, ...common.map(({ values }) => values))
}

const PUBLIC = 'public/'
const COMPRESSED = /[.](br|gz)$/

/** The files of visitors in another folder; without the compressed ones, because hosts compress by themselves. */
export function visitorsFiles({ files }: Pick<BuiltSite, 'files'>, folder: string): RepeatedFile[] {
  return [...files.keys()]
    .filter((path) => path.startsWith(PUBLIC) && !isCompressed(path, files) && !/^public\/_[a-z]+$/.test(path))
    .map((path) => ({ path: folder + path.slice(PUBLIC.length), copyOf: path }))
}

function isCompressed(path: string, files: BuiltSite['files']): boolean {
  return COMPRESSED.test(path) && files.has(path.replace(COMPRESSED, ''))
}

/** A file of JSON as people read it. */
export function jsonFile(path: string, value: unknown): OutputFile {
  return { path, contents: `${JSON.stringify(value, null, 2)}\n` }
}

/** A name for programs that hosts ask for: the site's, in the letters they take. */
export function hostName({ site }: Pick<BuiltSite, 'site'>): string {
  const { url } = site.settings.data()
  const name = new URL(url).hostname.replace(/^www[.]/, '').replace(/[^a-z\d]+/g, '-')
  return name === '' ? `site-${contentHash(url).slice(0, 8)}` : name
}
