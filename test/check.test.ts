// `site check` on a small site that the test breaks, and on our own, in which nothing may be wrong.
import { appendFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page, Request } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually, startBuilt } from './browser/browser.ts'
import { chromiumPath, launch } from './browser/launch.ts'
import { contentsOf, fixtureProject, type Project, type Run, site, temporaryFolder } from './project.ts'

/** What `--json` prints. */
interface Report {
  readonly ok: boolean
  readonly pages: readonly PageReport[]
  readonly links: { readonly inside: number; readonly outside: number }
  readonly notChecked: readonly { readonly part: string; readonly reason: string }[]
  readonly diagnostics: readonly {
    readonly code: string
    readonly message: string
    readonly at: { readonly file: string; readonly line: number; readonly column: number } | null
    readonly hint: string | null
  }[]
}

interface PageReport {
  readonly route: string
  readonly findings: number
  readonly weights: Readonly<Record<'html' | 'css' | 'script' | 'fonts' | 'images' | 'total', number>>
  readonly over: readonly string[]
}

const NO_BROWSER = { env: { CHROMIUM_PATH: '/nowhere' } }
const BROWSER = { env: { CHROMIUM_PATH: chromiumPath } }

function report({ stdout, stderr }: Run): Report {
  assert.is(stderr, '')
  return JSON.parse(stdout) as Report
}

const broken = suite<{ project: Project }>('site check on a broken site')

broken.before(async (context) => {
  const project = fixtureProject()
  context.project = project
  assert.is((await project.build(['--no-compress'])).code, 0)
  const page = 'dist/public/terms.html'
  const wrong = '<p><a href="/tolls">A</a><a href="https://elsewhere.example/">B</a><img src="/_a/gone.png"></p>'
  project.replace(page, '</main>', `${wrong}<form action="/api/nothing"></form></main>`)
  project.replace('dist/public/tools.html', 'id="shelf"', '')
  project.replace('dist/public/robots.txt', '/sitemap.xml', '/sitemap-2.xml')
  appendFileSync(project.path('dist/public/_redirects'), '/old /gone 301\n')
})

broken('reports each mistake once: what, on which pages, where, and what to do', async ({ project }) => {
  const run = await project.site('check', ['--json', '--only', 'links'])
  assert.is(run.code, 1)
  const { ok, links, diagnostics } = report(run)
  assert.not.ok(ok)
  assert.is(links.outside, 1)
  const reported = diagnostics.map(
    ({ code, message, at, hint }) => `${at?.file}:${at?.line} ${code} ${message} ${hint}`,
  )
  const dead = 'leads nowhere: the built site has no such page or file.'
  const correct = 'Correct the address where it is written, in the content or in a template, and build again.'
  const row = project.read('dist/public/terms.html').split('/tolls')[0]?.split('\n').length
  assert.equal(reported, [
    `dist/public/_redirects:5 check/dead-redirect The redirect from "/old" leads to "/gone", and there is nothing. (on /old) ${correct}`,
    `dist/public/robots.txt:5 check/dead-link "https://tools.example/sitemap-2.xml" (Sitemap) ${dead} (on /robots.txt) Did you mean "/sitemap.xml"?`,
    `dist/public/terms.html:${row} check/dead-link "/tolls" (href) ${dead} (on /terms) Did you mean "/tools"?`,
    `dist/public/terms.html:${row} check/dead-link "/_a/gone.png" (src) ${dead} (on /terms) ${correct}`,
    `dist/public/terms.html:${row} check/dead-link No function answers at "/api/nothing". (on /terms) Functions are the files of functions/; build the site again if there is one.`,
    'site/pages/index.yaml:16 check/dead-anchor The link "/tools#shelf" jumps to nothing: "/tools" has no element with the id "shelf". (on /, /en/) Give the section that is meant this id, or leave "#…" out.',
  ])
})

broken('checks the pages that are named, and reports in German', async ({ project }) => {
  const run = await project.site('check', ['/tools', 'site/pages/terms.yaml', '--lang', 'de', '--only', 'links,html'], {
    cwd: project.root,
  })
  assert.is(run.code, 1)
  assert.equal(run.stdout.split('\n').slice(0, 2), ['SEITE   BEFUNDE', '/terms        5'])
  assert.match(run.stdout, '„/tolls“ (href) führt ins Leere')
  assert.match(run.stdout, 'Das HTML verletzt die Regel „wcag/h37“')
  assert.not.match(run.stdout, '/en/')
  assert.match(run.stdout, /^2 Seiten; \d+ Links innerhalb der Website verfolgt, 1 auf andere Rechner/m)
})

broken('checks pages in a browser, in light and dark', async ({ project }) => {
  const run = await project.site('check', ['/terms', '--json', '--only', 'axe', '--lang', 'de'], BROWSER)
  assert.is(run.code, 1)
  const { diagnostics, notChecked } = report(run)
  assert.equal(notChecked, [])
  const image = diagnostics.find(({ message }) => message.includes('[image-alt]'))
  assert.is(image?.code, 'check/accessibility')
  assert.match(image?.message ?? '', 'Alternativtext')
  assert.is(image?.at?.file, 'dist/public/terms.html')
  assert.match(image?.hint ?? '', 'gesehen bei 390 px light, 1440 px light')
})

