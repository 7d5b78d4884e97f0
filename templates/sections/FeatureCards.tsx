import type { FeatureCardsSection, FeaturePanel } from '../../schemas/types.ts'
import { CardBody, Ticks } from '../parts/Pieces.tsx'
import type { SectionProps } from '../types.ts'
import { CarouselSection } from './pieces/CarouselSection.tsx'

/** Cards in a ruled grid, on phones a carousel: the same list, with another layout. */
export function FeatureCards(props: SectionProps<FeatureCardsSection>) {
  const { cards, action, panel, autoplayMs = 4000 } = props.section
  return (
    <CarouselSection
      {...props}
      item="card"
      slides={cards.map((card) => (
        <div key={card.title} className="card stack stack--tight">
          <CardBody card={card} />
        </div>
      ))}
      look="phones"
      trackClass="features"
      intervalMs={autoplayMs}
      autoplay
      action={action}
      actionKind="primary"
    >
      {panel && <Panel panel={panel} />}
    </CarouselSection>
  )
}

function Panel({ panel: { title, text, points } }: { readonly panel: FeaturePanel }) {
  return (
    <div className="card card--marked split split--even after">
      <div className="stack">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <Ticks items={points} />
    </div>
  )
}
