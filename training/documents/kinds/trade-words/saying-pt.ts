import type { Sayings } from './types.ts'

export const portugueseSayings: Sayings = {
  titles: {
    invoice: [
      'Fatura [Comercial|de Serviços|Mensal|Final|]',
      '<Fatura-Recibo^Nota Fiscal Fatura>',
      '[Nota de honorários|FATURA]',
    ],
    'credit-note': [
      'Nota de [Crédito|crédito] [por devolução|de retificação|]',
      '[Estorno|Anulação de fatura|Nota de devolução]',
    ],
    reminder: [
      '[1.º|2.º|Último] [Aviso|Aviso de pagamento]',
      '[Fatura|Pagamento|Conta] em atraso',
      '[Carta de cobrança|Notificação de pagamento|Insistência de pagamento]',
    ],
    offer: [
      '[Orçamento|Proposta|Cotação|Estimativa de custos|Proposta de preços]',
      '[A nossa proposta|Proposta de orçamento|Proposta de fornecimento]',
    ],
    order: [
      '<[Encomenda|Nota de encomenda|Requisição]^[Pedido de compra|Ordem de compra|Ordem de serviço]>',
      '[Ordem de compra|Ordem de fornecimento|Adjudicação]',
    ],
    'order-confirmation': [
      'Confirmação [de|da] <encomenda^pedido>',
      '[Aceitação|Confirmação] [da sua|de] <encomenda^pedido>',
    ],
    'delivery-note': [
      '<[Guia de remessa|Guia de transporte|Guia de entrega]^[Romaneio|Comprovante de entrega|Guia de remessa]>',
      '[Nota de entrega|Lista de embalagem|Documento de entrega]',
    ],
  },
  subjectLabels: ['', '', 'Assunto: ', 'ASSUNTO: ', 'Ref.: '],
  kindLabels: ['Tipo de documento', 'Documento', 'Tipo'],
  subjects: {
    invoice: [
      '[Fatura|Envio da fatura] {number}[ de {date}| - {item}|]',
      '<A sua encomenda^O seu pedido> de {other} - fatura',
    ],
    'credit-note': ['[Crédito|Retificação|Anulação] da fatura {reference}[ de {other}|]'],
    reminder: [
      '[Fatura|Pagamento da fatura] {reference} [em atraso|por liquidar|vencida]',
      '[Valores em dívida|Pagamento em atraso|Faturas vencidas]',
    ],
    offer: [
      '[Orçamento|Proposta|Cotação] [{number}|para {item}]',
      'A sua consulta de {other} - [orçamento|a nossa proposta]',
    ],
    order: [
      '<[Encomenda|A nossa encomenda]^[Pedido|Nosso pedido]> {number}',
      'A sua proposta [{foreign} |]de {other} - [adjudicação|<encomenda^pedido>]',
    ],
    'order-confirmation': ['Confirmação <da sua encomenda^do seu pedido>[ {order}|] de {other}'],
    'delivery-note': ['[Entrega|Guia|Remessa] {number}', 'Entrega <da encomenda^do pedido> de {other}'],
  },
  openings: {
    invoice: [
      '[Segue|Enviamos|Junto enviamos] a [nossa |]fatura [relativa ao fornecimento|referente aos serviços prestados|dos trabalhos realizados]:',
      '[Faturamos|Debitamos] [conforme a proposta {foreign}|conforme combinado|o seguinte]:',
    ],
    'credit-note': [
      '[Creditamos|Vimos creditar] [o valor|os artigos] [da fatura {reference}|devolvidos|da sua reclamação de {other}]:',
      'A fatura {reference} [foi anulada|é retificada] como segue:',
    ],
    reminder: [
      '[Ainda não recebemos|Até hoje não recebemos|Continuamos sem receber] o pagamento [das faturas abaixo|dos seguintes valores].',
      '[Informamos|Lembramos|Vimos alertar] que [o prazo de pagamento terminou|a sua conta apresenta valores vencidos].',
    ],
    offer: [
      '[Agradecemos o seu contacto|Na sequência da visita|Em resposta à sua consulta][ de {other}|], [propomos|orçamentamos|apresentamos os nossos preços]:',
      'Temos o gosto de [apresentar a nossa proposta|enviar o orçamento pedido].',
    ],
    order: [
      '[Pretendemos encomendar|Vimos encomendar|Agradecemos o fornecimento de|Solicitamos] [os seguintes artigos|o seguinte][ conforme a sua proposta {foreign}|]:',
      '[Aceitamos|Adjudicamos] a sua proposta de {other} [nas condições acordadas|].',
    ],
    'order-confirmation': [
      '[Confirmamos|Aceitamos|Agradecemos e confirmamos] <a sua encomenda^o seu pedido>[ {order}|] de {other} [como segue|nas condições abaixo|]:',
    ],
    'delivery-note': [
      '[Entregamos|Enviamos|Seguem] os [artigos|produtos|bens] [abaixo indicados|da encomenda de {other}]:',
    ],
  },
  closings: {
    invoice: ['[Pagamento|Agradecemos o pagamento] [a {days} dias|até {due}].'],
    'credit-note': ['O valor será [devolvido|descontado na próxima fatura|transferido para a sua conta].'],
    reminder: [
      '[Pedimos o pagamento|Agradecemos a regularização|Deve pagar] até {deadline}.',
      '[Caso contrário|Na falta de pagamento], [cobraremos juros de mora|recorreremos à via judicial|suspenderemos os fornecimentos].',
    ],
    offer: [
      '[Esta proposta é válida|O orçamento é válido] até {deadline}.',
      'Condições de pagamento: {days} dias.',
      'Aceito a proposta: ________________',
    ],
    order: [
      'Entrega [até|o mais tardar em] {deadline}.',
      '[Agradecemos a confirmação.|Indique o nosso número na fatura.]',
    ],
    'order-confirmation': [
      '[Entrega|Expedição] prevista: {deadline}.',
      '[Este documento não é uma fatura.|A fatura segue com a mercadoria.]',
      'Pagamento a {days} dias.',
    ],
    'delivery-note': [
      '[Recebido por|Recebi a mercadoria]: ________________',
      '[A fatura segue por correio.|Este documento não é fatura.]',
    ],
  },
  references: {
    invoice: ['[Guia de remessa|Orçamento|Proposta] {foreign} de {other}'],
    'credit-note': ['Fatura de origem: {reference} de {other}'],
    reminder: ['O nosso aviso de {other}'],
    offer: ['A sua consulta de {other}'],
    order: ['[A sua proposta|Contrato|Orçamento] {foreign} de {other}'],
    'order-confirmation': ['[A nossa proposta|Orçamento|Contrato] {foreign} de {other}'],
    'delivery-note': ['[Fatura|Encomenda|Contrato] {foreign}'],
  },
  columns: {
    'delivery-note': { quantity: ['Qtd. entregue', 'Entregue'] },
    order: { quantity: ['Qtd. pedida', 'Qtd.'] },
    'credit-note': { amount: ['Valor a creditar', 'Crédito'] },
  },
  greetings: ['[Exmos. Senhores|Prezados Senhores|Estimado cliente|Caro cliente]'],
  regards: ['[Atentamente|Atenciosamente|Melhores cumprimentos|Com os melhores cumprimentos]'],
}
