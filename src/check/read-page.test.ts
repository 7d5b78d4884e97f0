import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readPage } from './read-page.ts'

const test = suite('readPage')

test('knows where links can jump to', () => {
  const { ids } = readPage('<main id="content"><a name="old"></a><template><p id="late"></p></template></main>')
  assert.equal([...ids], ['content', 'old', 'late'])
})

test('knows the offset of a reference', () => {
  const html = '<p>ü</p>\n<a class="x" href="/a">A</a>'
  assert.equal(readPage(html).references, [{ value: '/a', name: 'href', offset: html.indexOf('<a') }])
})

test('reads entities as browsers do', () => {
  assert.equal(readPage('<a href="/a?b=1&amp;c=2">A</a>').references[0]?.value, '/a?b=1&c=2')
})

test('looks into style sheets and JSON-LD of the page', () => {
  const html =
    '<style>a{background:url(/b.png)}</style><script type="application/ld+json">{"url":"https://c.example/d"}</script>'
  assert.equal(readPage(html).references, [
    { value: '/b.png', name: 'url()', offset: html.indexOf('url(') },
    { value: 'https://c.example/d', name: 'JSON-LD', offset: html.indexOf('{"url"') },
  ])
  assert.equal(readPage(html).fetched.inlineStyles, ['a{background:url(/b.png)}'])
})

test('takes no links from texts of scripts', () => {
  assert.equal(readPage('<script>const a = \'<a href="/no">\'</script>').references, [])
})

test('lists what a browser fetches for the first window', () => {
  const { fetched } = readPage(
    [
      '<link rel="stylesheet" href="/s.css"><link rel="preload" as="font" href="/f.woff2">',
      '<link rel="modulepreload" href="/m.js"><script src="/a.js"></script><script>1</script>',
      '<img src="/eager.png"><img src="/top.png" loading="lazy"><section></section>',
      '<section><picture><source type="image/avif" srcset="/b.avif"><img src="/b.png"></picture>',
      '<img src="/lazy.png" loading="lazy"></section>',
    ].join(''),
  )
  assert.equal(fetched.styles, ['/s.css'])
  assert.equal(fetched.fonts, ['/f.woff2'])
  assert.equal(fetched.scripts, ['/m.js', '/a.js'])
  assert.equal(
    fetched.images.map(({ src }) => src),
    ['/eager.png', '/top.png', '/b.png'],
  )
  assert.equal(fetched.images.at(-1)?.sources, [{ type: 'image/avif', srcset: '/b.avif' }])
})

test('includes the template of late scripts, and no other; nothing of what is for browsers without scripts', () => {
  const { fetched } = readPage(
    '<template id="when-seen"><script src="/late.js"></script></template><template><img src="/no.png"></template><noscript><img src="/no.png"></noscript><img src="/yes.png">',
  )
  assert.equal(fetched.scripts, ['/late.js'])
  assert.equal(
    fetched.images.map(({ src }) => src),
    ['/yes.png'],
  )
})

test('knows which islands are in the first section', () => {
  const mark = (name: string) => `<div data-island="${name}" data-load="visible"></div>`
  const { fetched } = readPage(
    `${mark('menu')}<section>${mark('a')}<section></section>${mark('b')}</section><section>${mark('c')}</section>`,
  )
  assert.equal(
    fetched.islands.map(({ name, isOnTop }) => [name, isOnTop]),
    [
      ['menu', true],
      ['a', true],
      ['b', true],
      ['c', false],
    ],
  )
})

test('reads anything, and every place is within the text', () => {
  const piece = fc.constantFrom(
    '<a href="',
    '">',
    '</a>',
    '<template>',
    '</section>',
    '<script>',
    'x',
    '&',
    '<!--',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const html = pieces.join('')
      for (const { offset } of readPage(html).references) assert.ok(offset >= 0 && offset <= html.length)
    }),
  )
})

test.run()
