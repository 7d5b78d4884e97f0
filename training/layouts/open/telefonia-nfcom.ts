// A mobile operator's bill as NFCom: a coloured column on the left holds account, month, due day and sum without any colon, the fiscal part with
// the number lies in the middle in small print, services of others (with a CNPJ of their own), instalments of a handset, fines of the last bill
// and credits come under one another; a firm's second sheet lists every line's number and use; the third is paid by direct debit.
import { cnpjOf, cpfOf } from '../../documents/names/identifiers.ts'
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { barCode, squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `body{font:8.8pt/1.4 'Lato',sans-serif;color:#232323}.col{left:0;top:0;bottom:0;width:56mm;background:#12355b;color:#fff;padding:12mm 7mm}.col b{display:block;font:900 14pt/1.2 'Lato';margin-bottom:5mm}.col .lg{font:900 30pt/1 'Lato';color:#ffb703;margin-bottom:14mm}.col small{font-size:7.6pt;color:#bcd}.rt{left:63mm;right:11mm;top:11mm}.rt h2{font:700 10.5pt 'Lato';color:#12355b;margin:4mm 0 1mm;border-bottom:1.2pt solid #ffb703}.fx{font-size:7pt;line-height:1.35;border:.5pt solid #888;padding:1.5mm 2mm;margin-top:4mm}table{width:100%}td{padding:.45mm 0}.s td{font-weight:700;border-top:.4pt solid #999}.tx td,.tx th{font-size:7pt;font-weight:400;text-align:right;padding:.2mm 1mm}.dd{left:63mm;right:11mm;bottom:9mm;border-top:.8pt dashed #555;padding-top:2.5mm;font-size:8pt}.dd .l{font:700 9.6pt 'Roboto'}.w{padding:12mm 14mm}.w table td,.w table th{padding:.7mm 1mm;border-bottom:.3pt solid #ccc;text-align:left;font-size:8pt}.sheet .w td.r{text-align:right}`
const { amount, date, month } = writingOf('BR')
/** By paper: the operator's services, those of others, what else is due. */
const CHARGES = [
  [
    'Plano Time 40 GB (6 linhas x 54,90)=32940;Longa distância (código 48)=1184;Pacote adicional 10 GB=2990;Roaming internacional diária 3x=11970',
    'Cine Caju streaming – Caju Mídia Digital=2190;Antivírus Muralha 5 licenças=1490',
    'Parcelamento aparelho Nebra X2, 7/12=18325;Multa 2% s/ fatura anterior=742;Juros de mora=187',
  ],
  [
    'Zunna Controle 18 GB=6490;Longa distância (código 48)=1463;SMS avulsos=69',
    '',
    'Crédito por interrupção do serviço=-719',
  ],
  [
    'Zunna Casa Fibra 500 + Fixo ilimitado=12990;Longa distância (código 48)=769;Ponto adicional Wi-Fi=1500',
    'Cine Caju streaming – Caju Mídia Digital=2190',
    'Bônus débito automático=-1000',
  ],
] as const
const chargesOf = (random: Random, list: string): Charge[] =>
  list
    .split(';')
    .filter(Boolean)
    .map((one) => {
      const [text = '', cents] = one.split('=')
      return [text, text.startsWith('Longa') ? random.whole(120, 3900) : Number(cents)]
    })
type Charge = readonly [text: string, cents: number]
const rows = (list: readonly Charge[]) =>
  each(list, ([text, cents]) => `<tr><td>${text}</td><td class="r">${amount(cents)}</td></tr>`)
const block = (title: string, list: readonly Charge[]) =>
  list.length
    ? `<h2>${title}</h2><table>${rows(list)}<tr class="s"><td>Subtotal</td><td class="r">${amount(sum(list.map(([, cents]) => cents)))}</td></tr></table>`
    : ''

/** A firm's second sheet: what each telephone used. */
function linesSheet(random: Random, account: string, day: Day): string {
  const lines = each(
    [9, 3, 7, 1, 5, 2],
    (most) =>
      `<tr><td>${random.code('(##) 9####-####')}</td><td>${random.whole(2, most * 4)},${random.code('##')} GB</td><td>${random.whole(10, 480)} min</td><td>${random.whole(0, 60)}</td><td>54,90</td></tr>`,
  )
  const calls = each(
    Array.from({ length: 22 }, (_, at) => daysAfter(day, at - 32)),
    (one) =>
      `<tr><td>${date(one, 'short')}</td><td>${random.code('1#h4#m0#')}</td><td>${random.pick(['Fixo', 'Móvel', 'Móvel outra op.'])}</td><td>${random.code('48 ## 3###-####')}</td><td>${random.code('0#m1#s')}</td><td>0,${random.code('##')}</td></tr>`,
  )
  return `<div class="w"><h2>Uso por linha – conta ${account}</h2><table><tr><th>Linha</th><th>Internet</th><th>Voz local</th><th>SMS</th><th>Valor R$</th></tr>${lines}</table><h2>Ligações longa distância</h2><table><tr><th>Data</th><th>Hora</th><th>Destino</th><th>Número chamado</th><th>Duração</th><th>R$</th></tr>${calls}</table></div>`
}

const history = (random: Random, day: Day, total: number) =>
  `<h2>Suas últimas faturas</h2><table>${each([31, 61, 92, 122], (back) => `<tr><td>${month(daysAfter(day, -back))}</td><td>paga em ${date(daysAfter(day, 13 - back), 'short')}</td><td class="r">${amount(total + random.whole(-900, 900))}</td></tr>`)}</table><h2>Fique por dentro</h2><p>A partir de ${date(daysAfter(day, 45))} o reajuste anual pelo IGP-DI será aplicado ao seu plano, conforme contrato ${random.code('Z-######')}. Ao pagar com atraso incidem multa de 2% e juros de 1% ao mês. A falta de pagamento por 15 dias após o aviso leva à suspensão parcial.</p>`

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [firm, client] = [companyIn(names, 'Telecomunicações'), names.company()]
  const [person, home] = [names.person(), names.address()]
  const isFirm = index === 0
  const buyer = isFirm ? client.name : `${person.first} ${person.last}`
  const day = dayIn(random, 2025, 2026)
  const [due, plain] = [daysAfter(day, 14), String(random.whole(1_204_000, 98_700_000))]
  const account = random.code('0.###.###.###-#')
  const [own = [], others = [], rest = []] = (CHARGES[index] ?? []).map((list) => chargesOf(random, list))
  const sumOf = (list: readonly Charge[]) => sum(list.map(([, cents]) => cents))
  const [base, total] = [sumOf(own), sumOf([...own, ...others, ...rest])]
  const number = plain.padStart(9, '0').replace(/(\d{3})(?=\d)/g, '$1.')
  const taxes = Object.entries({ ICMS: 18, PIS: 0.65, COFINS: 3, FUST: 1, FUNTTEL: 0.5 })
  const pay =
    index === 2
      ? `<div class="c" style="padding:4mm;font-size:10pt">Débito automático cadastrado: ${firm.bank.name}, agência ${random.code('####')}, conta final ${random.code('##-#')}.<br>Não é preciso pagar este documento.</div>`
      : `<span class="l">84${random.code('6#########-# ###########-# ###########-# ###########-#')}</span><br>Conta ${account} &nbsp; Vencimento ${date(due)} &nbsp; Total R$ ${amount(total)}<div style="display:flex;justify-content:space-between;margin-top:2mm">${barCode(random, 98, 12)}${squareCode(random, 17, 29)}</div>`
  const page = `<div class="abs col"><div class="lg">zunna</div><small>Conta</small><b>${account}</b><small>Mês</small><b>${month(day)}</b><small>Vence em</small><b>${date(due)}</b><small>Total a pagar</small><b style="color:#ffb703;font-size:19pt">R$ ${amount(total)}</b><small>Período ${date(daysAfter(day, -33), 'short')} a ${date(daysAfter(day, -3), 'short')}</small><br><br><small>Fatura anterior ${index === 0 ? `R$ ${amount(37_120)} paga em ${date(daysAfter(day, -11), 'short')} (com atraso)` : 'paga, obrigado'}</small><br><br><small>Fale com a gente<br>10${random.code('3##')} ou zunna.example<br>Ouvidoria 0800 ${random.code('### ####')}<br>Anatel 1331</small></div>
    <div class="abs rt"><b>${buyer}</b><br>${isFirm ? `CNPJ ${client.vatId}` : `CPF ${cpfOf(random)}`}<br>${(isFirm ? client.address : home).lines.join('<br>')}<div class="fx">DOCUMENTO AUXILIAR DA NOTA FISCAL FATURA DE SERVIÇOS DE COMUNICAÇÃO ELETRÔNICA<br><b>NOTA FISCAL FATURA Nº ${number}</b> &nbsp; SÉRIE 3 &nbsp; EMISSÃO ${date(day)} ${random.code('0#:1#:4#')}<br>Chave ${inFours(random.code('35##############################62003##########').slice(0, 44))}<br>Protocolo ${random.code('3352##########')}<br>${firm.name} – CNPJ ${firm.vatId} – IE ${firm.taxNumber}<br>${firm.address.lines.join(' – ')}</div>
    ${block('Serviços Zunna', own)}${block(`Serviços de terceiros (CNPJ ${cnpjOf(random)})`, others)}${block('Outros lançamentos', rest)}<h2>Tributos desta nota (já incluídos)</h2><table class="tx"><tr><th></th><th>Base</th><th>%</th><th>Valor</th></tr>${each(taxes, ([tax, rate]) => `<tr><td>${tax}</td><td>${amount(base)}</td><td>${amount(rate * 100)}</td><td>${amount(percent(base, rate))}</td></tr>`)}</table>${isFirm ? '' : history(random, day, total)}</div><div class="abs dd">${pay}</div>`
  return {
    html: sheets(CSS, isFirm ? [page, linesSheet(random, account, day)] : [page]),
    pages: isFirm ? 2 : 1,
    fields: {
      invoiceNumber: [number, plain, plain.padStart(9, '0')],
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: firm.name,
      buyerName: buyer,
      sellerVatId: firm.vatId,
      grossTotal: fixed(total),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'telefonia-nfcom',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [1],
  make,
}
