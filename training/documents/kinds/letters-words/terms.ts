import type { Language } from '../../types.ts'

/** What people do for a living. */
export const ROLES: Readonly<Record<Language, readonly string[]>> = {
  de: [
    '[Sachbearbeiter|Sachbearbeiterin|Teamleiter|Assistentin] [Einkauf|Vertrieb|Buchhaltung|Logistik|Personal|Innendienst|Qualitätssicherung]',
    '[Elektroniker|Mechatronikerin|Schreiner|Malerin|Schlosser|Lagerist|Bäckerin|Koch|Erzieherin|Pflegefachkraft|Disponent]',
    '[Projektleiter|Projektingenieurin|Entwicklerin|Bauleiter|Vertriebsleiterin|Servicetechniker|Kauffrau für Büromanagement]',
  ],
  en: [
    '[Purchasing|Sales|Accounts|Logistics|Personnel|Quality|Marketing] [Assistant|Officer|Manager|Executive|Coordinator]',
    '[Electrician|Carpenter|Warehouse Operative|Chef|Nursery Teacher|Care Assistant|Dispatcher|Bookkeeper]',
    '[Project Manager|Software Developer|Site Manager|Service Engineer|Office Manager|Production Supervisor]',
  ],
  pt: [
    '[assistente|técnico|coordenadora|analista|chefe] de [compras|vendas|contabilidade|logística|recursos humanos|qualidade]',
    '[eletricista|carpinteiro|cozinheira|enfermeira|motorista|rececionista|operador de armazém]',
    '[gestor de projetos|engenheira civil|programador|encarregado de obra|secretária administrativa]',
  ],
}

/** What somebody is who signs for a company. */
export const POSTS: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Geschäftsführer',
    'Geschäftsführerin',
    'Prokurist',
    '[Leitung|Leiterin|Leiter] [Einkauf|Vertrieb|Verwaltung|Personal|Technik]',
    'Kundenbetreuung',
    'Vorstand',
  ],
  en: [
    'Managing Director',
    '[Head of|Director of] [Sales|Purchasing|Operations|Finance]',
    'Office Manager',
    'Customer Service',
    'Secretary',
  ],
  pt: [
    'Gerente',
    'Diretora [comercial|financeira|geral]',
    'Departamento [comercial|financeiro|de pessoal]',
    'A Direção',
    'Sócio-gerente',
  ],
}

const NUMBERS = { en: '[one|two|three|four|six]', pt: '[30|60|90|15|120|45]' }

const NOTICE_PT = [
  `${NUMBERS.pt} dias`,
  '[30 (trinta)|60 (sessenta)|90 (noventa)] dias',
  '[um mês|dois meses|três meses]',
  '[15|30|60] dias [úteis|corridos|de antecedência]',
]

/**
 * Terms as they are agreed on; brackets are alternatives (see grammar.ts). `notice` answers "the notice period is",
 * `noticeOf` stands in "mit einer Frist von" and before "notice"; `open` is a term without an end.
 */
export const TERMS: Readonly<
  Record<'notice' | 'noticeOf' | 'contract' | 'open', Readonly<Record<Language, readonly string[]>>>
> = {
  notice: {
    de: [
      '[drei|3|sechs|6|vier|4|zwei] [Monate|Wochen]',
      '[drei|3|sechs|6|vier|4|zwei] [Monate|Wochen] zum [Quartalsende|Monatsende|Jahresende|Ende eines Kalendermonats|15. oder zum Monatsende]',
      '[ein Monat|1 Monat|vier Wochen|14 Tage|30 Tage] [zum Monatsende|zum Ende der Laufzeit|]',
    ],
    en: [
      '[one month|two months|three months|six weeks|30 days|60 days|90 days|14 days]',
      'not less than [30 days|one month|three months]',
    ],
    pt: NOTICE_PT,
  },
  noticeOf: {
    de: [
      '[drei|3|sechs|6|vier|4|zwei] [Monaten|Wochen]',
      '[drei|3|sechs|vier|zwei] [Monaten|Wochen] zum [Quartalsende|Monatsende|Jahresende|Ende eines Kalendermonats|15. oder zum Monatsende]',
      '[einem Monat|1 Monat|vier Wochen|14 Tagen|30 Tagen] [zum Monatsende|zum Ende der Laufzeit|]',
      '[drei|sechs] Monaten zum [Ende der Vertragslaufzeit|Ende des Vertragsjahres|Schluss eines Kalenderjahres]',
    ],
    en: [`${NUMBERS.en} [months’|weeks’|calendar months’]`, '[30|60|90|14|28] days’', '[three|two|six|3|6] months’'],
    pt: NOTICE_PT,
  },
  contract: {
    de: [
      '[12|24|36|48|60] Monate',
      '[ein Jahr|zwei Jahre|drei Jahre|fünf Jahre|zehn Jahre]',
      '[24|12] Monate mit Verlängerung um jeweils [12|6] Monate',
    ],
    en: [
      '[one year|two years|three years|five years]',
      '[12|24|36|60] months',
      '[twelve (12)|twenty-four (24)|thirty-six (36)] months',
    ],
    pt: [
      '[12|24|36|48] meses',
      '[12 (doze)|24 (vinte e quatro)|36 (trinta e seis)] meses',
      '[um ano|dois anos|cinco anos]',
    ],
  },
  open: {
    de: ['auf unbestimmte Zeit', 'unbefristet'],
    en: ['for an indefinite period', 'for an indefinite term'],
    pt: ['por tempo indeterminado', 'por prazo indeterminado'],
  },
}
