// How a document gets from where it was dropped, pasted or chosen to the component that reads it. The file
// input stands between them: it is in the page before the component is awake, and its change event wakes it.

/** A document of ours to try; it is loaded when it is read. */
export interface Sample {
  readonly name: string
  readonly url: string
  /** The day on which it was made, "2026-03-31": it is judged by that, so that nothing in it is overdue. */
  readonly day: string
}

/** What a visitor gives us to read. */
export type Upload = File | Sample

const brought = new WeakMap<HTMLInputElement, Upload>()

/** Puts a document into a file input, as if it had been chosen there. */
export function bring(input: HTMLInputElement, upload: Upload): void {
  brought.set(input, upload)
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** What was put in or chosen last; returned once. Several files can be chosen, one can be dropped or pasted. */
export function take(input: HTMLInputElement): readonly Upload[] {
  const one = brought.get(input)
  const uploads = one ? [one] : [...(input.files ?? [])]
  brought.delete(input)
  // Choosing the same file again has to count as a change.
  input.value = ''
  return uploads
}
