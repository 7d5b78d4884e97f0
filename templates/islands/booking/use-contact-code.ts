import { useEffect, useState } from 'react'

/** What step 2 and the end of a booking are made of; step 1 opens without it. */
type ContactCode = typeof import('./contact-code.ts').contactCode

export const loadContactCode = async (): Promise<ContactCode> => (await import('./contact-code.ts')).contactCode

/**
 * Loads the code of step 2 once the visitor is on his way there. What does not come is reported and done without: he is
 * called back.
 *
 * @returns null until the choice of a time can be drawn
 */
export function useContactCode(isReached: boolean): ContactCode | null {
  const [code, setCode] = useState<ContactCode | null>(null)
  useEffect(() => {
    if (isReached) loadContactCode().then(setCode, reportError)
  }, [isReached])
  return code
}
