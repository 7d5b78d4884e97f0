// Papers of senders that nobody has seen: PDFs, scans, photos and what a person can read on them, from the layouts of one folder.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { optionsOf, wrongUsage } from '../command-line.ts'
import { randomOf } from '../documents/random.ts'
import type { Layout, Paper } from './layout.ts'
import { photoOf } from './photo.ts'
import { type Printer, startPrinter } from './print.ts'
import { SCAN_DPI, scansOf } from './scan.ts'
import { untrue } from './truth.ts'

const USAGE = ['layouts -- --out FOLDER --set open|sealed [--only NAME,NAME] [--no-scans]']

const options = optionsOf(USAGE, {
  out: { type: 'string' },
  set: { type: 'string' },
  only: { type: 'string' },
  'no-scans': { type: 'boolean', default: false },
})

/** A file in truth.json; fields or facts say what stands on it. */
interface Entry {
  readonly id: string
  readonly file: string
  readonly fileName: string
  readonly fileType: string
  readonly variant: 'original' | 'scan' | 'photo'
  readonly kind: string
  readonly group: 'core'
  /** Its layout. */
  readonly family: string
  readonly language: string
  readonly types: readonly string[]
  readonly fields?: Paper['fields']
  readonly facts?: Paper['facts']
}

interface Built {
  readonly entries: readonly Entry[]
  readonly problems: readonly string[]
}

if (options.out === undefined || options.set === undefined) wrongUsage('Say --out and --set.', USAGE)
else await build(options.out, options.set)

async function build(out: string, set: string): Promise<void> {
  const layouts = await layoutsOf(set)
  const names = options.only?.split(',') ?? layouts.map((layout) => layout.name)
  const unknown = names.filter((name) => !layouts.some((layout) => layout.name === name))
  if (unknown.length > 0) wrongUsage(`There is no layout "${unknown.join('", "')}" in ${set}.`, USAGE)
  mkdirSync(join(out, 'files'), { recursive: true })
  const kept = keptEntries(out, names)
  const printer = await startPrinter()
  const built: Built[] = []
  try {
    for (const layout of layouts.filter(({ name }) => names.includes(name))) {
      for (let index = 0; index < layout.count; index++) built.push(await makePaper(layout, index, { out, printer }))
    }
  } finally {
    await printer.close()
  }
  const docs = [...kept, ...built.flatMap(({ entries }) => entries)].sort((a, b) => (a.id < b.id ? -1 : 1))
  writeFileSync(join(out, 'truth.json'), `${JSON.stringify({ version: 1, name: set, docs, hostile: [] }, null, 1)}\n`)
  report(
    docs,
    built.flatMap(({ problems }) => problems),
  )
}

/** With --only, what is already there of the other layouts stays. */
function keptEntries(out: string, made: readonly string[]): Entry[] {
  const file = join(out, 'truth.json')
  if (options.only === undefined || !existsSync(file)) return []
  const { docs } = JSON.parse(readFileSync(file, 'utf8')) as { docs: Entry[] }
  return docs.filter(({ family }) => !made.includes(family))
}

function report(docs: readonly Entry[], problems: readonly string[]): void {
  const count = (wanted: Entry['variant']) => docs.filter(({ variant }) => variant === wanted).length
  const layouts = new Set(docs.map(({ family }) => family)).size
  process.stdout.write(
    `${layouts} layouts, ${count('original')} papers, ${count('scan')} scans, ${count('photo')} photos\n`,
  )
  process.stdout.write(`${problems.length > 0 ? problems.join('\n') : 'What is said of them stands on every page.'}\n`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

/** The layouts of a folder, by the names of their files. */
async function layoutsOf(set: string): Promise<Layout[]> {
  const folder = fileURLToPath(new URL(set, import.meta.url))
  if (!existsSync(folder)) wrongUsage(`There is no folder "${set}" beside build.ts.`, USAGE)
  const layouts: Layout[] = []
  for (const file of readdirSync(folder).sort()) {
    const [layout] = Object.values((await import(join(folder, file))) as Record<string, Layout>)
    if (!layout) throw new Error(`${set}/${file} exports no layout.`)
    if (layouts.some(({ name }) => name === layout.name)) throw new Error(`Two layouts are called "${layout.name}".`)
    layouts.push(layout)
  }
  return layouts
}

interface Place {
  readonly out: string
  readonly printer: Printer
}

async function makePaper(layout: Layout, index: number, { out, printer }: Place): Promise<Built> {
  const id = `${layout.name}-${index + 1}`
  const paper = layout.make(randomOf(seedOf(id)), index)
  const file = `${id}.original.pdf`
  const pdf = join(out, 'files', file)
  const problems = await printer.print(paper.html, pdf)
  const pages = pagesOf(pdf)
  if (pages !== paper.pages) problems.push(`${pages} pages, not ${paper.pages}`)
  problems.push(...untrue(paper, textOf(pdf)))
  const { fields, facts } = paper
  const entry: Entry = {
    id: `${id}:original`,
    file,
    fileName: paper.fileName ?? `${id}.pdf`,
    fileType: 'application/pdf',
    variant: 'original',
    kind: layout.kind,
    group: 'core',
    family: layout.name,
    language: layout.language,
    types: layout.types,
    ...(fields ? { fields } : {}),
    ...(facts ? { facts } : {}),
  }
  const isPhotographed = layout.photos?.includes(index) ?? false
  if (isPhotographed && pages > 1) problems.push(`a photo shows one page, not ${pages}`)
  const pictures = options['no-scans']
    ? []
    : [
        ...(layout.scans.includes(index) ? [await scanOf(entry, { out, printer })] : []),
        ...(isPhotographed ? [await photographOf(entry, out)] : []),
      ]
  return { entries: [entry, ...pictures], problems: problems.map((problem) => `${id}: ${problem}`) }
}

/** One page becomes a JPEG, several a PDF of pictures. */
async function scanOf(entry: Entry, { out, printer }: Place): Promise<Entry> {
  const id = entry.id.replace(':original', '')
  const pictures = await scansOf(join(out, 'files', entry.file), randomOf(seedOf(entry.id)))
  const [first] = pictures
  const isOne = pictures.length === 1 && first !== undefined
  const file = `${id}.scan.${isOne ? 'jpg' : 'pdf'}`
  if (isOne) writeFileSync(join(out, 'files', file), first.jpeg)
  else await printer.printPictures(pictures, SCAN_DPI, join(out, 'files', file))
  const fileType = isOne ? 'image/jpeg' : 'application/pdf'
  return { ...entry, id: `${id}:scan`, file, fileName: file, fileType, variant: 'scan' }
}

async function photographOf(entry: Entry, out: string): Promise<Entry> {
  const id = entry.id.replace(':original', ':photo')
  const file = entry.file.replace('.original.pdf', '.photo.jpg')
  writeFileSync(join(out, 'files', file), await photoOf(join(out, 'files', entry.file), randomOf(seedOf(id))))
  return { ...entry, id, file, fileName: file, fileType: 'image/jpeg', variant: 'photo' }
}

/** FNV-1a: every paper has numbers of its own, whatever else is built. */
function seedOf(id: string): number {
  return [...id].reduce((seed, sign) => Math.imul(seed ^ (sign.codePointAt(0) ?? 0), 16777619), 2166136261)
}

/** In reading order and as it is laid out: a value of two lines stands together in one of them. */
function textOf(pdf: string): string {
  return ['-raw', '-layout'].map((way) => execFileSync('pdftotext', [way, pdf, '-'], { encoding: 'utf8' })).join('\n')
}

function pagesOf(pdf: string): number {
  return Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' }))?.[1])
}
