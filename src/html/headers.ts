/** Response headers for a path; a path that ends with "*" stands for all that begin like it. Later rules win. */
export interface HeaderRule {
  readonly path: string
  readonly values: Readonly<Record<string, string>>
}

/** Content security policies of a site. */
export interface Policies {
  /** Where a page has none of its own. */
  readonly common: string
  /** By route, or by address of an error page. */
  readonly pages: ReadonlyMap<string, string>
}

const YEAR_SECONDS = 31_536_000

/** What no page asks a visitor for, so that no script that got in may either. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/**
 * One table for every host. Our own server leaves what only documents need off styles and fonts
 * (functions/host/static.ts). Files under /_a/ change their name with their content, so they are kept for ever;
 * everything else is asked for again, which is what all hosts do by default.
 *
 * Static hosts join the values of a header that two matching rules set, so each header has one rule for a path.
 * Policies are the exception that may be joined: a browser obeys all of them, and the common one allows what any page
 * needs. Strict-Transport-Security counts over https only; our own server leaves it out elsewhere (RFC 6797, 7.2).
 *
 * @see OWASP Secure Headers Project for the choice of security headers
 */
export function headerRules({ common, pages }: Policies): HeaderRule[] {
  const own = [...pages].filter(([, policy]) => policy !== common)
  return [
    {
      path: '/*',
      values: {
        'Content-Security-Policy': common,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Strict-Transport-Security': `max-age=${YEAR_SECONDS}`,
      },
    },
    { path: '/_a/*', values: { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` } },
    ...own.map(([path, policy]) => ({ path, values: { 'Content-Security-Policy': policy } })),
  ]
}

/** The table as the text of a `_headers` file (Netlify, Cloudflare Pages and their like). */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(
      ({ path, values }) =>
        `${path}\n${Object.entries(values)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n')
}
