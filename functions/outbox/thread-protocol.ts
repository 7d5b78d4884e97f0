// Messages between the server and the thread of its database: numbered calls, and their results.
import type { Store } from './store.ts'

/** The part of a store that the server needs; the rest is for the owner's commands. */
export interface ServerStore
  extends Pick<Store, 'outbox' | 'appointments' | 'queue' | 'requests' | 'secret' | 'close'> {
  readonly time: Pick<Store['time'], 'tick'>
  readonly register: Pick<Store['register'], 'purge'>
}

/** Everything that can be called; arguments and results are plain data. */
export function callsOf({ outbox, appointments, queue, requests, register, time, secret }: ServerStore) {
  const { put, countVisit, countEvent, check } = outbox
  const { claim, settle, tally } = queue
  return {
    put,
    countVisit,
    countEvent,
    check,
    claim,
    settle,
    tally,
    ...appointments,
    ...requests,
    purge: register.purge,
    tick: time.tick,
    secret,
  }
}

export type Calls = ReturnType<typeof callsOf>

export interface Call {
  readonly id: number
  readonly name: keyof Calls
  readonly args: readonly unknown[]
}

/** To the thread; null: close the store and end. */
export type Request = Call | null

/** From the thread; the first one, without an id, reports that the store is open, or why it is not. */
export type Reply = { readonly id: number | null } & (
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: PackedError }
)

/** An error with what structured clones drop: its name, its code, and those of its causes. */
export interface PackedError {
  readonly name: string
  readonly message: string
  readonly stack: string
  readonly code: string | null
  readonly cause: PackedError | null
}

export function packError(thrown: unknown): PackedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null
  const cause = error.cause === undefined ? null : packError(error.cause)
  return { name: error.name, message: error.message, stack: error.stack ?? '', code, cause }
}

export function unpackError({ name, message, stack, code, cause }: PackedError): Error {
  const error = new Error(message, cause === null ? {} : { cause: unpackError(cause) })
  return Object.assign(error, { name, stack }, code === null ? {} : { code })
}
