/** No cache may keep an answer. */
const HEADERS = { 'cache-control': 'no-store' }

/** An answer in JSON. */
export function json(status: number, value: object, headers: Record<string, string> = {}): Response {
  return jsonText(status, JSON.stringify(value), headers)
}

/** An answer in JSON that is already serialised. */
export function jsonText(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { ...HEADERS, 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}

/** A whole page, for forms that were sent without scripts. */
export function html(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8', ...headers },
  })
}

/** The media type of a request without its parameters, in lower case; "" if it names none. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Whether the browser itself sent a form, which needs a page as its answer. */
export function isFormPost(request: Request): boolean {
  return mediaType(request) === 'application/x-www-form-urlencoded'
}

/** Whether the answer is shown as a page: to a form without scripts, or to a link that somebody opened. */
export function wantsPage(request: Request): boolean {
  if (request.method === 'POST') return isFormPost(request)
  return request.headers.get('accept')?.includes('text/html') ?? false
}

/**
 * The path of the page that sent the request, without its query.
 *
 * @returns a path on this site that begins with one "/"; null if the request does not name it, comes from elsewhere,
 * or comes from a page that is itself an answer and cannot be opened again
 */
export function referringPath(request: Request): string | null {
  const referer = request.headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return null
  const { host, pathname } = new URL(referer)
  const isPage = host === request.headers.get('host') && !/^\/(\/|api\/)/.test(pathname)
  return isPage ? pathname : null
}

/**
 * Whether a browser sent the request for a page of another site. Browsers report it (Fetch Metadata); older ones only
 * name the origin, and programs send neither.
 */
export function isFromOtherOrigin({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  return origin !== null && !(URL.canParse(origin) && new URL(origin).host === headers.get('host'))
}
