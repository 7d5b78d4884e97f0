/** Response headers for a path; a path that ends with "*" stands for all that begin like it. Later rules win. */
export interface HeaderRule {
  readonly path: string
  readonly values: Readonly<Record<string, string>>
}

const YEAR_SECONDS = 31_536_000

/**
 * What a page may load and who may show it. Frames, plug-ins, foreign form targets and base addresses are shut out;
 * scripts and styles are not limited yet: their policy needs the hashes of what each page has inline.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
function contentSecurityPolicy(): string {
  const directives = ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"]
  return directives.join('; ')
}

/**
 * One table for every host: our own server and static hosts get the same. Files under /_a/ change their name with
 * their content, so they are kept for ever; everything else is asked for again.
 *
 * @see OWASP Secure Headers Project for the choice of security headers
 */
export const headerRules: readonly HeaderRule[] = [
  {
    path: '/*',
    values: {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': contentSecurityPolicy(),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Strict-Transport-Security': `max-age=${YEAR_SECONDS}`,
    },
  },
  { path: '/_a/*', values: { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` } },
]

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
