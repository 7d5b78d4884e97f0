// Documents come here in four ways: chosen (the file input needs no help), dropped, pasted, or one of our
// samples. This much has to work before anybody has touched the widget, so it does without React.
import { bring } from './document/bring.ts'

/** Lets files be dropped anywhere on the widget and pasted into it, and offers the samples. */
export function enhance(element: HTMLElement): void {
  // Disabled while a document is read: then nothing else is accepted.
  const input = () => element.querySelector<HTMLInputElement>('input[type=file]:enabled')
  const give = (file: File | undefined) => {
    const open = input()
    if (open && file) bring(open, file)
  }
  acceptDrops(element, { isOpen: () => input() !== null, give })
  document.addEventListener('paste', (event) => {
    const file = event.clipboardData?.files[0]
    if (!file || !isMeant(element, event.target)) return
    event.preventDefault()
    give(file)
  })
  element.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? target.closest<HTMLElement>('[data-sample]') : null
    const { sample: url, name, day = '' } = chosen?.dataset ?? {}
    if (!url || !name) return
    const open = input()
    if (open) bring(open, { url, name, day })
  })
}

interface Receiver {
  isOpen(): boolean
  give(file: File | undefined): void
}

function acceptDrops(element: HTMLElement, { isOpen, give }: Receiver): void {
  const show = (isOver: boolean) => element.toggleAttribute('data-over', isOver)
  element.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    // Without this the browser would leave the page and open the file.
    event.preventDefault()
    event.dataTransfer.dropEffect = isOpen() ? 'copy' : 'none'
    show(isOpen())
  })
  element.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) show(false)
  })
  element.addEventListener('drop', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    show(false)
    give(event.dataTransfer.files[0])
  })
}

/** A file pasted into the widget is meant for it; pasted into no field at all, only while the widget is seen. */
function isMeant(element: HTMLElement, target: EventTarget | null): boolean {
  if (target instanceof Node && element.contains(target)) return true
  const zone = element.querySelector('.dropzone')?.getBoundingClientRect()
  return target === document.body && zone !== undefined && zone.top < window.innerHeight && zone.bottom > 0
}
