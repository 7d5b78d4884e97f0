import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fitTitle, placeOf, type Room, unbroken } from './fit-title.ts'

/** Every letter is half as wide as the text is high. */
const measure = (text: string, size: number) => text.length * size * 0.5
const room: Room = { width: 560, height: 320, sizes: [84, 72, 60, 48, 40], leading: 1.1 }

const fitting = suite('fitTitle')

fitting('sets a short heading as large as possible', () => {
  assert.equal(fitTitle('Reden wir', room, measure), { size: 84, lines: ['Reden wir'] })
})

fitting('makes lines of even length', () => {
  assert.equal(fitTitle('Reden wir doch darüber', room, measure).lines, ['Reden wir', 'doch darüber'])
})

fitting('takes smaller letters before it breaks a word', () => {
  assert.equal(fitTitle('Automatisie\u00adrung mit KI', room, measure), {
    size: 72,
    lines: ['Automatisierung', 'mit KI'],
  })
})

fitting('breaks a long word at its soft hyphens, with a hyphen', () => {
  const { lines } = fitTitle('Automatisierungs\u00adberatungs\u00adgespräche', room, measure)
  assert.equal(lines, ['Automatisierungs-', 'beratungsgespräche'])
})

fitting('breaks after a hyphen without a second one', () => {
  const { lines } = fitTitle('KI-Automatisierungsberatungen', room, measure)
  assert.equal(lines, ['KI-', 'Automatisierungsberatungen'])
})

fitting('breaks a word without any place to break, and ends a text without end', () => {
  const { size, lines } = fitTitle('w'.repeat(2000), room, measure)
  assert.is(size, 40)
  assert.ok(lines.at(-1)?.endsWith('…'))
})

fitting('always stays in its space, whatever the heading', () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(words, (given) => {
      const { size, lines } = fitTitle(given.join(' '), room, measure)
      for (const line of lines) assert.ok(measure(line, size) <= room.width, line)
      assert.ok(lines.length * size * room.leading <= room.height)
      assert.ok(lines.every((line) => !line.includes('\u00ad')))
    }),
    { numRuns: 300 },
  )
})

fitting.run()

const phrases = suite('placeOf')

phrases('finds a phrase in its line', () => {
  assert.equal(placeOf('nach Maß', ['Automatisierung', 'ganz nach Maß']), { line: 1, before: 'ganz ', at: 'nach Maß' })
})

phrases('takes the last word of a phrase that runs over the end of a line', () => {
  assert.equal(placeOf('nach Maß', ['Automatisierung nach', 'Maß']), { line: 1, before: '', at: 'Maß' })
})

phrases('finds it whatever spaces and soft hyphens stand in it', () => {
  assert.equal(placeOf('40 Pro\u00adzent', ['mit 40\u00a0Prozent']), { line: 0, before: 'mit ', at: '40\u00a0Prozent' })
})

phrases('finds nothing where there is nothing', () => assert.is(placeOf('', ['Impressum']), null))

phrases.run()

const whole = suite('unbroken')

whole('keeps a phrase together if the room is wide enough for it', () => {
  assert.is(unbroken('Alles nach Maß', 'nach Maß', room, measure), 'Alles nach\u00a0Maß')
  const long = 'nach Ihren eigenen Regeln gemacht'
  assert.is(unbroken(`Alles ${long}`, long, room, measure), `Alles ${long}`)
})

whole.run()
