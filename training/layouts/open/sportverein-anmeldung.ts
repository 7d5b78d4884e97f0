// A sports club's membership form with a direct debit mandate: combs of boxes for letters, crosses, lines. The first paper is
// empty, the second one filled in with blue ink.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.4pt/1.35 'Roboto','Open Sans',sans-serif;padding:13mm 16mm}.top{display:flex;align-items:center;gap:5mm;border-bottom:2.4pt solid #1c7a3c;padding-bottom:3mm}.badge{width:19mm;height:19mm;border-radius:50%;background:#1c7a3c;color:#fff;font:700 11pt/19mm 'Roboto',sans-serif;text-align:center}h1{font-size:16pt;margin:0}h2{font-size:10.5pt;background:#1c7a3c;color:#fff;padding:.8mm 2mm;margin:4.5mm 0 2mm}.f{display:grid;grid-template-columns:1fr 1fr;gap:2.5mm 6mm}.f div{border-bottom:.6pt solid #333;height:9.5mm}.f small{display:block;font-size:6.8pt;color:#444}.ink{font:14pt/1 'Z003',cursive;color:#14318a}.comb{display:flex;margin-top:1mm}.comb i{width:6.4mm;height:7mm;border:.5pt solid #333;margin-left:-.5pt;text-align:center;font:12pt/7mm 'Z003',cursive;color:#14318a}`
const { date } = writingOf('DE')
const SPORTS = ['Turnen', 'Handball', 'Judo', 'Tischtennis', 'Leichtathletik', 'Rehasport']

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [person, home, firm, day] = [names.person(), names.address(), names.company(), dayIn(random, 2025, 2026)]
  const club = 'Turn- und Sportgemeinschaft Auental 1908 e. V.'
  const isFilled = index === 1
  const fill = (text: string) => (isFilled ? `<span class="ink">${text}</span>` : '')
  const field = ([label, text]: readonly [string, string]) => `<div><small>${label}</small>${fill(text)}</div>`
  const iban = firm.bank.iban ?? ''
  const comb = [...(isFilled ? iban : ' '.repeat(22))]
  const fields = [
    ['Nachname', person.last],
    ['Vorname', person.first],
    ['Straße, Hausnummer', home.street],
    ['PLZ, Ort', home.place],
    ['Geburtsdatum', date(dayIn(random, 1970, 2012))],
    ['Telefon', names.phone()],
    ['E-Mail', 'siehe Handy'],
    ['Eintritt zum', `01.${String(day.month).padStart(2, '0')}.${day.year}`],
  ] as const
  const html = `<div class="top"><div class="badge">TSG</div><div><h1>Aufnahmeantrag</h1>${club}</div></div><p style="margin-top:3mm">Hiermit beantrage ich die Aufnahme in den Verein. Die Satzung und die Beitragsordnung erkenne ich an.</p><h2>1 &nbsp;Angaben zum Mitglied</h2><div class="f">${each(fields, field)}</div><h2>2 &nbsp;Abteilung (Mehrfachnennung möglich)</h2><p>${each(SPORTS, (sport, at) => `${isFilled && at === 2 ? '☒' : '☐'} ${sport} &emsp;`)}</p>
<h2>3 &nbsp;Beitrag</h2><p>☐ Kinder bis 14 Jahre 54,00 € &emsp; ☐ Jugendliche 72,00 € &emsp; ${isFilled ? '☒' : '☐'} Erwachsene 108,00 € &emsp; ☐ Familie 186,00 € &emsp;(je Jahr)</p><h2>4 &nbsp;SEPA-Lastschriftmandat</h2><p>Gläubiger-Identifikationsnummer ${random.code('DE##ZZZ0000#######')} · Mandatsreferenz: wird gesondert mitgeteilt</p><p>Ich ermächtige den Verein, den Beitrag jährlich zum 1. März von meinem Konto einzuziehen, und weise mein Kreditinstitut an, die Lastschrift einzulösen.</p><div class="f">${field(['Kontoinhaber/in', `${person.first} ${person.last}`])}${field(['Kreditinstitut', firm.bank.name])}</div><small>IBAN</small><div class="comb">${each(comb, (sign) => `<i>${sign}</i>`)}</div>
<h2>5 &nbsp;Datenschutz und Unterschrift</h2><p>${isFilled ? '☒' : '☐'} Ich bin damit einverstanden, dass Fotos von Veranstaltungen auf der Internetseite des Vereins erscheinen.</p><div class="f" style="margin-top:5mm">${field(['Ort, Datum', `${home.town}, ${date(day)}`])}${field(['Unterschrift (bei Minderjährigen: gesetzliche Vertretung)', person.last])}</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: isFilled ? `Antrag ${inFours(random.code('####'))}.pdf` : 'Aufnahmeantrag_TSG_2025.pdf',
    facts: isFilled
      ? [[person.last, `${person.first} ${person.last}`]]
      : [[club, 'Aufnahmeantrag', 'Turn- und Sportgemeinschaft Auental']],
  }
}

export const layout: Layout = {
  name: 'sportverein-anmeldung',
  kind: 'form',
  language: 'de',
  types: ['form'],
  count: 2,
  scans: [1],
  photos: [1],
  make,
}
