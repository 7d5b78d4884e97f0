import type { Testimonial, TestimonialsSection } from '../../schemas/types.ts'
import { fill } from '../parts/format.ts'
import { Monogram, Placeholder, Stars } from '../parts/Pieces.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** What customers say; a name without consent yet is marked as a placeholder. */
export function Testimonials({ section, number, context }: SectionProps<TestimonialsSection>) {
  const rating = fill(context.data.interface.stars, { n: 5 })
  return (
    <SectionFrame section={section}>
      <Head head={section.head} number={number} context={context} />
      <div className="ruled ruled--wide">
        {section.testimonials.map((testimonial) => (
          <Quote key={testimonial.quote} testimonial={testimonial} rating={rating} />
        ))}
      </div>
    </SectionFrame>
  )
}

function Quote(props: { readonly testimonial: Testimonial; readonly rating: string }) {
  const { quote, name, role, company, icon, confirmed } = props.testimonial
  return (
    <figure className="quote">
      <p>
        <Stars />
        <span className="visually-hidden">{props.rating}</span>
      </p>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <Monogram icon={icon} />
        <div>
          <strong>
            <Placeholder when={!confirmed}>{name}</Placeholder>
          </strong>
          <span>{`${role}, ${company}`}</span>
        </div>
      </figcaption>
    </figure>
  )
}
