// How documents label their facts, in German, English and Portuguese, and those of neighbours in French, Dutch, Spanish, Italian,
// Swedish, Danish, Norwegian, Polish, Czech, Slovak, Hungarian, Romanian, Croatian, Finnish and Turkish.
// A label begins its cell, or its line.
import type { FieldName } from '../types.ts'

/** How a value is read. */
export type ValueKind = 'id' | 'date' | 'amount' | 'name' | 'iban' | 'bic' | 'vat' | 'taxNumber' | 'text'

export interface Label {
  readonly field: FieldName
  readonly kind: ValueKind
  readonly pattern: RegExp
  /** How likely a value beside it is the field's, from 0 to 1. */
  readonly weight: number
}

const NUMBER = '(?:nr|no|num|nummer|numer|number|numero|número|numéro|číslo|č|n\\.?\\s?[º°o]|#|id|code|kennung)\\.?'
/** "n.º de", "Number of": a label that begins with the word. */
const NUMBER_OF = `${NUMBER}\\s(?:d[aeo]s?\\s(?:la\\s)?|d[ie](?:l|lla)?\\s|of\\s(?:the\\s)?)?`
const RATE = '(?:@\\s?)?\\(?\\+?\\s?\\d{1,2}(?:[.,]\\d+)?\\s?%\\)?'

/** The words of a label, at the beginning of a text and not in the middle of a longer word. */
function starting(words: string): RegExp {
  return new RegExp(`^[\\s•*(]*(?:${words})(?![\\p{L}_])[\\s.]*(?:\\([^)]*\\))?[\\s:.#/|–-]*`, 'iu')
}

function label(field: FieldName, kind: ValueKind, weight: number, words: string): Label {
  return { field, kind, weight, pattern: starting(words) }
}

