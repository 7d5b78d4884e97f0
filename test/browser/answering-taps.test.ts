// What a phone has to do before it answers a tap. How long that takes is measured by `npm run bench:pages`.
import * as assert from 'uvu/assert'
import { browserSuite } from './browser.ts'

const AGENCY = '/ki-automatisierung-agentur'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const test = browserSuite('answering taps')

test('a fold that opens moves nothing below it in its first frame, and closes the same way', async ({ context }) => {
  const page = await (await context({ ...PHONE, reducedMotion: 'no-preference' })).newPage()
  await page.goto(AGENCY)
  const fold = page.locator('#faq ~ section details.fold').first()
  await fold.scrollIntoViewIfNeeded()
  const folding = () =>
    fold.evaluate(async (details) => {
      const heights = [details.getBoundingClientRect().height]
      details.querySelector('summary')?.click()
      await new Promise(requestAnimationFrame)
      heights.push(details.getBoundingClientRect().height)
      for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame)
      heights.push(details.getBoundingClientRect().height)
      return heights as [before: number, first: number, last: number]
    })
  const [closed, first, open] = await folding()
  assert.ok(open > closed + 100, `${closed} to ${open}`)
  assert.ok(first < closed + 10, `${closed} to ${first} in the first frame`)
  const [, firstBack, closedAgain] = await folding()
  assert.ok(firstBack > open - 10, `${open} to ${firstBack} in the first frame`)
  assert.is(closedAgain, closed)
})

test('the menu opens with its links; what is below them comes after that frame and moves none', async ({ context }) => {
  const page = await (await context({ ...PHONE, reducedMotion: 'no-preference' })).newPage()
  await page.goto(AGENCY)
  await page.locator('[data-island=mobile-menu][data-state=awake]').waitFor({ state: 'attached' })
  const [first, last] = await page.evaluate(async () => {
    // However long a frame takes on a busy machine, nothing is done without one.
    Object.assign(window, { setTimeout: Number })
    const tops: number[][] = []
    document.querySelector<HTMLElement>('.navbar [popovertarget]')?.click()
    for (const frames of [1, 20]) {
      for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
      tops.push([...document.querySelectorAll('#menu a')].map((link) => Math.round(link.getBoundingClientRect().top)))
    }
    return tops
  })
  const shown = first?.filter((top) => top > 0) ?? []
  assert.is(shown.length, 5)
  assert.equal(last?.slice(0, 5), shown)
  assert.ok(last?.slice(5).every((top) => top > (shown.at(-1) ?? 0)))
})

for (const [what, opener, opened] of [
  ['the menu', '.navbar [popovertarget]', '#menu'],
  ['an answer', '#daten summary', '#daten .accordion__answer'],
] as const)
  test(`${what} is laid out while the finger is down, and not seen before it is lifted`, async ({ context }) => {
    const page = await (await context(PHONE)).newPage()
    const finger = await page.context().newCDPSession(page)
    await page.goto(AGENCY)
    await page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' })
    await page.locator(opener).scrollIntoViewIfNeeded()
    // A section that was skipped so far is there for a finger only in the next frame; the trial waits for that.
    await page.locator(opener).tap({ trial: true })
    const box = await page.locator(opener).boundingBox()
    await page.evaluate(() => {
      const laidOut: Element[] = []
      const ask = Element.prototype.getBoundingClientRect
      Element.prototype.getBoundingClientRect = function () {
        if (getComputedStyle(this).display !== 'none') laidOut.push(this)
        return ask.call(this)
      }
      Object.assign(window, { laidOut })
    })
    const isSeen = () => page.locator(opened).evaluate((element) => element.checkVisibility())
    const { x = 0, y = 0 } = box ?? {}
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 9, y: y + 9 }] })
    const asked = await page.evaluate(
      (selector) => (window as unknown as { laidOut: Element[] }).laidOut.some((element) => element.matches(selector)),
      opened,
    )
    assert.ok(asked)
    assert.not(await isSeen())
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.locator(opened).waitFor()
    assert.ok(await isSeen())
  })

for (const [what, path, island] of [
  ['trade', AGENCY, 'trades'],
  ['answer of the check', '/ki-beratung', 'self-check'],
] as const)
  test(`a chosen ${what} is seen before what follows from it`, async ({ open }) => {
    const page = await open(path)
    const piece = page.locator(`[data-island=${island}]`)
    await piece.scrollIntoViewIfNeeded()
    await page.locator(`[data-island=${island}][data-state=awake]`).waitFor()
    const [before, first, last] = await piece.evaluate(async (element) => {
      // However long a frame takes on a busy machine, nothing is done without one.
      Object.assign(window, { setTimeout: Number })
      const texts = [(element as HTMLElement).innerText]
      element.querySelectorAll<HTMLElement>('.chip')[1]?.click()
      await new Promise(requestAnimationFrame)
      texts.push((element as HTMLElement).innerText)
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
      return [...texts, (element as HTMLElement).innerText]
    })
    assert.is(first, before)
    assert.is.not(last, before)
  })

test('a question to the chatbot is seen before its answer, and two stand in their order', async ({ open }) => {
  const page = await open('/chatbot-agentur')
  const chat = page.locator('[data-island=chat-demo]')
  await chat.scrollIntoViewIfNeeded()
  await page.locator('[data-island=chat-demo][data-state=awake]').waitFor()
  const [said, first, last] = await chat.evaluate(async (element) => {
    // However long a frame takes on a busy machine, nothing is done without one.
    Object.assign(window, { setTimeout: Number })
    const speakers = [[...element.querySelectorAll('.chat__said')].map(({ className }) => className)]
    for (const question of [...element.querySelectorAll<HTMLElement>('[data-question]')].slice(0, 2)) question.click()
    for (const frames of [1, 30]) {
      for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
      speakers.push([...element.querySelectorAll('.chat__said')].map(({ className }) => className))
    }
    return speakers
  })
  const [visitor, machine] = ['chat__said chat__said--visitor', 'chat__said chat__said--machine']
  assert.equal(first, [...(said ?? []), visitor])
  assert.equal(last, [...(said ?? []), visitor, machine, visitor, machine])
})

test('what is folded on phones only is whole where there is room', async ({ open }) => {
  const page = await open(AGENCY, { scripts: false })
  const folds = await page.locator('details.fold--phones').evaluateAll((all) =>
    all.map((fold) => {
      const last = fold.lastElementChild
      return fold.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0)
    }),
  )
  assert.ok(folds.length > 0)
  for (const beyond of folds) assert.ok(beyond > -1, `${beyond} px of a fold are cut off`)
})

test('a finger is not asked to rest or press, and nothing matches the whole page anew', async ({ context }) => {
  const page = await (await context(PHONE)).newPage()
  await page.goto(AGENCY)
  const selectors = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    // Grows while it is read: rules hold rules.
    for (const rule of rules) {
      const isAway = rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches
      if (!isAway && 'cssRules' in rule) rules.push(...(rule.cssRules as CSSRuleList))
    }
    return rules.flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : []))
  })
  assert.ok(selectors.length > 400, `${selectors.length} rules apply`)
  const pressed = selectors.filter((selector) => /:(hover|active)\b/.test(selector))
  assert.equal(pressed, [])
  const wholePage = selectors.filter((selector) => /(^|[\s,>])(:root|html|body|main)(\[[^\]]*\])*:has\(/.test(selector))
  assert.equal(wholePage, [])
})

test.run()
