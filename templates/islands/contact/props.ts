import { withoutBreaks } from '../../../common/spaces.ts'
import type { ContactFormSection, FieldWords, FormTexts } from '../../../schemas/types.ts'
import { phoneHref } from '../../parts/frame/TitleBlock.tsx'
import type { Context } from '../../types.ts'
import type { ToldTexts } from '../visit/told-entries.ts'
import { toldTexts } from '../visit/told-texts.ts'
import type { Sender } from './message.ts'

/** How to reach the owner without the form. */
export interface Reach {
  readonly label: string
  /** Phone number and e-mail address, as they are shown and as links. */
  readonly ways: readonly { readonly text: string; readonly href: string }[]
  readonly isPlaceholder: boolean
}

/** Plain JSON: it stands in the HTML for the browser. */
export interface ContactFormProps {
  /** Of the form; the fields' ids begin with it. */
  readonly id: string
  readonly sender: Sender
  readonly texts: FormTexts
  readonly words: FieldWords
  readonly reach: Reach
  readonly fields: { readonly subject: boolean; readonly phone: boolean }
  /** Adds a switch that shows the form on the whole screen. */
  readonly fullScreen: boolean
  /** Where the visitor is taken after a successful send. */
  readonly redirect: { readonly href: string; readonly afterMs: number } | null
  readonly told: ToldTexts
}

/** What ContactForm needs, from its section and the page it stands on. */
export function contactFormProps(section: ContactFormSection, context: Context): ContactFormProps {
  const { page, fields, redirect, formType = 'contact_form' } = section
  return {
    id: `${section.id ?? 'contact'}-form`,
    sender: {
      source: section.source,
      metadata: { form_type: formType, ...(page !== undefined && { page }) },
      language: context.language,
    },
    texts: textsOf(section),
    words: context.data.interface.field,
    reach: reachOf(context),
    fields: { subject: fields?.subject ?? false, phone: fields?.phone ?? false },
    fullScreen: section.fullScreen ?? false,
    redirect: redirect ? { href: redirect.to.href, afterMs: redirect.afterMs } : null,
    told: toldTexts(context),
  }
}

function reachOf({ data: { operator, interface: words } }: Context): Reach {
  return {
    label: words.reachUs,
    ways: [
      { text: withoutBreaks(operator.phone), href: phoneHref(operator.phone) },
      { text: operator.email, href: `mailto:${operator.email}` },
    ],
    isPlaceholder: operator.placeholders,
  }
}

/** The texts of the form, with what the section says otherwise. */
function textsOf({ form, title, subjectPlaceholder, messagePlaceholder }: ContactFormSection): FormTexts {
  return {
    ...form,
    ...(title && { title }),
    ...(subjectPlaceholder && { subject: { ...form.subject, placeholder: subjectPlaceholder } }),
    ...(messagePlaceholder && { message: { ...form.message, placeholder: messagePlaceholder } }),
  }
}
