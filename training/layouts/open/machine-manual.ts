// A short manual of a kitchen machine: large headings with numbers, warnings in boxes, steps, a table of faults, technical
// data; the maker stands only on the last sheet, and there is no date but a print code.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { each, namesIn, sheets } from '../sheet.ts'

const CSS = `.sheet{font:9.4pt/1.42 'Roboto','DejaVu Sans Condensed',sans-serif;padding:15mm 14mm}.cv{background:#222;color:#fff;position:absolute;inset:0;padding:30mm 14mm}.cv b{font-size:30pt}.cv .pic{margin:14mm auto;width:80mm;height:60mm;border:3pt solid #fff;border-radius:10mm}h1{font-size:15pt;border-bottom:2pt solid #222;margin:0 0 3mm}h2{font-size:10.5pt;margin:3mm 0 1mm}.w{border:1.4pt solid #d40;padding:2mm 3mm;margin:2mm 0}.w b{color:#d40}ol,ul{margin:1mm 0;padding-left:5mm}table{width:100%}td,th{border:.5pt solid #777;padding:1mm 1.5mm;text-align:left;vertical-align:top}.pn{position:absolute;bottom:7mm;right:14mm}`

export const layout: Layout = {
  name: 'machine-manual',
  kind: 'manual',
  language: 'en',
  types: ['manual'],
  count: 1,
  scans: [],
  make,
}

const FAULTS = [
  ['Machine does not start', 'Bowl not locked; mains plug out', 'Turn bowl to the stop; check plug'],
  ['Motor stops while kneading', 'Overload protection', 'Reduce dough; wait 20 minutes'],
  ['Burning smell', 'New belt', 'Normal for the first hours; otherwise call service'],
  ['E3 shown', 'Temperature too high', 'Clean air slots, let cool'],
]

function make(random: Random): Paper {
  const names = namesIn('GB', random)
  const [model, firm] = [random.code('DM-#0 S'), names.address()]
  const list = (steps: readonly string[], tag = 'ol') => `<${tag}>${each(steps, (step) => `<li>${step}`)}</${tag}>`
  const cover = `<div class="cv"><b>Doughmaster ${model}</b><div style="font-size:15pt">Spiral mixer · Instruction manual</div><div class="pic"></div><p>Original instructions. Read before use and keep for later.</p><p>${random.code('Item 55####  Rev. 06')}</p></div>`
  const use = `<h1>1 &nbsp; Safety</h1><div class="w"><b>WARNING</b> – Crushing of fingers. Never reach into the bowl while the hook turns.</div><div class="w"><b>CAUTION</b> – Weight ${random.whole(38, 92)} kg. Lift with two people.</div>${list(['Only trained staff aged 16 or over may use the mixer.', 'Disconnect from the mains before cleaning.', 'Do not hose down.', 'Use original spare parts only.'], 'ul')}<h1 style="margin-top:5mm">2 &nbsp; Before first use</h1>${list(['Place on a level, dry floor, 20 cm from the wall.', 'Wash bowl, hook and guard with warm water and a mild detergent.', 'Connect to a socket with earth and 16 A fuse.'])}
<h1 style="margin-top:5mm">3 &nbsp; Mixing</h1><h2>3.1 Filling</h2>${list(['Raise the guard.', 'Pour in liquids first, then flour; not above the MAX mark.', 'Lower the guard until it clicks.'])}<h2>3.2 Starting and stopping</h2>${list(['Choose slow (I) or fast (II).', 'Set the timer.', 'Press the green button. The mixer stops when the time is up or the guard is raised.'])}<div class="pn">2</div>`
  const end = `<h1>4 &nbsp; Cleaning and care</h1><p>Clean after each day. Grease the spindle every 200 hours (food grade). Have the belt checked once a year.</p><h1 style="margin-top:5mm">5 &nbsp; Troubleshooting</h1><table><tr><th>Fault<th>Possible cause<th>What to do</tr>${each(FAULTS, ([fault, cause, help]) => `<tr><td>${fault}<td>${cause}<td>${help}</tr>`)}</table><h1 style="margin-top:5mm">6 &nbsp; Technical data</h1><table><tr><td>Bowl<td>${random.whole(20, 60)} l</tr><tr><td>Power<td>1.5 kW, 230 V ~ 50 Hz</tr><tr><td>Noise<td>&lt; 70 dB(A)</tr><tr><td>Protection<td>IP 44</tr></table>
<h1 style="margin-top:5mm">7 &nbsp; Guarantee and disposal</h1><p>We guarantee this machine for 24 months from the day of purchase; please keep the receipt. Do not put electrical equipment into household waste.</p><p style="margin-top:10mm"><b>Ketteridge Bakery Equipment Ltd</b><br>${firm.lines.join(', ')}<br>Service ${names.phone()} · service@ketteridge.example</p><div class="pn">3</div>`
  return {
    html: sheets(CSS, [cover, use, end], { width: 148, height: 210 }),
    pages: 3,
    fileName: `manual_${model.replace(/[ -]/g, '').toLowerCase()}_en.pdf`,
    facts: [[`Doughmaster ${model}`, 'Doughmaster', 'Instruction manual', 'Ketteridge Bakery Equipment']],
  }
}
