// A statistical office asks a firm for data: the duty to answer, an identification number and a password for the portal in a box, a
// second address for questions, paragraphs of laws; it speaks of turnover, invoices and fines, and asks for no money.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.9pt/1.42 'Nimbus Sans','Liberation Sans',sans-serif;padding:14mm 22mm 16mm 25mm}
.lg{display:flex;justify-content:flex-end;align-items:center;gap:4mm;font-size:13pt;line-height:1.15}.lg i{width:15mm;height:15mm;background:repeating-linear-gradient(0deg,#00687a 0 1.6mm,#fff 1.6mm 2.6mm)}
.two{display:grid;grid-template-columns:1fr 58mm;gap:8mm;margin-top:12mm;min-height:44mm}.two small{font-size:7pt}.i{font-size:8pt;line-height:1.5}.acc{border:1.2pt solid #00687a;display:grid;grid-template-columns:auto 1fr;gap:1mm 6mm;padding:3mm 5mm;margin:4mm 0;width:118mm}.acc b{font-family:'Liberation Mono',monospace;font-weight:400}h1{font-size:11pt;margin:2mm 0 4mm}`

export const layout: Layout = {
  name: 'statistik-auskunft',
  kind: 'authority-letter',
  language: 'de',
  types: ['authority-letter'],
  count: 1,
  scans: [],
  make,
}

const { date } = writingOf('DE')

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const [firm, day, clerk] = [names.company(), dayIn(random, 2024, 2026), names.person()]
  const due = daysAfter(day, 28)
  const id = random.code('09 ### ### ###')
  const access = [
    ['Portal', 'www.meldung.lsa-mittelland.example'],
    ['Kennung', random.code('A4#######')],
    ['Kennwort', random.code('@#@@-##@@')],
    ['Meldezeitraum', `${day.year - 1}`],
  ] as const
  const html = `<div class="lg"><span class="r">Landesamt für<br>Statistik und Geodaten</span><i></i></div><div class="two"><div><small>Landesamt für Statistik, 99310 Auenfeld &nbsp; Entgelt bezahlt</small><br><br>*${random.code('#####')}*<br>${firm.name}<br>Geschäftsführung<br>${firm.address.street}<br>${firm.address.place}</div><div class="i"><b>Dezernat 41 – Dienstleistungen</b><br>Auskunft: ${clerk.full}<br>Durchwahl: 0361 5557-${random.code('###')}<br>Erreichbar: Mo–Do 9–15, Fr 9–12 Uhr<br>E-Mail: strukturerhebung@lsa-mittelland.example<br><br>Auenfeld, ${date(day, 'long')}<br>Ident-Nr. <b>${id}</b><br>(bei Rückfragen bitte angeben)</div></div>
<h1>Strukturerhebung im Dienstleistungsbereich ${day.year - 1}</h1><p>Sehr geehrte Damen und Herren,</p><p>Ihr Unternehmen wurde durch ein mathematisch-statistisches Zufallsverfahren für die oben genannte Erhebung ausgewählt. Sie sind nach § 5 des Dienstleistungsstatistikgesetzes in Verbindung mit § 15 des Bundesstatistikgesetzes zur Auskunft verpflichtet. Erfragt werden unter anderem Umsatz (Summe der Ausgangsrechnungen ohne Umsatzsteuer), tätige Personen, Personalaufwand, Vorleistungen, Investitionen sowie Steuern und Abgaben.</p>
<p>Bitte übermitteln Sie Ihre Angaben elektronisch bis zum <b>${date(due, 'long')}</b>. Ihre Zugangsdaten lauten:</p><div class="acc">${each(access, ([label, value]) => `<span>${label}</span><b>${value}</b>`)}</div><p>Beim ersten Zugang werden Sie aufgefordert, ein eigenes Kennwort zu vergeben. Vordrucke aus Papier werden nicht mehr versandt (§ 11a Absatz 2 BStatG). Auf Antrag kann zur Vermeidung unbilliger Härten eine befristete Ausnahme zugelassen werden.</p>
<p>Eine Fristverlängerung ist nur vor Ablauf der Frist möglich. Wird die Auskunft nicht, nicht richtig oder nicht rechtzeitig erteilt, kann ein Zwangsgeld festgesetzt werden; daneben kann nach § 23 BStatG eine Geldbuße bis zu fünftausend Euro verhängt werden. Widerspruch und Anfechtungsklage gegen die Aufforderung zur Auskunftserteilung haben keine aufschiebende Wirkung.</p><p>Hat Ihr Unternehmen im Jahr ${day.year - 1} keine Umsätze erzielt oder wurde es abgemeldet, teilen Sie uns dies bitte ebenfalls über das Portal mit.</p><p style="margin-top:7mm">Mit freundlichen Grüßen<br>Im Auftrag<br><br>${clerk.full}</p><p style="font-size:8pt">Dieses Schreiben wurde maschinell erstellt und ist ohne Unterschrift gültig. &nbsp; Anlage: Unterrichtung nach § 17 BStatG</p>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: 'Erhebung_Zugang.pdf',
    facts: [
      [date(due, 'long')],
      [id, firm.name, 'Landesamt für Statistik', `Strukturerhebung im Dienstleistungsbereich ${day.year - 1}`],
    ],
  }
}
