import type { ProcessSection } from '../../schemas/types.ts'
import type { SectionProps } from '../types.ts'
import { CarouselSection } from './pieces/CarouselSection.tsx'

/** Numbered steps on a dashed line, on phones one to swipe along; the last one, the goal, is amber. */
export function Process(props: SectionProps<ProcessSection>) {
  return (
    <CarouselSection
      {...props}
      item="step"
      slides={props.section.steps.map(({ title, label, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p className="label">{label}</p>
          <p>{text}</p>
        </div>
      ))}
      look="phones"
      trackClass="process"
      autoplay={false}
      action={props.section.action}
    />
  )
}
