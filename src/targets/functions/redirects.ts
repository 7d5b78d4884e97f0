import type { HostTable } from '../../html/host-files.ts'

/** A `_redirects` file: the moved addresses, and what answers where nothing is. */
export function redirectsFile({ redirects, errorPages }: Pick<HostTable, 'redirects' | 'errorPages'>): string {
  const moved = redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`)
  // The default language's /404.html is found without a rule.
  const [, ...others] = Object.entries(errorPages)
  const missing = others.map(([language, path]) => `/${language}/* ${path} 404\n`)
  return [...moved, ...missing].join('')
}
