import type { PageContext } from '../context/page-context.ts'
import type { Bundle, Page, Site } from '../types.ts'
export interface PageParts {
  readonly page: Page
  readonly data: Record<string, unknown>
  readonly context: PageContext
  readonly site: Site
  readonly bundle: Bundle
  readonly versions: readonly Page[]
  readonly body: string
  readonly hasIslands: boolean
}
export function pageDocument({ page, data, bundle, body, hasIslands }: PageParts): string {
  const seo = (data['seo'] ?? data) as { title?: string; description?: string }
  return `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${seo.title}</title>${bundle.styles.map((s) => `<link rel="stylesheet" href="${s}">`).join('')}${hasIslands && bundle.script ? `<script type="module" src="${bundle.script}"></script>` : ''}</head><body>${body}</body></html>`
}
