import { type RefObject, useEffect, useState } from 'react'

/** What step 2 and the end of a booking are made of; step 1 opens without it. */
interface ContactCode {
  readonly SlotChoice: typeof import('./slots/SlotChoice.tsx').SlotChoice
  readonly Success: typeof import('./booked/Success.tsx').Success
}

/** Shows after a booking what was booked, on the page. */
export const loadConfirmation = () => import('./booked/Confirmation.tsx')

type Check = (number: string) => boolean

/**
 * Loads the code of step 2 once the visitor is on his way there. What does not come is reported and done without: he is
 * called back, at the number as it stands.
 *
 * @param isUnusual where the check of phone numbers is put
 * @returns null until the choice of a time can be drawn
 */
export function useContactCode(isReached: boolean, isUnusual: RefObject<Check | null>): ContactCode | null {
  const [code, setCode] = useState<ContactCode | null>(null)
  useEffect(() => {
    if (!isReached) return
    const parts = Promise.all([import('./slots/SlotChoice.tsx'), import('./booked/Success.tsx'), loadConfirmation()])
    const check = parts.then(([{ SlotChoice }, { Success }]) => {
      setCode({ SlotChoice, Success })
      // The largest piece comes last: it is needed when a number is sent.
      return import('./unusual-number.ts')
    })
    check.then((found) => {
      isUnusual.current = found.isUnusual
    }, reportError)
  }, [isReached, isUnusual])
  return code
}
