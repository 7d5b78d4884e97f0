import { escapeToken, tokens, valueAt } from '../../content/pointer.ts'
import type { Schemas } from '../../schemas/schema.ts'
import { fileSpot, formOf, type Spot, stepInto } from '../../schemas/spot.ts'
import { schemaOf } from './editing.ts'
import type { Opened } from './opened.ts'

/** What schemas say about a place in a file; null: nothing. */
export function spotAt(
  schemas: Schemas,
  { source, data }: Pick<Opened, 'source' | 'data'>,
  pointer: string,
): Spot | null {
  let spot = fileSpot(schemas, schemaOf(source.file))
  let walked = ''
  for (const step of tokens(pointer)) {
    const value = valueAt(data, walked)
    const next: Spot | null = spot && stepInto(schemas, formOf(schemas, spot, value), { step, value })
    walked += `/${escapeToken(step)}`
    spot = next
  }
  return spot && formOf(schemas, spot, valueAt(data, pointer))
}
