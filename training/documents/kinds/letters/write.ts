// A plot as a letter: with salutation, references and signature.
import type { DocumentKind } from '../../../../functions/document/types.ts'
import type { Company, Names, Person } from '../../names/names.ts'
import { type Text, text, value } from '../../page/text.ts'
import type { Language } from '../../types.ts'
import type { Plot } from '../letters-texts/plot.ts'
import type { Party } from '../letters-words/facts.ts'
import { paragraphs, plainWords, type Speech, unfold } from '../letters-words/grammar.ts'
import type { Letter } from './letter.ts'

export interface Cast {
  readonly kind: DocumentKind
  readonly names: Names
  readonly sender: Party
  readonly recipient: Party
  readonly firm: Company | null
  readonly speech: Speech
}

export function letterOf(plot: Plot, cast: Cast): Letter {
  const { sender, recipient, firm, names, speech } = cast
  const { language, random } = names
  const said = (source: string) => unfold(source, speech)
  const subject = said(random.chance(0.12) ? SUBJECTS_OF_ANYTHING[language] : plot.subject)
  const date = said(DATES[language].replaceAll('{senderTown}', random.pick(['{senderTown}', ''])))
  const asksForHelp = random.chance(0.3)
  return {
    language,
    sender,
    recipient,
    firm,
    date: capital(date),
    subject: capital(random.chance(0.35) ? { ...subject, isSalient: true } : subject),
    infos: infosOf(cast),
    salutation: salutationOf(recipient, language, speech),
    body: paragraphs(plot.body, speech).map((one, index) => (index === 0 && language === 'de' ? one : capital(one))),
    greeting: plainWords(said('{@greeting}')) + (language === 'de' || random.chance(0.2) ? '' : ','),
    signature: signatureOf(cast),
    enclosures: asksForHelp ? [plainWords(said('{@enclosed}'))] : [],
    department: null,
  }
}

const DATES: Readonly<Record<Language, string>> = {
  de: '[{senderTown}, {date}|{senderTown}, den {date}|{date}|Datum: {date}|{senderTown}, {date}]',
  en: '[{date}|{date}|Date: {date}|{senderTown}, {date}]',
  pt: '[{senderTown}, {date}|{date}|Data: {date}|{senderTown}, {date}]',
}

/** What stands over letters that say only in their text what they want. */
const SUBJECTS_OF_ANYTHING: Readonly<Record<Language, string>> = {
  de: '[Ihr Schreiben vom {past8}|Unser Gespräch vom {past8}|Unser Telefonat|Ihre Nachricht|Vertrag vom {past8}|Ihre Rechnung vom {past8}|Ihr Angebot vom {past8}|Ihr Auftrag vom {past8}|Kundennummer {customerNumber}|Unser Zeichen {code}|Wichtige Information|Mitteilung|In eigener Sache|Bitte um Kenntnisnahme|{street}|Bitte um Bearbeitung|Unsere Angelegenheit {code}|Lieferschein {deliveryNo} und Rechnung {invoiceNo}|Ihre Unterlagen]',
  en: '[Your letter of {past8}|Our conversation of {past8}|Our telephone call|Your message|Agreement of {past8}|Your invoice of {past8}|Your quotation of {past8}|Your order of {past8}|Customer number {customerNumber}|Our reference {code}|Important information|For your attention|{street}|Delivery note {deliveryNo}, invoice {invoiceNo}|Your documents]',
  pt: '[A sua carta de {past8}|A nossa conversa de {past8}|O nosso telefonema|A sua mensagem|Contrato de {past8}|A sua fatura de {past8}|A sua proposta de {past8}|Cliente n.º {customerNumber}|Nossa referência {code}|Informação importante|Para os devidos efeitos|{street}|Guia {deliveryNo} e fatura {invoiceNo}|Os seus documentos]',
}

/** The first letter as a capital; a date without its town loses the comma before it. */
export function capital({ spans, isSalient }: Text): Text {
  let isFirst = true
  const all = spans.map((span) => {
    if (!isFirst) return span
    const cleaned = span.text.replace(/^[\s,]+(?:den\s)?/, '')
    if (cleaned === '') return { ...span, text: '' }
    isFirst = false
    return { ...span, text: cleaned.charAt(0).toUpperCase() + cleaned.slice(1) }
  })
  return { spans: all, isSalient }
}

interface Info {
  readonly labels: readonly string[]
  readonly source: string
}

