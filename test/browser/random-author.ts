// An author who changes a site at random by what `site dev --edit` offers: clicks on texts, and the panel. The same seed takes the
// same ways.
import type { Page, Response } from 'playwright-core'
import type { Change } from '../../src/edit/change.ts'
import type { Saved } from '../../src/edit/protocol.ts'

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
}

/** Long: a busy machine may stall for seconds, and only failures wait to the end. */
const ANSWER_MS = 30_000
const PANEL = '[role=dialog]'

export class RandomAuthor {
  readonly #page: Page
  readonly #random: () => number
  #edits = 0

  constructor(page: Page, random: () => number) {
    this.#page = page
    this.#random = random
  }

  /** One change. null: there is nothing of this kind here. */
  async edit(): Promise<Done | null> {
    const kind = KINDS[this.#edits % KINDS.length] ?? 'text'
    this.#edits += 1
    if (kind === 'text') return this.#answered(kind, () => this.#text())
    if (!(await this.#showSections())) return null
    if (kind === 'move') return this.#answered(kind, () => this.#press('button[aria-label^="Move"]:enabled'))
    if (kind === 'remove') return this.#answered(kind, () => this.#press('ol button[aria-label^="Remove"]'))
    if (kind === 'insert') return this.#answered(kind, () => this.#insert())
    await this.#press('ol li button:first-child')
    await this.#page.locator(`${PANEL} details, ${PANEL} .field`).first().waitFor()
    await this.#unfold()
    return this.#answered(kind, () =>
      kind === 'choice' ? this.#choose() : kind === 'number' ? this.#count() : this.#picture(),
    )
  }

  /** Does something that is saved when it is possible. */
  async #answered(kind: Kind, act: () => Promise<boolean>): Promise<Done | null> {
    const isSave = (response: Response) => /\/(?:save|new-section)$/.test(response.url())
    const answers: Response[] = []
    const listen = (response: Response) => {
      if (isSave(response)) answers.push(response)
    }
    this.#page.on('response', listen)
    const isDone = await act()
    const end = performance.now() + ANSWER_MS
    while (isDone && answers.length === 0 && performance.now() < end) await this.#page.waitForTimeout(10)
    this.#page.off('response', listen)
    const [response] = answers
    if (!isDone) return null
    if (!response) throw new Error(`Nothing was saved: ${kind} on ${this.#page.url()}`)
    const asked = response.request().postDataJSON() as { file: string; change?: Change }
    const said = (await response.json()) as Saved & { reason?: string }
    const saved = response.ok() && said.saved
    return { kind, file: asked.file, change: asked.change ?? null, saved, reason: said.reason ?? '' }
  }

  /** A text is opened where it stands, or in the panel; then something is typed. */
  async #text(): Promise<boolean> {
    const page = this.#page
    for (let tries = 0; tries < 3; tries++) {
      const at = await page.evaluate(placeOfText, this.#random())
      if (!at) continue
      await page.mouse.click(at.x, at.y)
      const box = page.getByRole('textbox', { name: /Enter saves/ })
      const field = page.locator(`${PANEL} textarea`)
      await box
        .or(field.first())
        .first()
        .waitFor({ timeout: 15_000 })
        .catch(() => undefined)
      if (await box.count()) {
        await box.pressSequentially(` ${this.#word()}`)
        await box.press('Enter')
        return true
      }
      if (!(await field.count())) continue
      await field.first().pressSequentially(` ${this.#word()}`)
      await field.first().blur()
      return true
    }
    return false
  }

  async #showSections(): Promise<boolean> {
    await this.#page.getByRole('button', { name: 'Page', exact: true }).click()
    const heading = this.#page.getByRole('heading', { name: 'Sections of this page' })
    return heading.waitFor({ timeout: ANSWER_MS }).then(
      () => true,
      () => false,
    )
  }

  async #insert(): Promise<boolean> {
    const selects = this.#page.locator(`${PANEL} select`)
    for (const select of await selects.all()) {
      const values = await select
        .locator('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
      await select.selectOption(this.#one(values) ?? '')
    }
    await this.#page.getByRole('button', { name: 'Add section' }).click()
    return true
  }

  /** What is folded is made when it is opened. */
  async #unfold(): Promise<void> {
    for (let depth = 0; depth < 3; depth++) {
      await this.#page.locator(PANEL).evaluate((panel) => {
        for (const details of panel.querySelectorAll('details')) details.open = true
      })
      await this.#page.waitForTimeout(30)
    }
  }

  async #choose(): Promise<boolean> {
    const selects = await this.#page.locator(`${PANEL} .field:not(fieldset:has(input[type=file]) *) select`).all()
    const select = this.#one(selects)
    if (!select) return false
    const now = await select.inputValue()
    const values = await select
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
    const other = this.#one(values.filter((value) => value !== now))
    if (other === undefined) return false
    await select.selectOption(other)
    return true
  }

  async #count(): Promise<boolean> {
    const box = this.#one(await this.#page.locator(`${PANEL} input[inputmode=decimal]`).all())
    if (!box) return false
    const now = Number(await box.inputValue())
    await box.fill(String(now + 1))
    await box.blur()
    return true
  }

  async #picture(): Promise<boolean> {
    const group = this.#one(await this.#page.locator(`${PANEL} fieldset:has(> .field input[type=file])`).all())
    if (!group) return false
    const select = group.locator('select').first()
    const now = await select.inputValue()
    const values = await select
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
    const other = this.#one(values.filter((value) => value !== now && /\.(?:jpe?g|png|svg)$/.test(value)))
    if (other === undefined) return false
    await select.selectOption(other)
    await group.locator('textarea').first().fill(`Ein Bild mit ${this.#word()}`)
    await group.getByRole('button', { name: 'Use this picture' }).click()
    return true
  }

  async #press(selector: string): Promise<boolean> {
    const button = this.#one(await this.#page.locator(`${PANEL} ${selector}`).all())
    await button?.click()
    return button !== undefined
  }

  #one<One>(all: readonly One[]): One | undefined {
    return all[Math.floor(this.#random() * all.length)]
  }

  #word(): string {
    return `w${Math.floor(this.#random() * 1e6).toString(36)}${this.#one([': "x"', ' # y', ' {z}', "'", ' – ä', ''])}`
  }
}

/** Runs in the page: brings a text of its main part into view, and returns a point on it. */
function placeOfText(random: number): { x: number; y: number } | null {
  const main = document.querySelector('main')
  if (!main) return null
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if ((node.nodeValue ?? '').trim().length > 2 && node.parentElement?.checkVisibility()) texts.push(node as Text)
  const text = texts[Math.floor(random * texts.length)]
  if (!text) return null
  text.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const range = document.createRange()
  range.selectNodeContents(text)
  const [box] = range.getClientRects()
  if (!box) return null
  const [x, y] = [box.left + Math.min(8, box.width / 2), box.top + box.height / 2]
  return x > 0 && y > 60 && x < innerWidth && y < innerHeight - 80 ? { x, y } : null
}
