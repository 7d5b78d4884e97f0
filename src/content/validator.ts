import type { ErrorObject, SchemaObjCxt, ValidateFunction } from 'ajv'
import { _, Ajv2020, stringify } from 'ajv/dist/2020.js'
import { strConcat } from 'ajv/dist/compile/codegen/index.js'
import formats from 'ajv-formats'
import { germanIn, isGermanFile } from '../schemas/german.ts'
import { schemaFileOf } from '../sources/source-file.ts'
import type { Mark, MarkKind, SourceKind } from '../types.ts'
import type { KeptChecks } from './kept-checks.ts'

/** The schemas of a project and their German descriptions: texts by path below schemas/ ("sections/hero.json"). */
export type SchemaFiles = ReadonlyMap<string, string>

/** The result of checking one source against its schema. */
export interface Verdict {
  readonly schemaFile: string
  readonly errors: readonly ErrorObject[]
  readonly marks: readonly Mark[]
  /** Whether some schema has references to this file: then only the entries that are named are shown. */
  readonly isNamed: boolean
}

export interface Validator {
  /** null: the project has no schema for this kind of file. */
  validate(kind: SourceKind, name: string, data: unknown): Verdict | null
  /** German descriptions by the English ones, read when they are first needed. */
  german(): ReadonlyMap<string, string>
}

/**
 * Compiles schemas when they are first needed, or takes what was compiled before. While a schema checks a value, the keyword `mark`
 * records where texts, links, references and assets are: one pass does both.
 *
 * @param kept what was compiled by earlier builds; null: nothing is kept
 * @throws Error naming the schema file when a schema itself is broken
 */
export function validator(files: SchemaFiles, kept: KeptChecks | null = null): Validator {
  const ajv = newAjv()
  const targets = new Set<string>()
  for (const [file, text] of files) {
    if (isGermanFile(file)) continue
    const schema = parseSchema(file, text)
    addTargets(schema, targets)
    ajv.addSchema(schema, file)
  }
  const compiled = new Map<string, ValidateFunction>()
  let german: ReadonlyMap<string, string> | null = null
  return {
    german() {
      german ??= germanIn(files)
      return german
    },
    validate(kind, name, data) {
      const schemaFile = schemaFileOf({ kind, name })
      if (!files.has(schemaFile)) return null
      const check = compiled.get(schemaFile) ?? kept?.load(schemaFile) ?? compileSchema(ajv, schemaFile, kept)
      compiled.set(schemaFile, check)
      const notes = new Notes()
      const isValid = check.call(notes, data)
      const errors = isValid ? [] : [...(check.errors ?? [])]
      return { schemaFile, errors, marks: notes.framed(), isNamed: kind === 'data' && targets.has(name) }
    },
  }
}

/** What the keywords of a schema note while it checks a value: each check is called with one of its own as `this`. */
class Notes {
  readonly #marks = new Map<string, Mark>()
  readonly #frames = new Map<string, string>()

  mark(pointer: string, mark: Omit<Mark, 'pointer'>): void {
    this.#marks.set(`${mark.kind} ${pointer}`, { ...mark, pointer })
  }

  frame(pointer: string, frame: string): void {
    this.#frames.set(pointer, frame)
  }

  framed(): Mark[] {
    return [...this.#marks.values()].map((mark) => {
      const frame = mark.kind === 'picture' && this.#frames.get(mark.pointer.slice(0, mark.pointer.lastIndexOf('/')))
      return frame ? { ...mark, frame } : mark
    })
  }
}

/** Keywords that note where something is. As code, so that a check can be kept in a file. */
function addNotes(ajv: Ajv2020): void {
  const pointerOf = ({ errorPath }: SchemaObjCxt) => strConcat(_`instancePath`, errorPath)
  ajv.addKeyword({
    keyword: 'mark',
    schemaType: 'string',
    code({ gen, it, parentSchema: { target, cited }, schema }) {
      const mark = {
        kind: schema as MarkKind,
        ...(target === undefined ? {} : { target }),
        ...(cited ? { isCited: true } : {}),
      }
      gen.code(_`this.mark(${pointerOf(it)}, ${stringify(mark)})`)
    },
  })
  ajv.addKeyword({
    keyword: 'frame',
    schemaType: 'string',
    code: ({ gen, it, schema }) => gen.code(_`this.frame(${pointerOf(it)}, ${schema})`),
  })
}

function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    discriminator: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    // The languages that editors offer are two letters as well as those that the schemas allow.
    allowMatchingProperties: true,
    validateSchema: false,
    meta: false,
    // Most schemas check a few dozen values a build: making the functions costs more than running them.
    inlineRefs: false,
    passContext: true,
    code: { optimize: false, source: true },
  })
  formats.default(ajv)
  countSparingly(ajv)
  addNotes(ajv)
  ajv.addVocabulary(['target', 'cited', 'unit'])
  return ajv
}

/**
 * ajv counts the characters of every text that has a limit, one by one. Most texts are far from
 * their limits, and a character is one or two units long.
 */
function countSparingly(ajv: Ajv2020): void {
  ajv.removeKeyword('maxLength').removeKeyword('minLength')
  ajv.addKeyword({
    keyword: ['maxLength', 'minLength'],
    type: 'string',
    schemaType: 'number',
    error: { message: 'is too long or too short', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
    code(cxt) {
      const { keyword, data, gen } = cxt
      const limit = Number(cxt.schema)
      const count = gen.scopeValue('func', { ref: charactersIn, code: _`(text) => [...text].length` })
      if (keyword === 'maxLength') cxt.fail(_`${data}.length > ${limit} && ${count}(${data}) > ${limit}`)
      else cxt.fail(_`${data}.length < ${2 * limit} && ${count}(${data}) < ${limit}`)
    },
  })
}

/** Stands in `countSparingly` once more, as code. */
const charactersIn = (text: string) => [...text].length

function parseSchema(file: string, text: string): Record<string, unknown> {
  try {
    const { $id: _, ...schema } = JSON.parse(text) as Record<string, unknown>
    return schema
  } catch (cause) {
    throw new Error(`schemas/${file} is no JSON: ${(cause as Error).message}`, { cause })
  }
}

/** Adds the files of data that the references of a schema name. */
function addTargets(schema: object, targets: Set<string>): void {
  if ('mark' in schema && schema.mark === 'reference' && 'target' in schema) targets.add(String(schema.target))
  for (const part of Object.values(schema)) if (typeof part === 'object' && part !== null) addTargets(part, targets)
}

function compileSchema(ajv: Ajv2020, file: string, kept: KeptChecks | null): ValidateFunction {
  try {
    const check = ajv.getSchema(file)
    if (check) kept?.keep(file, ajv, check)
    if (check) return check
  } catch (cause) {
    throw new Error(`schemas/${file} cannot be used: ${(cause as Error).message}`, { cause })
  }
  throw new Error(`schemas/${file} is missing`)
}
