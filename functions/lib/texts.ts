import { referringPath } from './http.ts'
import type { SiteFacts } from './types.ts'

type Language = 'de' | 'en' | 'pt'

/** What functions say to visitors, in the languages of the contact forms. */
export interface Texts {
  readonly language: Language
  /** Route of the home page in this language. */
  readonly home: string
  readonly labels: Readonly<Record<'name' | 'email' | 'subject' | 'phone' | 'message', string>>
  readonly required: string
  readonly optional: string
  readonly send: string
  readonly sentTitle: string
  readonly checkTitle: string
  readonly failedTitle: string
  readonly missing: Readonly<Record<'name' | 'email' | 'message', string>>
  readonly emailFormat: string
  readonly fieldWrong: string
  readonly formWrong: string
  readonly malformed: string
  readonly tooLarge: string
  readonly wrongType: string
  readonly tooMany: string
  /** On a page that cannot show the form again. */
  readonly stillThere: string
  /** Before the owner's phone number and e-mail address. */
  readonly reachUs: string
  readonly back: string
  readonly toHome: string
}

const de: Texts = {
  language: 'de',
  home: '/',
  labels: { name: 'Name', email: 'E-Mail', subject: 'Betreff', phone: 'Telefon', message: 'Nachricht' },
  required: 'Pflichtfeld',
  optional: 'freiwillig',
  send: 'Nachricht senden',
  sentTitle: 'Ihre Nachricht ist angekommen',
  checkTitle: 'Bitte prüfen Sie Ihre Angaben',
  failedTitle: 'Ihre Nachricht ging nicht durch',
  missing: {
    name: 'Bitte geben Sie Ihren Namen ein',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    message: 'Bitte schreiben Sie uns eine Nachricht',
  },
  emailFormat: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  fieldWrong: 'Diese Angabe ist zu lang oder passt nicht',
  formWrong: 'Bitte füllen Sie alle Pflichtfelder aus (Name, E-Mail, Nachricht)',
  malformed: 'Die Anfrage war unvollständig. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  tooLarge: 'Die Nachricht ist zu lang. Bitte kürzen Sie sie.',
  wrongType: 'Diese Art von Anfrage wird hier nicht verstanden.',
  tooMany: 'Das waren viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  stillThere: 'Gehen Sie im Browser einen Schritt zurück: Dort steht Ihr Text noch.',
  reachUs: 'Der direkte Weg zu uns:',
  back: 'Zurück zur Seite',
  toHome: 'Zur Startseite',
}

const en: Texts = {
  language: 'en',
  home: '/en/',
  labels: { name: 'Name', email: 'E-mail', subject: 'Subject', phone: 'Phone', message: 'Message' },
  required: 'required',
  optional: 'optional',
  send: 'Send message',
  sentTitle: 'Your message has arrived',
  checkTitle: 'Please check what you entered',
  failedTitle: 'Your message did not get through',
  missing: {
    name: 'Please enter your name',
    email: 'Please enter your e-mail address',
    message: 'Please write us a message',
  },
  emailFormat: 'Please enter a valid e-mail address',
  fieldWrong: 'This entry is too long or does not fit',
  formWrong: 'Please fill in all required fields (name, e-mail, message)',
  malformed: 'The request was incomplete. Please reload the page and try again.',
  tooLarge: 'The message is too long. Please shorten it.',
  wrongType: 'This kind of request is not understood here.',
  tooMany: 'That was a lot of requests in a short time. Please try again in a few minutes.',
  stillThere: 'Go one step back in your browser: your text is still there.',
  reachUs: 'How to reach us directly:',
  back: 'Back to the page',
  toHome: 'To the home page',
}

