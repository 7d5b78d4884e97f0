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
  /** Below node_modules; a "*" stands for one name, or for the rest of one. */
  readonly folder: string
  /** Whether an entry of the folder is needed. */
  isUsed(name: string, machine: Machine): boolean
}

/** These names, and what every package needs or has to have. */
const only = (used: RegExp) => (name: string) =>
  used.test(name) || /^(node_modules|package\.json|licen[cs]e.*)$/i.test(name)
const allBut = (unused: RegExp) => (name: string) => !unused.test(name)
const fitsLibrary = (name: string, { hasGlibc }: Machine) => !(name.includes('musl') && hasGlibc)
const isOfPackage = allBut(/^(\..*|tests?|docs|examples|benchmarks?)$/)

const RULES: readonly Rule[] = [
  { folder: '*', isUsed: isOfPackage },
  { folder: '@*/*', isUsed: isOfPackage },
  // Programs for other machines.
  { folder: 'onnxruntime-node/bin/*', isUsed: (name, { platform }) => name === platform },
  { folder: 'onnxruntime-node/bin/*/*', isUsed: (name, { arch }) => name === arch },
  { folder: '@libsql', isUsed: fitsLibrary },
  { folder: '@img', isUsed: fitsLibrary },
  { folder: '@napi-rs', isUsed: fitsLibrary },
  // Every Node that serves runs the fastest build (functions/document/ocr/engine.ts sees to that in version 20). Those called
  // lstm tesseract.js does not ask for on Node.
  { folder: 'tesseract.js-core', isUsed: only(/^tesseract-core-relaxedsimd\.(js|wasm)$/) },
  // Data for other uses.
  { folder: '@tesseract.js-data/*', isUsed: only(/^(4\.0\.0_best_int|index\.js)$/) },
  { folder: 'eld/src/ngrams', isUsed: only(/extrasmall/i) },
  { folder: 'pdfjs-dist', isUsed: only(/^(legacy|cmaps|standard_fonts|wasm|iccs)$/) },
  { folder: 'pdfjs-dist/wasm', isUsed: allBut(/nowasm/) },
  // Builds of the same library for browsers and for other ways of loading it.
  { folder: 'pdfjs-dist/legacy', isUsed: only(/^build$/) },
  { folder: 'pdfjs-dist/legacy/build', isUsed: only(/^pdf(\.worker)?\.mjs$/) },
  { folder: '@xenova/transformers', isUsed: only(/^dist$/) },
  { folder: '@xenova/transformers/dist', isUsed: only(/^transformers\.node\.mjs$/) },
  { folder: '@huggingface/*/dist', isUsed: only(/\.m?js$/) },
  { folder: '@e965/xlsx', isUsed: only(/^(dist|xlsx\.m?js)$/) },
  { folder: '@e965/xlsx/dist', isUsed: only(/^cpexcel\.js$/) },
  { folder: 'pdf-lib', isUsed: only(/^cjs$/) },
  { folder: '@cantoo/pdf-lib', isUsed: only(/^cjs$/) },
  { folder: '@pdf-lib/standard-fonts', isUsed: only(/^lib$/) },
  { folder: '@pdf-lib/upng', isUsed: only(/^cjs$/) },
  { folder: '@e-invoice-eu/core/dist', isUsed: only(/\.cjs\.js$/) },
  { folder: 'libphonenumber-js', isUsed: only(/^(min|core|es6|metadata\.min\.json\.js)$/) },
  { folder: 'underscore', isUsed: only(/^underscore-node/) },
  { folder: 'culori', isUsed: only(/^bundled$/) },
  { folder: 'culori/bundled', isUsed: only(/^culori\.cjs$/) },
  { folder: 'fontkit', isUsed: only(/^dist$/) },
  { folder: 'fontkit/dist', isUsed: only(/^module\.mjs$/) },
  { folder: '@swc/helpers', isUsed: only(/^esm$/) },
  { folder: '@swc/helpers/esm', isUsed: only(/^_(define_property|ts_decorate)\.js$/) },
  { folder: '@opentelemetry/api/build', isUsed: only(/^src$/) },
  { folder: '@libsql/hrana-client', isUsed: allBut(/^lib-cjs$/) },
  { folder: 'brotli', isUsed: allBut(/^build$/) },
  { folder: 'zlibjs/bin', isUsed: only(/^node-zlib\.js$/) },
  { folder: 'csv-stringify', isUsed: only(/^lib$/) },
  { folder: 'fflate', isUsed: only(/^(esm|lib)$/) },
  { folder: 'ibantools', isUsed: allBut(/^build$/) },
  { folder: 'jsonpath-plus', isUsed: only(/^dist$/) },
  { folder: 'jsonpath-plus/dist', isUsed: only(/-node-cjs\.cjs$/) },
  { folder: 'js-yaml', isUsed: allBut(/^bin$/) },
  { folder: 'js-yaml/dist', isUsed: allBut(/\.mjs$/) },
  { folder: 'jsvat/lib', isUsed: only(/^commonjs$/) },
  { folder: 'jszip', isUsed: only(/^lib$/) },
  { folder: 'nodemailer/dist', isUsed: only(/^esm$/) },
  { folder: 'pako', isUsed: allBut(/^dist$/) },
  { folder: 'unicode-trie/node_modules/pako', isUsed: allBut(/^dist$/) },
  { folder: 'postal-mime/dist', isUsed: only(/^esm$/) },
  // Sources, and what only installing or a command line reads.
  { folder: 'sharp', isUsed: allBut(/^(src|install)$/) },
  { folder: 'mammoth', isUsed: allBut(/^(mammoth\.browser.*|node_modules)$/) },
  {
    folder: '.',
    isUsed: allBut(
      /^(@types|adm-zip|argparse|global-agent|idb-keyval|matcher|opencollective-postinstall|serialize-error)$/,
    ),
  },
]

/** What compilers, debuggers and people read, and what browsers do; licences stay. */
const FOR_OTHERS =
  /\.(map|[cm]?ts|flow)$|(^|\/)(readme|changelog|changes|history)(\.(md|markdown|rst|txt))?$|\.min\.[cm]?js$/i

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
  return [...listed, ...files.filter((file) => FOR_OTHERS.test(file)).map((file) => join(nodeModules, file))]
}

function foldersOf(from: string, [step, ...rest]: readonly string[]): string[] {
  if (!statSync(from, { throwIfNoEntry: false })?.isDirectory()) return []
  if (step === undefined) return [from]
  const names = step.endsWith('*') ? readdirSync(from).filter((name) => name.startsWith(step.slice(0, -1))) : [step]
  return names.flatMap((name) => foldersOf(join(from, name), rest))
}
