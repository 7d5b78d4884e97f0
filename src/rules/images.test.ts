import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { images } from './images.ts'
import { said, siteOf } from './testing.ts'

const test = suite('images')

test('asks what an image shows', () => {
  const pages = { home: 'hero:\n  image: team.jpg' }
  assert.equal(said(images, siteOf({ pages })), [
    'pages/home.yaml:2:10 image/alt The image "team.jpg" has no text for those who cannot see it. | Write "alt: …" beside "image": what the image shows, or "" if it is mere decoration.',
  ])
})

test('is content with a text, one for each language, or none on purpose', () => {
  const pages = {
    home: 'list:\n- { image: a.png, alt: Das Team }\n- { image: b.svg, alt: { de: a, en: b } }\n- { image: c.webp, alt: "" }',
  }
  assert.equal(said(images, siteOf({ pages })), [])
})

test('does not take other files and icons of the settings for images', () => {
  const settings = 'defaultLanguage: de\nlanguages: [de]\nimage: favicon.svg'
  assert.equal(said(images, siteOf({ settings, pages: { home: 'image: terms.pdf' } })), [])
})

test.run()
