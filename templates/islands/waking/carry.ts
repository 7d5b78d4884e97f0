/**
 * Puts what was typed beside the button that opens a dialog, in the part of the page marked `data-carried`, into the fields of the
 * dialog that have the same names.
 */
export function carry(opener: Element, dialog: Element): void {
  const fields = dialog.querySelector('form')?.elements
  const inputs = opener.closest('[data-carried]')?.querySelectorAll('input')
  inputs?.forEach(({ name, type, value, checked, defaultChecked }) => {
    const field = fields?.namedItem(name)
    // The usual choice is no choice: what the visitor told us elsewhere says more.
    const isFilled = type === 'radio' ? checked && !defaultChecked : value.trim()
    // The value of a group of radio buttons is the chosen one.
    if (isFilled && field && 'value' in field) field.value = value
  })
}
