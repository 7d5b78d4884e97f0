import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Site } from '../types.ts'
import { images } from './images.ts'
import { findingsOf, siteOf } from './testing.ts'

const test = suite('images')

test('asks what an image shows', () => {
  const pages = { home: 'hero:\n  image: team.jpg' }
  assert.equal(findingsOf(images, siteOf({ pages })), [
    'pages/home.yaml:2:10 image/alt The image "team.jpg" has no text for those who cannot see it. | Write "alt: …" beside "image": what the image shows, or "" if it is mere decoration.',
  ])
})

test('accepts a text, one for each language, or none on purpose', () => {
  const pages = {
    home: 'list:\n- { image: a.png, alt: Das Team }\n- { image: b.svg, alt: { de: a, en: b } }\n- { image: c.webp, alt: "" }',
  }
  assert.equal(findingsOf(images, siteOf({ pages })), [])
})

test('refuses a picture of more pixels than are read, but no file that is only offered', () => {
  const huge = siteWith({ width: 9000, height: 6000 })
  assert.equal(findingsOf(images, huge), [
    'pages/home.yaml:1:8 picture/too-large The picture "team.jpg" has 9000 x 6000 pixels; at most 50 million are read. | Save it 1920 pixels wide.',
  ])
  assert.equal(findingsOf(images, siteWith({ width: 8000, height: 6000 })), [])
  assert.equal(findingsOf(images, siteWith({ width: 9000, height: 6000 }, 'image')), [])
})

test('does not take other files and icons of the settings for images', () => {
  const settings = 'defaultLanguage: de\nlanguages: [de]\nimage: favicon.svg'
  assert.equal(findingsOf(images, siteOf({ settings, pages: { home: 'image: terms.pdf' } })), [])
})

test.run()

function siteWith(size: { width: number; height: number }, key = 'photo'): Site {
  const site = siteOf({ pages: { home: `${key}: team.jpg\nalt: Team` } })
  return { ...site, assets: new Map([['team.jpg', { file: 'team.jpg', url: '/_a/team.jpg', ...size }]]) }
}
