import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import common from '../../schemas/common.json' with { type: 'json' }
import type { AppScreen, Logo, Screen } from '../../schemas/types.ts'
import { appDesign, cubes, type DrawingName, drawing, goods, minutes, oldScreen, screen, stamp } from './drawing.ts'
import { logo } from './logos.ts'
import { prototypeScreens } from './screens/prototypes.ts'

const names = common.$defs.drawing.enum as DrawingName[]

const scenes = suite('drawing')

scenes('draws every name that the content may use', () => {
  for (const name of names) assert.match(drawing(name, 'de'), /^<svg class="drawing" viewBox="0 0 \d+ \d+"/)
})

scenes('gives the same bytes each time', () => {
  for (const name of names) assert.is(drawing(name, 'de'), drawing(name, 'de'))
})

scenes('stays below 14 KB and has no broken number', () => {
  for (const name of names) {
    const text = drawing(name, 'de')
    assert.ok(text.length < 14_000, `${name}: ${text.length}`)
    assert.not.match(text, /NaN|undefined|Infinity/)
  }
})

scenes('has its lettering in the language of the page', () => {
  assert.match(drawing('exploded-process', 'de'), 'nach Maß')
  assert.match(drawing('exploded-process', 'en'), 'to measure')
  assert.match(drawing('exploded-process', 'pt'), 'sob medida')
  assert.match(drawing('production-line', 'en'), 'CHECK')
})

scenes('has no inline styles, which the pages forbid', () => {
  for (const name of names) assert.not.match(drawing(name, 'de'), ' style=')
})

scenes.run()

const stacks = suite('cubes')

stacks('draws three faces per cube', () => assert.is(cubes(2, 2, 1).match(/<polygon/g)?.length, 12))

stacks('leaves room at the top of a stack', () => assert.ok((cubes(3, 3, 3).match(/<polygon/g)?.length ?? 0) < 81))

stacks.run()

const pictures = suite('screen')

pictures('draws every model website and app, in both widths', () => {
  const { screen: websites, appScreen: apps } = common.$defs
  for (const name of websites.enum as Screen[]) {
    assert.match(screen(name, 'desktop', 'Website'), 'viewBox="0 0 640 400"')
    assert.match(screen(name, 'mobile', 'Website'), 'viewBox="0 0 200 410"')
  }
  for (const name of apps.enum as AppScreen[]) assert.not.match(appDesign(name, 'App', 'en'), /NaN|undefined| style=/)
})

pictures('draws articles, and what a website was before, without a broken number', () => {
  const drawn = [...(['apples', 'honey', 'candle'] as const).map(goods), oldScreen('tischlerei', 'Vorher')]
  for (const text of drawn) assert.not.match(text, /NaN|undefined| style=/)
})

pictures('leads every tap of a design to a screen of it, from within its picture', () => {
  const screens = prototypeScreens('work-order', 'en')
  for (const { svg, taps } of screens) {
    assert.not.match(svg, /NaN|undefined| style=/)
    for (const { to, area } of taps) {
      const [left, top, width, height] = area
      assert.ok(screens[to] && left >= 0 && top >= 0 && left + width <= 200 && top + height <= 410)
    }
  }
})

pictures('escapes its label', () =>
  assert.match(screen('praxis', 'mobile', 'A & "B" <C>'), 'A &amp; &quot;B&quot; &lt;C&gt;'),
)

pictures.run()

const logos = suite('logo')

logos('draws a logo of its own for each example company', () => {
  const drawn = (common.$defs.logo.enum as Logo[]).map(logo)
  assert.is(new Set(drawn).size, drawn.length)
  for (const text of drawn) assert.not.match(text, /NaN|undefined| style=/)
})

logos.run()

const rulers = suite('minutes')

rulers('is as long as its parts, says them, and marks the longest', () => {
  const text = minutes(
    [
      { title: 'Frage', minutes: 5 },
      { title: 'Messen & Rechnen', minutes: 15, note: 'Wie oft?' },
      { title: 'Antwort', minutes: 10 },
    ],
    'de',
  )
  assert.match(text, 'aria-label="30 Minuten, kostenlos: Frage 5, Messen &amp; Rechnen 15, Antwort 10"')
  assert.is(text.match(/f-amber/g)?.length, 1)
  assert.match(text, /f-amber" x="106" y="58" width="258"/)
  assert.match(text, 'Wie oft?')
  assert.not.match(text, /NaN|undefined| style=/)
})

rulers.run()

const stamps = suite('stamp')

stamps('has an id of its own per text, since the ring refers to it', () => {
  const id = (text: string) => /id="([^"]+)"/.exec(text)?.[1]
  assert.is.not(id(stamp('GARANTIE ·', '30', 'TAGE')), id(stamp('GARANTIE ·', '60', 'TAGE')))
})

stamps('escapes its text', () => assert.match(stamp('A & B', '1', 'X'), 'A &amp; B'))

stamps.run()
