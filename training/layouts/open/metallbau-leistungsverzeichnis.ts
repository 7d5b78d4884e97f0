// A metal builder's final bill out of a program for building trades, three or four sheets: positions of the bill of quantities with short and long
// texts, titles with sums, additional claims, a rebate, a share for site power, four instalments paid with their days, and a retention of five per cent.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  namesIn,
  parted,
  percent,
  sheets,
  sum,
  totals,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:8.4pt/1.36 'DejaVu Sans Condensed'}.lh{left:20mm;right:15mm;top:9mm;display:flex;justify-content:space-between;align-items:flex-end}.lh b{font:700 17pt 'DejaVu Sans Condensed';letter-spacing:.6pt}.lh em{display:block;width:74mm;height:2.4mm;background:repeating-linear-gradient(90deg,#5a6b78 0 7mm,#fff 7mm 8mm)}.lh span{font-size:7.4pt;text-align:right}
  .to{left:20mm;top:48mm}.to u{font-size:6.4pt;display:block;margin-bottom:2mm;text-decoration:none;color:#444}.meta{left:126mm;top:44mm}.meta td{padding:.1mm 4mm .1mm 0}.bv{left:20mm;right:15mm;top:88mm}.bv h1{font:700 12pt 'DejaVu Sans Condensed';margin:0 0 2mm}.bv td{padding:0 4mm .3mm 0;vertical-align:top}
  .lv{position:absolute;left:20mm;width:175mm}.lv th{font-weight:400;font-size:7.8pt;text-align:left;border-top:.5pt solid;border-bottom:.5pt solid;padding:.6mm 0}.lv td{vertical-align:top;padding:.4mm 0}.lv .ti td{font-weight:700;padding-top:2.4mm}.lv .ts td{border-top:.4pt solid;font-weight:700;padding-bottom:1mm}.lv .lt{font-size:7.6pt;color:#333;padding-right:6mm}
  .z td{padding:.5mm 0}.z .b td{font-weight:700;border-top:.6pt solid}.z .e td{font-weight:700;font-size:10.4pt;border-top:.6pt solid;border-bottom:2.2pt double}.ft{left:20mm;right:15mm;bottom:6mm;border-top:.4pt solid;padding-top:1.2mm;font-size:6pt;line-height:1.3;display:flex;justify-content:space-between}.pg{left:20mm;right:15mm;top:14mm;display:flex;justify-content:space-between;border-bottom:.4pt solid;font-size:8pt;padding-bottom:1mm}`
const { amount, date, number: figures } = writingOf('DE')
/** Titles; their positions are number, short and long text, unit, least and highest price in cents, most of it. */
const TITLES = `01 Geländer und Handläufe
01.0010|Stahlgeländer Treppenhaus, feuerverzinkt|Füllstab d 12 mm, Achsmaß 120 mm, Obergurt Flach 50/10, Untergurt Flach 40/8, seitlich an Podest und Lauf gedübelt, Höhe über Stufenvorderkante 1,00 m, einschl. Werkplanung|lfm|24800|33900|62
01.0020|Wandhandlauf Edelstahl d 42,4|geschliffen Korn 240, mit Konsolen im Abstand von max. 90 cm, Enden halbrund geschlossen|lfm|8900|12700|48
01.0030|Krümmling als Zulage||St|4300|6100|14
01.0040|Absturzsicherung französischer Balkon|VSG 16 mm aus TVG, abP beigefügt, Klemmprofile EV1, Montage in der Laibung|St|61500|84800|12
#02 Türen und Tore
02.0010|Stahltür T30-1-RS, 1010/2135|zweischalig, verzinkt und grundiert, OTS mit Gleitschiene, Panikfunktion E, Drückergarnitur Edelstahl, Zarge hinterfüllt|St|148000|196000|6
02.0020|Zulage elektrischer Türöffner|Kabelübergang verdeckt, bauseits verdrahtet|St|18500|23900|4
02.0030|Kellertür Stahl, einflügelig|Rohbaumaß 885/2010, Eckzarge, Profilzylinder der Hausschließung|St|52000|66000|9
02.0040|Schiebetor freitragend 4,50 m|Antrieb mit Induktionsschleife, Handsender 10 St, CE-Kennzeichnung und Prüfbuch|psch|618000|795000|1
#03 Vordach
03.0010|Vordachkonstruktion Flachstahl, verzinkt und pulverbeschichtet|Auskragung 1,40 m, Breite 3,20 m, RAL 7016 Feinstruktur, Statik im Preis enthalten|St|289000|374000|3
03.0020|Verglasung VSG 12 mm, Punkthalter||m²|31900|40500|15
03.0030|Entwässerungsrinne Edelstahl mit Speier||lfm|9800|14300|21
#04 Schlosserarbeiten
04.0010|Gitterrost 30/10, SP 230-34/38-3|rutschhemmend R12, einschl. Klemmen, Zuschnitt nach Schablone|m²|13900|18700|34
04.0020|Lichtschachtabdeckung mit Sicherung||St|11900|15800|10
04.0030|Stahlprofile HEA 140 als Auswechslung|Güte S235JR, einschl. Kopfplatten, EXC2, Abrechnung nach Stahlliste|kg|415|560|860
04.0040|Stundenlohn Monteur|auf Nachweis, Regieberichte 1 bis 4|Std|5900|6900|18
#N1 Nachtrag 1, beauftragt mit Schreiben der Bauleitung
N1.0010|Fahrradbügel verzinkt, zum Einbetonieren||St|12900|16900|16
N1.0020|Briefkastenanlage 12-teilig, freistehend|RAL 7016, mit Klingeltableau, Einwurf nach DIN EN 13724|St|214000|288000|1`
  .split('\n#')
  .map((title) => title.split('\n'))

function rowsOf(random: Random, lines: readonly string[]) {
  return lines.map((line) => {
    const [oz, text, more, unit, ...figuresOf] = line.split('|')
    const [low = 0, high = 0, most = 0] = figuresOf.map(Number)
    const quantity = most < 20 ? random.whole(1, most) : random.whole(most * 500, most * 1000) / 1000
    const price = random.whole(low / 5, high / 5) * 5
    const total = Math.round(quantity * price)
    const html = `<tr><td>${oz}</td><td>${text}</td><td class="r">${quantity.toFixed(3).replace('.', ',')}</td><td>&nbsp;${unit}</td><td class="r">${amount(price)}</td><td class="r">${amount(total)}</td></tr>${more ? `<tr><td></td><td class="lt">${more}</td><td colspan="4"></td></tr>` : ''}`
    return { html, total }
  })
}

/** Titles with their rows and sums, as pieces of a table that sheets are filled with. */
function worksOf(random: Random, index: number) {
  const titles = TITLES.slice(index === 1 ? 1 : 0, [5, 4, 3][index]).map(([title = '', ...lines]) => ({
    title,
    rows: rowsOf(random, lines),
  }))
  const pieces = titles.flatMap(({ title, rows }) => [
    `<tr class="ti"><td>${title.split(' ')[0]}</td><td colspan="5">${title.replace(/^\S+ /, '')}</td></tr>${rows[0]?.html ?? ''}`,
    ...rows.slice(1).map(({ html }) => html),
    `<tr class="ts"><td></td><td colspan="4">Summe Titel ${title.split(' ')[0]}</td><td class="r">${amount(sum(rows.map(({ total }) => total)))}</td></tr>`,
  ])
  return { pieces, net: sum(titles.flatMap(({ rows }) => rows.map(({ total }) => total))) }
}

function closingOf(random: Random, index: number, works: number, first: ReturnType<typeof dayIn>) {
  const [rebate, site] = [percent(works, [3, 0, 2][index] ?? 0), percent(works, [0.6, 0.8, 0][index] ?? 0)]
  const net = works - rebate - site
  const tax = percent(net, 19)
  const paid = Array.from({ length: [3, 1, 2][index] ?? 1 }, (_, at) => ({
    text: `${at + 1}. Abschlagszahlung, Eingang ${date(daysAfter(first, 34 * at))}`,
    cents: Math.round(((net + tax) * random.whole(18, 26)) / 10000) * 100,
  }))
  const held = index === 0 ? percent(net + tax, 5) : 0
  const left = net + tax - sum(paid.map(({ cents }) => cents)) - held
  const line = (text: string, cents: number, of = '') =>
    cents === 0 ? '' : `<tr class="${of}"><td></td><td colspan="4">${text}</td><td class="r">${amount(cents)}</td></tr>`
  const html = `<tbody class="z"><tr><td colspan="6" style="height:4mm"></td></tr>${line('Summe aller Titel', works, 'b')}${line(`abzgl. Nachlass ${figures([3, 0, 2][index] ?? 0)} %`, -rebate)}${line(`abzgl. Bauwesenversicherung, Baustrom, Bauwasser ${figures([0.6, 0.8, 0][index] ?? 0)} %`, -site)}${line('Nettosumme', net, 'b')}${line('zzgl. 19 % MwSt', tax)}${line('Schlussrechnungssumme brutto', net + tax, 'b')}${each(paid, (one) => line(`./. ${one.text}`, -one.cents))}${line('./. Sicherheitseinbehalt Gewährleistung 5 %', -held)}${line('Restforderung EUR', left, 'e')}</tbody>`
  return { html, net, tax, left }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, client, site, architect, day] = [
    companyIn(names, 'Schlosserei'),
    names.company(),
    names.address(),
    names.person(),
    dayIn(random, 2024, 2026),
  ]
  const seller =
    ['Metallbau Rademaker GmbH', 'Stahl & Glas Nothdurft GmbH & Co. KG', 'Metallbau Rademaker GmbH'][index] ?? ''
  const buyer =
    ['Kreisbaugesellschaft Untere Lohne mbH', client.name, 'Evang. Kirchengemeinde St. Severin'][index] ?? ''
  const number = random.code([`SR ${day.year % 100}0###`, '24#####', `SR ${day.year % 100}0###`][index] ?? '')
  const due = daysAfter(day, 30)
  const works = worksOf(random, index)
  const { html, net, tax, left } = closingOf(random, index, works.net, daysAfter(day, -150))
  const parts = parted(works.pieces, 8, 12)
  const begin = daysAfter(day, -140)
  const head = `<div class="abs lh"><div><b>${['RADEMAKER METALLBAU', 'STAHL & GLAS NOTHDURFT', 'RADEMAKER METALLBAU'][index]}</b><em></em></div><span>${firm.address.street} · ${firm.address.place}<br>Tel. ${firm.phone} · Fax ${firm.fax}<br>${firm.email}</span></div>
    <div class="abs to"><u>${seller} · ${firm.address.street} · ${firm.address.place}</u>${buyer}<br>${['c/o Planungsbüro', 'Bauabteilung', 'Kirchenpflege'][index]} ${architect.last}<br>${client.address.lines.join('<br>')}</div>
    <table class="abs meta"><tr><td>Datum</td><td>${date(day)}</td></tr><tr><td>Rechnungs-Nr.</td><td>${number}</td></tr><tr><td>Kunden-Nr.</td><td>${random.code('1####')}</td></tr><tr><td>Projekt-Nr.</td><td>${random.code('2#-###')}</td></tr><tr><td>Bearbeiter</td><td>${names.person().last}</td></tr><tr><td>Seite</td><td>1 von ${parts.length}</td></tr></table>
    <div class="abs bv"><h1>${['Schlussrechnung', `Schlussrechnung Nr. ${number}`, '3. und letzte Rechnung'][index]}</h1><table><tr><td>Bauvorhaben</td><td>${['Neubau Wohnanlage Haus B und C', 'Erweiterung Betriebsgebäude', 'Sanierung Gemeindehaus'][index]}, ${site.street}, ${site.place}</td></tr><tr><td>Auftrag</td><td>${random.code('V-##/0##')} vom ${date(daysAfter(begin, -40))}, Gewerk Metallbauarbeiten</td></tr><tr><td>Leistungszeitraum</td><td>${date(begin)} bis ${date(daysAfter(day, -12))}, Abnahme am ${date(daysAfter(day, -8))}</td></tr></table></div>`
  const th =
    '<tr><th style="width:17mm">OZ</th><th>Bezeichnung</th><th class="r" style="width:20mm">Menge</th><th style="width:13mm">&nbsp;ME</th><th class="r" style="width:23mm">EP EUR</th><th class="r" style="width:26mm">GP EUR</th></tr>'
  const foot = `<div class="abs ft"><span>${seller}<br>${firm.register}<br>Geschäftsführer ${firm.manager.full}</span><span>USt-IdNr. ${firm.vatId}<br>Steuernummer ${firm.taxNumber}<br>Betrieb der Metall-Innung</span><span>${firm.bank.name}<br>IBAN ${inFours(firm.bank.iban ?? '')}<br>BIC ${firm.bank.bic}</span></div>`
  const end = `<tr><td></td><td colspan="5" style="padding-top:4mm">Zahlbar gemäß § 16 Abs. 3 VOB/B ${['innerhalb von 30 Tagen, spätestens am', 'bis', 'bis zum'][index]} ${date(due)}${['', ', bei Zahlung binnen 14 Tagen 2 % Skonto', ''][index]}. Aufmaß und Stundennachweise sind als Anlage beigefügt. Freistellungsbescheinigung nach § 48b EStG liegt Ihnen vor.</td></tr>`
  const pages = parts.map(
    (part, at) =>
      `${at === 0 ? head : `<div class="abs pg"><span>${seller}</span><span>Rechnung ${number} vom ${date(day)}</span><span>Seite ${at + 1} von ${parts.length}</span></div>`}<table class="lv" style="top:${at === 0 ? 116 : 26}mm">${th}${part.join('')}${at === parts.length - 1 ? html + end : ''}</table>${foot}`,
  )
  return {
    html: sheets(CSS, pages),
    pages: parts.length,
    fileName: `Schlussrechnung ${number}.pdf`,
    fields: {
      ...{
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: seller,
        buyerName: buyer,
        sellerVatId: firm.vatId,
      },
      ...{
        iban: firm.bank.iban ?? '',
        ...totals(net, tax),
        grossTotal: [fixed(net + tax), fixed(left)],
        currency: 'EUR',
      },
    },
  }
}

export const layout: Layout = {
  name: 'metallbau-leistungsverzeichnis',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [2],
  make,
}
