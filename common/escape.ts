/** Text as it may stand in HTML, XML and SVG: in elements, and in attributes between double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Reverses the escaping, our own or React's, which writes "'" as an entity too. */
export function unescapeHtml(text: string): string {
  const quotes = text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
  return quotes.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
