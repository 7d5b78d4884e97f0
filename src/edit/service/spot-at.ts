import { escapeToken, tokens, valueAt } from '../../content/pointer.ts'
import type { Schemas } from '../../schemas/schema.ts'
import { fileSpot, formOf, type Spot, stepInto } from '../../schemas/spot.ts'
import { schemaFileOf } from '../../sources/source-file.ts'
import type { Opened } from './opened.ts'

type Place = Pick<Opened, 'source' | 'data'>

/** What schemas say about a place in a file; null: nothing. */
export function spotAt(schemas: Schemas, opened: Place, pointer: string): Spot | null {
  const spot = spotsTo(schemas, opened, pointer).at(-1) ?? null
  return spot && formOf(schemas, spot, valueAt(opened.data, pointer))
}

/** What they say about the file and every step to a place in it; null from the first step on that they do not know. */
export function spotsTo(schemas: Schemas, { source, data }: Place, pointer: string): readonly (Spot | null)[] {
  let spot = fileSpot(schemas, schemaFileOf(source))
  const spots = [spot]
  let walked = ''
  for (const step of tokens(pointer)) {
    const value = valueAt(data, walked)
    const next: Spot | null = spot && stepInto(schemas, formOf(schemas, spot, value), { step, value })
    walked += `/${escapeToken(step)}`
    spot = next
    spots.push(spot)
  }
  return spots
}
