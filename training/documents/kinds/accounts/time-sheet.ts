// When somebody worked.
import { type Day, daysAfter, type Names } from '../../names/names.ts'
import { type Block, gap, lines, pairs, table } from '../../page/blocks.ts'
import { type Piece, salient, text, value } from '../../page/text.ts'

const WORDS = {
  de: {
    titles: [
      'Stundenzettel',
      'Stundennachweis',
      'Arbeitszeitnachweis',
      'Zeiterfassung',
      'Tätigkeitsnachweis',
      'Leistungsnachweis',
      'Arbeitszeitkonto',
      'Arbeitszeiterfassung',
      'Stundenaufstellung',
      'Stundenrapport',
      'Wochenrapport',
      'Arbeitsrapport',
      'Regiebericht Stunden',
      'Zeitnachweis Leihpersonal',
      'Tätigkeitsnachweis Zeitarbeit',
      'Arbeitszeiten studentische Hilfskraft',
      'Aufzeichnung der Arbeitszeit nach § 17 MiLoG',
      'Fahrtenbuch und Lenkzeiten',
      'Lenk- und Ruhezeiten',
      'Monatsblatt Arbeitszeit',
      'Dokumentation der täglichen Arbeitszeit',
      'Geleistete Stunden',
      'Wochenzettel',
      'Anwesenheitsliste',
    ],
    person: ['Mitarbeiter', 'Name', 'Mitarbeiterin', 'Arbeitnehmer', 'Name, Vorname'],
    period: ['Monat', 'Zeitraum', 'Abrechnungsmonat', 'Kalenderwoche', 'Monat/Jahr'],
    company: ['Firma', 'Auftraggeber', 'Arbeitgeber', 'Projekt / Kunde'],
    head: [
      ['Datum', 'Tag', 'Wochentag'],
      ['Beginn', 'von', 'Kommt', 'Arbeitsbeginn'],
      ['Ende', 'bis', 'Geht', 'Arbeitsende'],
      ['Pause', 'Pause (min)', 'Unterbrechung'],
      ['Stunden', 'Std.', 'Dauer', 'Netto', 'Arbeitszeit'],
      ['Tätigkeit', 'Bemerkung', 'Einsatz', 'Was wurde gemacht?', 'Fahrt'],
    ],
    total: ['Summe', 'Gesamtstunden', 'Summe Stunden', 'Gesamt'],
    sign: ['Unterschrift Mitarbeiter', 'Unterschrift Arbeitgeber', 'Datum, Unterschrift', 'Geprüft'],
    days: 'Mo Di Mi Do Fr',
    personnel: 'Personalnummer',
  },
  en: {
    titles: [
      'Time Sheet',
      'Timesheet',
      'Weekly Timesheet',
      'Record of hours worked',
      'Hours Log',
      'Agency timesheet',
      'Driver’s daily log',
      'Hours of service',
      'Student assistant hours',
      'Attendance record',
      'Overtime sheet',
      'Time record',
      'Contractor hours',
    ],
    person: ['Employee', 'Name', 'Employee name', 'Consultant'],
    period: ['Month', 'Period', 'Week ending', 'Pay period'],
    company: ['Company', 'Client', 'Employer', 'Project'],
    head: [
      ['Date', 'Day'],
      ['Start', 'In', 'From'],
      ['Finish', 'Out', 'To', 'End'],
      ['Break', 'Lunch'],
      ['Hours', 'Total', 'Hrs'],
      ['Task', 'Work done', 'Assignment', 'Notes'],
    ],
    total: ['Total hours', 'Total', 'Hours total'],
    sign: ['Employee signature', 'Manager signature', 'Approved by', 'Date signed'],
    days: 'Mon Tue Wed Thu Fri',
    personnel: 'Employee ID',
  },
  pt: {
    titles: [
      'Folha de Ponto',
      'Registo de horas',
      'Folha de horas',
      'Espelho de ponto',
      'Mapa de horas',
      'Controlo de assiduidade',
      'Cartão de ponto',
      'Registo diário do motorista',
      'Mapa de presenças',
      'Horas trabalhadas',
      'Folha de presença',
    ],
    person: ['Funcionário', 'Nome', 'Colaborador', 'Empregado'],
    period: ['Mês', 'Período', 'Competência', 'Mês/Ano'],
    company: ['Empresa', 'Cliente', 'Empregador'],
    head: [
      ['Data', 'Dia'],
      ['Entrada', 'Início', 'Das'],
      ['Saída', 'Fim', 'Às'],
      ['Intervalo', 'Pausa'],
      ['Horas', 'Total', 'N.º de horas'],
      ['Atividade', 'Tarefa', 'Observações'],
    ],
    total: ['Total de horas', 'Total', 'Horas totais'],
    sign: ['Assinatura do funcionário', 'Assinatura do responsável', 'Visto'],
    days: 'Seg Ter Qua Qui Sex',
    personnel: 'Matrícula',
  },
} as const

