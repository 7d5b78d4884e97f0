import { addressResolver, addressTable, HOST_FILES, type Target } from '../../../common/addresses.ts'
import type { View } from '../session.ts'

/** Looks up paths of one site. */
export type Finder = (path: string) => Target

/** What a path leads to, as hosts answer it: from the list of the site's pages and files, never from a path on disk. */
export function finder({ site, file }: View): Finder {
  const isFile = (path: string) => !HOST_FILES.includes(path) && file(`public${path}`) !== undefined
  return addressResolver(addressTable(site.pages), isFile)
}
