// Buyers who ask for prices in a letter: the need in prose, questions with letters, a day until which an answer is hoped for; a municipality
// with "Aufforderung zur Abgabe" in no place, an architect for a client, a small firm that has heard of the supplier.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, herrn, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.8pt/1.5 var(--f);padding:24mm 24mm 0 25mm}.hd{position:absolute;top:12mm;right:24mm;text-align:right;font-size:9pt;line-height:1.35;color:var(--c)}.hd b{font-size:14pt}.to{margin-top:22mm;min-height:32mm;line-height:1.35}.to small{font-size:7pt;border-bottom:.4pt solid}.su{font-weight:var(--n);margin:8mm 0 5mm}ol{margin:1mm 0 3mm;padding-left:8mm}.ft{left:25mm;right:24mm;bottom:9mm;font-size:7.6pt;color:#666;text-align:center}`

const ASKERS = [
  {
    sign: 'Gemeinde Oberhasling',
    look: `--f:'Noto Sans';--c:#234;--n:700`,
    subject: 'Spielplatz Lindenallee, Fallschutz',
    lead: 'die Gemeinde erneuert im Herbst den Spielplatz an der Lindenallee und sucht dafür einen Lieferanten. Benötigt werden rund 240 m² Fallschutzplatten, 60 mm, rot oder grün, mit Randeinfassung. Wir bitten Sie um Mitteilung,',
    asks: [
      'zu welchem Preis je m² Sie frei Baustelle liefern,',
      'ob und zu welchen Bedingungen Sie auch verlegen,',
      'welche Lieferfrist derzeit besteht und welche Prüfzeugnisse vorliegen.',
    ],
  },
  {
    sign: 'lorch + wiesner architekten',
    look: `--f:'URW Gothic';--c:#555;--n:400`,
    subject: 'Wohnhaus am Hang / Stahltreppe außen',
    lead: 'für eine private Bauherrschaft suchen wir einen Schlosser, der Freude an einer schlichten Außentreppe hat: 14 Steigungen, verzinkt, Gitterroststufen, ein Podest. Pläne im Maßstab 1:20 liegen bei. Uns würde interessieren:',
    asks: [
      'Mit welchen Kosten müssen wir rechnen, einschließlich Montage?',
      'Übernehmen Sie Statik und Werkplanung?',
      'Wann könnten Sie frühestens beginnen?',
    ],
  },
  {
    sign: 'Honigmanufaktur Tannried',
    look: `--f:'EB Garamond';--c:#a06a00;--n:700`,
    subject: 'Gläser und Deckel',
    lead: 'wir füllen im Jahr etwa 18.000 Gläser und sind mit unserem bisherigen Händler nicht mehr zufrieden. Von einem Kollegen haben wir Ihre Anschrift bekommen. Wir brauchen Rundgläser 250 ml und 500 ml mit Schraubdeckel TO 66, goldfarben. Bitte teilen Sie uns mit:',
    asks: [
      'Ihre Staffelpreise ab einer halben Palette,',
      'Mindestmenge und Frachtkosten zu uns,',
      'ob Sie uns je drei Muster schicken können.',
    ],
  },
] as const
const { date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { sign, look, subject, lead, asks } = ASKERS[index] ?? ASKERS[0]
  const [own, firm, clerk, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
  const until = date(daysAfter(day, random.whole(9, 18)), index === 0 ? 'figures' : 'long')
  const file = random.code(['60.2-###', '24##-07', ''][index] ?? '')
  const html = `<div class="hd"><b>${sign}</b><br>${own.address.street}<br>${own.address.place}<br>${own.phone}${index === 0 ? `<br>Bauverwaltung, Zimmer ${random.whole(2, 28)}<br>Az. ${file}` : ''}</div><div class="to"><small>${sign}, ${own.address.street}, ${own.address.place}</small><br>${firm.name}<br>${herrn(firm.manager)} ${firm.manager.full}<br>${firm.address.street}<br>${firm.address.place}</div><p class="r">${date(day, 'long')}</p><p class="su">${subject}${index === 1 ? ` (${file})` : ''}</p><p>${firm.manager.salutation === 'Frau' ? 'Sehr geehrte Frau' : 'Sehr geehrter Herr'} ${firm.manager.last},</p><p>${lead}</p><ol type="a">${each(asks, (ask) => `<li>${ask}</li>`)}</ol><p>${index === 2 ? `Wenn Sie uns bis ${until} antworten, können wir noch vor der neuen Ernte entscheiden.` : `Ihre Antwort erbitten wir bis ${until}. Kosten für die Bearbeitung können nicht erstattet werden.`} Für Rückfragen ist ${clerk.full} unter ${names.phone()} zu erreichen.</p><p style="margin-top:6mm">Mit freundlichen Grüßen</p><p style="margin-top:12mm">${index === 0 ? 'Im Auftrag<br>' : ''}${clerk.full}</p>${index === 1 ? '<p style="margin-top:6mm;font-size:9pt">Anlage: 2 Pläne</p>' : ''}<div class="abs ft">${index === 0 ? 'Öffnungszeiten Mo–Fr 8–12 Uhr, Do 14–18 Uhr' : `${own.email} · ${own.website}`}</div>`
  return {
    html: sheets(`.sheet{${look}}${CSS}`, [html]),
    pages: 1,
    fileName: `Schreiben ${firm.manager.last}.pdf`,
    facts: [[until], [sign, clerk.full, firm.name], [subject]],
  }
}

export const layout: Layout = {
  name: 'anfrage-werkstatt',
  kind: 'enquiry',
  language: 'de',
  types: ['enquiry'],
  count: 3,
  scans: [0],
  make,
}
