import type { Script } from '../office/script.ts'

const ENDING: readonly string[] = [
  '?# [Confidencialidade|Proteção de dados]',
  'As partes obrigam-se a manter sigilo sobre as informações a que tenham acesso.',
  '# [Disposições finais|Disposições gerais|Foro]',
  '[Qualquer alteração a este contrato deve ser feita por escrito.|O presente contrato constitui o acordo integral entre as partes.] [Fica eleito o foro de {senderTown}.|Para resolver litígios é competente o tribunal de {senderTown}.]',
  '[{senderTown}, {date}|Feito em {senderTown}, em {date}|Data: {date}]',
  '_ ______________________ ;; ______________________',
  '_ [{$one}|{contact:person}|O {$one}] ;; [{$two}|{partner:person}|O {$two}]',
]

const parties = (one: string, two: string): string[] => [
  '[Entre:|Pelo presente instrumento particular, de um lado:|Entre as partes:]',
  `{sender:sellerName}, [com sede em |<com sede na^inscrita no CNPJ, com sede na> ]{senderAddress:sellerAddress}[, representada por {contact:-},|,] [adiante designada por ${one}|doravante denominada ${one}]`,
  '[e|e, de outro lado:]',
  `{recipient:buyerName}, {recipientAddress:buyerAddress}[, representada por {partner:-},|,] [adiante designada por ${two}|doravante denominada ${two}]`,
  '[é celebrado o presente contrato:|têm entre si justo e contratado o seguinte:|acordam o seguinte:]',
]

const TERM: readonly string[] = [
  '# [Vigência e rescisão|Prazo|Duração e denúncia|Cláusula da vigência]',
  '*[O contrato tem início em {future} e vigora por {contractTerm}.|O prazo de vigência é de {contractTerm}, com início em {future}.|O presente contrato entra em vigor em {future}, pelo prazo de {contractTerm}.|O contrato vigora {openTerm}, a partir de {future}.]*',
  '*[Qualquer das partes pode denunciar o contrato com aviso prévio de {noticePeriod}.|A rescisão exige aviso prévio de {noticePeriod}.|O contrato poderá ser rescindido mediante aviso prévio de {noticePeriod}.]*',
]

export const CONTRACTS_PT: readonly Script[] = [
  {
    title:
      '[Contrato de <arrendamento^locação>|Contrato de <arrendamento urbano^locação residencial>|Contrato de <arrendamento^aluguel> comercial][ n.º {contractNumber}|]',
    body: [
      ...parties('<Senhorio^Locador>', '<Arrendatário^Locatário>'),
      '# [Objeto|Imóvel]',
      'O imóvel situa-se na {street}, em {town}, [com {bigCount} m²|com {digit} divisões] e destina-se a [habitação|escritório|comércio].',
      ...TERM,
      '# [Renda|Valor mensal|Pagamento]',
      '*[O valor mensal é de {amount}, a pagar até ao dia {digit} de cada mês.|A <renda^mensalidade do aluguel> é de {amount} por mês.]* [O pagamento é feito para {iban}.|]',
      '# [Caução|Garantia]',
      'É prestada uma caução de {amount2}[, a devolver no fim do contrato|].',
      ...ENDING,
    ],
    words: { one: '<Senhorio^Locador>', two: '<Arrendatário^Locatário>' },
  },
  {
    title:
      '[Contrato de prestação de serviços|Contrato de assessoria|Contrato de empreitada|Contrato-quadro de serviços][ n.º {contractNumber}|]',
    body: [
      ...parties('Contratada', 'Contratante'),
      '# [Objeto|Cláusula do objeto]',
      '*[O contrato tem por objeto: {service}.|A Contratada obriga-se a prestar o seguinte serviço: {service}.]* [Os detalhes constam do Anexo I.|Estimam-se {count} horas por mês.]',
      '# [Preço e pagamento|Remuneração|Honorários]',
      '*[O valor mensal é de {amount}.|Pelos serviços será paga a quantia de {amount}.|O preço por hora é de {amount}.]* [As faturas vencem a {count} dias.|O pagamento é feito até ao dia {digit} de cada mês.]',
      ...TERM,
      '?# [Responsabilidade|Obrigações]',
      '[A responsabilidade limita-se a {amount2}.|A Contratante fornecerá as informações necessárias.]',
      ...ENDING,
    ],
    words: { one: 'Contratada', two: 'Contratante' },
  },
  {
    title:
      '[Contrato de trabalho|Contrato individual de trabalho|Contrato de trabalho a termo certo|Contrato de trabalho sem termo]',
    body: [
      'Entre:',
      '{sender:sellerName}, {senderAddress:sellerAddress}, [como entidade empregadora|doravante Empregadora]',
      'e',
      '{partner:person}, residente na {street}, {place}, [como trabalhador|doravante Empregado]',
      '# [Funções|Atividade]',
      '*[É admitido para as funções de {role}, a partir de {future}.|O trabalho como {role} tem início em {future}.]*',
      '# [Horário|Jornada]',
      '[O horário semanal é de {count} horas.|O horário é das {time} às {time2}.]',
      '# [Retribuição|Salário]',
      '*[A retribuição mensal é de {amount}.|O salário mensal será de {amount}.]*',
      '# [Duração e aviso prévio|Cessação]',
      '[O contrato vigora por {contractTerm}.|O período experimental é de {count} dias.] *[O aviso prévio é de {noticePeriod}.|A denúncia exige aviso prévio de {noticePeriod}.]*',
      ...ENDING,
    ],
    words: { one: 'Empregador', two: 'Trabalhador' },
  },
  {
    title: '[Contrato de compra e venda|Contrato de compra e venda de {product}|Contrato de fornecimento]',
    body: [
      ...parties('Vendedora', 'Compradora'),
      '# Objeto',
      '*[A Vendedora vende à Compradora {count} {product}.|O contrato tem por objeto {product}.]*',
      '# [Preço|Preço e pagamento]',
      '*[O preço é de {amount}, a pagar até {future:dueDate}.|A Compradora paga {amount} na entrega.]* [O sinal é de {amount2}.|]',
      '# Entrega',
      'A entrega será feita em {soon}, em {town}.',
      ...ENDING,
    ],
    words: { one: 'Vendedora', two: 'Compradora' },
  },
  {
    title:
      '[Contrato de manutenção|Contrato de assistência técnica|Contrato de suporte de software] [{contractNumber}|]',
    meta: [
      ['[N.º do contrato|Contrato n.º]', '{contractNumber}'],
      ['Equipamento', '{product}'],
    ],
    body: [
      ...parties('Prestadora', 'Cliente'),
      '# Serviços',
      '- [Inspeção dos dispositivos de segurança|Limpeza e lubrificação|Substituição de peças]',
      '- [{digit} visitas por ano|uma visita por trimestre]',
      '# Preço',
      '*[O valor anual é de {amount}.|O Cliente paga {amount} por ano.]*',
      ...TERM,
      ...ENDING,
    ],
    words: { one: 'Prestadora', two: 'Cliente' },
  },
  {
    title: '[Acordo de confidencialidade|Contrato de confidencialidade|Termo de confidencialidade|Acordo de parceria]',
    body: [
      ...parties('Primeira', 'Segunda'),
      '# Objeto',
      '*As partes pretendem cooperar na área de {service}.*',
      '# Obrigações',
      'As partes não revelarão a terceiros as informações recebidas. *[Em caso de violação, é devida uma multa de {amount}.|O incumprimento implica o pagamento de {amount}.]*',
      ...TERM,
      ...ENDING,
    ],
    words: { one: 'Primeira', two: 'Segunda' },
  },
]
