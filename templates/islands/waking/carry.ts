/**
 * Puts what was typed beside the button that opens a dialog, in the part of the page marked `data-carried`, into the fields of the
 * dialog that have the same names.
 */
export function carry(opener: Element, dialog: Element): void {
  const fields = dialog.querySelector('form')?.elements
  const inputs = opener.closest('[data-carried]')?.querySelectorAll('input')
  inputs?.forEach(({ name, type, value, checked, defaultChecked }) => {
    const field = fields?.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | RadioNodeList | null | undefined
    // The usual choice is no choice: what the visitor told us elsewhere says more.
    const isFilled = type === 'radio' ? checked && !defaultChecked : value.trim()
    // The value of a group of radio buttons is the chosen one. A text of several lines is no input: the message that a form on the
    // page sends without scripts is hidden in it.
    if (isFilled && field && !('rows' in field)) field.value = value
  })
}
