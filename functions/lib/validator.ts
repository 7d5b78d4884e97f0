import type { AnySchemaObject, ValidateFunction } from 'ajv'
import context from '../../schemas/api/context.json' with { type: 'json' }
import common from '../../schemas/common.json' with { type: 'json' }
import { bodyAjv } from './ajv.ts'

const validators = new WeakMap<AnySchemaObject, ValidateFunction>()

/**
 * The check of a schema of schemas/api, compiled on first use: a server that gets no such body never pays for it. Function
 * hosts may not compile; the build gives them each schema as its compiled check (src/esbuild/compiled-checks.ts).
 */
export function validatorOf(schema: AnySchemaObject): ValidateFunction {
  const known = validators.get(schema)
  if (known) return known
  const check = bodyAjv([common, context]).compile(schema)
  validators.set(schema, check)
  return check
}
