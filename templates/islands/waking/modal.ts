/** Makes a dialog modal; the page below it does not scroll until it is closed. */
export function showModal(dialog: HTMLDialogElement): void {
  const { dataset } = document.documentElement
  dataset['modal'] = ''
  dialog.addEventListener('close', () => delete dataset['modal'], { once: true })
  dialog.showModal()
}
