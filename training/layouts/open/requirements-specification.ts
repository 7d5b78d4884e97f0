// A specification of requirements: history of versions, numbered requirements with must/should in a table that goes on over
// a sheet with its head repeated, few names, and words such as "Rechnung" and "Angebot" in the requirements.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, parted, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.6pt/1.4 'Liberation Sans','DejaVu Sans Condensed',sans-serif;padding:24mm 20mm 18mm}.rh{position:absolute;top:10mm;left:20mm;right:20mm;font-size:7.6pt;color:#666;border-bottom:.4pt solid;display:flex;justify-content:space-between}h1{font-size:19pt;font-weight:400;margin:0}h2{font-size:12.5pt;margin:6mm 0 2mm}table{width:100%}th{background:#cdd9ea;text-align:left}td,th{border:.5pt solid #8aa;padding:1.1mm 1.8mm;vertical-align:top}.id{width:19mm;font-family:'Liberation Mono','DejaVu Sans Mono',monospace;font-size:8.4pt}`

export const layout: Layout = {
  name: 'requirements-specification',
  kind: 'specification',
  language: 'de',
  types: ['specification'],
  count: 1,
  scans: [],
  make,
}

const NEEDS = [
  ['MUSS', 'Das System muss Eingangsrechnungen als PDF und als XRechnung annehmen und dem Lieferanten zuordnen.'],
  ['MUSS', 'Eine Bestellung darf oberhalb von 2.500 € nur nach Freigabe durch zwei Personen ausgelöst werden.'],
  ['SOLL', 'Angebote mehrerer Lieferanten sollen nebeneinander verglichen werden können.'],
  ['MUSS', 'Bestände sind je Lagerplatz und Charge zu führen; negative Bestände sind auszuschließen.'],
  ['MUSS', 'Der Lagerist muss Zu- und Abgänge ohne Netzverbindung am Handgerät erfassen können.'],
  ['KANN', 'Etiketten können aus der Artikelmaske gedruckt werden.'],
  ['MUSS', 'Alle Buchungen sind unveränderbar zu protokollieren (GoBD).'],
  ['SOLL', 'Antwortzeiten sollen bei 40 gleichzeitigen Nutzern unter zwei Sekunden liegen.'],
  ['MUSS', 'Die Oberfläche muss auf Deutsch und Polnisch verfügbar sein.'],
  ['SOLL', 'Lieferscheine sollen beim Wareneingang gescannt und abgelegt werden.'],
  ['MUSS', 'Eine Schnittstelle zur Finanzbuchhaltung übergibt täglich Buchungsstapel.'],
  ['MUSS', 'Personenbezogene Daten ausgeschiedener Mitarbeiter sind nach 36 Monaten zu löschen.'],
] as const

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const { date } = writingOf('DE')
  const [client, author, boss] = [names.company(), names.person(), names.person()]
  const day = dayIn(random, 2024, 2026)
  const head = (page: number) =>
    `<div class="rh"><span>${client.short} – Lagerverwaltung</span><span>Lastenheft V 1.2</span><span>Seite ${page} / 2</span></div>`
  const needs = NEEDS.map(
    ([force, text], row) =>
      `<tr><td class="id">LH-${String((row + 1) * 10).padStart(3, '0')}<td>${text}<td>${force}</tr>`,
  )
  const [first = [], second = []] = parted(needs, 5, 20)
  const tableHead = '<tr><th>Nr.<th>Anforderung<th>Grad</tr>'
  const opening = `${head(1)}<h1>Lastenheft</h1><p style="font-size:13pt">Einführung einer Lagerverwaltung am Standort ${client.address.town}</p><table><tr><th>Version<th>Datum<th>Bearbeitung<th>Änderung</tr><tr><td>1.0<td>${date(daysAfter(day, -40))}<td>${author.full}<td>Erstfassung</tr><tr><td>1.1<td>${date(daysAfter(day, -18))}<td>${author.full}<td>Kapitel 3 nach Workshop ergänzt</tr><tr><td>1.2<td>${date(day)}<td>${boss.full}<td>Freigabe</tr></table>
<h2>1 Ausgangslage</h2><p>${client.name} führt rund ${random.whole(3, 18)}.000 Artikel in drei Hallen bislang mit Tabellen und Karteikarten. Inventurdifferenzen von zuletzt 4,2 % und Suchzeiten sind nicht länger hinnehmbar.</p><h2>2 Ziele</h2><p>Bestände in Echtzeit, papierlose Kommissionierung, Anbindung an Einkauf und Buchhaltung. Nicht Gegenstand sind Lohn, Zeiterfassung und der Versand von Paketen.</p><h2>3 Anforderungen</h2><table>${tableHead}${first.join('')}</table>`
  const closing = `${head(2)}<table>${tableHead}${second.join('')}</table><h2>4 Rahmenbedingungen</h2><p>Betrieb im Rechenzentrum in Deutschland oder auf eigenen Servern. Produktivstart spätestens ${names.month(daysAfter(day, 270))}. Schulung von 25 Personen in vier Gruppen.</p><h2>5 Abnahme</h2><p>Die Abnahme erfolgt anhand der Testfälle in Anlage B. Sie ist erteilt, wenn alle MUSS-Anforderungen ohne Fehler der Klasse 1 und mit höchstens drei Fehlern der Klasse 2 erfüllt sind.</p><h2>Glossar</h2>${each(
    [
      ['Charge', 'Menge eines Artikels aus derselben Herstellung'],
      ['Kommissionierung', 'Zusammenstellen der Artikel eines Auftrags'],
    ],
    ([word, text]) => `<p><b>${word}</b> – ${text}</p>`,
  )}`
  return {
    html: sheets(CSS, [opening, closing]),
    pages: 2,
    fileName: 'Lastenheft_LVS_V1.2_final.pdf',
    facts: [['Lastenheft', 'Lagerverwaltung', client.name]],
  }
}
