import type { Interface, Testimonial, TestimonialsSection } from '../../schemas/types.ts'
import { fill } from '../parts/format.ts'
import { Monogram, Placeholder, Stars } from '../parts/Pieces.tsx'
import type { SectionProps } from '../types.ts'
import { CarouselSection } from './pieces/CarouselSection.tsx'

/** What customers say; a name without consent yet is marked as a placeholder, and what nobody stands for has no stars. */
export function Testimonials(props: SectionProps<TestimonialsSection>) {
  const words = props.context.data.interface
  return (
    <CarouselSection
      {...props}
      item="quote"
      slides={props.section.testimonials.map((testimonial) => (
        <Quote key={testimonial.quote} testimonial={testimonial} words={words} />
      ))}
      look="phones"
      trackClass="ruled ruled--wide"
      autoplay={false}
    />
  )
}

function Quote({ testimonial, words }: { readonly testimonial: Testimonial; readonly words: Interface }) {
  const { quote, name, role, company, icon, stars, confirmed } = testimonial
  return (
    <figure className="quote">
      {stars !== undefined && confirmed && (
        <p>
          <Stars count={stars} />
          <span className="visually-hidden">{fill(words.stars, { n: stars })}</span>
        </p>
      )}
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