broken('reports what it could not check, and checks the rest', async ({ project }) => {
  const run = await project.site('check', ['/', '--only', 'axe'], NO_BROWSER)
  assert.is(run.code, 0)
  assert.match(run.stdout, 'Not checked: axe: there is no Chromium here; install it with "apt-get install chromium"')
  const other = await project.site('check', ['/', '--only', 'axe', '--json'], { env: { CHROMIUM_PATH: '/bin/true' } })
  assert.is(other.code, 0)
  assert.match(report(other).notChecked[0]?.reason ?? '', '/bin/true did not start')
})

broken('checks pages against their budgets, and says which line of the content makes the page', async ({ project }) => {
  const run = await project.site('check', ['--json', '--only', 'weights'])
  assert.is(run.code, 1)
  const { pages, diagnostics } = report(run)
  assert.equal(
    pages.filter(({ over }) => over.length > 0).map(({ route, over }) => [route, ...over]),
    [
      ['/tools', 'script'],
      ['/werkzeug', 'script'],
    ],
  )
  assert.equal(
    diagnostics.map(({ code, at }) => [code, `${at?.file}:${at?.line}:${at?.column}`]),
    [
      ['check/weight', 'site/pages/tools.yaml:1:10'],
      ['check/weight', 'site/pages/tools.yaml:1:18'],
    ],
  )
})

broken('says what was typed wrong', async ({ project }) => {
  const unbuilt = await project.site('check', ['--out', 'nowhere'])
  assert.is(unbuilt.code, 2)
  assert.match(unbuilt.stderr, `There is no built site in ${project.path('nowhere')}. Run "site build" first`)
  const unknown = await project.site('check', ['/tolls', '--lang', 'de'])
  assert.is(unknown.code, 2)
  assert.is(unknown.stderr, 'Die gebaute Website hat keine Seite „/tolls“. Gemeint ist wohl „/tools“.\n')
  const part = await project.site('check', ['--only', 'links,seo'])
  assert.is(part.code, 2)
  assert.match(part.stderr, 'Allowed are links, html, axe, weights.')
})

broken('changes nothing', async ({ project }) => {
  const before = contentsOf(project.root)
  await project.site('check', ['--only', 'links,html,weights'])
  assert.equal(contentsOf(project.root), before)
})

broken.run()

const own = suite<{ folder: string; pages: readonly PageReport[] }>('site check on our own site')

const root = fileURLToPath(new URL('..', import.meta.url))

own.before(async (context) => {
  context.folder = temporaryFolder()
  assert.is((await site(['build', '--root', root, '--out', context.folder])).code, 0)
})

// Accessibility has a test of its own (test/browser/every-page.test.ts), which looks at more states of each page.
own('finds nothing: links, HTML and weights', async (context) => {
  const run = await site(['check', '--root', root, '--out', context.folder, '--json', '--only', 'links,html,weights'])
  const { diagnostics, pages, links } = report(run)
  assert.equal(diagnostics, [])
  assert.is(run.code, 0)
  assert.ok(pages.length > 20)
  assert.ok(links.inside > 1000)
  context.pages = pages
})

own('weighs what a browser transfers, to the byte', async ({ folder, pages }) => {
  const server = await startBuilt(folder)
  const browser = await launch()
  try {
    for (const route of ['/', '/app-entwickeln-lassen']) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
      const { html, css, script, fonts } = pages.find((page) => page.route === route)?.weights ?? {}
      const seen = await transferred(await context.newPage(), `http://localhost:${server.port}${route}`)
      assert.equal(seen, { document: Number(html) + Number(css), script, font: fonts }, route)
      await context.close()
    }
  } finally {
    await browser.close()
    await server.stop()
  }
})

own.run()

/** Bytes of bodies as they were sent, until everything is there that comes by itself. */
async function transferred(page: Page, address: string): Promise<Record<string, number>> {
  const sizes: Promise<[type: string, bytes: number]>[] = []
  const note = (request: Request) => {
    const type = request.resourceType() === 'stylesheet' ? 'document' : request.resourceType()
    sizes.push(request.sizes().then(({ responseBodySize }) => [type, responseBodySize]))
  }
  page.on('requestfinished', note)
  await page.goto(address)
  const waiting = page.locator(
    '[data-load=idle]:not([data-state]), section:first-of-type [data-load=visible]:not([data-state])',
  )
  await eventually(async () => assert.is(await waiting.count(), 0))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // What is still to come belongs to nothing that is weighed, and the page may be gone by then.
  page.off('requestfinished', note)
  const sums: Record<string, number> = { document: 0, script: 0, font: 0 }
  for (const [type, bytes] of await Promise.all(sizes)) if (type in sums) sums[type] = (sums[type] ?? 0) + bytes
  return sums
}
