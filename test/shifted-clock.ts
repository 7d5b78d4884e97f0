// Loaded into a server before anything else: its wall clock is off by as many milliseconds as the file CLOCK_FILE says.
import { readFileSync } from 'node:fs'

const LOOK_MS = 10
const Real = Date
const file = process.env['CLOCK_FILE'] ?? ''

let [shift, lookedAt] = [0, Number.NEGATIVE_INFINITY]

function now(): number {
  if (performance.now() - lookedAt > LOOK_MS) {
    shift = Number(readFileSync(file, 'utf8')) || 0
    lookedAt = performance.now()
  }
  return Real.now() + shift
}

globalThis.Date = new Proxy(Real, {
  construct: (target, given: ConstructorParameters<typeof Date> | []) =>
    given.length === 0 ? new target(now()) : new target(...given),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
