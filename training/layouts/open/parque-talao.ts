// A car park machine's ticket: entry and exit with day and time before the day of the paper, a tariff, tax within the amount,
// twelve lines in all and the operator's name in the smallest of them.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, fixed, iso, namesIn, sheets, taxWithin, writingOf } from '../sheet.ts'

const CSS = `body{font:10pt/1.45 'Courier Prime Code','Courier Prime',monospace}.sheet{padding:5mm 5mm}.p{float:left;width:15mm;height:15mm;background:#000;color:#fff;font:900 34pt/15mm 'Lato',sans-serif;text-align:center;margin-right:3mm}table{width:100%;clear:both}td{padding:0}.big td{font-size:15pt;font-weight:700;padding:1.6mm 0}.s{font-size:7.6pt;line-height:1.3}`
const { amount, date } = writingOf('PT')

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [firm, park] = [
    companyIn(names, 'Estacionamentos'),
    index === 0 ? 'Parque do Mercado' : 'Parque Hospital Velho',
  ]
  const left = dayIn(random, 2025, 2026)
  const entered = index === 0 ? left : daysAfter(left, -1)
  const number = random.code(index === 0 ? 'FS M03/####7' : 'FR 26P/00###')
  const gross = random.whole(12, 190) * 10
  const tax = taxWithin(gross, 23)
  const nif = firm.vatId.replace(/\D/g, '')
  const page = `<div class="p">P</div><b>${park}</b><br>${firm.address.place}<table style="margin-top:6mm"><tr><td>Entrada</td><td class="r">${date(entered)} ${random.code('0#:2#')}</td></tr><tr><td>Saída</td><td class="r">${date(left)} ${random.code('1#:4#')}</td></tr><tr><td>Matrícula</td><td class="r">${random.code('@@-##-@@')}</td></tr><tr><td>Tarifa</td><td class="r">${index === 0 ? 'Diurna' : 'Noturna 24h'}</td></tr></table>
<table class="big"><tr><td>PAGO</td><td class="r">${amount(gross)} €</td></tr></table><table><tr><td>IVA 23% incluído</td><td class="r">${amount(tax)}</td></tr><tr><td>Valor s/ IVA</td><td class="r">${amount(gross - tax)}</td></tr><tr><td>${index === 0 ? 'Cartão bancário' : 'Moedas'}</td><td class="r">Cx. automática 3</td></tr></table><p></p><div class="s">${index === 0 ? 'Fatura simplificada' : 'Fatura-recibo'} ${number}<br>de ${date(left)} &nbsp; NIF cliente: --<br>${firm.name}<br>${firm.address.street} &nbsp; NIF ${nif}<br>ATCUD ${random.code('JP#@@#@@')}-${random.code('##7')} &nbsp;${random.code('x#Lm')}-Proc. por prog. cert. n.º ${random.code('31#')}/AT<br><br>Dispõe de 10 minutos para sair. Conserve este talão.</div>`
  return {
    html: sheets(CSS, [page], { width: 86, height: 118 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, number.replace(/^F[SR] /, '')],
      issueDate: iso(left),
      sellerName: [firm.name, park],
      sellerVatId: nif,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'parque-talao',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [],
  photos: [0, 1],
  make,
}
