import { push } from '../data-layer/push.ts'

/** Loads the tag manager from its host; it reads the data layer from its beginning. */
export function loadTagManager(id: string): void {
  push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Removes the cookies of this site: it sets none itself, so all of them came from the tag manager. */
export function removeCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=')
    for (const domain of domainsOf(location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Firefox and older Safari.
      document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`
    }
  }
}

/**
 * The domains that a page can have cookies of: "" for its own host alone, then every parent.
 * "www.example.org" -> ["", "www.example.org", "example.org", "org"]
 */
export function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return ['', ...labels.map((_, index) => labels.slice(index).join('.'))]
}
