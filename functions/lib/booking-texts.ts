import { textsFor } from './texts.ts'

/** What the booking function says to visitors; site/data/booking.yaml says the same where the dialog checks. */
export interface BookingTexts {
  readonly language: string
  /** Step 1: name or e-mail address is missing. */
  readonly required: string
  readonly emailFormat: string
  readonly phone: string
  readonly title: string
  readonly promise: string
  readonly failed: string
}

const TEXTS: Readonly<Record<'de' | 'en' | 'pt', Omit<BookingTexts, 'language'>>> = {
  de: {
    required: 'Bitte füllen Sie alle Pflichtfelder aus (Name, E-Mail)',
    emailFormat: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    phone: 'Telefonnummer ist für die finale Terminbuchung erforderlich',
    title: 'Termin gebucht!',
    promise: 'Wir melden uns innerhalb von 2 Stunden bei Ihnen.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  en: {
    required: 'Please fill in all required fields (name, e-mail)',
    emailFormat: 'Please enter a valid e-mail address',
    phone: 'A phone number is required to complete the booking',
    title: 'Call booked!',
    promise: 'We will get back to you within 2 hours.',
    failed: 'That did not work. Please try again.',
  },
  pt: {
    required: 'Preencha todos os campos obrigatórios (nome, e-mail)',
    emailFormat: 'Informe um endereço de e-mail válido',
    phone: 'O número de telefone é necessário para concluir o agendamento',
    title: 'Conversa agendada!',
    promise: 'Entraremos em contato em até 2 horas.',
    failed: 'Não funcionou. Por favor, tente novamente.',
  },
}

/** The texts in the language of the page that sent the request. */
export function bookingTextsFor(request: Request): BookingTexts {
  const { language } = textsFor(request, undefined)
  return { language, ...TEXTS[language] }
}
