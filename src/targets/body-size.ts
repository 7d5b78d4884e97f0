import type { HostTable } from '../html/host-files.ts'

const DEFAULT_MEGABYTES = 10
/** Documents travel as base64 in JSON, or with the rest of a form. */
const BODY_OVERHEAD = 1.4

/** The largest document that the site promises to read, in MB. */
export function largestDocument(host: HostTable): number {
  const { maxMegabytes = DEFAULT_MEGABYTES } = (host['documents'] ?? {}) as { readonly maxMegabytes?: number }
  return maxMegabytes
}

/** The largest body that visitors send, in whole MB; proxies refuse far smaller ones by themselves. */
export function largestBody(host: HostTable): number {
  return Math.ceil(largestDocument(host) * BODY_OVERHEAD) + 1
}
