import { phrase, type Sign, word } from './sign.ts'

/** Documents of buying and selling. */
export const TRADE: readonly Sign[] = [
  {
    kind: 'credit-note',
    title: word(
      '(?:waren|rechnungs|boni?)?gutschrift|gutschriftsanzeige|rechnungskorrektur|(?:rechnungs)?storno|stornorechnung|korrekturrechnung|credit (?:note|memo(?:randum)?|invoice)|nota d[ei] cr[ée]dito|estorno|(?:facture d.)?avoir|credit(?:nota|factuur)|factura (?:rectificativa|de abono)|kredit(?:faktura|nota)|faktura koryguj[ąa]ca|korekta faktury|dobropis|opravný daňový doklad|jóváíró számla|sztornó ?számla|storno račun|hyvityslasku',
    ),
    said: phrase(
      'schreiben wir ihnen .{0,40}gut|erhalten sie folgende gutschrift|gutschrift(?:s|en)?-?(?:nummer|nr|datum|betrag)|we (?:have )?credit(?:ed)? (?:you|your)|credit note (?:no|number|date)|creditamos',
    ),
    text: word('verrechnen|erstattet|gutgeschrieben|refund(?:ed)?|credited|devolu[çc][ãa]o|reembolso'),
  },
  {
    kind: 'reminder',
    title: word(
      '(?:(?:erste|zweite|dritte|letzte|\\d\\.)\\s)?(?:(?:freundliche )?zahlungserinnerung|mahnung|mahnschreiben|zahlungsaufforderung|kontoerinnerung)|(?:(?:first|second|third|final|friendly)\\s)?(?:payment reminder|reminder(?: letter| notice)?|overdue (?:notice|payment|account)|past due(?: notice)?|final (?:notice|demand)|demand for payment|dunning(?: notice| letter)?|statement of overdue \\p{L}+)|aviso de (?:cobran[çc]a|pagamento|vencimento|d[ée]bito)|(?:notifica[çc][ãa]o|carta) de cobran[çc]a|cobran[çc]a|lembrete(?: de pagamento)?|pagamento em atraso|segunda via|mise en demeure|(?:lettre de )?relance|(?:betalings)?herinnering|aanmaning|sollecito(?: di pagamento)?|(?:betalnings)?påminnelse|inkasso(?:krav|varsel)|purring|rykker(?:skrivelse)?|wezwanie do zapłaty|upomnienie|upomínka|fizetési felszólítás|opomena|maksumuistutus',
    ),
    said: phrase(
      'keinen zahlungseingang|noch nicht (?:eingegangen|beglichen|bezahlt|ausgeglichen)|noch (?:offen|zur zahlung)|mahn(?:ung|ungs)?-?(?:gebühr|spesen|nummer|nr|verfahren|stufe|betrag)|mit diese[mr] (?:schreiben|mahnung|zahlungserinnerung) überschnitten|we have not (?:yet )?received (?:your )?payment|if you have already paid|remains? (?:unpaid|outstanding)|reminder fee|late payment (?:fee|charge|interest)|legal action|desconsidere este|caso j[áa] tenha (?:efetuado|efectuado|pago)|n[ãa]o recebemos o pagamento|protesto do t[íi]tulo|valor em d[íi]vida',
    ),
    text: word(
      'verzugszinsen|überfällig|offener betrag|offene posten|overdue|outstanding|past due|em atraso|em d[íi]vida|juros de mora',
    ),
  },
  {
    kind: 'receipt',
    title: word(
      'quittung|kassen(?:bon|beleg|zettel|quittung)|bon|(?:bewirtungs|zahlungs|spenden|tank|park)(?:beleg|quittung|bescheinigung|bon)|(?:sales |till |cash |payment )?receipt|recibo|cupom(?: fiscal)?|nfc-?e|nota fiscal de consumidor|fatura simplificada|tal[ãa]o|comprovante(?: de (?:pagamento|compra|venda))?|cash (?:bill|sales?)|ticket de (?:caisse|compra)|re[çc]u|kassabon|bonnetje|factura simplificada|ricevuta(?: fiscale)?|scontrino|documento commerciale(?: di vendita.*)?|kvitto|kvittering|paragon(?: fiskalny)?|účtenka|nyugta|bon fiscal|chitan[țţt][ăa]|kuitti',
    ),
    said: phrase(
      'dankend erhalten|(?:den )?betrag von .{0,60}erhalten|es bediente sie|vielen dank für ihren einkauf|danke für ihren (?:einkauf|besuch)|thank you for (?:shopping|your (?:custom|purchase|visit))|received (?:with thanks|from .{1,60} the sum of)|recebi(?:emos)? de|obrigad[oa] pela (?:prefer[êe]ncia|visita|compra)|volte sempre|kundenbeleg|cardholder copy|via do cliente',
    ),
    text: word(
      'bar(?:zahlung)?|rückgeld|gegeben|zurück|wechselgeld|change|cash|ec-?karte|girocard|kartenzahlung|kontaktlos|contactless|mastercard|visa|debit card|tse|bediener(?:in)?|kassierer(?:in)?|kasse(?: \\d+)?|cashier|sales associate|terminal|till|troco|dinheiro|multibanco|cart[ãa]o|operador[a]?|caixa',
    ),
  },
  {
    kind: 'invoice',
    title: word(
      '\\p{L}*(?<!ab|be|ver)rechnung|(?:tax |proforma |pro forma |commercial |sales )?invoice|fac?tur[aă](?:[- /]recibo| fiscal[ăa])?|nota fiscal(?: eletr[ôo]nica)?|nfs?-?e|danfe|honorarnote|liquidation|faktura|bill|(?:\\p{L}+)?factuur|facture|fattura|note d.honoraires|parcella|faktúra|(?:\\p{L}+)?számla|račun|lasku',
    ),
    text: word(
      'rechnungs(?:nummer|datum|betrag|nr)|zahlbar|invoice (?:no|number|date)|amount due|bill to|vencimento|skonto|zahlungsziel',
    ),
  },
  {
    kind: 'order-confirmation',
    title: word(
      '(?:auftrags|bestell|buchungs|termin|reservierungs)-?bestätigung|bestätigung (?:ihrer|ihres|der|des|zu[rm]?) (?:\\p{L}*bestellung|auftrags?|buchung|reservierung)|annahme ihrer bestellung|(?:sales )?order (?:confirmation|acknowledge?ment)|bestellbestätigung|(?:booking|reservation) confirmation|(?:confirmation|acknowledge?ment) of (?:your )?(?:order|booking)|confirma[çc][ãa]o (?:d[eo]|da sua) (?:pedido|encomenda|reserva|ordem)|reserva|pedido de venda|sales order|confirmation de commande|orderbevestiging|orderbekräftelse|ordrebekr(?:eftelse|æftelse)|potwierdzenie zamówienia|potvrzení objednávky|confirmaci[óo]n (?:de|del) pedido|conferma d.ordine|potvrda narudžbe|tilausvahvistus',
    ),
    said: phrase(
      'wir bestätigen (?:ihnen )?(?:ihre|ihren|die|den|hiermit)|bestätigen wir (?:ihnen )?(?:ihre|ihren|gern|hiermit)|vielen dank für ihre(?:n)? (?:bestellung|auftrag|buchung)|thank you for your (?:order|booking)|we (?:hereby |are pleased to )?(?:confirm|acknowledge) (?:your|receipt of your) (?:order|booking)|confirmamos (?:a sua|o seu|a vossa|o vosso)|agradecemos (?:a sua|o seu) (?:encomenda|pedido)',
    ),
    text: word('bestätigen wir|we (?:hereby )?confirm|ihre buchung|your booking|auftragsbestätigung|confirmamos'),
  },
  {
    kind: 'order',
    title: word(
      '(?:nach|sammel|waren|material|abruf)?bestellung|bestell(?:auftrag|schein|formular)|(?:liefer)?auftrag|auftragserteilung|abruf|booking order|(?:purchase |work )?order|insertion order|order form|(?:nota de |ordem de )?(?:encomenda|compra)|pedido(?: de compra)?|bon de commande|bestelbon|inkooporder|ordine d.acquisto|orden de compra|beställning|bestilling|zamówienie|objednávka|megrendelés|narudžb(?:a|enica)|tilaus',
    ),
    said: phrase(
      '(?:hiermit )?bestellen wir|wir bestellen|erteilen wir ihnen (?:den )?(?:folgenden )?auftrag|please (?:supply|deliver)|we (?:hereby )?(?:order|would like to order)|encomendamos|solicitamos o fornecimento|bitte (?:bestätigen|liefern) sie',
    ),
    text: word('liefern sie|please deliver|lieferanschrift|deliver to|ship to|wunschtermin|anlieferung'),
  },
  {
    kind: 'offer',
    title: word(
      '(?:\\p{L}*)angebot|kostenvoranschlag|kostenschätzung|offerte|offer|(?:price )?quot(?:e|ation)|estimate|(?:business |commercial )?proposal|or[çc]amento|proposta(?: comercial)?|cota[çc][ãa]o|devis|presupuesto|preventivo|offert|tilbud|ofert[aă]|nabídka|ponuka|(?:ár)?ajánlat|ponuda|tarjous',
    ),
    said: phrase(
      '(?:gerne? )?bieten wir ihnen|unterbreiten wir ihnen|unser angebot (?:ist|gilt)|(?:we are pleased to|we) (?:quote|offer)|our (?:offer|quotation) is valid|temos o prazer de apresentar|apresentamos (?:a nossa|nossa) proposta|validade da proposta',
    ),
    text: word('freibleibend|gültig bis|angebot gültig|valid until|unverbindlich|válid[oa] até|optional'),
  },
  {
    kind: 'delivery-note',
    title: word(
      '(?:ab)?lieferschein|warenbegleitschein|versandanzeige|packzettel|delivery (?:note|docket|ticket)|packing (?:list|slip)|dispatch note|consignment note|despatch advice|guia de (?:remessa|transporte|entrega)|nota de entrega|romaneio|comprovante de entrega|bon (?:de )?livraison|bordereau de livraison|pakbon|lever(?:ings)?bon|albar[áa]n|följesedel|følgesed(?:d)?el|dodací list|szállítólevél|otpremnica|lähete|documento di trasporto|d\\.?d\\.?t\\.?',
    ),
    said: phrase(
      'ware (?:vollständig und )?(?:unbeschadet |in ordnung )?erhalten|received in good (?:order|condition)|recebi a mercadoria|lieferschein-?(?:nummer|nr|datum)|delivery note (?:no|number)',
    ),
    text: word('kolli|packstück(?:e)?|gesamtgewicht|frachtführer|gross weight|parcels|volumes|transportador[a]?'),
  },
  {
    kind: 'price-list',
    title: word(
      '\\p{L}*preisliste|preis(?:verzeichnis|blatt|übersicht|aushang)|price list|rate card|list of prices|tabela de pre[çc]os|pre[çc][áa]rio|lista de pre[çc]os|tariffs?|(?:speise|getränke|wein)karte|menu|card[áa]pio|ementa',
    ),
    said: phrase(
      '(?:alle )?preise (?:gültig|gelten) ab|prices (?:valid|effective) from|pre[çc]os v[áa]lidos|alle preise (?:in|inkl|zzgl)',
    ),
  },
]
