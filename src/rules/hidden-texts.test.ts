import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { hiddenTexts } from './hidden-texts.ts'
import { findingsOf, siteOf } from './testing.ts'

const test = suite('hiddenTexts')

test('warns of text that a " #" turns into a comment, where it begins', () => {
  const home = 'title: Die Nr. #1 in Köln\nlist:\n  - Wir sind # 2 von 10\n  - { text: a } #team'
  const says = 'is a comment here: visitors read only what stands before it.'
  const hint = 'Put the whole text in quotes; if it is a comment, write a blank after "#".'
  assert.equal(findingsOf(hiddenTexts, siteOf({ pages: { home } })), [
    `pages/home.yaml:1:16 yaml/hidden-text "#1 in Köln" ${says} | ${hint}`,
    `pages/home.yaml:3:14 yaml/hidden-text "# 2 von 10" ${says} | ${hint}`,
  ])
})

test('leaves comments alone, and texts in quotes or blocks', () => {
  const comments = 'title: Hallo # the first\nlabel: Hallo ## 1\nprice: 1 #net\n#comment\nlist: #later\n  - a'
  const texts = 'title: "Die Nr. #1"\nlabel: \'Die Nr. #1\'\ntext: |\n  Die Nr. #1\nquestion: "Was?" #1'
  assert.equal(findingsOf(hiddenTexts, siteOf({ pages: { comments, texts } })), [])
})

test.run()
