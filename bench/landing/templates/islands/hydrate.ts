import { createElement, type FunctionComponent } from 'react'

type Loaders = Readonly<Record<string, () => Promise<Record<string, unknown>>>>

/** Wakes each island when it comes into view. */
export function hydrate(islands: Loaders): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      void wake(target as HTMLElement, islands)
    }
  })
  for (const element of document.querySelectorAll('[data-island]')) seen.observe(element)
}

async function wake(element: HTMLElement, islands: Loaders): Promise<void> {
  const name = element.dataset['island'] ?? ''
  const [module, { hydrateRoot }] = await Promise.all([islands[name]?.(), import('react-dom/client')])
  const props = JSON.parse(element.dataset['props'] ?? '{}')
  hydrateRoot(element, createElement(module?.[name] as FunctionComponent, props))
}
