/** Where a time is shown. */
export interface ShownFor {
  readonly language: string
  /** That of the opening hours. */
  readonly zone: string
  /** As the visitor's browser named it; anything, or nothing. */
  readonly visitorZone?: unknown
}

/** "Samstag, 28. November 2026, 09:00 (Europe/Berlin)"; for a visitor in another zone, what clocks show there as well. */
export function timeText(moment: number, { language, zone, visitorZone }: ShownFor): string {
  const shown = `${textIn(moment, language, zone)} (${zone})`
  const other = zoneNamed(visitorZone)
  if (other === null) return shown
  const theirs = textIn(moment, language, other)
  return theirs === textIn(moment, language, zone) ? shown : `${shown} = ${theirs} (${other})`
}

/** "Samstag, 28. November 2026". */
export function dayText(moment: number, language: string, zone: string): string {
  return new Intl.DateTimeFormat(tagOf(language), { timeZone: zone, dateStyle: 'full' }).format(moment)
}

/** "09:00". */
export function clockText(moment: number, language: string, zone: string): string {
  const format = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat(tagOf(language), format).format(moment)
}

const textIn = (moment: number, language: string, zone: string) =>
  `${dayText(moment, language, zone)}, ${clockText(moment, language, zone)}`

/** The day first, as in Europe. */
const tagOf = (language: string) => (language === 'en' ? 'en-GB' : language)

/** A zone as Intl knows it; null: it is none. */
export function zoneNamed(name: unknown): string | null {
  if (typeof name !== 'string' || !/^[A-Za-z]+(\/[\w+-]+){0,2}$/.test(name)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
