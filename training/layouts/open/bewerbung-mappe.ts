// An application as it comes by mail, letter and curriculum in one file: the applicant's own look on both sheets, a grey field where the
// photo is, places of work with the latest first, notice and salary in the letter.
import { type Company, type Day, daysAfter, type Names } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.5 'Lato';color:#222;padding:18mm 24mm}.n{font:300 24pt 'Lato';color:#2a5d67;letter-spacing:.5pt}.sub{font-size:8.6pt;color:#555;border-bottom:.8pt solid #2a5d67;padding-bottom:2.5mm;margin-bottom:9mm}.to{margin-bottom:9mm}h1{font:700 11pt 'Lato';margin:5mm 0 5mm}h2{font:700 10pt 'Lato';color:#2a5d67;text-transform:uppercase;letter-spacing:1.2pt;margin:5mm 0 1.5mm}.l{width:100%}.l td{padding:.8mm 0;vertical-align:top}.l td:first-child{width:40mm;color:#555}.ph{right:24mm;top:46mm;width:34mm;height:44mm;background:linear-gradient(#cfd8da,#9fb0b4)}`

const CRAFTS = [
  {
    job: 'Servicetechnikerin Kältetechnik',
    man: 'Servicetechniker Kältetechnik',
    learned: 'Mechatronik für Kältetechnik (Handwerk)',
    skill: 'Kälteschein Kategorie I, Löten und Hartlöten, Führerschein BE',
    salary: '46.500',
  },
  {
    job: 'Bürokauffrau in Teilzeit',
    man: 'Bürokaufmann in Teilzeit',
    learned: 'Kauffrau/Kaufmann für Büromanagement',
    skill: 'DATEV, Lohnabrechnung, Tabellenkalkulation, Englisch B2',
    salary: '31.200',
  },
] as const
const WORK = [
  {
    advert: 'Ihrer Webseite',
    duty: 'Wartung und Störungsdienst von rund 140 Anlagen',
    plus: 'Bereitschaft am Wochenende bin ich gewohnt; mit Kundinnen und Kunden komme ich gut zurecht.',
    tasks: 'Wartung, Inbetriebnahme, Notdienst, Einweisung von Lehrlingen',
    earlier: ['Montage Kältetechnik', 'Montage Wärmepumpen'],
    course: 'Natürliche Kältemittel: Propan und CO₂, drei Tage',
  },
  {
    advert: 'dem Stellenmarkt der Gemeinde',
    duty: 'die vorbereitende Buchhaltung und den Empfang',
    plus: 'Meine Arbeitszeit kann ich auf vier Vormittage und einen Nachmittag verteilen.',
    tasks: 'Rechnungen prüfen, Mahnwesen, Reisekosten, Telefon und Post',
    earlier: ['Sachbearbeitung Auftragsannahme', 'Aushilfe am Empfang'],
    course: 'E-Rechnung und GoBD, zwei Tage',
  },
] as const
const { date } = writingOf('DE')

const table = (rows: readonly (readonly [string, string])[]) =>
  `<table class="l">${each(rows, ([when, what]) => `<tr><td>${when}</td><td>${what}</td></tr>`)}</table>`

/** "Schröder" -> "schroeder" */
const plain = (name: string) =>
  name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')

interface Applicant {
  readonly head: string
  readonly job: string
  readonly index: number
  readonly place: string
  readonly day: Day
  readonly born: Day
  /** Where she works, worked before, and learned. */
  readonly firms: readonly [Company, Company, Company]
}

