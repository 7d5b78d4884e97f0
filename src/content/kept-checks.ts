// What ajv makes of schemas, kept from one build to the next: for a single file that changed, making the check of its schema takes
// longer than to parse it and to check it.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { openStore } from './stored.ts'

/** Where checks of schemas are kept, and what they follow from: all schemas, any of which may refer to another, and the generator. */
export interface ChecksPlace {
  readonly folder: string
  readonly key: string
}

/** Checks of schemas, each in a file of its own. */
export interface KeptChecks {
  /** null: none is kept of this schema as it is. */
  load(schemaFile: string): ValidateFunction | null
  keep(schemaFile: string, ajv: Ajv2020, check: ValidateFunction): void
}

export function keptChecks({ folder, key }: ChecksPlace): KeptChecks {
  const storeOf = (schemaFile: string) => openStore<string>(join(folder, schemaFile.replaceAll('/', '-')))
  return {
    load(schemaFile) {
      const code = storeOf(schemaFile).read(`${key} ${schemaFile}`)
      return code === null ? null : checkIn(code)
    },
    keep: (schemaFile, ajv, check) => storeOf(schemaFile).write(`${key} ${schemaFile}`, standalone.default(ajv, check)),
  }
}

/** What the code loads are parts of ajv, which stand beside the generator and not beside the project. */
function checkIn(code: string): ValidateFunction {
  const module: { exports?: ValidateFunction } = {}
  compileFunction(code, ['module', 'require'])(module, createRequire(import.meta.url))
  if (!module.exports) throw new Error('The code of a check exports none')
  return module.exports
}
