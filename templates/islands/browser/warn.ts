/** Reports in the browser's console what concerns those who run the site, but not the visitor. */
export function warn(message: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: reportError would call it an error; this is the one place that warns.
  console.warn(message, cause)
}
