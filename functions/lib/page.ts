import { escapeHtml } from '../../common/escape.ts'
import type { SiteFacts } from './types.ts'

/** A whole page that answers a form sent without scripts. */
export interface AnswerPage {
  readonly language: string
  /** Route of the home page in this language. */
  readonly home: string
  readonly title: string
  /** HTML below the heading. */
  readonly content: string
  readonly site: SiteFacts
}

/** The page as HTML, styled like the site. */
export function answerPage({ language, home, title, content, site }: AnswerPage): string {
  const styles = site.styles.map((url) => `<link rel="stylesheet" href="${escapeHtml(url)}">`).join('')
  const name = escapeHtml(site.name)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}${name && ` | ${name}`}</title>
${styles}
</head>
<body>
${name && header(name, home)}
<main>
<section class="section"><div class="page page--narrow form">
<h1>${escapeHtml(title)}</h1>
${content}
</div></section>
</main>
</body>
</html>
`
}

function header(name: string, home: string): string {
  return `<header class="navbar"><div class="page navbar__row"><a class="brand" href="${home}">${name}</a></div></header>`
}
