import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { idOf, storedLead } from '../../test/lead.ts'
import { SITE_TEXTS } from '../../test/site-texts.ts'
import { confirmationMail, ownerMail } from './mail-texts.ts'

const site = { name: 'Agentur', styles: [], phone: '+49 000', email: null }
const SITE = { site, texts: SITE_TEXTS, rules: null }

const owner = suite('ownerMail')

owner('says what was typed, field by field, and where it came from', () => {
  const payload = { name: 'Jörg Müßig', email: 'joerg@example.org', phone: '0170', message: 'Zeile 1\nZeile 2' }
  const { subject, text } = ownerMail(storedLead(1, { kind: 'booking', payload }), SITE)
  assert.is(subject, 'Buchung: Jörg Müßig (Agentur)')
  assert.is(
    text,
    `Name: Jörg Müßig
E-Mail: joerg@example.org
Telefon: 0170
Nachricht:
Zeile 1
Zeile 2


-- 
Quelle: home
Eingang: 2026-03-01T12:00:00.000Z
Kennung: ${idOf(1)}
`,
  )
})

owner('says what the visitor did on the website, whatever stands in it', () => {
  const calculation = { employees: 8, percent: 30, saving: 35280, months: 2 }
  const document = { kind: 'Eingangsrechnung', facts: ['Von wem: Muster GmbH', 'Wie viel: 1.475,60 €'] }
  const context = { package: '<b>STARTER</b>', calculation, document, landing: '/x\nKennung: 7' }
  const { text } = ownerMail(storedLead(1, { payload: { context } }), SITE)
  assert.match(
    text,
    `
Auf der Website:
Paket: <b>STARTER</b>
Rechner, Personen: 8
Rechner, Zeitersparnis in %: 30
Rechner, Ersparnis im Jahr in €: 35.280
Rechner, Investition zurück nach Monaten: 2
Dokument: Eingangsrechnung
Dokument, Inhalt: Von wem: Muster GmbH, Wie viel: 1.475,60 €
Begonnen auf: /x Kennung: 7

-- 
`,
  )
})

owner('marks what looks like a robot, and names what a lead takes the place of', () => {
  const { subject, text } = ownerMail({ ...storedLead(1, { suspicion: ['honeypot'] }), replaces: [idOf(7)] }, SITE)
  assert.match(subject, /^\[Spamverdacht\] Nachricht: Ä/)
  assert.match(text, `Ersetzt: ${idOf(7)}`)
})

owner('has a subject of one line without direction characters, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const { subject } = ownerMail(storedLead(1, { payload: { name } }), SITE)
      return !/[\p{Cc}\u2028\u202A-\u202E\u2066-\u2069]/u.test(subject) && !/\p{Surrogate}/u.test(subject)
    }),
  )
})

owner('cuts a long name between characters', () => {
  const { subject } = ownerMail(storedLead(1, { payload: { name: '😀'.repeat(10_000) } }), SITE)
  assert.is(subject, `Nachricht: ${'😀'.repeat(120)} (Agentur)`)
})

owner.run()

const visitor = suite('confirmationMail')

visitor('thanks by name in the language of the page', () => {
  const greeting = (language: string) => confirmationMail(storedLead(1, { language }), SITE).text.split('\n')[0]
  assert.equal(['de', 'en', 'pt', 'fr', '__proto__'].map(greeting), [
    ...['Guten Tag Ä,', 'Hello Ä,', 'Olá Ä,'],
    ...['Guten Tag Ä,', 'Guten Tag Ä,'],
  ])
})

visitor('says who is writing', () => {
  assert.match(confirmationMail(storedLead(1), SITE).text, /\nAgentur\n\+49 000\n$/)
  assert.match(
    confirmationMail(storedLead(1), { ...SITE, site: { ...site, name: '', phone: null } }).text,
    /bei Ihnen\.\n\n$/,
  )
})

visitor('repeats nothing else that was typed', () => {
  const payload = { message: 'Kaufen!', subject: 'Kaufen!', company: 'Kaufen!', phone: '0900' }
  const { subject, text } = confirmationMail(storedLead(1, { payload }), SITE)
  assert.not.match(subject + text, /Kaufen|0900/)
})

visitor('greets without a name that is an advertisement', () => {
  for (const name of [
    'https://evil.example',
    'Gewinn auf evil.com',
    'WWW.evil',
    'a@b.de',
    'Ruf 0900 123',
    '<b>X</b>',
  ]) {
    assert.match(confirmationMail(storedLead(1, { payload: { name } }), SITE).text, /^Guten Tag,\n/, name)
  }
  for (const name of ['Dr. Erika Müßig-Ødegård', 'J.R.R. Tolkien', "O'Neill", '李小龍']) {
    assert.match(confirmationMail(storedLead(1, { payload: { name } }), SITE).text, `Guten Tag ${name},\n`)
  }
})

visitor.run()