/** In the order in which they are tried: the first one that matches a cell decides. */
export const LABELS: readonly Label[] = [
  // Numbers of other things, so that they are not mistaken for the document's own.
  label(
    'customerNumber',
    'id',
    0.95,
    `(?:ihre\\s)?(?:kunden|debitoren|mandanten|mitglieds)-?\\s?${NUMBER}|kd\\.?-?\\s?${NUMBER}|kunde?-?\\s?${NUMBER}|(?:numer|číslo)\\s(?:klienta|zákazníka)|(?:your\\s)?customer\\s?(?:account\\s)?${NUMBER}|client\\s?${NUMBER}|cust\\.?\\s?${NUMBER}|c[óo]digo\\s(?:d[eo]\\s)?cliente|cliente\\s?${NUMBER}|${NUMBER_OF}cliente?|(?:code|codice)\\scliente?|(?:klant(?:en)?|debiteur(?:en)?)-?\\s?${NUMBER}`,
  ),
  label('customerNumber', 'id', 0.8, 'account\\s?(?:no|number|id|#)\\.?'),
  label(
    'orderNumber',
    'id',
    0.95,
    `(?:ihre\\s|unsere\\s)?(?:bestell|auftrags|order)-?\\s?${NUMBER}|auftrag\\s?${NUMBER}|bestellung\\s?${NUMBER}|(?:your\\s)?purchase\\sorder(?:\\s?${NUMBER})?|p\\.?\\s?o\\.?\\s?${NUMBER}|(?:your\\s)?order\\s?${NUMBER}|(?:ihre?|your)\\s(?:bestellung|auftrag|order)(?:\\s?${NUMBER})?|${NUMBER_OF}(?:pedido|encomenda|order|commande|ordine)|(?:pedido|encomenda|commande|bestel(?:ling)?|ordine)-?\\s?${NUMBER}`,
  ),
  label(
    'contractNumber',
    'id',
    0.95,
    `(?:vertrags|versicherungsschein|policen|versicherungs)-?\\s?${NUMBER}|(?:contract|policy|agreement)\\s?${NUMBER}|contrat(?:o|to)?\\s?${NUMBER}|ap[óo]lice\\s?${NUMBER}`,
  ),
  label(
    'documentNumber',
    'id',
    0.97,
    `(?:rechnungs|rechn\\.|re\\.?|rg\\.?|beleg|gutschrifts?|angebots|lieferschein|mahnungs|quittungs|bon|faktura|fakturen|dokument(?:en)?|kreditnota|kreditfaktura|vorgangs|bescheid|buchungs|auftragsbestätigungs|ab)-?\\s?${NUMBER}|(?:handels|abschlags|schluss|teil|korrektur|storno|honorar)?rechnung\\s?(?:${NUMBER})|(?:angebot|gutschrift|mahnung|lieferschein|quittung|beleg|auftragsbestätigung|rechnungskorrektur|kostenvoranschlag|stornorechnung)\\s?${NUMBER}|(?:tax\\s|sales\\s)?invoice\\s?(?:ref(?:erence)?|${NUMBER})|inv\\.?\\s?${NUMBER}|(?:receipt|bill|document|credit\\s(?:note|memo)|quote|quotation|offer|estimate|transaction|booking|confirmation|delivery\\snote|packing\\sslip)\\s?${NUMBER}|(?:fatura(?:[-\\s/]+recibo)?|nota\\sfiscal|nota|nf-?e|nfs-?e|nfc-?e|recibo|documento|or[çc]amento|proposta|cota[çc][ãa]o|romaneio|guia|nota\\sde\\s(?:cr[ée]dito|entrega|encomenda))\\s?(?:eletr[ôo]nica\\s)?${NUMBER}|(?:beleg|bon|quittung|receipt|doc)\\s?(?=:)|${NUMBER_OF}(?:fatura|nota|invoice|recibo|documento|document|nfs?-?e|factu(?:re|ra)|fattura|avoir)(?:\\sfiscal|\\ssimplificada)?|(?:factu(?:re|ra)|fattura|factuur|creditfactuur|creditnota|avoir|ticket)(?:\\ssimplificada)?-?\\s?${NUMBER}|factura\\ssimplificada|faktura\\s(?:vat\\s)?${NUMBER}|(?:numer|číslo)\\s(?:faktúry|faktury|dokladu)|számla\\s?sorszáma?|számlaszám|broj\\sračuna|račun\\s(?:br(?:oj)?|${NUMBER})|numărul?\\sfacturii|laskun\\snumero|fatura\\sno`,
  ),
  // The slip of a till; several of them may be on one paper.
  label(
    'documentNumber',
    'id',
    0.8,
    `(?:slip|check|chk|trans|docket|cash\\s(?:bill|sale)s?|cb|coo|ccf|extrato|cupom)\\s?(?:${NUMBER}|(?=[:\\d]))`,
  ),
  label(
    'dueDate',
    'date',
    0.96,
    `(?:rechnung\\s)?(?:fällig(?:keit|keitsdatum)?(?:\\s(?:am|bis|zum))?|zahlbar\\s(?:bis|am)|zu\\szahlen\\sbis|zahlungsziel|zahlungsfrist|zahlungstermin|zahlungsdatum|fälligkeitstermin|zahlbar\\sohne\\sabzug\\sbis|zahlung\\sbis)|(?:payment\\s)?due(?:\\s(?:date|by|on)|(?=\\s*(?::|\\.|$|\\d)))|pay(?:ment|able)?\\s(?:due\\s)?by|date\\s(?:payment\\s)?due|(?:data\\s(?:de\\s)?)?vencimento|vence\\sem|venc\\.|data\\slimite(?:\\s(?:de\\s)?pagamento)?|pagar\\sat[ée]|pagamento\\sat[ée]|(?:date\\s)?(?:d['’]\\s?)?[ée]ch[ée]ance|date\\slimite(?:\\sde\\s(?:paiement|r[èe]glement))?|[àa]\\s(?:payer|r[ée]gler)\\savant(?:\\sle)?|verval(?:datum|dag)|(?:te\\s)?betalen\\s(?:v[óo]{2}r|uiterlijk)|uiterste\\sbetaaldatum|(?:fecha\\s(?:de\\s)?)?vencimientos?|vc?tos?\\.?|date\\sdû|pr[ée]l[èe]vement\\sle|(?:sera\\s)?pr[ée]lev[ée]e?(?:\\s(?:sur\\svotre\\scompte\\s)?le)?|oss\\still?handa|(?:data\\s)?(?:di\\s)?scadenz[ae]|förfallo(?:datum|dag)|(?:att\\s|skall\\s)?betalas?\\s(?:senast|före)(?:\\sden)?|sista\\sbetalningsdag|forfald(?:s?dato)?|forfall(?:s?dato)?|betalingsfrist|termin\\spłatności|(?:d[áa]tum\\s)?splatnosti?|fizetési\\shatáridő|esedékesség|(?:datum\\s)?dospijeć[ae]|rok\\splaćanja|(?:data\\s)?scadenț(?:a|ei)|termen\\sde\\splată|eräpäivä|(?:son\\s)?ödeme\\starihi|vade(?:\\starihi)?`,
  ),
  label(
    'serviceDate',
    'date',
    0.95,
    `(?:leistungs|liefer)(?:ungs)?-?(?:datum|tag|zeitpunkt|zeitraum|termin)|(?:liefer-?\\s?(?:und|/)\\s?leistungs(?:datum|zeitraum))|datum\\sder\\s(?:lieferung|leistung)|(?:delivery|service|ship(?:ping)?|supply)\\s(?:date|period)|date\\sof\\s(?:supply|delivery|service)|data\\s(?:d[aeo]\\s)?(?:sa[íi]da|entrega|presta[çc][ãa]o)(?:/entrada)?|date\\sde\\s(?:la\\s)?(?:livraison|prestation)|lever(?:ings)?datum|fecha\\sde\\sentrega|data\\s(?:di\\s)?consegna`,
  ),
  label(
    'documentDate',
    'date',
    0.97,
    `(?:rechnungs|rechn\\.|re\\.?|rg\\.?|beleg|ausstellungs|angebots|gutschrifts|dokument(?:en)?|erstellungs|druck|brief|bescheid|lieferschein|auftrags)-?\\s?(?:datum|tag)|(?:datum\\sder\\s)?(?:rechnung|ausstellung)\\svom|(?:tax\\s|sales\\s)?invoice\\s(?:date|issued)|(?:issue|bill(?:ing)?|receipt|document|order|transaction|statement|quote|quotation)\\s?date|date\\s(?:of\\s)?(?:issue|invoice)|issued(?:\\son|\\sat)?|tax\\spoint|data\\s(?:e\\shora\\s)?(?:d[aeo]\\s)?(?:emiss[ãa]o|fatura|doc(?:umento|\\.))|emitid[ao]\\sem|emiss[ãa]o|date\\s(?:de\\s(?:la\\s)?|d['’]\\s?)?(?:facture|facturation|[ée]mission)|factuurdatum|fecha\\s(?:de\\s(?:la\\s)?)?(?:factura|emisi[óo]n|expedici[óo]n)|data\\s(?:della\\s|di\\s)?(?:fattura|emissione)|faktura-?(?:datum|dato|dag)|data\\swystawienia|d[áa]tum\\svystaveni[ae]|datum\\svystavení|(?:számla\\s)?(?:kelte|kiállítás(?:ának)?\\s(?:dátuma|kelte))|datum\\s(?:izdavanja|računa)|data\\s(?:facturii|emiterii)|(?:laskun\\s)?päiväys|laskun\\späivämäärä|(?:fatura|düzenleme)\\starihi`,
  ),
  label('documentDate', 'date', 0.86, 'datum|dato|date|data|vom|dated|fecha|dátum|tarih|päivämäärä|le(?=\\s\\d)'),

  label(
    'buyerVatId',
    'vat',
    0.9,
    `ihre\\s(?:ust|umsatzsteuer)\\.?-?\\s?id\\p{L}*\\.?-?\\s?(?:${NUMBER})?|ihre\\suid(?:-?\\s?${NUMBER})?|(?:ust|umsatzsteuer)\\.?-?\\s?id\\p{L}*\\.?-?\\s?(?:${NUMBER})?\\s(?:(?:des|der|ihrer)\\s)?(?:kunden?|käufers?|auftraggebers?|leistungsempfängers?|empfängers?)|(?:n\\.?\\s?[ºo]\\s)?(?:nif|contribuinte|cnpj|n\\.?\\s?[ºo]\\scontrib\\.)\\s(?:d[eo]\\s)?(?:cliente|adquirente|tomador)|v/\\s?(?:n\\.?\\s?[ºo]\\s)?(?:contrib(?:uinte|\\.)|nif)|(?:customer|client|your)(?:'s)?\\s(?:vat|tax)[-\\s]?(?:${NUMBER})?|(?:uw\\s)btw-?\\s?${NUMBER}|(?:nif|cif|tva)\\s(?:del?\\s|du\\s)?client(?:e)?`,
  ),
  label(
    'sellerVatId',
    'vat',
    0.95,
    `(?:ust|umsatzsteuer|mwst)\\.?-?\\s?(?:id(?:ent)?(?:ifikations)?)?\\.?-?\\s?${NUMBER}|ust-?id|uid(?:-?nr)?|vat[-\\s]?(?:reg(?:istration)?[-\\s]?)?${NUMBER}|vat(?=\\s*:?\\s*(?:[A-Z]{2}\\s?\\d{3}|\\d{3}\\s\\d{3,4}\\s|\\d{9}))|tax[-\\s]?(?:id|reg(?:istration)?(?:\\s${NUMBER})?)|gstin(?:\\s?/\\s?uin)?|ein|nif|nipc|cnpj(?:\\s?/\\s?cpf)?|cpf(?:\\s?/\\s?cnpj)?|contribuinte(?:\\s?${NUMBER})?|(?:gst|sst)[\\s.-]{0,2}(?:(?:id|reg(?:istration|n)?)[\\s.-]{0,2})*(?:${NUMBER}|id|reg)|abn|trn|btw-?\\s?(?:id|${NUMBER})|(?:${NUMBER}\\s(?:de\\s)?)?tva\\s(?:intra\\p{L}*\\.?|${NUMBER})|${NUMBER}\\s(?:de\\s)?tva|p(?:artita|art)?\\.?\\s?iva|c\\.?i\\.?f|n\\.i\\.f|c\\.?u\\.?i\\.?t|r\\.?u\\.?[ct]|r\\.?f\\.?c|n\\.?i\\.?t|cvr(?:-?\\s?${NUMBER})?|moms(?:reg(?:istrerings)?)?\\.?-?\\s?${NUMBER}|nip|dič|ič\\sdph|adószám|oib|c\\.?u\\.?i|vkn|vergi\\s(?:no|numarası)|y-tunnus`,
  ),
  label('sellerTaxNumber', 'taxNumber', 0.95, `(?:steuer|st\\.?)-?\\s?${NUMBER}|finanzamt`),
  // Sums of groups, roundings and earlier payments are not the totals.
  label(
    'prepaid',
    'amount',
    0.9,
    '(?:abzüglich|abzgl\\.?|bereits|erhaltene|geleistete)?\\s?(?:anzahlung(?:en)?|abschlagszahlung(?:en)?|gezahlt|bezahlt|vorauszahlung(?:en)?)|amount\\spaid|paid\\sto\\sdate|deposit(?:\\spaid)?|less\\sdeposit|payments?\\sreceived|adiantamento|valor\\spago|acomptes?|d[ée]j[àa]\\s(?:pay|r[ée]gl)[ée]e?|aanbetaling|reeds\\s(?:betaald|voldaan)|anticipo|acconto',
  ),
  label(
    'discount',
    'amount',
    0.9,
    `(?:abzüglich\\s|abzgl\\.?\\s|gesamt)?(?:rabatt|nachlass|preisnachlass)(?:\\s${RATE})?|discount(?:\\s${RATE})?|desconto(?:s)?|remise|korting|descuento|sconto`,
  ),
  label(
    'grossTotal',
    'amount',
    0.96,
    '(?:(?:gesamt|rechnungs|end)-?)?(?:summe|betrag|gesamt|totaa?l|preis)[\\s,(:]*(?:brutto|inkl|incl|einschl|including|com\\siva|c/\\s?iva|iva\\sinclu[ií]d[ao])[^\\d]{0,30}?|(?:total|montant|prix)(?:\\sg[ée]n[ée]ral)?\\s(?:en\\seuros?\\s)?\\(?t\\.?t\\.?c\\.?\\)?|totale\\s(?:fattura|documento|complessivo)',
  ),
  label(
    'netTotal',
    'amount',
    0.95,
    `(?:(?:gesamt|zwischen|rechnungs|waren|positions)?-?(?:summe|betrag|wert|gesamtbetrag)[\\s,(]*(?:netto|ohne\\s(?:ust|mwst|umsatzsteuer|mehrwertsteuer)\\.?|\\(?ex[ck]l\\.?)|(?:summe|gesamt|betrag|total|zwischensumme)[\\s,(]*(?:netto|ohne)|netto(?:-?(?:summe|betrag|gesamt|warenwert|gesamtbetrag|rechnungsbetrag|wert|umsatz))?|warenwert(?:\\snetto)?|nettowarenwert|rechnungssumme\\snetto|zwischensumme|summe\\s(?:der\\s)?positionen|positionssumme|total\\s(?:net|excl|exc|ex|untaxed|before\\stax|without)|net\\s(?:total|amount|value|sum|price)|sub-?\\s?total|untaxed\\samount|taxable\\s(?:amount|value)|goods(?:\\stotal)?|mercadoria(?:s)?(?:\\s?/\\s?servi[çc]os)?|zwischentotal|valor\\stotal\\sdos\\sprodutos|v\\.?\\stotal\\sprodutos|valor\\sl[íi]quido|total\\sil[íi]quido|total\\sl[íi]quido|total\\ss(?:em|/)\\s?iva|base\\stribut[áa]vel|incid[êe]ncia|il[íi]quido|subtotal|gesamtbetrag\\sexkl|(?:sous-?\\s?)?(?:total|montant)\\s(?:net\\s)?\\(?h\\.?t\\.?\\)?|(?:total|montant)\\shors\\s(?:taxes?|tva)|base\\sh\\.?t|sous-?\\s?total|totaal\\sex(?:cl)?|(?:totalt?|summa|belopp|beløp|beløb|i\\salt)\\se(?:x|ks)kl\\.?|delsumm?a?|wartość\\snetto|celkem\\sbez\\sdph|spolu\\sbez\\sdph|nettó(?:\\s(?:összeg|érték))?|osnovica|total\\sfără\\stva|veroton|matrah|subtotaal|netto\\sbedrag|base\\simponible|(?:totale\\s)?imponibile)`,
  ),
  label(
    'taxTotal',
    'amount',
    0.94,
    `(?:(?:zzgl|zuz[üu]gl|zuzüglich|plus|inkl|enthaltene|darin\\senthalten|gesetzl|gesetzliche|summe|total|valor\\sd[oe]|state|montant|totaal|totale|importe|\\+)\\.?\\s(?:de\\sla\\s|la\\s)?)*(?:${RATE}\\s)?(?:mwst|ust|umsatzsteuer|mehrwertsteuer|steuer(?:betrag|summe)?|vat|tax(?:es)?(?:\\samount)?|sales\\stax|gst|hst|iva|tva|btw|moms|mva|dph|áfa|pdv|alv|kdv|icms|valor\\sdo\\sicms|total\\stax|tax\\stotal|mwst-?betrag|ust-?betrag|umsatzsteuerbetrag|steuern)\\.?(?:\\s?(?:betrag|amount|total))?(?:\\s?${RATE})?(?:\\s?(?:auf|on|of|von|sobre|de)\\s?[€$£R\\s]*[\\d.,]+(?:\\s?€|\\sEUR)?)?`,
  ),
  label(
    'amountDue',
    'amount',
    0.93,
    `zahlbetrag|zu\\szahlen(?:der\\s(?:rechnungs)?betrag)?|zahlungsbetrag|offener\\s(?:rechnungs)?betrag|restbetrag|noch\\szu\\szahlen|fälliger\\s(?:rechnungs)?betrag|forderung|(?:due\\s|total\\s|net\\s)?payable(?:\\samount)?|amount\\s(?:due|payable|owing)|(?:outstanding\\s)?balance(?:\\sdue)?|total\\sdue|due\\samount|please\\spay|valor\\sa\\spagar|(?:total|saldo)\\sa\\spagar|net\\s[àa]\\s(?:payer|r[ée]gler)|(?:reste|montant|solde|total)\\s(?:[àa]\\spayer|d[ûu])|(?:totaal\\s)?te\\s(?:betalen|voldoen)|openstaand(?:\\sbedrag)?|(?:totale\\s|netto\\s)?(?:da|a)\\spagare|(?:summa\\s|belopp\\s)?att\\sbetala|(?:totalt?\\s)?(?:at|å)\\sbetale|til\\sbetaling|(?:razem\\s)?do\\szapłaty|(?:celkem\\s)?k\\súhrad[eě]|fizetendő(?:\\s(?:összeg|végösszeg))?|(?:ukupno\\s)?za\\s(?:platiti|uplatu|plaćanje)|(?:total\\s)?de\\splat[ăa]|maksettava|ödenecek\\s(?:tutar|toplam)`,
  ),
  label(
    'grossTotal',
    'amount',
    0.95,
    `(?:gesamt|rechnungs|end|brutto)-?(?:summe|betrag|total|gesamtbetrag|rechnungsbetrag|preis)(?:\\s(?:brutto|inkl|incl|eur|€|\\(|in))?|(?:rechnungssumme|summe|betrag|gesamt|total)[\\s,(]*(?:brutto|inkl|incl|einschl)|bruttosumme|brutto(?:betrag)?|gesamt|endsumme|rechnungssumme|(?:grand|invoice|gross)\\s(?:total|amount)|total(?:\\s(?:amount|price|inc|incl|including|paid|invoice|eur|usd|gbp|r?\\$|€))?|valor\\stotal(?:\\s(?:d[aeo]\\s(?:nota|nf|servi[çc]os?|fatura)|r\\$))?|v\\.?\\stotal\\sda\\snota|total\\s(?:da|do)\\s(?:nota|fatura|documento)|total\\sgeral|totaal(?:bedrag)?|totale|eindtotaal|factuurbedrag|importe\\stotal|total\\sfactura|totalt|i\\salt|celkem|spolu|razem(?:\\sbrutto)?|bruttó(?:\\s(?:végösszeg|összeg))?|(?:számla\\s)?végösszeg|mindösszesen|sveukupno|ukupno|yhteensä|genel\\stoplam|toplam`,
  ),
  label('grossTotal', 'amount', 0.84, 'summe|amount|betrag|valor|bedrag|importe|importo|summa|suma|belopp|beløp|beløb'),

  // After the dates and sums, which begin with the same words.
  label(
    'documentNumber',
    'id',
    0.75,
    '(?:handels|abschlags|schluss|teil|honorar|storno)?rechnung|(?:tax\\s|sales\\s)?invoice|gutschrift|rechnungskorrektur|credit\\snote|fatura|angebot|quotation|estimate|lieferschein|auftragsbestätigung|purchase\\sorder|packing\\sslip|delivery\\snote|or[çc]amento|factu(?:re|ra)|factuur|fattura|avoir|creditfactuur|creditnota|faktura|kreditnota|devis|preventivo|presupuesto|nummer|number|n[úu]mero|n\\.?[º°]\\.?|#',
  ),
  label(
    'documentNumber',
    'id',
    0.68,
    'reference(?:\\s(?:no|number))?|ref\\.?(?:\\s?n[or]\\.?)?|referenz|vorgang|aktenzeichen|unser\\szeichen',
  ),

  label(
    'iban',
    'iban',
    0.99,
    'iban(?:-?nr)?|kontonummer\\siban|bankverbindung|bank|konto|rekening(?:nummer)?|bankrekening',
  ),
  label('bic', 'bic', 0.98, 'bic|swift(?:-code)?|bic/swift|swift/bic'),

  label(
    'sellerName',
    'name',
    0.95,
    'rechnungs(?:steller|ersteller|aussteller)|verkäufer(?:in)?|lieferant|leistungserbringer|auftragnehmer|anbieter|absender|von(?=\\s*:)|seller|vendor|supplier|from(?=\\s*:|$)|sold\\sby|provider|merchant|issued\\sby|emitente|emissor|prestador(?:\\sde\\sservi[çc]os)?|fornecedor|vermieter|remetente|fournisseur|[ée]metteur|vendeur|leverancier|afzender|proveedor|emisor|fornitore|cedente(?:/prestatore)?|sprzedawca|wystawca|dodavatel|säljare|sælger',
  ),
  label(
    'buyerName',
    'name',
    0.95,
    'rechnungs(?:empfänger|adresse|anschrift)|käufer(?:/leistungsempfänger)?|leistungsempfänger|kunde(?:nname)?|kundin|auftraggeber|besteller|empfänger|rechnung\\san|an(?=\\s*:)|mieter|versicherungsnehmer|bill(?:ed|ing)?\\s(?:to|address)|invoice\\sto|sold\\sto|(?:customer|client|buyer)(?:\\sname)?|to(?=\\s*:)|recipient|destinat[áa]rio(?:\\s?/\\s?remetente)?|tomador|cliente|comprador|factur[ée]e?\\s[àa]|adress[ée]e?\\s[àa]|adresse\\sde\\sfacturation|destinataire|acheteur|factuuradres|klant(?:naam)?|afnemer|facturar\\sa|cessionario|committente|nabywca|odběratel|faktura(?:adress|adresse|mottaker|mottagare)',
  ),
  label(
    'contact',
    'text',
    0.85,
    '(?:ihr(?:e)?\\s)?ansprechpartner(?:in)?|(?:ihr\\s)?kontakt(?![@\\w])|(?:ihr(?:e)?\\s)?(?:sach)?bearbeiter(?:in)?|es\\sbetreut\\ssie|(?:your\\s)?contact(?:\\sperson|\\sname)?(?![@\\w])|account\\smanager|sales\\s(?:rep(?:resentative)?|person|associate)|salesperson|cashier|es\\sbediente\\ssie|contac?to(?![@\\w])|vendedor(?:a)?|atendente|respons[áa]vel',
  ),
  label('subject', 'text', 0.9, 'betreff|betr\\.|subject|assunto|re:'),
  label(
    'deadline',
    'date',
    0.85,
    'frist(?:\\sbis)?|abgabe(?:frist|termin)?|antwort\\sbis|spätestens(?:\\sbis|\\sam)?|deadline|reply\\sby|prazo|gültig\\sbis|valid\\suntil|v[áa]lid[oa]\\sat[ée]',
  ),
  label('noticePeriod', 'text', 0.9, 'kündigungsfrist|notice\\speriod|prazo\\sde\\s(?:aviso|rescis[ãa]o)'),
  label(
    'contractTerm',
    'text',
    0.9,
    '(?:vertrags)?laufzeit|mindestlaufzeit|term\\sof\\s(?:contract|agreement)|vig[êe]ncia',
  ),
]
