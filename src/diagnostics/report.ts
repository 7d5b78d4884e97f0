import type { Diagnostic } from '../types.ts'
export function reportPretty(d: readonly Diagnostic[], _o: object): string {
  return d
    .map((x) => `${x.severity} ${x.code} ${x.at?.file}:${x.at?.line}:${x.at?.column} ${x.message} ${x.hint ?? ''}`)
    .join('\n')
}
export function reportJson(d: readonly Diagnostic[]): string {
  return JSON.stringify({ ok: d.length === 0, diagnostics: d })
}
export const reportGithub = reportJson