const pt: Texts = {
  language: 'pt',
  home: '/pt/',
  labels: { name: 'Nome', email: 'E-mail', subject: 'Assunto', phone: 'Telefone', message: 'Mensagem' },
  required: 'obrigatório',
  optional: 'opcional',
  send: 'Enviar mensagem',
  sentTitle: 'Sua mensagem chegou',
  checkTitle: 'Por favor, verifique os dados',
  failedTitle: 'Sua mensagem não foi enviada',
  missing: {
    name: 'Informe seu nome',
    email: 'Informe seu e-mail',
    message: 'Escreva uma mensagem',
  },
  emailFormat: 'Informe um endereço de e-mail válido',
  fieldWrong: 'Este dado é longo demais ou não serve',
  formWrong: 'Por favor, preencha todos os campos obrigatórios (nome, e-mail, mensagem)',
  malformed: 'O pedido estava incompleto. Por favor, recarregue a página e tente novamente.',
  tooLarge: 'A mensagem é longa demais. Por favor, encurte-a.',
  wrongType: 'Este tipo de pedido não é aceito aqui.',
  tooMany: 'Foram muitos pedidos em pouco tempo. Por favor, tente novamente em alguns minutos.',
  stillThere: 'Volte um passo no navegador: seu texto ainda está lá.',
  reachUs: 'Como falar conosco diretamente:',
  back: 'Voltar à página',
  toHome: 'Ir à página inicial',
}

/**
 * The texts in the language that the body names, or else in that of the page which sent it. German, unless
 * that is a language in which forms are offered.
 *
 * @param data the body, unchecked; undefined if it could not be read
 */
export function textsFor(request: Request, data: unknown): Texts {
  const named = typeof data === 'object' && data !== null && 'language' in data ? data.language : undefined
  const language = named ?? referringPath(request)?.split('/')[1]
  if (language === 'en') return en
  return language === 'pt' ? pt : de
}

type Outcome = Readonly<Record<'success' | 'error', string>>

/** What each form says after sending, as site/data/forms.yaml has it: the error catalogue of the specification. */
const OUTCOMES: Readonly<Record<'talk-to-us' | 'home' | 'app' | 'inline', Readonly<Record<Language, Outcome>>>> = {
  'talk-to-us': {
    de: {
      success: 'Danke! Wir melden uns bald bei dir.',
      error: 'Etwas ist schiefgelaufen. Bitte versuch es später erneut.',
    },
    en: {
      success: "Thank you! We'll get back to you soon.",
      error: 'Something went wrong. Please try again later.',
    },
    pt: { success: 'Valeu! Entraremos em contato em breve.', error: 'Algo deu errado. Tenta novamente mais tarde.' },
  },
  home: sentWithin(2, ''),
  inline: sentWithin(2, '✓ '),
  app: sentWithin(24, '✓ '),
}

function sentWithin(hours: number, mark: string): Readonly<Record<Language, Outcome>> {
  return {
    de: {
      success: `${mark}Vielen Dank! Wir melden uns innerhalb von ${hours} Stunden.`,
      error: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    },
    en: {
      success: `${mark}Thank you! We'll get back to you within ${hours} hours.`,
      error: 'That did not work. Please try again.',
    },
    pt: {
      success: `${mark}Obrigado! Entraremos em contato em até ${hours} horas.`,
      error: 'Não funcionou. Por favor, tente novamente.',
    },
  }
}

/** What the form of a source says after sending. */
export function outcome(source: unknown, { language }: Texts): Outcome {
  return OUTCOMES[formOf(typeof source === 'string' ? source : '')][language]
}

function formOf(source: string): keyof typeof OUTCOMES {
  if (source.startsWith('talk')) return 'talk-to-us'
  if (source.startsWith('home')) return 'home'
  return source.startsWith('app') ? 'app' : 'inline'
}

/** What went wrong on our side, and how to reach the owner all the same. */
export function withWays(error: string, { reachUs }: Texts, { phone, email }: SiteFacts): string {
  const ways = [phone, email].filter((way) => way !== null)
  return ways.length > 0 ? `${error} ${reachUs} ${ways.join(', ')}` : error
}

/** How to reach the owner, to end a German sentence with. */
export function waysToReach({ phone, email }: SiteFacts): string {
  const byPhone = phone ? `telefonisch unter ${phone}` : 'am Telefon'
  return `${byPhone} oder per E-Mail${email ? ` an ${email}` : ''}`
}
