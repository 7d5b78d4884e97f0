import type { PainPointsSection } from '../../schemas/types.ts'
import { Icon } from '../parts/Icon.tsx'
import type { SectionProps } from '../types.ts'
import { CarouselSection } from './pieces/CarouselSection.tsx'

/** Where working time goes, as cards of which the next one peeks. */
export function PainPoints(props: SectionProps<PainPointsSection>) {
  const { painPoints, intervalMs = 5000, autoplay = true } = props.section
  return (
    <CarouselSection
      {...props}
      item="painPoint"
      slides={painPoints.map(({ icon, title, description, stat }) => (
        <div key={title} className="card pain">
          <Icon name={icon} large />
          <h3>{title}</h3>
          <p>{description}</p>
          <strong>{stat}</strong>
        </div>
      ))}
      look="narrow"
      intervalMs={intervalMs}
      autoplay={autoplay}
    />
  )
}
