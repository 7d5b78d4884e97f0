// Parts of the program that are loaded when they are first needed. Function hosts start for a call, which needs few of them. A
// server loads all before it listens: later, its files may be missing, or be those of another version that replaces it.

const parts = new Set<() => Promise<unknown>>()

/** A part that `load` imports, once for all who ask. Called beside imports: what is named within a function is not known yet. */
export function later<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loaded: Promise<Part> | undefined
  const part = () => {
    loaded ??= load()
    return loaded
  }
  parts.add(part)
  return part
}

/** Loads every part, and those that they name. */
export async function loadParts(): Promise<void> {
  // A set goes on with what is added to it meanwhile.
  for (const part of parts) await part()
}
