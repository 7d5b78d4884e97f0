// Makes pages out of templates that run. It knows no files and no findings, so that any thread can do it.
import type { Lettering, ShareDrawing } from '../../common/share-image.ts'
import type { Trace } from '../context/localise.ts'
import { filledData } from '../context/named-values.ts'
import { type Contexts, pageContexts } from '../context/page-context.ts'
import type { Templates } from '../context/templates.ts'
import { finishedBody } from '../html/finished-body.ts'
import { headHashes, pageDocument } from '../html/page-document.ts'
import { joinedHashes, type PageNeeds } from '../html/policy.ts'
import type { Bundle, HeadPictures, Language, Page, Site, Source } from '../types.ts'
import { RefusedAttribute, TextFailure } from './failures.ts'

/** A page as text, and what its content security policy has to allow. */
export interface RenderedPage {
  /** The whole HTML document. */
  readonly html: string
  readonly needs: PageNeeds
}

/** Makes pages and throws what their templates throw. */
export interface PageMaker {
  page(page: Page, pictures: HeadPictures): RenderedPage
  /** The page as somebody makes it who puts other values in the place of its own; nobody is shown it. */
  traced(page: Page, pictures: HeadPictures, trace: Trace): RenderedPage
  shareImage(page: Page, lettering: Lettering): ShareDrawing
}

export interface PageMakerDeps {
  readonly site: Site
  readonly templates: Templates
  /** Components of the texts in site/legal, by name. */
  readonly texts: ReadonlyMap<string, unknown>
  readonly bundle: Bundle
}

export function pageMaker(deps: PageMakerDeps): PageMaker {
  const contexts = contextsWith(deps, null)
  return {
    page: (page, pictures) => renderPage(page, pictures, { ...deps, contexts }),
    traced: (page, pictures, trace) => renderPage(page, pictures, { ...deps, contexts: contextsWith(deps, trace) }),
    shareImage(page, lettering) {
      const props = { page: contexts.data(page), context: contexts.of(page), lettering }
      return deps.templates.pictures?.shareImage(props) ?? drawsNothing(page)
    },
  }
}

function contextsWith(deps: PageMakerDeps, trace: Trace | null): Contexts {
  const contexts: Contexts = pageContexts(
    deps.site,
    (name, language) => documentOf({ name, language }, { ...deps, contexts }),
    trace,
  )
  return contexts
}

function drawsNothing({ route }: Page): never {
  throw new Error(`templates/ShareImage.ts draws nothing for ${route}`)
}

interface RenderDeps extends PageMakerDeps {
  readonly contexts: Contexts
}

function renderPage(
  page: Page,
  pictures: HeadPictures,
  { site, contexts, templates, bundle }: RenderDeps,
): RenderedPage {
  const data = contexts.data(page)
  const context = contexts.of(page)
  const element = templates.React.createElement(templates.Page, { page: data, context, sections: templates.sections })
  // What stands in the head is ours, and known: only the body is looked through.
  const body = finishedBody(templates.render(element))
  if (body.refused !== null) throw new RefusedAttribute(body.refused)
  const parts = {
    page,
    data,
    context,
    site,
    bundle,
    versions: contexts.versions(page),
    body: body.html,
    hasIslands: body.hasIslands,
    pictures,
  }
  const inline = joinedHashes(headHashes(parts), body.inline)
  return { html: pageDocument(parts), needs: { ...inline, connects: outsideWebhooks(data) } }
}

/** Browsers post leads straight to a webhook that the author gave as a whole address. */
function outsideWebhooks(data: Readonly<Record<string, unknown>>): string[] {
  const { webhook } = (data['booking'] ?? {}) as { webhook?: unknown }
  return typeof webhook === 'string' && /^https?:/.test(webhook) && URL.canParse(webhook) ? [webhook] : []
}

/**
 * All language versions of an MDX text for pages in a language: HTML and front matter by language. Each speaks its own
 * language throughout.
 */
function documentOf(
  { name, language: shown }: { readonly name: string; readonly language: Language },
  { site, templates, texts, contexts }: RenderDeps,
) {
  const html: Record<Language, string> = {}
  const data: Record<Language, unknown> = {}
  for (const [key, source] of site.documents) {
    const [, family, language = ''] = /^(.*)\.([a-z]{2})$/.exec(key) ?? []
    if (family !== name) continue
    const components = templates.documents?.documentComponents(contexts.in(language), shown) ?? {}
    html[language] = renderText(source, () =>
      templates.render(templates.React.createElement(texts.get(key), { components })),
    )
    data[language] = filledData(source, site)
  }
  return { html, data }
}

function renderText({ file }: Source, render: () => string): string {
  try {
    return render()
  } catch (cause) {
    throw new TextFailure(file, cause)
  }
}
