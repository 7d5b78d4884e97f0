// An author who changes a site at random by what `site dev --edit` offers: clicks on texts, and the panel. The same seed takes the
// same ways as long as the same is refused, which may depend on the moment.
import type { Locator, Page, Request } from 'playwright-core'
import type { Change } from '../../src/edit/change.ts'
import type { Saved } from '../../src/edit/protocol.ts'
import { placeOfText, wayOpened } from './random-author-page.ts'

export type Kind = 'text' | 'choice' | 'number' | 'move' | 'insert' | 'remove' | 'picture'

const KINDS: readonly Kind[] = ['text', 'choice', 'text', 'move', 'number', 'text', 'insert', 'picture', 'remove']

/** What was done, as the browser asked for it and as it was answered. */
export interface Done {
  readonly kind: Kind
  readonly file: string
  /** null: a new section, whose value the server makes. */
  readonly change: Change | null
  readonly saved: boolean
  /** Why not; "" when it was saved. */
  readonly reason: string
  /** Whether something was written along, so that the file still agrees with itself. */
  readonly hasFollowed: boolean
}

/** Long: a busy machine may stall for seconds, and only failures wait to the end. */
const ANSWER_MS = 60_000
const TYPING_MS = 10_000
/** In how many sections something of a kind is looked for. */
const MOST_SECTIONS = 4
/** Questions that write. */
const SAVES = /\/_dev\/edit\/(?:save|new-section)$/
const PANEL = '.panel[role=dialog]'
/** Pictures are taken together with their words, new texts in all languages at once. */
const SAVED_ALONE = ':not(fieldset:is(:has(input[type=file]), .together) *)'

export class RandomAuthor {
  readonly #page: Page
  readonly #random: () => number
  #edits = 0
  #listening: Promise<unknown> | null = null
  #hear: (done: Omit<Done, 'kind'>) => void = () => undefined

  /** What the page has asked and was not told yet. */
  readonly #unanswered = new Set<Request>()

