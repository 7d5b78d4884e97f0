import type { PainPointsSection } from '../../schemas/types.ts'
import { Carousel } from '../parts/Carousel.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** Where working time goes, as cards that peek. */
export function PainPoints({ section, number, context }: SectionProps<PainPointsSection>) {
  const { head, painPoints, intervalMs = 5000, autoplay = true } = section
  const words = context.data.interface.carousel
  return (
    <SectionFrame section={section}>
      <Head head={head} number={number} context={context} />
      <Carousel
        label={head.title}
        item={words.painPoint}
        slides={painPoints.map(({ icon, title, description, stat }) => (
          <div key={title} className="card pain">
            <Icon name={icon} large />
            <h3>{title}</h3>
            <p>{description}</p>
            <strong>{stat}</strong>
          </div>
        ))}
        words={words}
        look="narrow"
        intervalMs={intervalMs}
        autoplay={autoplay}
      />
    </SectionFrame>
  )
}