export interface TimeLook {
  readonly columns: readonly number[]
  readonly facts: 'left' | 'run' | 'across'
  readonly hasDayNames: boolean
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export function timeSheet(names: Names, { columns, facts, hasDayNames }: TimeLook): Block[] {
  const { random, language } = names
  const words = WORDS[language]
  const start = mondayAfter(names.day())
  const count = random.pick([5, 5, 10, 20, 22])
  const isClock = random.chance(0.4)
  const hours = (minutes: number) => (isClock ? clock(minutes) : names.amount(Math.round((minutes * 100) / 60)))
  const { rows, sum } = daysOf(names, { start, count, hasDayNames, hours, isClock })
  const person = random.chance(0.8) ? names.person().full : names.person().last
  const period = random.chance(0.6) ? names.month(start) : `${names.date(start)} - ${names.date(daysAfter(start, 27))}`
  const list: [Piece, Piece][] = [
    [`${random.pick(words.person)}:`, salient(value('person', person))],
    [`${random.pick(words.period)}:`, salient(value('period', period))],
    ...(random.chance(0.7) ? ([[`${random.pick(words.company)}:`, names.company().name]] as [Piece, Piece][]) : []),
    ...(random.chance(0.4) ? ([[`${words.personnel}:`, random.code('#####')]] as [Piece, Piece][]) : []),
  ]
  const shares = columns.map((column) => (column === 5 ? 2.2 : 1))
  const all = shares.reduce((one, two) => one + two, 0)
  return [
    ...(random.chance(0.88)
      ? [
          lines([salient(random.pick(words.titles))], {
            size: 16,
            isBold: true,
            align: random.pick(['left', 'centre']),
          }),
        ]
      : []),
    gap(12),
    pairs(list, facts, { labelShare: 0.22 }),
    gap(12),
    table({
      columns: shares.map((share) => ({ share: share / all, align: 'left' })),
      head: columns.map((column) => random.pick(words.head[column] ?? [''])),
      rows: rows.map((row) => columns.map((column) => row[column] ?? '')),
      rowGap: random.pick([1, 3, 6]),
      style: { size: 9 },
    }),
    gap(6),
    lines([salient(text`${random.pick(words.total)}: ${hours(sum)}`)], {
      isBold: true,
      align: random.pick(['left', 'right']),
    }),
    gap(40),
    pairs(
      random.sample(words.sign, 2).map((sign) => ['____________________', sign]),
      'left',
      { labelShare: 0.5 },
    ),
  ]
}

interface DaysParts {
  readonly start: Day
  readonly count: number
  readonly hasDayNames: boolean
  readonly isClock: boolean
  /** How hours are written, from minutes. */
  readonly hours: (minutes: number) => string
}

/** Working days with all their columns, and their minutes together. */
function daysOf(
  names: Names,
  { start, count, hasDayNames, isClock, hours }: DaysParts,
): { rows: string[][]; sum: number } {
  const { random, language } = names
  const week = WORDS[language].days.split(' ')
  let sum = 0
  const rows = Array.from({ length: count }, (_, index) => {
    const day = daysAfter(start, Math.floor(index / 5) * 7 + (index % 5))
    const [from, pause] = [random.whole(24, 38) * 15, random.pick([0, 30, 30, 45, 60])]
    const until = from + random.whole(16, 40) * 15
    const worked = until - from - pause
    sum += worked
    const date = `${hasDayNames ? `${week[index % 5]} ` : ''}${names.date(day, 'figures')}`
    const rest = isClock ? clock(pause) : String(pause)
    return [date, clock(from), clock(until), rest, hours(worked), names.goods('service').name]
  })
  return { rows, sum }
}

function mondayAfter(day: Day): Day {
  const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()
  return daysAfter(day, (8 - weekday) % 7)
}
