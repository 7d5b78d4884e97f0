import type { BenefitsSection } from '../../schemas/types.ts'
import { CardGrid } from '../parts/Pieces.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** Advantages in one ruled frame. */
export function Benefits({ section, number, context }: SectionProps<BenefitsSection>) {
  return (
    <SectionFrame section={section}>
      <Head head={section.head} number={number} context={context} />
      <CardGrid cards={section.items} />
    </SectionFrame>
  )
}
