import type { BenefitsSection } from '../../schemas/types.ts'
import { CardBody } from '../parts/Pieces.tsx'
import type { SectionProps } from '../types.ts'
import { CarouselSection } from './pieces/CarouselSection.tsx'

/** Advantages in one ruled frame; on phones a row to swipe. */
export function Benefits(props: SectionProps<BenefitsSection>) {
  return (
    <CarouselSection
      {...props}
      item="card"
      slides={props.section.items.map((card) => <CardBody key={card.title} card={card} />)}
      look="phones"
      trackClass="ruled ruled--wide"
      slideClass="stack stack--tight"
      autoplay={false}
      action={props.section.action}
    />
  )
}
