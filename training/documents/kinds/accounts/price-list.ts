// What something costs, whoever buys it.
import type { Names } from '../../names/names.ts'
import { type Block, gap, lines, table } from '../../page/blocks.ts'
import { joinTexts, salient, text, value, valueLines } from '../../page/text.ts'

const WORDS = {
  de: {
    titles: [
      'Was kostet was?',
      'Aktuelle Konditionen',
      'Preisübersicht',
      'Tarife {year}',
      'Tarifblatt',
      'Honorarübersicht',
      'Stundensätze {year}',
      'Speisekarte',
      'Getränkekarte',
      'Leistungen und Preise',
      'Händlerpreisliste {year}',
      'Preisblatt',
      'Mietpreise',
      'Sonderpreise',
      'Katalogpreise {year}',
      'Gebührenübersicht',
      'Sortiment und Preise',
      'Preisliste',
      'Preisliste {year}',
      'Preise und Leistungen',
      'Preisverzeichnis',
      'Händlerpreisliste',
      'Tarife',
    ],
    valid: ['gültig ab {date}', 'Stand: {date}', 'Gültig ab {date}', 'Preise gültig ab {date}'],
    head: [
      ['Art.-Nr.', 'Nr.', 'Bestell-Nr.', 'Artikel'],
      ['Bezeichnung', 'Leistung', 'Produkt', 'Ware', 'Beschreibung'],
      ['Einheit', 'je', 'VPE', 'Menge'],
      ['Preis', 'EUR', 'Listenpreis', 'Netto', 'Preis je Einheit', 'VK', 'UVP'],
    ],
    groups: ['Zubehör', 'Dienstleistungen', 'Standardsortiment', 'Ersatzteile', 'Neuheiten', 'Grundpreise'],
    notes: [
      'Alle Preise zzgl. der gesetzlichen Mehrwertsteuer.',
      'Alle Preise inkl. MwSt.',
      'Irrtümer und Preisänderungen vorbehalten.',
      'Mindestbestellwert 50,00',
      'Mengenrabatt ab 10 Stück: 5 %',
    ],
  },
  en: {
    titles: [
      'Price List',
      'Price list {year}',
      'Our prices',
      'Trade price list',
      'Rates {year}',
      'Tariff',
      'Menu',
      'Fees and charges',
      'Hire rates',
      'Rate card',
      'Catalogue prices {year}',
      'Wholesale prices',
      'Schedule of rates',
      'Services and prices',
    ],
    valid: ['valid from {date}', 'Effective {date}', 'Prices as of {date}'],
    head: [
      ['Code', 'Item no.', 'SKU'],
      ['Description', 'Product', 'Service'],
      ['Unit', 'Per', 'Pack'],
      ['Price', 'Rate', 'List price', 'Net price', 'RRP'],
    ],
    groups: ['Accessories', 'Services', 'Standard range', 'Spare parts', 'New', 'Basics'],
    notes: [
      'All prices exclude VAT.',
      'Prices include VAT.',
      'Errors and omissions excepted.',
      'Minimum order value 50.00',
      'Bulk discount available.',
    ],
  },
  pt: {
    titles: [
      'Tabela de Preços',
      'Tabela de preços {year}',
      'Lista de preços',
      'Preçário',
      'Nossos preços',
      'Ementa',
      'Tarifário {year}',
      'Preços para revenda',
      'Serviços e preços',
      'Tabela de honorários',
      'Cardápio',
      'Catálogo e preços',
    ],
    valid: ['em vigor a partir de {date}', 'Válida a partir de {date}', 'Preços em {date}'],
    head: [
      ['Código', 'Ref.'],
      ['Descrição', 'Produto', 'Serviço'],
      ['Un.', 'Unidade', 'Emb.'],
      ['Preço', 'PVP', 'Preço unitário', 'Valor'],
    ],
    groups: ['Acessórios', 'Serviços', 'Linha padrão', 'Peças', 'Novidades', 'Básicos'],
    notes: [
      'Aos preços acresce IVA à taxa legal.',
      'Preços com impostos incluídos.',
      'Preços sujeitos a alteração sem aviso.',
      'Pedido mínimo 50,00',
    ],
  },
} as const

export interface PriceLook {
  /** Of code, description, unit, price; in their order. */
  readonly columns: readonly number[]
  readonly hasGroups: boolean
  readonly hasHead: boolean
}

export function priceList(names: Names, { columns, hasGroups, hasHead }: PriceLook): Block[] {
  const { random, language } = names
  const words = WORDS[language]
  const company = names.company()
  const day = names.day()
  const kind = random.pick(['thing', 'service', 'grocery', 'dish'] as const)
  const align = random.pick(['left', 'centre'] as const)
  const money = random.chance(0.6) ? names.money : names.amount
  const row = () => {
    const goods = names.goods(kind)
    const cells = [
      goods.code,
      value('itemDescription', goods.name),
      goods.unit || '1',
      value('itemUnitPrice', money(goods.cents)),
    ]
    return columns.map((column) => cells[column] ?? '')
  }
  const shares = columns.map((column) => (column === 1 ? 3 : 1))
  const all = shares.reduce((one, two) => one + two, 0)
  const group = (head: boolean) =>
    table({
      columns: columns.map((column, index) => ({
        share: (shares[index] ?? 1) / all,
        align: column === 3 ? 'right' : 'left',
      })),
      head: head ? columns.map((column) => random.pick(words.head[column] ?? [''])) : null,
      rows: Array.from({ length: random.whole(3, hasGroups ? 9 : 28) }, row),
      rowGap: random.pick([1, 2, 5]),
    })
  const groups = hasGroups ? random.sample(words.groups, random.whole(2, 4)) : ['']
  const title = random.pick(words.titles).replace('{year}', String(day.year))
  const [before = '', after = ''] = random.pick(words.valid).split('{date}')
  return [
    lines([value('sellerName', company.name)], { size: 13, isBold: true, align }),
    lines([joinTexts([...valueLines('sellerAddress', company.address.lines), company.phone], ' · ')], {
      size: 8,
      align,
    }),
    gap(16),
    lines([salient(title)], { size: 18, isBold: true, align }),
    lines([salient(text`${before}${value('documentDate', names.date(day))}${after}`)], { align }),
    gap(10),
    ...groups.flatMap((name, index): Block[] => [
      ...(name ? [lines([name], { isBold: true, size: 12 })] : []),
      group(hasHead && (index === 0 || random.chance(0.3))),
      gap(8),
    ]),
    lines(random.sample(words.notes, random.whole(1, 3)), { size: 8 }),
  ]
}
