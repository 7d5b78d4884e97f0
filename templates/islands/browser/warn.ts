/** Tells whoever runs the site, in the browser's console, of something that a visitor need not know. */
export function warn(message: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: reportError would call it an error; this is the one place that warns.
  console.warn(message, cause)
}
