import { useSyncExternalStore } from 'react'

/** Where a report is one column wide. */
const NARROW = '(max-width: 40rem)'

/** Whether the page is as narrow as on a phone. */
export const useNarrow = () => useSyncExternalStore(watch, isNarrow, () => false)

const isNarrow = () => window.matchMedia(NARROW).matches

function watch(notify: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}
