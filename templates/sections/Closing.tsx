import type { ClosingSection } from '../../schemas/types.ts'
import { minutes } from '../drawings/drawing.ts'
import { ActionLink } from '../parts/Button.tsx'
import { Drawing, Svg } from '../parts/Drawing.tsx'
import { typeset } from '../parts/format.ts'
import { SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'
import { Scarcity } from './pieces/Scarcity.tsx'

/** The last call of a page; night ground in both themes. */
export function Closing({ section, context }: SectionProps<ClosingSection>) {
  const { title, lead, action, note, drawing = 'thirty-minutes', plan, caption, notice } = section
  return (
    <SectionFrame section={{ ...section, tone: 'night' }} inside="closing">
      <div className="stack stack--loose" data-closing="">
        <h2>{typeset(title, context.settings.hyphenation)}</h2>
        <p className="lead">{lead}</p>
        <div className="hero__actions">
          <ActionLink action={action} kind="amber" />
          {note && <span className="small">{note}</span>}
        </div>
        {notice && <Scarcity notice={notice} />}
      </div>
      <figure className="figure">
        {plan ? <Svg text={minutes(plan, context.language)} /> : <Drawing name={drawing} language={context.language} />}
        {caption && <figcaption className="small">{caption}</figcaption>}
      </figure>
    </SectionFrame>
  )
}
