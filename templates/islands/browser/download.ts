/** Long enough for browsers that read the file after the click, as Safari does on phones. */
const ADDRESS_LIVES_MS = 40_000

/**
 * Hands a file to the visitor as if a link to it had been followed.
 *
 * @param type of the contents: "application/pdf"
 */
export function download(contents: Uint8Array | string, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([contents as BlobPart], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIVES_MS)
}
