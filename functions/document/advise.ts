// What a bookkeeper would notice: rules over the facts, each with the fact that it rests on. Nothing is guessed.
import type { DocumentKind, Field, FieldName, Reading, Understanding } from './types.ts'
import { formatAmount, formatDate, type PageLanguage, pageLanguage } from './words.ts'

export interface Action {
  readonly action: string
  readonly priority: 'immediate' | 'high' | 'other'
  readonly estimatedTimeSaved: string
  readonly automation: string
}

export interface Advice {
  readonly insights: readonly string[]
  readonly issues: readonly string[]
  readonly actions: readonly Action[]
  readonly nextSteps: readonly string[]
}

export interface Situation {
  readonly language: string
  readonly today: Date
}

/** Everything that the rules look at. */
interface Case {
  readonly understanding: Understanding
  readonly reading: Reading
  readonly language: PageLanguage
  /** ISO date. */
  readonly today: string
  field(name: FieldName): Field | undefined
}

export function advise(understanding: Understanding, reading: Reading, { language, today }: Situation): Advice {
  const about: Case = {
    understanding,
    reading,
    language: pageLanguage(language),
    today: today.toISOString().slice(0, 10),
    field: (name) => understanding.fields.find((field) => field.name === name),
  }
  return {
    insights: insights(about),
    issues: issues(about),
    actions: actions(about),
    nextSteps: nextSteps(about),
  }
}

const say = ({ language }: Case, de: string, en: string, pt: string) =>
  language === 'de' ? de : language === 'en' ? en : pt

const BILLS: readonly DocumentKind[] = ['invoice', 'credit-note', 'reminder', 'receipt']

function insights(about: Case): string[] {
  const { understanding, language, field, today } = about
  const found: string[] = []
  const due = field('dueDate') ?? field('deadline')
  if (understanding.eInvoice)
    found.push(
      say(
        about,
        `E-Rechnung (${understanding.eInvoice}): Die Angaben stammen aus dem XML der Datei.`,
        `E-invoice (${understanding.eInvoice}): the facts come from the XML of the file.`,
        `Fatura eletrônica (${understanding.eInvoice}): os dados vêm do XML do arquivo.`,
      ),
    )
  if (due) {
    const day = formatDate(due.value, language)
    const days = daysBetween(today, due.value)
    if (days < 0)
      found.push(say(about, `Die Frist ${day} ist vorbei.`, `The date ${day} has passed.`, `O prazo ${day} já passou.`))
    else
      found.push(
        say(
          about,
          `Fällig am ${day}, in ${days} Tagen.`,
          `Due on ${day}, in ${days} days.`,
          `Vence em ${day}, em ${days} dias.`,
        ),
      )
  }
  const discount = discountOf(about)
  if (discount) found.push(discount)
  if (understanding.items.length > 0)
    found.push(
      say(
        about,
        `${understanding.items.length} Positionen gelesen.`,
        `${understanding.items.length} line items read.`,
        `${understanding.items.length} itens lidos.`,
      ),
    )
  return found
}

/** "3 % Skonto innerhalb 10 Tagen": the share and what it is worth. */
function discountOf(about: Case): string | null {
  const { field, language } = about
  const terms = field('discountTerms')?.value ?? ''
  const percent = /(\d{1,2}(?:[.,]\d+)?)\s?%\s*(?:skonto|discount|desconto)/i.exec(terms)?.[1]?.replace(',', '.')
  const gross = field('grossTotal')
  if (!percent || !gross) return null
  const worth = formatAmount(
    ((Number(gross.value) * Number(percent)) / 100).toFixed(2),
    field('currency')?.value ?? 'EUR',
    language,
  )
  return say(
    about,
    `${percent.replace('.', ',')} % Skonto sind ${worth}.`,
    `The ${percent} % cash discount is worth ${worth}.`,
    `O desconto de ${percent} % vale ${worth}.`,
  )
}

function issues(about: Case): string[] {
  return [...legibility(about), ...differences(about), ...sums(about), ...duties(about), ...timing(about)]
}

/** Below this the reading of a picture is unsure (research: 88 and more went with 4 % wrong letters at most). */
const SURE_OCR = 0.88
const POOR_OCR = 0.8

function legibility(about: Case): string[] {
  const reading = about.reading.attachment ?? about.reading
  const { ocr, pages, pageCount } = reading
  const found: string[] = []
  if (ocr && ocr.certainty < POOR_OCR)
    found.push(
      say(
        about,
        'Das Bild ist schlecht zu lesen; bitte prüfen Sie jede Angabe.',
        'The picture is hard to read; please check every entry.',
        'A imagem é difícil de ler; confira cada dado.',
      ),
    )
  else if (ocr && ocr.certainty < SURE_OCR)
    found.push(
      say(
        about,
        'Einzelne Stellen sind schlecht lesbar; bitte prüfen Sie Beträge und Nummern.',
        'Some parts are hard to read; please check amounts and numbers.',
        'Alguns trechos são difíceis de ler; confira valores e números.',
      ),
    )
  if (pageCount > pages.length)
    found.push(
      say(
        about,
        `Gelesen wurden ${pages.length} von ${pageCount} Seiten.`,
        `${pages.length} of ${pageCount} pages were read.`,
        `Foram lidas ${pages.length} de ${pageCount} páginas.`,
      ),
    )
  return found
}

