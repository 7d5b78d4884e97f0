// What npm installs for dist/ and serving never reads: programs for other machines, other builds of the same library, and
// data for other uses. A fixed list: following imports misses what packages load by a name they put together (pdfjs does).
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Which programs of a package fit: those of other kinds of machines never run. */
export interface Machine {
  /** As in process.platform and process.arch. */
  readonly platform: string
  readonly arch: string
  /** Linux with glibc, not with musl. */
  readonly hasGlibc: boolean
}

interface Rule {
  /** Below node_modules; a "*" stands for one name. */
  readonly folder: string
  /** Whether an entry of the folder is needed. */
  isUsed(name: string, machine: Machine): boolean
}

const only = (used: RegExp) => (name: string) => used.test(name)
const fitsLibrary = (name: string, { hasGlibc }: Machine) => !(name.includes('musl') && hasGlibc)

const RULES: readonly Rule[] = [
  { folder: 'onnxruntime-node/bin/*', isUsed: (name, { platform }) => name === platform },
  { folder: 'onnxruntime-node/bin/*/*', isUsed: (name, { arch }) => name === arch },
  // Three of them: which one runs depends on the processor.
  { folder: 'tesseract.js-core', isUsed: only(/-lstm\.(js|wasm)$|^(index\.js|package\.json|LICENSE)$/) },
  { folder: '@tesseract.js-data/*', isUsed: only(/^(4\.0\.0_best_int|index\.js|package\.json|LICENSE.*)$/) },
  { folder: 'pdfjs-dist', isUsed: only(/^(legacy|cmaps|standard_fonts|wasm|iccs|package\.json|LICENSE)$/) },
  { folder: 'pdfjs-dist/legacy', isUsed: only(/^build$/) },
  { folder: 'pdfjs-dist/legacy/build', isUsed: only(/^pdf(\.worker)?\.mjs$/) },
  { folder: '@xenova/transformers', isUsed: only(/^(dist|package\.json|LICENSE)$/) },
  { folder: '@xenova/transformers/dist', isUsed: only(/^transformers\.node\.mjs$/) },
  { folder: '@e965/xlsx', isUsed: only(/^(dist|xlsx\.m?js|package\.json|LICENSE)$/) },
  { folder: '@e965/xlsx/dist', isUsed: only(/^cpexcel/) },
  { folder: 'eld/src/ngrams', isUsed: only(/extrasmall/i) },
  { folder: 'pdf-lib', isUsed: only(/^(cjs|node_modules|package\.json|LICENSE.*)$/) },
  { folder: '@cantoo/pdf-lib', isUsed: only(/^(cjs|node_modules|package\.json|LICENSE.*)$/) },
  { folder: '@e-invoice-eu/core/dist', isUsed: only(/\.cjs\.js$/) },
  { folder: 'underscore', isUsed: only(/^(underscore-(node|umd).*|package\.json|LICENSE)$/) },
  { folder: 'culori', isUsed: only(/^(bundled|package\.json|LICENSE.*)$/) },
  { folder: 'culori/bundled', isUsed: only(/^culori\.cjs$/) },
  { folder: '*', isUsed: only(/^(?!(tests?|docs|examples|benchmarks?)$)/) },
  { folder: 'mammoth', isUsed: only(/^(?!mammoth\.browser)/) },
  { folder: 'brotli', isUsed: only(/^(?!build$)/) },
  { folder: 'zlibjs/bin', isUsed: only(/^node-zlib\.js$/) },
  { folder: 'fontkit/dist', isUsed: only(/^(module\.mjs|main\.cjs)$/) },
  { folder: '@libsql', isUsed: fitsLibrary },
  { folder: '@img', isUsed: fitsLibrary },
  { folder: '@napi-rs', isUsed: fitsLibrary },
  { folder: '.', isUsed: only(/^(?!@types$)/) },
]

/** What compilers, debuggers and people read; licences stay. */
const FOR_PROGRAMMERS = /\.(map|[cm]?ts|flow)$|(^|\/)(readme|changelog|changes|history)[^/]*$/i

/** Files and folders below a node_modules that serving on this machine does not need, as paths of the disk. */
export function unusedIn(nodeModules: string, machine: Machine): string[] {
  const listed = RULES.flatMap(({ folder, isUsed }) =>
    foldersOf(nodeModules, folder.split('/')).flatMap((found) =>
      readdirSync(found)
        .filter((name) => !isUsed(name, machine))
        .map((name) => join(found, name)),
    ),
  )
  const files = existsSync(nodeModules) ? readdirSync(nodeModules, { recursive: true, encoding: 'utf8' }) : []
  return [...listed, ...files.filter((file) => FOR_PROGRAMMERS.test(file)).map((file) => join(nodeModules, file))]
}

function foldersOf(from: string, [step, ...rest]: readonly string[]): string[] {
  if (!statSync(from, { throwIfNoEntry: false })?.isDirectory()) return []
  if (step === undefined) return [from]
  const names = step === '*' ? readdirSync(from) : [step]
  return names.flatMap((name) => foldersOf(join(from, name), rest))
}
