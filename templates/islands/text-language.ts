/** What the mark carries: the languages that the text exists in. */
interface TextLanguageProps {
  readonly languages: readonly string[]
}

/** Opens the version of a legal text that the address asks for: "?lang=en" alone is as good as "?lang=en#text-en". */
export function enhance(_: HTMLElement, props: unknown): void {
  const { languages } = props as TextLanguageProps
  const wanted = new URLSearchParams(location.search).get('lang')
  // The style sheet shows the version that holds the target of the address.
  if (wanted && languages.includes(wanted) && !location.hash) location.replace(`#text-${wanted}`)
}
