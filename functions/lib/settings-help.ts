import { SETTINGS } from './settings.ts'

/** What help says in a language. */
export interface SettingWords {
  readonly fallback: string
  readonly settings: Readonly<Record<string, { readonly meaning: string; readonly shownFallback?: string }>>
}

/**
 * The settings as lines for a terminal.
 *
 * @param words "default" and the settings in another language, by name; left out: English
 */
export function settingsHelp(words: SettingWords = { fallback: 'default', settings: {} }): string {
  const width = Math.max(...SETTINGS.map(({ name }) => name.length))
  return SETTINGS.map(({ name, ...english }) => {
    const { meaning, shownFallback } = { ...english, ...words.settings[name] }
    const fallback = shownFallback === '' ? '' : ` (${words.fallback}: ${shownFallback})`
    return `  ${name.padEnd(width)}  ${meaning}${fallback}`.replaceAll('`', '')
  }).join('\n')
}

/** The same as a table of Markdown. */
export function settingsTable(): string {
  const rows = SETTINGS.map(({ name, meaning, shownFallback }) => `| \`${name}\` | ${meaning} | ${shownFallback} |`)
  return ['| variable | means | default |', '|---|---|---|', ...rows].join('\n')
}
