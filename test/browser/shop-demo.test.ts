// The basket of the shop page: amounts, delivery, and the bill to the cent.
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { violations } from './accessible.ts'
import { browserSuite, plain, type Visitor } from './browser.ts'

const PATH = '/online-shop-erstellen-lassen'

const test = browserSuite('basket')

test('begins with the bill that the page was built with', async ({ open }) => {
  const page = await openShop(open)
  assert.equal(await bill(page), [
    ['1 × Äpfel, 2 kg', '6,90 €'],
    ['2 × Waldhonig, 500 g', '15,80 €'],
    ['1 × Kerze aus Bienenwachs', '12,50 €'],
    ['Lieferung: Paket', '4,90 €'],
    ['Zu zahlen', '40,10 €'],
    ['darin 7 % Umsatzsteuer', '1,69 €'],
    ['darin 19 % Umsatzsteuer', '2,27 €'],
  ])
})

test('follows every step by keyboard, and announces the sum', async ({ open }) => {
  const page = await openShop(open)
  const more = page.getByRole('button', { name: 'Mehr: Kerze aus Bienenwachs' })
  await more.press('Enter')
  await more.press('Space')
  assert.is(
    await page.getByRole('group', { name: 'Anzahl: Kerze aus Bienenwachs' }).locator('[data-amount]').textContent(),
    '3',
  )
  assert.is(plain((await page.locator('#probe [role=status]').textContent()) ?? ''), 'Zu zahlen: 60,20 €')
  assert.equal((await bill(page)).find(([label]) => label === 'Lieferung: Paket')?.[1], 'kostenlos')
})

test('leaves out what is not bought, and says that a basket is empty', async ({ open }) => {
  const page = await openShop(open)
  for (const name of [
    'Äpfel, 2 kg',
    'Waldhonig, 500 g',
    'Waldhonig, 500 g',
    'Kerze aus Bienenwachs',
    'Kerze aus Bienenwachs',
  ])
    await page.getByRole('button', { name: `Weniger: ${name}` }).click()
  assert.equal(await bill(page), [['Zu zahlen', '0,00 €']])
  assert.ok(await page.getByText('Der Warenkorb ist leer.').isVisible())
})

test('takes the chosen delivery', async ({ open }) => {
  const page = await openShop(open)
  await page.getByRole('radio', { name: 'Abholung im Hof' }).press('Space')
  const rows = await bill(page)
  assert.equal(
    rows.find(([label]) => label?.startsWith('Lieferung')),
    ['Lieferung: Abholung im Hof', 'kostenlos'],
  )
  assert.equal(rows.find(([label]) => label === 'Zu zahlen')?.[1], '35,20 €')
  assert.not(await page.locator('#probe [data-hint]').isVisible())
})

test('passes axe, and shows the bill without scripts', async ({ open }) => {
  assert.equal(await violations(await openShop(open), '#probe'), [])
  const page = await open(PATH, { scripts: false })
  assert.is((await bill(page)).length, 7)
  assert.is(await page.locator('#probe button:visible').count(), 0)
})

test.run()

async function openShop(open: Visitor['open']): Promise<Page> {
  const page = await open(PATH)
  await page.locator('#probe').scrollIntoViewIfNeeded()
  await page.locator('[data-island=shop-demo][data-state=awake]').waitFor({ state: 'attached' })
  return page
}

/** What is seen of the bill: labels and prices. */
async function bill(page: Page): Promise<(string | undefined)[][]> {
  const rows = await page.locator('#probe table tr:visible').all()
  return Promise.all(rows.map(async (row) => (await row.locator('th, td').allTextContents()).map(plain)))
}
