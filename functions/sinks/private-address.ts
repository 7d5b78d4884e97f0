// The webhook's address comes from the owner, but what a name resolves to may change at any time. So connections go to the
// checked address, and never into the owner's network by mistake.

import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** All public IPv6 addresses begin with these three bits (RFC 4291, 2.4); ranges that ipaddr.js does not know are not public. */
const GLOBAL_UNICAST = /* @__PURE__ */ ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an IP address is anything but a public one: loopback, private, link-local (cloud metadata), … */
export function isPrivateAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return true
  // "::ffff:127.0.0.1" is 127.0.0.1.
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return true
  return address instanceof ipaddr.IPv6 && !address.match(GLOBAL_UNICAST)
}

/** Whether an address names a private IP address; a host name has to be resolved first. */
export function leadsInside(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && isPrivateAddress(host)
}

export class PrivateAddressError extends Error {
  constructor() {
    super('The address leads into a private network')
  }
}

/** Resolves names as the system does, and fails when any of the addresses is private. */
export const publicLookup: LookupFunction = /* @__PURE__ */ publicLookupWith(resolve)

/** How Node resolves a name to all its addresses. */
type ResolveAll = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: { address: string; family: number }[]) => void,
) => void

/** The same with another resolver. */
export function publicLookupWith(resolveAll: ResolveAll): LookupFunction {
  return (hostname, options, callback) => {
    resolveAll(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(new PrivateAddressError(), [])
      const [first] = addresses
      if (options.all) callback(null, addresses)
      else callback(null, first?.address ?? '', first?.family)
    })
  }
}