/** The second sheet. */
function curriculum(names: Names, { head, job, index, place, day, born, firms }: Applicant): string {
  const { learned, skill } = CRAFTS[index === 0 ? 0 : 1]
  const { tasks, earlier, course } = WORK[index === 0 ? 0 : 1]
  const { random } = names
  const [now, before, school] = firms
  const month = (age: number) => `${String(born.month).padStart(2, '0')}/${born.year + age}`
  const about = table([
    ['Geburtsdatum', date(born)],
    ['Geburtsort', names.town()],
    ['Familienstand', random.pick(['ledig', 'verheiratet, zwei Kinder', 'verheiratet'])],
  ])
  const work = table([
    [`seit ${month(27)}`, `<b>${job.replace(' in Teilzeit', '')}</b><br>${now.name}, ${now.address.town}<br>${tasks}`],
    [`${month(22)} – ${month(27)}`, `<b>${earlier[0]}</b><br>${before.name}, ${before.address.town}`],
    [`${month(20)} – ${month(22)}`, `<b>${earlier[1]}</b><br>${school.name}, ${school.address.town}`],
  ])
  const grade = random.pick(['gut', 'sehr gut', 'befriedigend'])
  const education = table([
    [
      `${born.year + 17} – ${born.year + 20}`,
      `Ausbildung ${learned}<br>${school.name}, Abschluss mit der Note ${grade}`,
    ],
    [`${born.year + 11} – ${born.year + 17}`, `Realschule ${names.town()}, Mittlere Reife`],
  ])
  const further = table([
    [String(day.year - 2), course],
    [String(day.year - 4), 'Ersthelfer im Betrieb'],
  ])
  return `${head}<h2 style="margin-top:0">Lebenslauf</h2><div class="abs ph"></div>${about}<div style="height:14mm"></div><h2>Berufserfahrung</h2>${work}<h2>Ausbildung</h2>${education}<h2>Kenntnisse</h2><p>${skill}</p><h2>Weiterbildung</h2>${further}<p style="margin-top:9mm">${place}, ${date(day, 'long')}</p>`
}

export const layout: Layout = {
  name: 'bewerbung-mappe',
  kind: 'application',
  language: 'de',
  types: ['application'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const craft = CRAFTS[index === 0 ? 0 : 1]
    const { advert, duty, plus } = WORK[index === 0 ? 0 : 1]
    const [self, home, chef] = [names.person(), names.address(), names.person()]
    const [firm, now, before, school] = [names.company(), names.company(), names.company(), names.company()]
    const job = self.salutation === 'Herr' ? craft.man : craft.job
    const day = dayIn(random, 2025)
    const [born, start] = [dayIn(random, 1984, 1997), { ...daysAfter(day, 100), day: 1 }]
    const name = `${self.first} ${self.last}`
    const phone = random.code('0151 2#######')
    const mail = `${plain(self.last)}-bewerbung@post.example`
    const head = `<div class="n">${name}</div><div class="sub">${home.street} · ${home.place} · ${phone} · ${mail}</div>`
    const letter = `${head}<div class="to">${firm.name}<br>Personalabteilung<br>${chef.salutation} ${chef.full}<br>${firm.address.street}<br>${firm.address.place}</div><p class="r">${home.town}, ${date(day, 'long')}</p><h1>Bewerbung als ${job}<br>Ihre Anzeige auf ${advert}, Kennziffer ${random.code('##-25')}</h1><p>${chef.salutation === 'Herr' ? 'Sehr geehrter Herr' : 'Sehr geehrte Frau'} ${chef.last},</p><p>Ihre Anzeige hat mich sofort angesprochen, denn ich suche einen Betrieb in der Nähe, in dem ich selbstständig arbeiten und dazulernen kann. Seit ${born.year + 27} bin ich bei ${now.name} in ${now.address.town} tätig und dort für ${duty} verantwortlich.</p><p>Davor habe ich bei ${before.name} gelernt, auch unter Zeitdruck freundlich zu bleiben und sauber zu dokumentieren. ${plus}</p><p>Meine Kündigungsfrist beträgt drei Monate zum Monatsende, so dass ich zum ${date(start)} bei Ihnen beginnen kann. Meine Gehaltsvorstellung liegt bei ${craft.salary} Euro brutto im Jahr.</p><p>Über eine Einladung zu einem Gespräch oder einem Tag zur Probe freue ich mich sehr.</p><p>Mit freundlichen Grüßen</p><p style="font:19pt 'Z003';margin:4mm 0 1mm;color:#1d2f7a">${name}</p><p>Anlagen: Lebenslauf, Zeugnisse</p>`
    const cv = curriculum(names, { head, job, index, place: home.town, day, born, firms: [now, before, school] })
    return {
      html: sheets(CSS, [letter, cv]),
      pages: 2,
      fileName: `Bewerbung_${self.last}.pdf`,
      facts: [
        [name, self.last],
        [job, `Bewerbung als ${job}`],
        [date(start), craft.salary, mail],
      ],
    }
  },
}