  constructor(page: Page, random: () => number) {
    this.#page = page
    this.#random = random
    page.on('request', (request) => this.#unanswered.add(request))
    page.on('requestfinished', (request) => this.#unanswered.delete(request))
    page.on('requestfailed', (request) => this.#unanswered.delete(request))
  }

  /** One change. null: there is nothing of this kind here. */
  async edit(): Promise<Done | null> {
    const kind = KINDS[this.#edits % KINDS.length] ?? 'text'
    this.#edits += 1
    await this.#closePanel()
    if (kind === 'text') return this.#answered(kind, () => this.#text())
    await this.#showSections()
    if (kind === 'move') return this.#answered(kind, () => this.#press('button[aria-label^="Move"]:enabled'))
    if (kind === 'remove') return this.#answered(kind, () => this.#press('ol button[aria-label^="Remove"]'))
    if (kind === 'insert') return this.#answered(kind, () => this.#insert())
    for (let tries = 0; tries < MOST_SECTIONS; tries++) {
      if (tries > 0) await this.#showSections()
      await this.#press('ol li button:first-of-type')
      await this.#page.locator(`${PANEL} details, ${PANEL} .field`).first().waitFor({ timeout: ANSWER_MS })
      await this.#unfold()
      const done = await this.#answered(kind, () => this.#changeField(kind))
      if (done) return done
    }
    return null
  }

  #changeField(kind: Kind): Promise<boolean> {
    if (kind === 'choice') return this.#choose()
    return kind === 'number' ? this.#count() : this.#picture()
  }

  /** Does something that is saved when it is possible. */
  async #answered(kind: Kind, act: () => Promise<boolean>): Promise<Done | null> {
    // Once: a browser that begins or ends to let requests be looked at loses some that are on their way.
    this.#listening ??= this.#listen()
    await this.#listening
    const answered = new Promise<Omit<Done, 'kind'>>((resolve) => {
      this.#hear = resolve
    })
    if (!(await act())) return null
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), ANSWER_MS).unref())
    const done = await Promise.race([answered, late])
    if (!done) throw new Error(`Nothing was saved: ${kind} on ${this.#page.url()}`)
    return { kind, ...done }
  }

  /** Answers are read on their way: a page that is loaded again loses them. */
  #listen(): Promise<unknown> {
    return this.#page.route(SAVES, async (route) => {
      // A server may close a connection that was idle just when it is asked again; browsers then ask anew.
      const answer = await route.fetch({ maxRetries: 1 })
      const said = (await answer.json()) as Saved & { reason?: string }
      const { file, change = null } = route.request().postDataJSON() as { file: string; change?: Change }
      const hasFollowed = said.saved === true && said.followed.length > 0
      this.#hear({ file, change, saved: answer.ok() && said.saved, reason: said.reason ?? '', hasFollowed })
      await route.fulfill({ response: answer })
    })
  }

  /** A text is opened where it stands, or in the panel; then something is typed. */
  async #text(): Promise<boolean> {
    const loadedAt = await this.#loadedAt()
    const at = await this.#page.evaluate(placeOfText, this.#random())
    if (!at) return false
    await this.#page.mouse.click(at.x, at.y)
    const opened = await this.#opened(loadedAt, at)
    if (!opened) return this.#text()
    if (opened === 'box') {
      const box = this.#page.getByRole('textbox', { name: /Enter saves/ })
      try {
        await box.pressSequentially(` ${this.#word()}`, { timeout: TYPING_MS })
        await box.press('Enter', { timeout: TYPING_MS })
        return true
      } catch (cause) {
        // A page that is just being loaded again takes along what is opened in that moment.
        if ((await this.#loadedAt()) === loadedAt) throw cause
        return this.#text()
      }
    }
    if (opened === 'nowhere') return false
    await this.#unfold()
    return this.#typeInto(await this.#all(`textarea${SAVED_ALONE}`))
  }

  /** Where a click has led; null: a page that was just being loaded again took it along. */
  async #opened(
    loadedAt: number,
    at: { readonly x: number; readonly y: number },
  ): Promise<ReturnType<typeof wayOpened>> {
    const end = performance.now() + ANSWER_MS
    while (performance.now() < end) {
      const way = await this.#page.evaluate(wayOpened).catch(() => null)
      if (way || (await this.#loadedAt()) !== loadedAt) return way
      await this.#page.waitForTimeout(20)
    }
    const said = await this.#page.locator('site-dev-editor [role=status]').first().textContent()
    const there = await this.#page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 300), at)
    const asks = [...this.#unanswered].map(
      (request) => `${new URL(request.url()).pathname} ${request.postData() ?? ''}`,
    )
    throw new Error(
      `A click on ${this.#page.url()} led nowhere; the bar says: ${said}; at ${at.x}, ${at.y} is ${there}; unanswered: ${asks.join(', ')}`,
    )
  }

  #loadedAt(): Promise<number> {
    return this.#page.evaluate(() => performance.timeOrigin)
  }

  async #typeInto(boxes: readonly Locator[]): Promise<boolean> {
    const box = this.#one(boxes)
    if (!box) return false
    await box.pressSequentially(` ${this.#word()}`)
    await box.blur()
    return true
  }

  async #closePanel(): Promise<void> {
    const close = this.#page.locator(`${PANEL} .top button`)
    if (await close.isVisible()) await close.click()
  }

  async #showSections(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Page', exact: true }).click()
    await this.#page.getByRole('heading', { name: 'Sections of this page' }).waitFor({ timeout: ANSWER_MS })
  }

  async #insert(): Promise<boolean> {
    for (const select of await this.#all('select')) await select.selectOption(this.#one(await valuesOf(select)) ?? '')
    await this.#page.getByRole('button', { name: 'Add section' }).click()
    return true
  }

  /** What is folded is made when it is opened, at the latest in the next frame but one. */
  async #unfold(): Promise<void> {
    await this.#page.locator(PANEL).evaluate(async (panel) => {
      for (let folded = 1; folded > 0; ) {
        const closed = [...panel.querySelectorAll('details')].filter(({ open }) => !open)
        for (const details of closed) details.open = true
        folded = closed.length
        if (folded > 0) await new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)))
      }
    })
  }

  async #choose(): Promise<boolean> {
    const select = this.#one(await this.#all(`.field${SAVED_ALONE} select`))
    const now = await select?.inputValue()
    const other = select && this.#one((await valuesOf(select)).filter((value) => value !== now))
    if (other === undefined) return false
    await select?.selectOption(other)
    return true
  }

  async #count(): Promise<boolean> {
    const box = this.#one(await this.#all('input[inputmode=decimal]'))
    if (!box) return false
    await box.fill(String(Number(await box.inputValue()) + 1))
    await box.blur()
    return true
  }

  async #picture(): Promise<boolean> {
    const group = this.#one(await this.#all('fieldset:has(> .field input[type=file])'))
    if (!group) return false
    const select = group.locator('select').first()
    const now = await select.inputValue()
    const pictures = (await valuesOf(select)).filter((value) => /\.(?:jpe?g|png|svg)$/.test(value))
    const other = this.#one(pictures.filter((value) => value !== now))
    if (other === undefined) return false
    await select.selectOption(other)
    // In each language of the page.
    const words = group.getByRole('textbox', { name: /^What does the picture show/ })
    for (const box of await words.all()) await box.fill(`Ein Bild mit ${this.#word()}`)
    await group.getByRole('button', { name: 'Use this picture' }).click()
    return true
  }

  async #press(selector: string): Promise<boolean> {
    const button = this.#one(await this.#all(selector))
    await button?.click()
    return button !== undefined
  }

  /** All that is visible in the panel. */
  async #all(selector: string): Promise<Locator[]> {
    return this.#page.locator(`${PANEL} ${selector}`).filter({ visible: true }).all()
  }

  #one<One>(all: readonly One[]): One | undefined {
    return all[Math.floor(this.#random() * all.length)]
  }

  #word(): string {
    return `w${Math.floor(this.#random() * 1e6).toString(36)}${this.#one([': "x"', ' # y', ' {z', "'", ' – ä', ''])}`
  }
}

function valuesOf(select: Locator): Promise<string[]> {
  return select.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
}
