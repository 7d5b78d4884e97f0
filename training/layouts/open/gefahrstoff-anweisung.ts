// A works instruction for a cleaning agent as it hangs beside the tap: an orange frame, bands of headings that the law names, symbols in
// diamonds, very short sentences, a number and a day in the head's cells; the maker of the agent is not the sender.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:12pt/1.42 'Liberation Sans',sans-serif;padding:9mm}.all{border:5mm solid #f39200;height:100%;padding:3mm 4mm}.hd{display:grid;grid-template-columns:44mm 1fr 44mm;gap:3mm;font-size:8.6pt}.hd b{display:block;font-size:17pt;letter-spacing:1pt}
.b{background:#f39200;font-weight:700;text-align:center;padding:.9mm;margin:3mm 0 1.5mm;letter-spacing:.6pt}.w{display:flex;gap:5mm;align-items:center}ul{margin:0;padding-left:5mm;flex:1}.d{width:15mm;height:15mm;border:1.4mm solid #e30613;transform:rotate(45deg);margin:4mm}.d i{display:block;transform:rotate(-45deg);font:700 17pt/12mm 'Liberation Sans',sans-serif;text-align:center}.o{width:18mm;height:18mm;border-radius:50%;background:#005aa9;color:#fff;font:700 7pt/1.2 'Liberation Sans',sans-serif;text-align:center;padding-top:6mm}`

export const layout: Layout = {
  name: 'gefahrstoff-anweisung',
  kind: 'manual',
  language: 'de',
  types: ['manual', 'notice'],
  count: 1,
  scans: [],
  photos: [0],
  make,
}

const AGENTS = [
  ['Sanikal Forte', 'saurer Sanitärreiniger, enthält Phosphorsäure'],
  ['Fettlöser KX 20', 'alkalischer Grundreiniger, enthält Natriumhydroxid'],
] as const

const PARTS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'GEFAHREN FÜR MENSCH UND UMWELT',
    '<div class="d"><i>!</i></div>',
    [
      'Verursacht schwere Verätzungen der Haut und schwere Augenschäden.',
      'Niemals mit chlorhaltigen Mitteln mischen: Es entstehen giftige Gase.',
      'Wassergefährdend (WGK 1).',
    ],
  ],
  [
    'SCHUTZMASSNAHMEN UND VERHALTENSREGELN',
    '<div class="o">HAND-<br>SCHUTZ</div>',
    [
      'Handschuhe aus Nitril und dichte Schutzbrille tragen.',
      'Immer erst das Wasser, dann das Mittel. Dosierung: 25 ml auf 8 Liter.',
      'Nicht in andere Flaschen umfüllen, nicht sprühen.',
      'Vor Pausen Hände waschen und Hautschutz nach Plan verwenden.',
    ],
  ],
  [
    'VERHALTEN IM GEFAHRFALL',
    '',
    [
      'Verschüttetes mit viel Wasser verdünnen und aufwischen; Schuhwerk wechseln.',
      'Brand: Das Mittel selbst brennt nicht. Feuerwehr 112.',
    ],
  ],
  [
    'ERSTE HILFE',
    '',
    [
      'Augen: sofort 15 Minuten unter fließendem Wasser spülen, Arzt!',
      'Haut: benetzte Kleidung ausziehen, mit Wasser abwaschen.',
      'Verschlucken: Mund ausspülen, kein Erbrechen herbeiführen.',
      'Ersthelfer und Giftnotruf: siehe Aushang an der Tür.',
    ],
  ],
  [
    'SACHGERECHTE ENTSORGUNG',
    '',
    [
      'Reste nicht in den Ausguss. Leere Kanister gespült in die Wertstofftonne, Lieferschein für volle Kanister im Büro abgeben.',
    ],
  ],
]

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const { date } = writingOf('DE')
  const [firm, day, boss] = [names.company(), dayIn(random, 2023, 2026), names.person()]
  const [agent, text] = random.pick(AGENTS)
  const number = random.code('BA-0##')
  const part = ([title, sign, rules]: (typeof PARTS)[number]) =>
    `<div class="b">${title}</div><div class="w">${sign}<ul>${each(rules, (rule) => `<li>${rule}`)}</ul></div>`
  const html = `<div class="all"><div class="hd"><span>${firm.name}<br>Bereich: Objektreinigung<br>Arbeitsplatz: Putzraum</span><span class="c"><b>Betriebsanweisung</b>gemäß § 14 GefStoffV</span><span class="r">Nr. ${number}<br>Stand: ${date(day)}<br>verantwortlich: ${boss.last}</span></div><div class="b">GEFAHRSTOFFBEZEICHNUNG</div><p class="c" style="font-size:15pt;font-weight:700;margin:1mm">${agent}</p><p class="c">${text}</p>${each(PARTS, part)}<p style="margin-top:6mm;display:flex;justify-content:space-between"><span>Datum: ${date(day)}</span><span>Unterschrift: <span style="font:17pt 'Z003',cursive;color:#1b2f86">${boss.last}</span></span></p></div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `${number}_${agent.replaceAll(' ', '_')}.pdf`,
    facts: [[agent], [number, date(day), firm.name]],
  }
}
