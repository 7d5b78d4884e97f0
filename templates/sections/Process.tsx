import type { ProcessSection } from '../../schemas/types.ts'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** Numbered steps on a dashed line; the last one, the goal, is amber. */
export function Process({ section, number, context }: SectionProps<ProcessSection>) {
  return (
    <SectionFrame section={section}>
      <Head head={section.head} number={number} context={context} />
      <ol className="process">
        {section.steps.map(({ title, label, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="label">{label}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
