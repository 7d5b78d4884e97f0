/** The form in which addresses are compared: the same address in capitals is the same visitor. */
export function comparable(email: string): string {
  return email.trim().toLowerCase().normalize('NFC')
}
