import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { htmlChecker } from './html-rules.ts'

const test = suite('htmlChecker')

const PAGE = (body: string) =>
  `<!doctype html>\n<html lang="en"><head><title>A page with a title</title></head><body><main><h1>A</h1>${body}</main></body></html>`

test('finds nothing on a page that keeps to the standard', async () => {
  assert.equal(await htmlChecker()({ route: '/', file: 'index.html', html: PAGE('<p>Text</p>') }), [])
})

test('reports which rule an element breaks, and where', async () => {
  const html = PAGE('<p><div>Text</div></p>')
  const [finding] = await htmlChecker()({ route: '/a', file: 'a.html', html })
  assert.is(finding?.diagnostic.code, 'check/html')
  assert.match(finding?.diagnostic.message ?? '', /\[[a-z-]+\]$/)
  assert.match(finding?.diagnostic.german.message ?? '', 'Das HTML verletzt die Regel')
  assert.is(finding?.page, '/a')
  assert.ok((finding?.spot?.offset ?? 0) >= html.indexOf('<p>'))
})

test.run()
