import { push } from './push.ts'

/** The events of one form; start is reported once, however often it is called. */
export interface FormEvents {
  start(): void
  focus(field: string): void
  submitted(): void
  failed(reason: string): void
}

// What an answered contact form is worth to the owner's campaigns, in EUR.
const LEAD_VALUE = 500

/** Reports to the data layer how a contact form is used, without anything that a visitor typed. */
export function formEvents(form: { readonly type: string; readonly source: string }): FormEvents {
  const about = { form_type: form.type, source: form.source }
  let isStarted = false
  return {
    start() {
      if (isStarted) return
      isStarted = true
      push({ event: 'form_start', ...about })
    },
    focus: (field) => push({ event: 'form_field_focus', ...about, field }),
    submitted() {
      push({ event: 'contact_form_submitted', ...about })
      push({ event: 'lead', lead_type: 'contact_form', value: LEAD_VALUE })
    },
    failed: (reason) => push({ event: 'form_submit_failed', ...about, reason }),
  }
}
