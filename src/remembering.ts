/** What is made of a text, and kept for the texts that were asked about last; `most`: so many. `make` always makes the same of the same text. */
export function remembering<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const kept = new Map<string, Made>()
  return (text) => {
    const made = kept.has(text) ? (kept.get(text) as Made) : make(text)
    kept.delete(text)
    kept.set(text, made)
    const [oldest = ''] = kept.keys()
    if (kept.size > most) kept.delete(oldest)
    return made
  }
}
