// Examples of the document demo are recorded answers: the page offers the sample itself, and shows the answer in its language.
import { isDateField, isDay } from '../../common/document-values.ts'
import { error } from '../diagnostics/diagnostic.ts'
import type { Words } from '../diagnostics/words.ts'
import type { Diagnostic, Page, Source } from '../types.ts'
import type { SourceRule } from './one-pass.ts'
import { fieldsOf } from './values.ts'

/** An example is one of the samples beside it, recorded in the languages of its page, with days that exist. */
export const examples: SourceRule = (site) => {
  const recorded = fieldsOf(site.data.get('examples')?.data())
  if (!recorded) return null
  return {
    source(source, data) {
      if (source === site.data.get('examples')) return impossibleDays(source, data)
      if (source.kind !== 'page') return []
      const { sections } = fieldsOf(data) ?? {}
      return (Array.isArray(sections) ? sections : []).flatMap((section: unknown, index) => {
        const { type, example, samples } = fieldsOf(section) ?? {}
        const record = typeof example === 'string' ? fieldsOf(recorded[example]) : null
        // A name that leads nowhere is reported where names are resolved.
        if (type !== 'document-demo' || !record) return []
        const at = { source, pointer: `/sections/${index}/example`, name: String(example) }
        const answered = Object.keys(fieldsOf(record['answers']) ?? {})
        const languages = languagesOf(source, site.pages).filter((language) => !answered.includes(language))
        return [
          ...(isOffered(samples, record['file']) ? [] : [notOffered(at, String(record['file']))]),
          ...languages.map((language) => notRecorded(at, language)),
        ]
      })
    },
    end: () => [],
  }
}

function impossibleDays(source: Source, data: unknown): Diagnostic[] {
  const answers = Object.entries(fieldsOf(data) ?? {}).flatMap(([name, example]) =>
    Object.entries(fieldsOf(fieldsOf(example)?.['answers']) ?? {}).map(([language, answer]) => ({
      pointer: `/${name}/answers/${language}/data/fieldDetails`,
      details: fieldsOf(fieldsOf(answer)?.['data'])?.['fieldDetails'],
    })),
  )
  return answers.flatMap(({ pointer, details }) =>
    (Array.isArray(details) ? details : []).flatMap((detail: unknown, index) => {
      const { name, plain } = fieldsOf(detail) ?? {}
      const isRight = !isDateField(String(name)) || plain === undefined || isDay(String(plain))
      return isRight ? [] : [noDay(source, `${pointer}/${index}/plain`, String(plain))]
    }),
  )
}

function noDay(source: Source, pointer: string, written: string): Diagnostic {
  const message = { en: `"${written}" is no day of the calendar.`, de: `„${written}“ ist kein Tag des Kalenders.` }
  return error('example/no-day', message, source.locate(pointer), RECORD)
}

const isOffered = (samples: unknown, file: unknown) =>
  Array.isArray(samples) && samples.some((sample: unknown) => fieldsOf(sample)?.['file'] === file)

const languagesOf = (source: Source, pages: readonly Page[]) =>
  pages.filter((page) => page.source === source).map(({ language }) => language)

interface Spot {
  readonly source: Source
  readonly pointer: string
  readonly name: string
}

const RECORD: Words = {
  en: 'Run "site examples", which reads the sample and records the answer.',
  de: '„site examples“ ausführen: Das liest die Probe und zeichnet die Antwort auf.',
}

function notRecorded({ source, pointer, name }: Spot, language: string): Diagnostic {
  const message = {
    en: `Nobody has recorded what the document API answers to "${name}" in the language "${language}".`,
    de: `Nicht aufgezeichnet: was die Dokumentanalyse zu „${name}“ in der Sprache „${language}“ antwortet.`,
  }
  return error('example/not-recorded', message, source.locate(pointer), RECORD)
}

function notOffered({ source, pointer, name }: Spot, file: string): Diagnostic {
  const message = {
    en: `The example "${name}" is none of the samples that this section offers, so that nobody can try it.`,
    de: `Das Beispiel „${name}“ gehört nicht zu den Proben dieses Abschnitts; niemand kann es nachprüfen.`,
  }
  const hint = { en: `Add ${file} to "samples".`, de: `${file} unter „samples“ aufnehmen.` }
  return error('example/not-offered', message, source.locate(pointer), hint)
}