/** References beside the address or over the subject. */
const INFOS: Readonly<Record<Language, readonly Info[]>> = {
  de: [
    { labels: ['Unser Zeichen', 'Unser Zeichen:', 'Unsere Zeichen'], source: '{code}' },
    { labels: ['Ihr Zeichen', 'Ihr Zeichen:', 'Ihre Nachricht vom'], source: '[{code2}|{past9}]' },
    { labels: ['Ansprechpartner', 'Ansprechpartnerin:', 'Bearbeiter', 'Es betreut Sie'], source: '{contact}' },
    { labels: ['Telefon', 'Durchwahl', 'Tel.:'], source: '{phone9}' },
    { labels: ['E-Mail', 'E-Mail:'], source: '{email}' },
    { labels: ['Kundennummer', 'Kunden-Nr.:', 'Kd.-Nr.'], source: '{customerNumber}' },
    { labels: ['Datum', 'Datum:'], source: '{date}' },
  ],
  en: [
    { labels: ['Our ref', 'Our reference:', 'Our ref.:'], source: '{code}' },
    { labels: ['Your ref', 'Your reference:'], source: '{code2}' },
    { labels: ['Contact', 'Contact:', 'Your contact'], source: '{contact}' },
    { labels: ['Direct line', 'Phone:', 'Tel'], source: '{phone9}' },
    { labels: ['Email', 'E-mail:'], source: '{email}' },
    { labels: ['Customer number', 'Account no:', 'Customer no.'], source: '{customerNumber}' },
    { labels: ['Date', 'Date:'], source: '{date}' },
  ],
  pt: [
    { labels: ['N/ Ref.', 'Nossa referência:', 'N. Ref.'], source: '{code}' },
    { labels: ['V/ Ref.', 'Sua referência:'], source: '{code2}' },
    { labels: ['Contacto', 'Responsável:', 'Contato'], source: '{contact}' },
    { labels: ['Telefone', 'Tel.:'], source: '{phone9}' },
    { labels: ['E-mail', 'E-mail:'], source: '{email}' },
    { labels: ['N.º de cliente', 'Cliente n.º:', 'Código do cliente'], source: '{customerNumber}' },
    { labels: ['Data', 'Data:'], source: '{date}' },
  ],
}

function infosOf({ names, speech, sender }: Cast): (readonly [Text, Text])[] {
  const { random, language } = names
  const all = INFOS[language]
  const dated = all.at(-1)
  const chosen = all.slice(0, -1).filter(() => random.chance(sender.isFirm ? 0.5 : 0.15))
  return [...chosen, ...(dated ? [dated] : [])].map(({ labels, source }) => {
    const label = random.pick(labels)
    return [text`${label}`, unfold(source, speech)] as const
  })
}

function salutationOf({ isFirm, person }: Party, language: Language, { random, isPlural }: Speech): string {
  const isNamed = !isFirm || random.chance(0.45)
  if (!isNamed) return random.pick(UNNAMED[language])
  if (!isPlural && random.chance(0.08)) return `${HELLO[language]} ${person.first},`
  return named(person, language, random.next())
}

const UNNAMED: Readonly<Record<Language, readonly string[]>> = {
  de: ['Sehr geehrte Damen und Herren,', 'Sehr geehrte Damen und Herren,', 'Guten Tag,'],
  en: ['Dear Sir or Madam,', 'Dear Sirs,', 'To whom it may concern,', 'Dear customer,'],
  pt: ['Exmos. Senhores,', 'Prezados Senhores,', 'Ex.mos Senhores,', 'Prezados,'],
}

const HELLO: Readonly<Record<Language, string>> = { de: 'Hallo', en: 'Hello', pt: 'Olá' }

/** Forms of address for a woman and for a man, usual ones first; "%" is the name. */
const ADDRESSED: Readonly<Record<Language, readonly (readonly [woman: string, man: string])[]>> = {
  de: [
    ['Sehr geehrte Frau %,', 'Sehr geehrter Herr %,'],
    ['Guten Tag Frau %,', 'Guten Tag Herr %,'],
  ],
  en: [
    ['Dear Ms %,', 'Dear Mr %,'],
    ['Dear Mrs %,', 'Dear Mr. %,'],
  ],
  pt: [
    ['Exma. Senhora %,', 'Exmo. Senhor %,'],
    ['Prezada Sra. %,', 'Prezado Sr. %,'],
  ],
}

function named({ salutation, last, full }: Person, language: Language, chance: number): string {
  const isFemale = /^(?:frau|ms|mrs|miss|sra|senhora|d\.|dona|ex\.?ma)/i.test(salutation)
  const title = language === 'de' ? /^(?:Prof\.\s)?(?:Dr\.|Prof\.)/.exec(full)?.[0] : undefined
  const forms = ADDRESSED[language][chance < 0.75 ? 0 : 1] ?? ['%', '%']
  return forms[isFemale ? 0 : 1].replace('%', title ? `${title} ${last}` : last)
}

const SIGNS: Readonly<Record<Language, readonly string[]>> = {
  de: ['', 'i. A. ', 'i. V. ', 'gez. '],
  en: ['', 'p.p. ', ''],
  pt: ['', '', 'p/ '],
}

/** Who signs; a company under its name, with what the person is. */
function signatureOf({ sender, names, speech, kind }: Cast): Text[] {
  const { random, language } = names
  const signed = text`${sender.isFirm ? random.pick(SIGNS[language]) : ''}${value('person', sender.person.full)}`
  if (!sender.isFirm) return [signed]
  const company = random.chance(0.35) ? [text`${value('sellerName', sender.name)}`] : []
  const role = kind !== 'authority-letter' && random.chance(0.45) ? [capital(unfold('{post}', speech))] : []
  return [...company, signed, ...role]
}
