import type { BeforeAfterSection } from '../../schemas/types.ts'
import { oldScreen, screen } from '../drawings/drawing.ts'
import { Enhance } from '../islands/Enhance.tsx'
import { ActionLink } from '../parts/Button.tsx'
import { Svg } from '../parts/Drawing.tsx'
import { FoldOnPhones } from '../parts/Fold.tsx'
import { fill } from '../parts/format.ts'
import { CardGrid } from '../parts/Pieces.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** How much of the new website is seen at first, in percent. */
const SHARE = 50

/** Two pictures of one website. With scripts they lie on each other, with a slider; without, side by side. */
export function BeforeAfter({ section, number, context }: SectionProps<BeforeAfterSection>) {
  const { head, website, before, after, slider, share, changes, fold, note, action } = section
  return (
    <SectionFrame section={section}>
      <Head head={head} number={number} context={context} />
      <Enhance name="before-after" props={{ share }}>
        <div className="remake graph">
          <figure className="remake__before">
            <div className="device device--desktop">
              <Svg text={oldScreen(website, before.alt)} />
            </div>
            <figcaption className="badge">{before.label}</figcaption>
          </figure>
          <figure className="remake__after">
            <div className="device device--desktop">
              <Svg text={screen(website, 'desktop', after.alt)} />
            </div>
            <figcaption className="badge badge--fir">{after.label}</figcaption>
          </figure>
          <input
            className="scripted"
            type="range"
            min={0}
            max={100}
            defaultValue={SHARE}
            aria-label={slider}
            aria-valuetext={fill(share, { percent: SHARE })}
          />
        </div>
      </Enhance>
      <div className="stack after">
        <FoldOnPhones title={fold}>
          <CardGrid cards={changes} />
        </FoldOnPhones>
        <p className="note">{note}</p>
        {action && <ActionLink action={action} />}
      </div>
    </SectionFrame>
  )
}
