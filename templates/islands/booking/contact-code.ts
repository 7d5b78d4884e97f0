// What step 2 and the end of a booking are made of, in one file: compressed one by one, several would be larger.
import { confirmationIn } from './booked/Confirmation.tsx'
import { Success } from './booked/Success.tsx'
import { SlotChoice } from './slots/SlotChoice.tsx'

export const contactCode = { SlotChoice, Success, confirmationIn }
