import { phrases } from '../../names/parts.ts'
import { portugueseTrade } from './pt.ts'
import type { TradeWords } from './types.ts'

/** As written in Brazil. */
export const brazilianTrade: TradeWords = {
  ...portugueseTrade,
  titles: {
    invoice: phrases(
      'Fatura, Nota Fiscal de Serviços, FATURA, Nota Fiscal, NFS-e, Fatura de Serviços, Fatura Comercial',
    ),
    'credit-note': phrases('Nota de Crédito, Nota Fiscal de Devolução, Estorno'),
    reminder: phrases('Aviso de cobrança, Notificação de cobrança, Lembrete de pagamento, Cobrança'),
    offer: phrases('Orçamento, ORÇAMENTO, Proposta Comercial, Cotação'),
    order: phrases('Pedido de Compra, PEDIDO DE COMPRA, Ordem de Compra, Pedido'),
    'order-confirmation': phrases('Confirmação de Pedido, CONFIRMAÇÃO DE PEDIDO, Pedido de Venda'),
    'delivery-note': phrases('Romaneio de Entrega, Nota de Entrega, Guia de Remessa, Comprovante de Entrega'),
  },
  numbers: {
    invoice: phrases(
      'Número da Nota, Nº, Fatura Nº, NF nº, Número, Nota Fiscal nº, Nº da fatura, Número da NFS-e, NFS-e nº, NF-e Nº, Nota nº, Nº da Nota, Número da nota fiscal, Documento nº, Núm. da NF',
    ),
    'credit-note': phrases('Nota de Crédito nº, Número, Nº'),
    reminder: phrases('Nossa referência, Aviso nº, Protocolo'),
    offer: phrases('Orçamento nº, Proposta nº, Nº, Número do orçamento'),
    order: phrases('Pedido nº, Número do pedido, OC nº, Nº'),
    'order-confirmation': phrases('Pedido nº, Nº do pedido, Confirmação nº'),
    'delivery-note': phrases('Romaneio nº, Nº, Guia nº'),
  },
  prefixes: {
    invoice: phrases('0000, NF-, 000., 20##, FAT-, F'),
    'credit-note': phrases('NC-, 000, DEV-'),
    reminder: phrases('COB-, AV-'),
    offer: phrases('ORC-, P-, 20##/, PC'),
    order: phrases('PC-, OC-, 45, P'),
    'order-confirmation': phrases('PV-, PED-, 10'),
    'delivery-note': phrases('ROM-, 000, GR-'),
  },
  dates: {
    ...portugueseTrade.dates,
    invoice: phrases(
      'Data de emissão, Data e Hora de Emissão, Emissão, Data, Data da emissão, Dt. Emissão, Emitida em, DATA DA EMISSÃO, Data do documento',
    ),
  },
  contact: phrases('Contato, Responsável, Vendedor, Atendente, Elaborado por'),
  order: phrases('Pedido nº, Seu pedido, Número do pedido, OC, Pedido de compra'),
  customer: phrases('Código do cliente, Cód. cliente, Cliente nº'),
  vatId: phrases('CNPJ, CNPJ, CNPJ/CPF, CNPJ/MF'),
  ownVatId: phrases('CNPJ, CPF/CNPJ, CNPJ do tomador, CNPJ/CPF'),
  taxNumber: phrases('Inscrição Estadual, IE, Insc. Estadual, Inscrição Municipal'),
  account: phrases('Dados bancários, Conta, Depósito'),
  to: phrases('Cliente, Tomador de Serviços, Destinatário, Dados do cliente, Sacado, Tomador'),
  from: phrases('Prestador de Serviços, Emitente, Fornecedor, Cedente'),
  columns: {
    ...portugueseTrade.columns,
    description: phrases('Descrição, Discriminação dos serviços, Descrição do produto, Produto, Serviço'),
    price: phrases('Valor unit., Valor unitário, Vlr. Unit., Preço unitário, V. Unit.'),
    amount: phrases('Valor total, Total, Vlr. Total, Valor, Subtotal'),
    rate: phrases('ICMS, ISS, Alíq.'),
  },
  net: phrases('Subtotal, Valor dos serviços, Valor dos produtos, Base de cálculo'),
  tax: phrases('ISS {rate}, ISS ({rate}), ICMS {rate}, Imposto {rate}'),
  taxSum: phrases('Valor do ISS, Total de tributos'),
  gross: phrases(
    'Valor total, Total, VALOR TOTAL DA NOTA, Total geral, Valor Total da Fatura, TOTAL, Valor líquido da nota',
  ),
  shipping: phrases('Frete, Frete e seguro'),
  terms: [
    'Vencimento: {due}',
    'Pagamento até {due} via PIX ou boleto.',
    'Prazo de pagamento: {days} dias.',
    'Condições: {days} dias da emissão, vencimento em {due}',
    'Boleto com vencimento em {due}.',
  ],
  paid: ['Pago via PIX em {other}.', 'Pago com cartão de crédito.', 'Quitado.'],
  smallBusiness: [
    'Documento emitido por ME ou EPP optante pelo Simples Nacional.',
    'Empresa optante pelo Simples Nacional. Não gera direito a crédito de IPI.',
  ],
  reverseCharge: ['ISS retido pelo tomador.', 'Imposto recolhido por substituição tributária.'],
  distractors: [
    ['Página', '1/1'],
    ['Código de Verificação', '@#@#-#@##'],
    ['Série', '1'],
    ['RPS', '####'],
    ['Competência', '0#/202#'],
    ['Natureza da operação', 'Venda'],
    ['Peso bruto', '##,# kg'],
    ['CFOP', '5.102'],
    ['Chave PIX', '(##) 9####-####'],
    ['Município', 'ver cadastro'],
    ['Vendedor', '0##'],
  ],
  remarks: [
    'Horário de atendimento: seg a sex, 8h às 18h',
    'Protestar após 5 dias do vencimento.',
    'Multa de 2% após o vencimento.',
    'Peso total: 48,5 kg, 2 volumes',
    'Valor aproximado dos tributos conforme Lei 12.741/2012',
  ],
  endings: {
    ...portugueseTrade.endings,
    invoice: ['Agradecemos a preferência.', 'Não receber após o vencimento.', 'Em caso de dúvidas entre em contato.'],
    order: ['Favor entregar até {deadline}.', 'Informar o número do pedido na nota fiscal.', 'Autorizado por'],
    reminder: [
      'Solicitamos o pagamento até {deadline}.',
      'O não pagamento até {deadline} implicará protesto do título.',
      'Caso já tenha efetuado o pagamento, desconsidere este aviso.',
    ],
  },
  regards: phrases('Atenciosamente, Cordialmente, Att.'),
  greetings: phrases('Prezados Senhores, Prezado cliente, Prezados'),
}
