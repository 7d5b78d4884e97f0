import type { PageMeasureSection } from '../../schemas/types.ts'
import { Enhance } from '../islands/Enhance.tsx'
import { ActionLink } from '../parts/Button.tsx'
import { fill } from '../parts/format.ts'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

const FIGURES = ['weight', 'requests', 'hosts', 'drawn', 'shift', 'line'] as const

/** Figures of the page that it stands on, filled in by the visitor's browser; without scripts, only the limit. */
export function PageMeasure({ section, number, context }: SectionProps<PageMeasureSection>) {
  const { head, measuring, without, figures, limit, note, action } = section
  const { kilobytes, seconds, ...labels } = figures
  const total = context.settings.budgets?.total
  return (
    <SectionFrame section={section}>
      <Head head={head} number={number} context={context} />
      <Enhance name="page-measure" props={{ kilobytes, seconds, language: context.language }}>
        <div className="live scripted">
          <dl className="graph figures measure">
            {FIGURES.map((name) => (
              <div key={name}>
                <dt>{labels[name]}</dt>
                <dd data-figure={name}>{measuring}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className="unscripted">{without}</p>
      </Enhance>
      <div className="stack after">
        {total && <p>{fill(limit, { limit: total })}</p>}
        <p className="note">{note}</p>
        {action && <ActionLink action={action} />}
      </div>
    </SectionFrame>
  )
}
