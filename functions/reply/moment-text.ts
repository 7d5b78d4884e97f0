/** A moment as the owner reads it, by the clocks of a zone: "30. Nov. 2026, 10:30". */
export function momentText(moment: Date, language: string, zone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(moment)
}
