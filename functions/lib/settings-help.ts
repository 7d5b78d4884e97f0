import { SETTINGS } from './settings.ts'

/** The settings as lines for a terminal. */
export function settingsHelp(): string {
  const width = Math.max(...SETTINGS.map(({ name }) => name.length))
  return SETTINGS.map(({ name, meaning, shownFallback }) => {
    const fallback = shownFallback === '' ? '' : ` (default: ${shownFallback})`
    return `  ${name.padEnd(width)}  ${meaning}${fallback}`.replaceAll('`', '')
  }).join('\n')
}

/** The same as a table of Markdown. */
export function settingsTable(): string {
  const rows = SETTINGS.map(({ name, meaning, shownFallback }) => `| \`${name}\` | ${meaning} | ${shownFallback} |`)
  return ['| variable | means | default |', '|---|---|---|', ...rows].join('\n')
}
