import type { ShortFormSection } from '../../schemas/types.ts'
import { ButtonLink } from '../parts/Button.tsx'
import { ChoiceField, Field } from '../parts/Fields.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { Context, SectionProps } from '../types.ts'

/**
 * Four fields that lead to the booking. They stand in no form, so what was typed never gets into an address or a log;
 * the booking dialog reads them where they are.
 */
export function ShortForm({ section, number, context }: SectionProps<ShortFormSection>) {
  const { head, action, note, location } = section
  const booking = { href: context.bookingUrl, opens: 'booking', external: false } as const
  const event = location && ({ event: 'cta_clicked', location, cta_text: action } as const)
  return (
    <SectionFrame section={section} inside="split split--even">
      <Head head={head} number={number} context={context} flush />
      <div className="card card--marked form" data-carried>
        <Fields prefix={section.id ?? 'short-form'} context={context} />
        <ButtonLink to={booking} size="wide" {...(event ? { event } : {})}>
          {action}
        </ButtonLink>
        <p className="note">{note}</p>
      </div>
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
