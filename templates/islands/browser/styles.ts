const loading = new Map<string, Promise<void>>()

/** Adds a style sheet, once. Resolves when it is there, and when it cannot be had: what it is for is shown without. */
export function loadStyles(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  const loaded = new Promise<void>((resolve) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
    for (const event of ['load', 'error']) sheet.addEventListener(event, () => resolve())
    document.head.append(sheet)
  })
  loading.set(address, loaded)
  return loaded
}
