import type { GuaranteeSection } from '../../schemas/types.ts'
import { stamp } from '../drawings/drawing.ts'
import { ActionLink } from '../parts/Button.tsx'
import { Svg } from '../parts/Drawing.tsx'
import { typeset } from '../parts/format.ts'
import { Ticks } from '../parts/Pieces.tsx'
import { SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** One promise beside the copper stamp that releases it. */
export function Guarantee({ section, context }: SectionProps<GuaranteeSection>) {
  const { title, text, points, action } = section
  const { ring, value, unit } = section.stamp
  return (
    <SectionFrame section={section} inside="guarantee">
      <div className="stamp">
        <Svg text={stamp(ring, value, unit)} />
      </div>
      <div className="stack">
        <h2>{typeset(title, context.settings.hyphenation)}</h2>
        <p className="lead">{text}</p>
        {points && <Ticks items={points} />}
        {action && <ActionLink action={action} kind="secondary" />}
      </div>
    </SectionFrame>
  )
}
