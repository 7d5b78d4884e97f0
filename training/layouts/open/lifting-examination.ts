// A British report of a thorough examination of lifting gear: a form of questions lettered (a) to (k) with typed answers, owner and place of the
// gear and examiner, several days (last, this, next examination), defects in words, safe working loads as the only figures.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.4 'Open Sans Condensed','Open Sans';padding:13mm 15mm}.h{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3pt solid #222}.h b{font:800 15pt 'Open Sans'}.q{width:100%;margin-top:5mm}.q td{border:.5pt solid #444;padding:1.5mm 2mm;vertical-align:top}.q td:first-child{width:72mm;background:#f1f1f1}.q .a{font:10pt 'Courier Prime'}.res{margin-top:5mm;border:2pt solid #222;padding:3mm;font:700 12pt 'Open Sans'}.ft{position:absolute;left:15mm;right:15mm;bottom:9mm;font-size:7.4pt}`

const GEAR = [
  ['Two post vehicle lift, 4 t', 'SWL 4000 kg', 'None affecting safety. Rubber pads worn, to be replaced.'],
  [
    'Electric chain hoist on runway beam',
    'SWL 1000 kg',
    'Hook safety latch missing; bottom hook not to be used until renewed.',
  ],
] as const
const { date } = writingOf('GB')

export const layout: Layout = {
  name: 'lifting-examination',
  kind: 'report',
  language: 'en',
  types: ['report', 'form'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('GB', random)
    const [office, owner, engineer, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
    const examiner = ['Greyholm Plant Inspection Ltd', 'Tollbar Engineering Surveyors'][index] ?? ''
    const [gear, load, defect] = GEAR[index === 0 ? 0 : 1]
    const [number, serial] = [random.code('TE/##/0####'), random.code('@@######')]
    const [last, next] = [daysAfter(day, -364), daysAfter(day, index === 0 ? 364 : 182)]
    const answers = [
      ['(a) Employer for whom the examination was made', `${owner.name}<br>${owner.address.lines.join(', ')}`],
      [
        '(b) Premises at which it was made',
        index === 0 ? 'As above, workshop bay 3' : names.address().lines.join(', '),
      ],
      ['(c) Identification of the equipment', `${gear}<br>Serial ${serial}`],
      ['(d) Date of last thorough examination', date(last, 'long')],
      ['(e) Safe working load', load],
      ['(f) First examination after installation?', 'No'],
      ['(g) Made within an interval of', index === 0 ? '12 months' : '6 months'],
      [
        '(h) Defects, with date by which to be remedied',
        `${defect}${index === 1 ? `<br>By ${date(daysAfter(day, 14), 'long')}` : ''}`,
      ],
      ['(i) Latest date of next examination', date(next, 'long')],
      ['(j) Date of this examination', date(day, 'long')],
      ['(k) Person making the report', `${engineer.first} ${engineer.last}, Engineer Surveyor`],
    ]
    const html = `<div class="h"><b>Report of Thorough Examination</b><span class="r">${number}<br>LOLER 1998, Schedule 1</span></div><table class="q">${each(answers, ([label, text]) => `<tr><td>${label}</td><td class="a">${text}</td></tr>`)}</table><div class="res">${index === 0 ? '☒ Safe to operate &nbsp; ☐ Not safe to operate' : '☐ Safe to operate &nbsp; ☒ Not safe to operate until (h) is done'}</div><p style="margin-top:10mm">Signed for and on behalf of ${examiner}</p><div class="ft">${examiner}, ${office.address.lines.join(', ')} · ${office.phone} · ${office.register}. This report relates only to the condition seen on the day.</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${number.replace(/\//g, '_')}.pdf`,
      facts: [
        [number, serial, examiner, owner.name],
        [date(day, 'long'), date(next, 'long')],
      ],
    }
  },
}
