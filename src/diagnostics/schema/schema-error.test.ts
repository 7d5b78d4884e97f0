import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { schemaDiagnostics } from './schema-error.ts'
import { check, errorsOf } from './testing.ts'

const keys = suite('keys')

keys('an unknown key names the nearest that is missing, once', () => {
  assert.equal(page('seo: { titel: Hallo, description: Text }'), [
    `1:8 schema/unknown-key There is no key "titel" in "seo". | Did you mean "title"?`,
  ])
})

keys('an unknown key without a near one lists the known keys', () => {
  assert.equal(section('type: faq', 'faq: website', 'colour: red'), [
    '4:5 schema/unknown-key There is no key "colour" in section 1 ("faq"). | Known keys: type, id, faq, exclusive.',
  ])
})

keys('an unknown key near one that is there says so', () => {
  assert.equal(section('type: faq', 'faq: website', 'faqs: website'), [
    '4:5 schema/unknown-key There is no key "faqs" in section 1 ("faq"). | "faq" is there already. Take out one of the two.',
  ])
})

keys('a key beside the empty group that it belongs to should be indented', () => {
  const found = page('seo:', 'heading: Hallo', 'sections: [{ type: faq, faq: website }]')
  assert.match(
    found[1] ?? '',
    'There is no key "heading" in this file. | "seo" is empty: if the key belongs to it, indent it by two more spaces.',
  )
})

keys('a missing key comes with what it is for and an example', () => {
  assert.equal(page('seo: { title: Hallo }'), [
    '1:1 schema/required The key "description" is missing in "seo". | What search engines show. Add it, for example: description: Wir bauen Websites.',
  ])
})

keys('a missing key of a section points at the section', () => {
  assert.equal(section('type: hero'), [
    '2:5 schema/required The key "title" is missing in section 1 ("hero"). | The heading. Add it, for example: title: Nach Maß',
  ])
})

keys('names of shared data have a form', () => {
  assert.equal(packages('Größe_XL: { price: 2500 }'), [
    '1:1 schema/name The name "Größe_XL" is not how names are written here. | Use lower-case letters, digits and hyphens. Did you mean "groesse-xl"?',
  ])
})

keys('a language that is off by a letter names the right one', () => {
  assert.match(section('type: hero', 'title: { de: Hallo, em: Hello }')[0] ?? '', '| Did you mean "en"?')
})

keys('a text in a language that does not exist is no unknown key', () => {
  assert.equal(section('type: hero', 'title: { de: Hallo, fr: Salut }'), [
    '3:25 schema/language "title" has a text for "fr", which is no language of this site\'s texts. | Possible: de, en.',
  ])
})

keys.run()

const types = suite('types')

types('a section type that is off by a letter', () => {
  assert.equal(section('type: hiro', 'title: Hallo', 'nonsense: 1'), [
    '2:11 schema/unknown-type There is no section of type "hiro". | Did you mean "hero"?',
  ])
})

types('a section type that is nothing like the known ones lists them', () => {
  assert.match(section('type: carousel')[0] ?? '', '| Known types: faq, hero.')
})

types('a section without type is reported once', () => {
  assert.equal(section('title: Hallo'), [
    '2:5 schema/required The key "type" is missing in entry 1 of "sections". | Known types: faq, hero.',
  ])
})

types('a section whose "type" itself is misspelt', () => {
  assert.equal(section('tpye: hero', 'title: Hallo'), [
    '2:5 schema/unknown-key There is no key "tpye" in entry 1 of "sections". | Did you mean "type"?',
  ])
})

types('a section with an empty type', () => {
  assert.equal(section('type:'), [
    '2:5 schema/unknown-type There is no section of type (empty). | Known types: faq, hero.',
  ])
})

types('a text that YAML reads as a number or a truth value needs quotes', () => {
  assert.equal(section('type: hero', 'title: 24'), [
    '3:12 schema/quotes "title" must be text, but without quotes it is read as the number 24. | Write it in quotes, letter for letter as it shall appear: title: "…"',
  ])
  assert.match(section('type: faq', 'faq: true')[0] ?? '', 'read as true. | Write it in quotes')
})

types('a truth value in German or in quotes', () => {
  assert.equal(section('type: faq', 'faq: website', 'exclusive: ja'), [
    '4:16 schema/type "exclusive" must be true or false, but it is the text "ja". | Write true, without quotes.',
  ])
})

types('a number in quotes', () => {
  assert.match(
    page('number: "17"')[0] ?? '',
    'must be a whole number, but it is the text "17". | Write 17, without quotes.',
  )
})

types('one value where a list belongs, and the other way round', () => {
  assert.match(
    page('languages: de')[0] ?? '',
    '"languages" must be a list, but it is the text "de". | Put each entry on a line of its own that begins with "- ": - de',
  )
  assert.match(
    page('seo: [title, description]')[0] ?? '',
    'must be a group of keys, but it is a list. | Take out the "- "',
  )
})

