import type { Diagnostic } from '../types.ts'
import { inLanguage, type UiLanguage } from './words.ts'

/** What a report names besides the diagnostics. */
export interface Tool {
  readonly name: string
  readonly version: string
  /** Of the messages; English if it is not given. */
  readonly language?: UiLanguage
}

/**
 * Diagnostics in the Static Analysis Results Interchange Format 2.1.0, which code scanning of GitHub, GitLab and
 * editors read. Columns count UTF-16 code units, as everywhere here.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function reportSarif(found: readonly Diagnostic[], { name, version, language = 'en' }: Tool): string {
  const diagnostics = inLanguage(found, language)
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort()
  const run = {
    tool: { driver: { name, semanticVersion: version, rules: codes.map((id) => ({ id })) } },
    language,
    columnKind: 'utf16CodeUnits',
    results: diagnostics.map((diagnostic) => resultOf(diagnostic, codes)),
  }
  const document = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }
  return JSON.stringify(document, null, 2)
}

function resultOf({ code, severity, message, at, hint }: Diagnostic, codes: readonly string[]) {
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: hint === undefined ? message : `${message}\n${hint}` },
    ...(at && { locations: [{ physicalLocation: placeOf(at) }] }),
  }
}

function placeOf({ file, line, column, length }: NonNullable<Diagnostic['at']>) {
  return {
    artifactLocation: { uri: encodeURI(file.replaceAll('\\', '/')), uriBaseId: '%SRCROOT%' },
    region: { startLine: line, startColumn: column, endColumn: column + length },
  }
}
