import type { FeatureCardsSection, FeaturePanel } from '../../schemas/types.ts'
import { ActionLink } from '../parts/Button.tsx'
import { Carousel } from '../parts/Carousel.tsx'
import { CardBody, Ticks } from '../parts/Pieces.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** Cards in a ruled grid, on phones a carousel: the same list, laid out by the style sheet. */
export function FeatureCards({ section, number, context }: SectionProps<FeatureCardsSection>) {
  const { head, cards, action, panel, autoplayMs = 4000 } = section
  const words = context.data.interface.carousel
  return (
    <SectionFrame section={section}>
      <Head head={head} number={number} context={context} />
      <Carousel
        label={head.title}
        item={words.card}
        slides={cards.map((card) => (
          <div key={card.title} className="card stack stack--tight">
            <CardBody card={card} />
          </div>
        ))}
        words={words}
        look="phones"
        trackClass="features"
        intervalMs={autoplayMs}
        autoplay
      />
      {panel && <Panel panel={panel} />}
      {action && (
        <div className="cluster after">
          <ActionLink action={action} />
        </div>
      )}
    </SectionFrame>
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