types('nothing after the colon', () => {
  assert.equal(page('seo:'), [
    '1:1 schema/empty There is nothing in "seo". | Write a group of keys after it, or take the key out.',
  ])
  assert.equal(section('type: hero', 'title:'), [
    '3:5 schema/empty There is nothing in "title". | Write text or a group of keys after it, or take the key out. For example: title: Nach Maß',
  ])
  assert.equal(section('type: hero', 'title: "  "'), [])
  assert.match(section('type: hero', 'title: ""')[0] ?? '', '3:5 schema/empty There is nothing in "title".')
})

types('an empty entry of a list', () => {
  assert.match(page('languages: [de, null]')[0] ?? '', 'schema/empty There is nothing in entry 2 of "languages".')
})

types('a file that is no group of keys at all', () => {
  assert.equal(check('page', 'a', '- eins'), [
    '1:1 schema/type This file must be a group of keys, but it is a list. | Take out the "- " at the beginning of the lines.',
  ])
})

types.run()

const values = suite('values')

values('a choice that is off by a letter, or not there at all', () => {
  assert.equal(page('tone: nihgt'), ['1:7 schema/choice "tone" cannot be "nihgt". | Did you mean "night"?'])
  assert.equal(page('tone: rainbow'), ['1:7 schema/choice "tone" cannot be "rainbow". | Possible: paper, deep, night.'])
})

values('a choice among numbers that was written as text', () => {
  assert.equal(page('best: "2"'), ['1:7 schema/choice "best" cannot be "2". | Write 2, without quotes.'])
})

values('a route or link that lacks its slash, or has one too many', () => {
  assert.equal(page('route: talk-to-us'), [
    '1:8 schema/pattern "route" is "talk-to-us", which is not how it is written. | Did you mean "/talk-to-us"?',
  ])
  assert.match(page('route: /Über-uns/')[0] ?? '', 'Did you mean "/ueber-uns"?')
  assert.match(page('link: www.example.org')[0] ?? '', 'Did you mean "https://www.example.org"?')
  assert.match(page('link: http://example.org/a')[0] ?? '', 'Did you mean "https://example.org/a"?')
  assert.match(page('link: bookings')[0] ?? '', 'Did you mean "booking"?')
  assert.match(page('link: name@example.org')[0] ?? '', 'Did you mean "mailto:name@example.org"?')
})

values('a pattern without a near spelling is explained', () => {
  assert.match(page('route: "?"')[0] ?? '', '| An address on this site. For example: route: /talk-to-us')
})

values('a phone number without its country, and blanks that do not belong', () => {
  assert.match(page('phone: 0511 123456')[0] ?? '', 'Did you mean "+49 511 123456"?')
  assert.match(page('phone: (0511) 12 34 56')[0] ?? '', 'Did you mean "+49 511 12 34 56"?')
  assert.match(page('phone: 0049 511 123456')[0] ?? '', 'Did you mean "+49 511 123456"?')
})

values('a file with an umlaut or a blank in its name is to be renamed', () => {
  assert.equal(page('photo: Büro 2.JPG'), [
    '1:8 schema/pattern "photo" is "Büro 2.JPG", which is not how it is written. | Rename the file below site/assets to Buero-2.JPG, and write that name here.',
  ])
  assert.match(page('photo: "team/ Größe (1).jpg"')[0] ?? '', ' to team/Groesse-1.jpg, and')
  assert.match(page('photo: IMG_1.heic')[0] ?? '', '| A picture is a JPEG, PNG, WebP, AVIF or SVG.')
})

values('an example that is too long for its line leaves out what is not required', () => {
  assert.match(page('head: Preise')[0] ?? '', '| For example: head: { label: Preise, title: Was es kostet }')
})

values('a date as Germans write it', () => {
  assert.match(page('day: 5.2.2026')[0] ?? '', 'which is not a valid date. | Did you mean "2026-02-05"?')
  assert.not.match(page('day: 45.2.2026')[0] ?? '', 'Did you mean')
})

values('numbers out of bounds', () => {
  assert.equal(page('number: 0'), [
    '1:9 schema/range "number" must be at least 1, but it is 0. | For example: number: 17',
  ])
  assert.match(page('number: 1000')[0] ?? '', '"number" must be at most 999, but it is 1000.')
})

values('lists that are too short, too long, or repeat an entry', () => {
  assert.match(page('sections: []')[0] ?? '', '1:1 schema/count "sections" needs at least 1 entry, but has 0.')
  assert.equal(page('languages: [de, en, pt, fr]'), [
    '1:25 schema/count "languages" takes at most 3 entries, but has 4. | Take some out.',
  ])
  assert.equal(page('languages: [de, en, de]'), [
    '1:21 schema/repeated Entries 1 and 3 of "languages" are the same. | Take one of the two out.',
  ])
})

values('a text that is too long, and a date that does not exist', () => {
  assert.match(page('short: abcdef')[0] ?? '', 'schema/length "short" takes at most 5 characters, but has 6.')
  assert.match(page('day: 2025-02-30')[0] ?? '', 'schema/format "day" is "2025-02-30", which is not a valid date.')
})

