import type { FiguresSection } from '../../schemas/types.ts'
import { Figures as KeyNumbers } from '../parts/Pieces.tsx'
import { SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** Key numbers in a row; the section has no heading, only a name. */
export function Figures({ section }: SectionProps<FiguresSection>) {
  return (
    <SectionFrame section={section} label={section.label} className="section--figures">
      <KeyNumbers items={section.items} />
    </SectionFrame>
  )
}
