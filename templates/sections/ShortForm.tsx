import type { ShortFormSection } from '../../schemas/types.ts'
import { ChoiceField, Field } from '../parts/Fields.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { Context, SectionProps } from '../types.ts'

/** Four fields that lead to the booking. Nothing is sent from here: the page that follows gets what was typed. */
export function ShortForm({ section, number, context }: SectionProps<ShortFormSection>) {
  const { head, action, note, location } = section
  const event = location && { event: 'cta_clicked', location, cta_text: action }
  return (
    <SectionFrame section={section} inside="split split--even">
      <div>
        <Head head={head} number={number} context={context} flush />
      </div>
      <form className="card card--marked form" method="get" action={context.bookingHref} aria-label={head.title}>
        <Fields prefix={section.id ?? 'short-form'} context={context} />
        <button className="button button--wide" type="submit" data-event={event ? JSON.stringify(event) : undefined}>
          {action}
          <Icon name="arrow" />
        </button>
        <p className="note">{note}</p>
      </form>
    </SectionFrame>
  )
}

function Fields({ prefix, context: { data } }: { readonly prefix: string; readonly context: Context }) {
  const { field, shortForm } = data.interface
  const { options, default: usual } = data.booking.employees
  const required = { mark: field.required, required: true }
  return (
    <>
      <Field id={`${prefix}-name`} name="name" label={shortForm.name} {...required} autoComplete="name" />
      <div className="form__row">
        <Field
          id={`${prefix}-phone`}
          name="phone"
          label={shortForm.phone}
          {...required}
          type="tel"
          autoComplete="tel"
        />
        <Field
          id={`${prefix}-company`}
          name="company"
          label={shortForm.company}
          mark={field.optional}
          autoComplete="organization"
        />
      </div>
      <ChoiceField
        name="employees"
        legend={shortForm.employees}
        mark={field.required}
        choices={options}
        checked={usual}
      />
    </>
  )
}
