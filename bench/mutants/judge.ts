// Validates mutants one after the other in one process: only the changed file is read again.
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve as resolvePath } from 'node:path'
import { contentHash } from '../../src/content/hash.ts'
import { openMapInMemory } from '../../src/content/map-store.ts'
import { openStore } from '../../src/content/stored.ts'
import { validator } from '../../src/content/validator.ts'
import { load, type Project } from '../../src/pipeline/load.ts'
import { resolve } from '../../src/pipeline/resolve.ts'
import { applyRules } from '../../src/pipeline/rules.ts'
import { readBatch } from '../../src/sources/read-source.ts'
import { makeSource } from '../../src/sources/source.ts'
import { type SourceFile, schemaFileOf } from '../../src/sources/source-file.ts'
import { sourcesOf } from '../../src/sources/sources.ts'
import type { Config, Diagnostic, Source } from '../../src/types.ts'
import { type Content, contentOf, type Mutant } from './content.ts'
import { schemaReader } from './schemas.ts'

/** What was reported for a mutant. */
export interface Verdict {
  readonly mutant: Mutant
  /** Errors that the content without the mutation does not have. */
  readonly errors: readonly Diagnostic[]
  readonly isFound: boolean
  readonly isOnLine: boolean
  /** null: nothing was misspelt. */
  readonly isSuggested: boolean | null
}

export interface Judge {
  readonly contents: readonly Content[]
  judge(mutant: Mutant): Verdict
}

/** Works on a copy of the project's content in a folder of its own, and removes it at the end. */
export async function withJudge<T>(root: string, work: (judge: Judge) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  try {
    cpSync(join(root, 'site'), join(folder, 'site'), { recursive: true })
    symlinkSync(resolvePath(root, 'schemas'), join(folder, 'schemas'))
    return await work(judgeOf(folder))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Read {
  readonly source: Source | null
  readonly diagnostics: readonly Diagnostic[]
}

function judgeOf(root: string): Judge {
  const config: Config = { root, out: join(root, 'dist'), cache: null, compress: false, workerFile: null }
  const project = load(config).value
  if (!project) throw new Error(`There is no project in ${root}`)
  const check = validator(project.schemas)
  const read = (file: SourceFile): Read => {
    const [reading] = readBatch(root, [file], check)
    if (!reading) throw new Error(`${file.file} was not read`)
    const { json, diagnostics } = reading
    const source = json && makeSource({ ...reading, source: file, json, path: join(root, file.file) })
    return { source, diagnostics }
  }
  const known = new Map(project.files.map((file) => [file.file, read(file)]))
  const all = (readings: ReadonlyMap<string, Read>): Diagnostic[] => {
    const sources = [...readings.values()].flatMap(({ source }) => source ?? [])
    const found = [...readings.values()].flatMap(({ diagnostics }) => diagnostics)
    const { value: resolved, diagnostics } = resolve(
      config,
      { project, sources: sourcesOf(project.files, sources) },
      openStore(null),
    )
    const broken = resolved ? applyRules(resolved, new Date(), { site: openStore(null), pages: openMapInMemory() }) : []
    return [...found, ...diagnostics, ...broken].filter(({ severity }) => severity === 'error')
  }
  const before = new Set(all(known).map(identity))
  return {
    contents: contentsOf(project, known),
    judge(mutant) {
      const { file, text } = mutant.content
      const path = join(root, file)
      const source = project.files.find((one) => one.file === file)
      if (!source) throw new Error(`${file} is no content`)
      try {
        writeFileSync(path, mutant.text)
        const errors = all(new Map([...known, [file, read(source)]])).filter((one) => !before.has(identity(one)))
        return { mutant, errors, ...verdictOn(mutant, errors) }
      } finally {
        writeFileSync(path, text)
      }
    },
  }
}

function identity({ code, message, at }: Diagnostic): string {
  return contentHash([code, message, at?.file].join('\0'))
}

function contentsOf({ files, schemas }: Project, known: ReadonlyMap<string, Read>): Content[] {
  const readSchema = schemaReader(schemas)
  return files.flatMap((file) => {
    const source = known.get(file.file)?.source
    if (!source) return []
    const data = source.data()
    return [
      contentOf(file, { text: source.text(), data, schemaAt: (path) => readSchema(schemaFileOf(file), data, path) }),
    ]
  })
}

function verdictOn({ content, lines, suggestion }: Mutant, errors: readonly Diagnostic[]) {
  const here = errors.filter(({ at }) => at?.file === content.file && lines.includes(at.line))
  // Of a link with an anchor, the part that is wrong is enough: "/#kontkat" is answered with "kontakt".
  const parts = suggestion === undefined ? [] : [suggestion, ...suggestion.split('#')]
  const proposed = parts.filter((part) => part !== '').map((part) => `Did you mean ${JSON.stringify(part)}?`)
  return {
    isFound: errors.length > 0,
    isOnLine: here.length > 0,
    isSuggested:
      suggestion === undefined ? null : errors.some(({ hint = '' }) => proposed.some((one) => hint.includes(one))),
  }
}