function differences(about: Case): string[] {
  return about.understanding.differences.map(({ xml, page }) =>
    say(
      about,
      `XML und sichtbare Rechnung unterscheiden sich: „${xml}“ gegen „${page}“.`,
      `The XML and the visible invoice differ: “${xml}” against “${page}”.`,
      `O XML e a fatura visível diferem: “${xml}” e “${page}”.`,
    ),
  )
}

const cents = (field: Field | undefined) => (field ? Math.round(Number(field.value) * 100) : Number.NaN)

function sums(about: Case): string[] {
  const [net, tax, gross] = [
    cents(about.field('netTotal')),
    cents(about.field('taxTotal')),
    cents(about.field('grossTotal')),
  ]
  if (Number.isNaN(net + tax + gross) || Math.abs(net + tax - gross) <= 1) return []
  return [
    say(
      about,
      'Netto und Steuer ergeben nicht den Bruttobetrag.',
      'Net amount and tax do not add up to the total.',
      'Valor líquido e imposto não somam o total.',
    ),
  ]
}

/** What German VAT law asks of an invoice above 250 EUR (section 14 (4) UStG, section 33 UStDV). */
const SMALL_INVOICE = 250

function duties(about: Case): string[] {
  const { understanding, field } = about
  const gross = Number(field('grossTotal')?.value ?? 0)
  if (understanding.kind.name !== 'invoice' || understanding.language.code !== 'de' || gross <= SMALL_INVOICE) return []
  const missing: [FieldName[], string][] = [
    [['documentNumber'], 'Rechnungsnummer'],
    [['documentDate'], 'Rechnungsdatum'],
    [['sellerVatId', 'sellerTaxNumber'], 'Steuernummer oder USt-IdNr.'],
    [['buyerName'], 'Name des Empfängers'],
  ]
  const names = missing.filter(([fields]) => !fields.some((name) => field(name))).map(([, name]) => name)
  if (names.length === 0) return []
  return [
    say(
      about,
      `Nicht gefunden, aber Pflicht auf einer Rechnung (§ 14 UStG): ${names.join(', ')}.`,
      `Not found, but required on a German invoice (section 14 UStG): ${names.join(', ')}.`,
      `Não encontrado, mas obrigatório numa fatura alemã (§ 14 UStG): ${names.join(', ')}.`,
    ),
  ]
}

function timing(about: Case): string[] {
  const [issued, due] = [about.field('documentDate')?.value, about.field('dueDate')?.value]
  if (!issued || !due || due >= issued) return []
  return [
    say(
      about,
      'Die Fälligkeit liegt vor dem Datum des Dokuments.',
      'The due date lies before the date of the document.',
      'O vencimento é anterior à data do documento.',
    ),
  ]
}

function actions(about: Case): Action[] {
  const { kind } = about.understanding
  const isBill = BILLS.includes(kind.name) && about.field('grossTotal') !== undefined
  const first = FIRST_STEPS[kind.name]
  const steps = [...(isBill ? [payment(about), BOOKING(about)] : []), ...(first ? [first(about)] : [])]
  return steps.length > 0 ? steps : [FILING(about)]
}

/** A bill is due at once when its date is a week away, or has passed. */
const URGENT_DAYS = 7

function payment(about: Case): Action {
  const due = about.field('dueDate')
  const isUrgent = due !== undefined && daysBetween(about.today, due.value) <= URGENT_DAYS
  const isReminder = about.understanding.kind.name === 'reminder'
  return { ...PAYMENT(about), priority: isUrgent || isReminder ? 'immediate' : 'high' }
}

type Step = (about: Case) => Action

type Words = readonly [de: string, en: string, pt: string]

/** @param minutes what typing it by hand takes, as a rough estimate */
const step =
  (priority: Action['priority'], action: Words, automation: Words, minutes = 5): Step =>
  (about) => ({
    priority,
    action: say(about, ...action),
    estimatedTimeSaved: say(about, `etwa ${minutes} min`, `about ${minutes} min`, `cerca de ${minutes} min`),
    automation: say(about, ...automation),
  })

