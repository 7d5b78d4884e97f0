// Check digits of corrected values, by the libraries that the server reads documents with.
import { isValidIBAN } from 'ibantools'
import { checkVAT, germany } from 'jsvat'

export const isIban = (text: string) => isValidIBAN(text)
export const isGermanVatId = (text: string) => checkVAT(text, [germany]).isValid
