/**
 * Whether an environment asks for German, as src/diagnostics/words.ts has it, which cannot be loaded before anything is
 * installed.
 */
export function isGerman({ LC_ALL, LC_MESSAGES, LANG } = process.env) {
  return /^de(?![a-z])/i.test(LC_ALL || LC_MESSAGES || LANG || '')
}
