import type { ReactNode } from 'react'
import type { DocumentExample, Picture } from '../../../schemas/types.ts'
import { processorWords } from '../../islands/document/props.ts'
import { Fields } from '../../islands/document/report/Fields.tsx'
import { ItemRows } from '../../islands/document/report/ItemRows.tsx'
import { Part } from '../../islands/document/report/Part.tsx'
import { Report, type ReportView } from '../../islands/document/report/Report.tsx'
import { readReport } from '../../islands/document/report/report.ts'
import { viewOf } from '../../islands/document/report/report-view.ts'
import { contentDay } from '../../parts/content-day.ts'
import { fill } from '../../parts/format.ts'
import { Photo } from '../../parts/Photo.tsx'
import type { Context } from '../../types.ts'

interface ExampleResultProps {
  readonly example: DocumentExample
  readonly context: Context
  readonly picture: Picture | undefined
  /** Stands below it, beside what says that it is an example. */
  readonly aside: ReactNode
}

/** What comes first of an invoice up to its total; the other values are folded. */
const SHOWN = 8

/** The recorded answer to one of the samples, as a visitor who tries it sees it; what is less urgent is folded. */
export function ExampleResult({ example: { answers, day }, context, picture, aside }: ExampleResultProps) {
  const words = processorWords(context)
  const report = readReport(answers[context.language])
  if (!report) throw new Error(`site/data/examples.yaml has no answer in "${context.language}": run "site examples"`)
  const view = viewOf(report, words, context.language)
  const { demo, example: exampleWord } = context.data.interface
  const read = fill(demo.exampleRead, { date: contentDay(day, context.language) })
  return (
    <>
      <Report
        report={{ ...view, fields: view.fields.slice(0, SHOWN), items: [], notes: [] }}
        words={words}
        picture={picture && <Photo picture={picture} sizes="(min-width: 48rem) 30rem, 100vw" />}
        foldOnPhones={words.exampleRest}
      >
        <Rest view={view} words={words} />
      </Report>
      <figcaption className="cluster cluster--spread">
        <span className="label">{`${exampleWord}: ${demo.exampleNote}. ${read}`}</span>
        {aside}
      </figcaption>
    </>
  )
}

/** What else the answer holds. */
function Rest({ view, words }: { readonly view: ReportView; readonly words: ReturnType<typeof processorWords> }) {
  const { fields, items, notes } = view
  const rest = fields.slice(SHOWN)
  if (rest.length + items.length + notes.length === 0) return null
  return (
    <div className="is-wide">
      <Part title={words.exampleRest} isFolded>
        {rest.length > 0 && <Fields fields={rest} words={words} editor={undefined} />}
        {items.length > 0 && <ItemRows items={items} words={words} editor={undefined} />}
        {notes.map(({ title, items: said }) => (
          <Part title={title} isFolded={false} key={title}>
            <ul className="dashes">
              {said.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </Part>
        ))}
      </Part>
    </div>
  )
}
