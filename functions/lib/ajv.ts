import type { AnySchemaObject, CodeOptions } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

/**
 * What compiles the schemas of bodies, at run time as at build time.
 *
 * @param shared schemas that others refer to
 */
export function bodyAjv(shared: readonly AnySchemaObject[], code: CodeOptions = {}): Ajv2020 {
  const ajv = new Ajv2020({
    ...{ allErrors: true, discriminator: true, allowUnionTypes: true, code },
    // The schemas are our own, and a test checks them against the meta-schema, which would cost each process 0.1 s.
    validateSchema: false,
    // Visitors read our own texts; what is referred to is compiled once.
    ...{ messages: false, inlineRefs: false },
  })
  formats.default(ajv)
  // Keywords for the generator; they check nothing.
  ajv.addVocabulary(['mark', 'target', 'unit'])
  ajv.addSchema([...shared])
  return ajv
}
