import type { ContactFormSection } from '../../schemas/types.ts'
import { ContactForm as Form } from '../islands/ContactForm.tsx'
import { contactFormProps } from '../islands/contact/props.ts'
import { Island } from '../islands/Island.tsx'
import { Fold } from '../parts/Fold.tsx'
import { Ticks } from '../parts/Pieces.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** Promises on the left, the contact form on the right; folded where its texts say under which line. */
export function ContactForm({ section, number, context }: SectionProps<ContactFormSection>) {
  const { fold } = section.form
  const form = <Island name="ContactForm" of={Form} load="interaction" props={contactFormProps(section, context)} />
  return (
    <SectionFrame section={section} className="section--form" inside="split split--even">
      <div className="stack stack--loose">
        <Head head={section.head} number={number} context={context} flush />
        {section.points && <Ticks items={section.points} />}
      </div>
      {fold ? (
        <Fold title={fold} onPhones={!section.folded}>
          {form}
        </Fold>
      ) : (
        form
      )}
    </SectionFrame>
  )
}
