// A craftsman's business card, both sides on one sheet: a dark front with a drawn mark, numbers without labels or with single letters,
// the firm's name only in the mark; the second is a practice with two people on one card.
import type { Layout } from '../layout.ts'
import { namesIn, sheets } from '../sheet.ts'

const CSS = `.sheet{background:#fff}.card{position:absolute;left:0;width:88mm;height:55mm;overflow:hidden}.a{background:#1d2b2a;color:#e9dcc3;font:10pt/1.4 'Caladea'}.b{font:8.4pt/1.5 'Caladea';background:#f6f0e4;padding:8mm 8mm}.p{font:8pt/1.45 'Dosis';background:#fff;border:.4pt solid #bbb;padding:6mm}`

export const layout: Layout = {
  name: 'karte-werkstatt',
  kind: 'business-card',
  language: 'de',
  types: ['business-card'],
  count: 2,
  scans: [0, 1],
  make(random, index) {
    const names = namesIn('DE', random)
    const [one, two, firm] = [names.person(), names.person(), names.company()]
    const { street, place } = firm.address
    const site = firm.website.replace('https://', '')
    const brand = ['Rahmen & Gold', 'Hebammen am Anger'][index] ?? ''
    const front = `<div class="card a" style="top:0"><svg width="88mm" height="55mm" viewBox="0 0 88 55"><path d="M30 12H58V43H30zM34 16H54V39H34z" fill="none" stroke="#c9a45c" stroke-width=".7"/><text x="44" y="29" text-anchor="middle" font-size="2.6" font-family="Caladea" fill="#e9dcc3">${brand}</text></svg></div>`
    const back = `<div class="card b" style="top:57mm"><div style="font-size:13pt">${one.full}</div>Vergolderei und Bilderrahmen<br><br>${street}<br>${place}<br><br>${firm.phone}<br>${firm.mobile}<br>${firm.email}<br>${site}</div>`
    const both = `<div class="card p" style="top:0"><div style="font:600 13pt 'Dosis';color:#a23b5b">${brand}</div><div style="display:flex;gap:9mm;margin:3mm 0"><span><b>${one.first} ${one.last}</b><br>Hebamme<br>m ${names.phone()}</span><span><b>${two.first} ${two.last}</b><br>Hebamme, Stillberatung<br>m ${names.phone()}</span></div>${street}, ${place}<br>${firm.email}</div><div class="card p" style="top:57mm;background:#a23b5b;color:#fff"><div style="font-size:12pt;margin-top:8mm">Geburtsvorbereitung · Wochenbett · Rückbildung</div><br>Kurse donnerstags, Termine nach Anruf<br><br>${site}</div>`
    return {
      html: sheets(CSS, [index === 0 ? front + back : both], { width: 88, height: 112 }),
      pages: 1,
      fileName: 'visitenkarte.pdf',
      facts: [
        index === 0
          ? [one.full, firm.email, firm.mobile]
          : [`${one.first} ${one.last}`, `${two.first} ${two.last}`, brand],
        [place, site, street],
      ],
    }
  },
}
