import { useSyncExternalStore } from 'react'
import type { Told } from './told.ts'
import { subscribe, told } from './visit.ts'

const NOTHING: Told = {}

/** What the visitor told us, as it changes; nothing while the page is as it was served. */
export function useTold(): Told {
  return useSyncExternalStore(subscribe, told, () => NOTHING)
}