const PAYMENT = step(
  'high',
  [
    'Rechnung prüfen und zur Zahlung freigeben',
    'Check the invoice and release the payment',
    'Conferir a fatura e liberar o pagamento',
  ],
  [
    'Zahlung mit IBAN, Betrag und Verwendungszweck vorschlagen',
    'Propose the payment with account, amount and reference',
    'Propor o pagamento com conta, valor e referência',
  ],
)
const BOOKING = step(
  'other',
  [
    'Beleg ablegen und an die Buchhaltung geben',
    'File the document and hand it to accounting',
    'Arquivar e enviar à contabilidade',
  ],
  [
    'Felder und Datei an das Buchhaltungsprogramm übergeben',
    'Hand fields and file to the accounting software',
    'Enviar campos e arquivo ao sistema contábil',
  ],
  4,
)
const FILING = step(
  'other',
  ['Dokument zuordnen und ablegen', 'Assign and file the document', 'Classificar e arquivar o documento'],
  [
    'Nach Art und Absender in den richtigen Ordner legen',
    'Put it into the right folder by kind and sender',
    'Guardar na pasta certa por tipo e remetente',
  ],
  3,
)

const FIRST_STEPS: Partial<Record<DocumentKind, Step>> = {
  offer: step(
    'high',
    ['Angebot vergleichen und antworten', 'Compare the offer and answer', 'Comparar e responder ao orçamento'],
    [
      'Angebote nebeneinanderstellen und an die Bindefrist erinnern',
      'Put offers side by side and remind of their deadline',
      'Comparar orçamentos e lembrar do prazo',
    ],
  ),
  order: step(
    'high',
    ['Bestellung bestätigen und einplanen', 'Confirm and schedule the order', 'Confirmar e agendar o pedido'],
    [
      'Auftrag anlegen und die Bestätigung vorbereiten',
      'Create the order and prepare the confirmation',
      'Criar o pedido e preparar a confirmação',
    ],
  ),
  enquiry: step(
    'immediate',
    ['Anfrage beantworten', 'Answer the enquiry', 'Responder à consulta'],
    [
      'Antwort mit passendem Angebot vorbereiten',
      'Prepare an answer with a fitting offer',
      'Preparar resposta com proposta',
    ],
  ),
  complaint: step(
    'immediate',
    ['Reklamation bestätigen und klären', 'Acknowledge and settle the complaint', 'Confirmar e resolver a reclamação'],
    [
      'Vorgang anlegen und Eingangsbestätigung senden',
      'Open a case and send an acknowledgement',
      'Abrir chamado e confirmar o recebimento',
    ],
  ),
  contract: step(
    'high',
    ['Fristen und Laufzeit notieren', 'Note deadlines and term', 'Anotar prazos e vigência'],
    ['An Kündigungsfristen rechtzeitig erinnern', 'Remind of notice periods in time', 'Lembrar dos prazos de aviso'],
  ),
  termination: step(
    'immediate',
    ['Kündigung prüfen und bestätigen', 'Check and confirm the termination', 'Verificar e confirmar a rescisão'],
    [
      'Bestätigung mit Enddatum vorbereiten',
      'Prepare a confirmation with the end date',
      'Preparar confirmação com a data final',
    ],
  ),
  application: step(
    'high',
    [
      'Eingang bestätigen und Bewerbung weitergeben',
      'Acknowledge and pass on the application',
      'Confirmar e encaminhar o currículo',
    ],
    [
      'Bewerberdaten anlegen und Termin vorschlagen',
      'Create the applicant and propose an interview',
      'Cadastrar candidato e propor entrevista',
    ],
  ),
  'delivery-note': step(
    'other',
    [
      'Lieferung mit der Bestellung vergleichen',
      'Compare the delivery with the order',
      'Comparar a entrega com o pedido',
    ],
    [
      'Mengen abgleichen und Abweichungen melden',
      'Match quantities and report differences',
      'Conferir quantidades e apontar diferenças',
    ],
  ),
  'business-card': step(
    'other',
    ['Kontakt anlegen', 'Create the contact', 'Criar o contato'],
    ['Kontakt in das Adressbuch übernehmen', 'Add the contact to the address book', 'Adicionar o contato à agenda'],
  ),
  'authority-letter': step(
    'immediate',
    [
      'Frist prüfen und Antwort vorbereiten',
      'Check the deadline and prepare an answer',
      'Verificar prazo e preparar resposta',
    ],
    [
      'Frist eintragen und an die zuständige Person geben',
      'Enter the deadline and hand it to whoever is responsible',
      'Registrar o prazo e encaminhar ao responsável',
    ],
  ),
}

function nextSteps(about: Case): string[] {
  const { understanding, field } = about
  const steps: string[] = []
  const unsure = understanding.fields.filter(({ confidence }) => confidence < 0.75).length
  if (unsure > 0)
    steps.push(
      say(
        about,
        `${unsure} unsichere Angaben am Dokument prüfen`,
        `Check ${unsure} uncertain entries against the document`,
        `Conferir ${unsure} dados incertos no documento`,
      ),
    )
  if (BILLS.includes(understanding.kind.name) && field('iban'))
    steps.push(
      say(
        about,
        'Bankverbindung mit der bekannten vergleichen',
        'Compare the bank account with the known one',
        'Comparar a conta bancária com a conhecida',
      ),
    )
  if (steps.length === 0)
    steps.push(
      say(
        about,
        'Angaben übernehmen und ablegen',
        'Take over the facts and file the document',
        'Registrar os dados e arquivar',
      ),
    )
  return steps
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
