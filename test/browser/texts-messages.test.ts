// Messages and notices that the specification gives word for word.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import { missing, on } from './all-pages.ts'
import { browserSuite, plain, root } from './browser.ts'

const test = browserSuite('messages')

test('shows the privacy notice with 11 numbered sections in both languages', async ({ open }) => {
  const page = await open('/privacy-policy', { scripts: false })
  for (const language of ['de', 'en']) {
    const titles = (await page.locator(`#text-${language} .prose h2`).allTextContents()).map(plain)
    assert.is(titles.length, 11, language)
    for (const [index, title] of titles.entries()) assert.ok(title.startsWith(`${index + 1}. `), title)
    assert.is(await page.locator(`#text-${language} time`).getAttribute('datetime'), '2025-02-05')
  }
})

test('says in the privacy notice how long data are kept', async (visitor) => {
  const wanted = ['24 Monate', '6 bis 10 Jahre', '24 months', '6 to 10 years', '5. Februar 2025']
  assert.equal(await missing(visitor, on('/privacy-policy', wanted)), [])
})

const DEFAULT = {
  success: '✓ Vielen Dank! Wir melden uns innerhalb von 2 Stunden.',
  error: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
}

/** Section 8: what each form says after sending; null where the specification leaves it to us. */
const FORMS: Readonly<Record<string, { readonly success: string | null; readonly error: string }>> = {
  '/': { success: 'Vielen Dank! Wir melden uns innerhalb von 2 Stunden.', error: DEFAULT.error },
  '/en/': { success: null, error: 'That did not work. Please try again.' },
  '/pt/': { success: null, error: 'Não funcionou. Por favor, tente novamente.' },
  '/talk-to-us': {
    success: 'Danke! Wir melden uns bald bei dir.',
    error: 'Etwas ist schiefgelaufen. Bitte versuch es später erneut.',
  },
  '/en/talk-to-us': {
    success: "Thank you! We'll get back to you soon.",
    error: 'Something went wrong. Please try again later.',
  },
  '/pt/talk-to-us': {
    success: 'Valeu! Entraremos em contato em breve.',
    error: 'Algo deu errado. Tenta novamente mais tarde.',
  },
  '/ki-automatisierung-agentur': DEFAULT,
  '/chatbot-agentur': DEFAULT,
  '/ki-beratung': DEFAULT,
  '/ki-automatisierung': DEFAULT,
  '/online-shop-erstellen-lassen': DEFAULT,
}

test('gives the forms the messages of the specification', async ({ open }) => {
  const page = await open('/', { scripts: false })
  for (const [route, expected] of Object.entries(FORMS)) {
    await page.goto(route)
    const props = await page.locator('[data-island=ContactForm]').getAttribute('data-props')
    const { texts } = JSON.parse(props ?? '{}') as { texts: { success: string; error: string } }
    assert.is(plain(texts.error), expected.error, route)
    if (expected.success) assert.is(plain(texts.success), expected.success, route)
  }
})

/** Messages and labels of dialogs and widgets, which scripts show later. */
const WIDGETS: Readonly<Record<string, readonly string[]>> = {
  'booking.yaml': [
    'Bitte füllen Sie alle Pflichtfelder aus (Name, E-Mail)',
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'Telefonnummer ist für die finale Terminbuchung erforderlich',
    'Wird gesendet...',
    'Termin gebucht!',
    'Wir melden uns innerhalb von 2 Stunden bei Ihnen.',
    'Ihre Daten',
    'Kontaktdetails',
    'Weiter',
  ],
  'interface.yaml': [
    'Dateityp nicht unterstützt. Bitte laden Sie PDF, DOCX, XLSX, Bilder oder E-Mail-Dateien hoch.',
    'Fehler bei der Verarbeitung',
    'AI processing failed. Please check your API key and connection.',
    'Neues Dokument',
  ],
}

test('contains the texts of the booking dialog and the document demo', () => {
  for (const [file, texts] of Object.entries(WIDGETS)) {
    const content = withClaims(readFileSync(join(root, 'site/data', file), 'utf8'))
    for (const text of texts) assert.ok(content.includes(text), `${file}: ${text}`)
  }
  const page = readFileSync(join(root, 'site/pages/website-erstellen-lassen.yaml'), 'utf8')
  assert.match(page, 'Termin erfolgreich gebucht!')
})

test.run()

/** A content file with the values of the claims that its texts name. */
function withClaims(content: string): string {
  const { claims } = parse(readFileSync(join(root, 'site/data/claims.yaml'), 'utf8')) as {
    claims: Record<string, { value?: string }>
  }
  return content.replaceAll(/\{claim:([\w-]+)\}/g, (name, claim: string) => claims[claim]?.value ?? name)
}
