import type { TextSection } from '../../schemas/types.ts'
import { ActionLink } from '../parts/Button.tsx'
import { Ticks } from '../parts/Pieces.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** Plain paragraphs beside their heading. */
export function Text({ section, number, context }: SectionProps<TextSection>) {
  const { head, paragraphs, points, action } = section
  return (
    <SectionFrame section={section} inside="split">
      <div>
        <Head head={head} number={number} context={context} flush />
      </div>
      <div className="stack stack--loose">
        <div className="prose">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {points && <Ticks items={points} />}
        {action && <ActionLink action={action} kind="secondary" />}
      </div>
    </SectionFrame>
  )
}
