/**
 * Done when the visitor leaves the page, or looks away from it: phones end a page that nobody sees without a word. What is sent
 * then needs `keepalive`.
 */
export function leaving(): Promise<undefined> {
  return new Promise((resolve) => {
    addEventListener('pagehide', () => resolve(undefined), { once: true })
    document.addEventListener('visibilitychange', () => document.hidden && resolve(undefined))
  })
}