values.run()

const money = suite('money')

money('explains what YAML makes of a point between thousands', () => {
  assert.equal(packages('micro: { price: 2.500 }'), [
    '1:17 schema/money "price" must be an amount in whole EUR, but it is the number 2.5. | YAML reads 2.500 as 2.5; write 2500.',
  ])
  assert.match(packages('micro: { price: 12.750 }')[0] ?? '', 'YAML reads 12.750 as 12.75; write 12750.')
})

money('reads the amount out of a text', () => {
  for (const text of ['2.500', '2500 EUR', '2.500 €', '2.500,00 Euro', '2 500', "2'500", '2500,-']) {
    assert.match(packages(`micro: { price: "${text}" }`)[0] ?? '', /schema\/money .* \| Write 2500: digits only/, text)
  }
})

money('does not guess where there is no amount', () => {
  assert.match(packages('micro: { price: auf Anfrage }')[0] ?? '', '| Write whole EUR without a point, such as 2500.')
  assert.match(packages('micro: { price: -5 }')[0] ?? '', '| Write whole EUR without a point, such as 2500.')
})

money.run()

const alternatives = suite('alternatives')

alternatives('tell the mistake in the form that the author chose', () => {
  assert.equal(page('either: { from: 1 }'), ['1:1 schema/required The key "to" is missing in "either". | Add "to".'])
})

alternatives('are one message when no form comes near', () => {
  assert.equal(page('either: [1]'), [
    '1:9 schema/alternatives "either" is a list, which fits none of the forms it may have. | For example: either: 5',
  ])
})

alternatives('that a constant distinguishes are a choice', () => {
  assert.equal(page('tagged: { kind: squre }'), [
    '1:17 schema/choice "kind" cannot be "squre". | Did you mean "square"?',
  ])
  assert.equal(page('tagged: { kind: circle, size: 1 }').length, 1)
})

alternatives.run()

const rest = suite('schemaDiagnostics')

rest('reports all mistakes of a file in the order of its lines', () => {
  const found = check(
    'page',
    'a',
    'number: 0\nseo: { titel: a, description: b }\nsections:\n  - type: hiro\n  - type: hero\n',
  )
  assert.equal(
    found.map((line) => line.split(' ').slice(0, 2).join(' ')),
    ['1:9 schema/range', '2:8 schema/unknown-key', '4:11 schema/unknown-type', '5:5 schema/required'],
  )
})

rest('says in German what a field is for where the schemas do', () => {
  const errors = errorsOf('page', 'a', { seo: { title: 'a' }, sections: [] })
  const german = new Map([['What search engines show.', 'Was Suchmaschinen zeigen.']])
  const hints = (words: ReadonlyMap<string, string>) =>
    schemaDiagnostics(errors, { locate: () => place }, { schemaFile: 'page.json', german: words }).map(
      (one) => one.german?.hint,
    )
  const add = 'Hinzufügen, zum Beispiel: description: Wir bauen Websites.'
  assert.ok(hints(german).includes(`Was Suchmaschinen zeigen. ${add}`))
  assert.ok(hints(new Map()).includes(add))
})

rest('names the rule of a keyword that it has no words for', () => {
  assert.equal(page('other: 1'), [
    '1:8 schema/rule "other" does not fit: it must NOT be valid. | The rule stands in schemas/page.json.',
  ])
})

rest('never stays silent about a file that does not fit, whatever stands in it', () => {
  const keys = ['seo', 'sections', 'type', 'title', 'either', 'tagged', 'kind', 'best', 'link', 'number', 'titel']
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('hero', 'faq', 'circle', '/a'),
      fc.jsonValue(),
      tie('list'),
      tie('group'),
    ),
    list: fc.array(tie('value'), { maxLength: 3 }),
    group: fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 5 }),
  }))
  fc.assert(
    fc.property(value, (data) => {
      const errors = errorsOf('page', 'a', data)
      const found = schemaDiagnostics(errors, { locate: () => place }, { schemaFile: 'page.json', german: new Map() })
      return found.length > 0 === errors.length > 0
    }),
    { numRuns: 500 },
  )
})

rest.run()

const place = { file: 'a.yaml', line: 1, column: 1, length: 1 }

/** Checks lines of a page; what the page must have and the lines lack is added behind them. */
function page(...lines: string[]): string[] {
  const defaults = ['seo: { title: Hallo, description: Text }', 'sections: [{ type: faq, faq: website }]']
  const missing = defaults.filter((line) => !lines.some((given) => given.startsWith(line.slice(0, 4))))
  return check('page', 'a', [...lines, ...missing].join('\n'))
}

function section(...lines: string[]): string[] {
  return check('page', 'a', `sections:\n  - ${lines.join('\n    ')}\nseo: { title: Hallo, description: Text }`)
}

function packages(yaml: string): string[] {
  return check('data', 'packages', yaml)
}
