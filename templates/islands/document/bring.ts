// How a document gets from where it was dropped, pasted or chosen to the component that reads it. The file
// input stands between them: it is in the page before the component is awake, and its change event wakes it.

/** A document of ours to try; it is loaded when it is read. */
export interface Sample {
  readonly name: string
  readonly url: string
}

/** What a visitor gives us to read. */
export type Upload = File | Sample

const brought = new WeakMap<HTMLInputElement, Upload>()

/** Puts a document into a file input, as if it had been chosen there. */
export function bring(input: HTMLInputElement, upload: Upload): void {
  brought.set(input, upload)
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** What was put in or chosen last; returned once. */
export function take(input: HTMLInputElement): Upload | null {
  const upload = brought.get(input) ?? input.files?.[0] ?? null
  brought.delete(input)
  // Choosing the same file again has to count as a change.
  input.value = ''
  return upload
}
