// What words near a value are about, whatever their language and form: "Belegnr.", "receipt no." and "recibo n.º" all number a
// document. Senders have words of their own for the same thing; what such a group of words is worth is learnt.

/** Stems of small letters without accents. Those that begin with "^" begin a word, the others stand anywhere in it. */
const MEANINGS: Readonly<Record<string, string>> = {
  document:
    'quittung beleg ^bon$ ^bons$ ^bonn kassenbon kassabon zettel ^bescheid receipt ^rcpt memo debit recibo ^talao ^nota$ ^notas$ cupom extrato docum ^doc$ ^dok$ ^fs$ ^ft$ ^nfe$ ^nfce$ ^nfse$ ^ticket ^fahrschein bordereau slip ^chk$ ^check$ ^trans$ ^transact docket ^coo$ ^ccf$ scontrino ricevuta ^recu$ kvitter kvittens ^bilag ^verifikat ^rachunek paragon uctenka doklad tosite kuitti',
  invoice:
    'rechnung faktur invoice ^bill$ ^billno fatura honorarnote kostennote liquidation ^re$ ^rg$ ^rnr ^renr ^inv$ facture factuur factura fattura lasku ^szaml ^racun',
  credit: 'gutschrift storno korrektur credit estorno ^avoir$ kreditno kreditfaktur korekt koryg dobropis opravn',
  number:
    '^n$ ^nr ^no$ nummer number numero ^num$ ^id$ kennung kennzeichen ^code codigo zeichen ^ref$ refer referenz ^ident ^o$ ^# numer ^nro$ cislo ^cis$ viite sorszam ^szama$ ^broj',
  customer:
    'kunde kundin debitor mandant mitglied customer client ^cust$ cliente ^socio member patient ^gast ^guest hospede utente ^teilnehmer klant debite ^abonne ^kund$ ^kundn ^kundre asiakas zakazni ugyfel musteri abonat',
  order:
    'bestell auftrag order ^po$ pedido encomenda purchase ^projekt ^project ^projeto bauvorhaben ^objekt ^kommission angebot ^quote offert proposta commande ^bestel ^ordine ^devis presupuest preventiv bestall ^ordre rekvisition zamowien objednav tilaus',
  contract:
    'vertrag contract polic versicherungsschein apolice agreement ^mandat mandate tarif contrat ^avtal ^aftal umow smlouv sopimus',
  delivery:
    'liefer delivery deliver ^ls$ entrega remessa ^guia versand shipment shipping sendung tracking paket parcel ^awb livraison ^bl$ ^lever pakbon consegna albaran ^ddt$ dostaw dodaci dodani toimit folgesedd følgesedd',
  tax: 'steuer ^ust ^uid$ ^vat$ ^mwst ^tva$ ^iva$ ^nif$ ^nipc cnpj ^cpf$ contribuint ^ein$ finanzamt ^tax$ fiscal ^tse$ ^sig$ atcud ^sat$ ^utr$ ^btw ^gst ^sst$ ^abn$ ^trn$ ^cgst ^sgst ^igst ^hst$ ^cif$ partita imposta belasting moms ^mva$ ^cvr ^nip$ ^dic$ ^dph$ podatk ^alv$ ^afa$ adoszam ^pdv ^oib$ ^cui$ ^kdv vergi ^vkn$',
  register:
    '^hrb$ ^hra$ ^hr$ handelsregister registergericht registered ^reg$ registro ^ie$ ^crc$ ^gln$ ^zsr$ licen certific ^siret ^siren ^rcs$ ^kvk ^company$ ^uen$ ^acn$ ^rea$ organisationsn organisasjonsn ^org$ ^orgnr ^ico$ ^regon ^krs$ tunnus ^cvr',
  bank: '^iban ^bic$ swift konto ^kto$ ^blz$ bank ^account ^acc$ ^ac$ sort conta agencia glaubiger creditor lastschrift rekening ^compte ^cuenta ^conto$ plusgiro ^bg$ ^pg$ rachunku ^ucet ^uctu ^tili',
  phone: '^tel ^fon$ ^fax phone mobil telem durchwahl hotline ^www mail ^gsm$ puhelin',
  card: 'karte ^card terminal ^trace ^ta$ genehmig ^auth autoriz ^visa mastercard ^debit$ kontaktlos contactless ^pan$ ^aid$ chip cartao ^mandatsref ^kaart ^carte$ ^tarjeta ^appr$ ^approval',
  till: 'kasse kassa ^caixa bedien operator operador filiale markt$ ^store ^loja ^shop ^till$ ^cashier ^server$ ^tisch ^table ^mesa ^session ^fahrer driver schicht ^caisse ^cajer ^caja$ ^cassa ^counter ^salesperson ^clerk',
  article:
    'artikel ^art$ ^pos$ position ^item ^sku$ ^ean$ ^pzn$ ^asn$ produto product produkt ^serie ^serial ^qty menge quant ^stk$ ^unit ^article ^articul ^articol ^barcode ^hsn',
  place: '^plz$ ^ort$ strasse zimmer ^raum ^room ^quarto ^halle ^lager ^site$ ^zone parzelle',
  person: '^geb geburt birth nascimento ^ahv ^alter',
  due: 'fallig zahlbar zahltermin zahlungsziel zahlungsfrist zahlungstermin spatest ^due$ ^overdue payable vencim ^vence ^venc$ ^vct ^prelev tillhand limite ^frist uberweis einzug eingezogen abgebucht abbuch belast ^begleich echeance ^verval ^vto scaden forfall forfald erapaiv ^eraantym płatnosc platnosc splatn ^senest ^senast hatarid esedek dospije ^vade$ ^vadesi',
  until: '^bis$ ^by$ ^before ^ate$ ^zum$ ^until ^innerhalb ^within ^avant$ ^antes$ ^entro$',
  pay: 'zahl ^pay ^paid pagar pagamento pagto ^pago begleich betal betaal paiement ^regl ^abonar zapłat zaplat uhrad maksu maksett fizet placanj uplat ^plata$ ^odeme',
  discount: 'skonto rabatt nachlass discount desconto abatimento ^remise korting descuent ^sconto ^saving',
  issued:
    '^datum$ ^date$ ^data$ ausgestell ausstell issue emissao emitid rechnungsdatum belegdatum dated ^vom$ ^den$ taxpoint ^fecha$ factuurdatum emision ^dato$ fakturadat fakturadag utstedelse udstedelse wystawien vystaven paivays paivamaara ^kelte$ kiallit izdavanj emiter tarih$',
  service:
    'leistung ^service zeitraum period periodo ^abrechnungszeit verbrauch ausgefuhrt aufenthalt ^stay ^anreise abreise check arrival departure ^von$ ^from$ beginn ^ende$ ^start prestation',
  printed: 'gedruckt ^druck print ^seite ^page ^pagina ^blatt ^stand$ erstellt',
  valid: 'gultig valid ^val$ valido validade ablauf expir kundbar kundigung geldig valable',
  booked:
    'buchung ^booking reserv anzahlung deposit vorauszahl adiantam ^bezahlt erhalten received recebid acompte aanbetaling ^anticip acconto',
  net: 'netto ^net$ ^liquido liquid ^excl ^exkl ^ohne$ ^without base ^basis zwischensumme subtotal incidencia warenwert taxable ^before ^ht$ ^hors$ imponib subtotaal ^sous$ ^ekskl veroton osnovic matrah',
  gross:
    'brutto ^gross inkl incl ^including gesamt ^total summe endbetrag rechnungsbetrag zahlbetrag ^sum$ ^ttc$ ^totaal summa ^suma$ ^celkem ^razem łacznie ^ialt yhteens osszes vegosszeg ^ukupno sveukup spolu toplam',
  balance: 'offen rest saldo balance verbleib outstanding noch amountdue auszahl forderung ^apagar ^solde openstaand',
  cumulated:
    'kumul bisher bereits abschlag previous anteil einbehalt retention ubertrag ^carried brought transporte ^bishe heute',
  cash: '^bar$ gegeben ruckgeld ^retour ^cash ^change troco numerario dinheiro ^wechsel tendered ^especes ^contant efectivo ^rendu$ wisselgeld ^cambio ^tender',
  rounding: 'rundung round arrondi redond arroton afrond ^rnd avrund ^oresav øreav oreav zaokr',
  amount: 'betrag ^amount valor ^import montant bedrag belopp belob beløp beløb kwot castk osszeg ^iznos ^tutar',
  name: '^name$ ^nombre ^nom$ ^nome$ ^naam ^navn$ ^namn$ ^nazwa ^razao ^razon social firma ^firm$ denomin apellido vorname nachname ^nev$ ^neve$ ^naziv ^denumir unvan',
  address:
    '^address ^adresse ^adres ^adress endereco direccion domicil indirizzo anschrift ^cep$ ^cap$ postcode postal ^zip$ ^poligono ^bairro municip localid poblacion provinc ^cim$ ^cime$ ^sediu',
  seller:
    'verkauf ^seller vendor supplier lieferant aussteller emitente emissor prestador fornecedor ^betreiber operator operated inhaber steller ^issuer beneficia fourniss leverancier proveed fornit vendeur emett cedente sprzedawc wystawc dodavatel saljar sælger ^avsandare ^avsender ^afsender myyja ^elado szallito furnizor prodavat dobavlj izdavat toimitt satici',
  buyer:
    'kaufer ^buyer empfang ^bill ^sold destinat tomador adquirente ^consumidor sacado pagador ^payer mieter auftraggeber leistungsempfanger ^passenger ^insured acheteur koper afnemer bewohner ^doit$ advertis cession committ nabywc odberatel mottagar mottaker modtager ostaja ^spett ^vevo megrendel cumparat ^kupac narucit ^alici$ ^sayin',
  yours:
    '^ihr$ ^ihre$ ^ihrer$ ^ihren$ ^ihrem$ ^your$ ^yours$ ^v$ ^vosso ^vossa ^seu$ ^sua$ ^votre$ ^vos$ ^uw$ ^vostr ^er$ ^ert$ ^deres$ ^jeres$',
  ours: '^unser ^our$ ^nosso ^nossa ^notre$ ^nos$ ^onze$ ^ons$ ^nuestr ^nostr ^var$ ^vart$ ^vores$',
}

type Stem = (word: string) => boolean

function stemOf(form: string): Stem {
  const text = form.replace(/[\^$]/g, '')
  if (form.startsWith('^')) return form.endsWith('$') ? (word) => word === text : (word) => word.startsWith(text)
  return form.endsWith('$') ? (word) => word.endsWith(text) : (word) => word.includes(text)
}

const STEMS = Object.entries(MEANINGS).map(([meaning, forms]) => ({ meaning, stems: forms.split(' ').map(stemOf) }))

const known = new Map<string, readonly string[]>()
/** Words are many; those of a few documents are enough to remember. */
const MOST_KNOWN = 20_000

/** @param word small letters without accents */
export function meaningsOf(word: string): readonly string[] {
  const before = known.get(word)
  if (before) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const found = STEMS.filter(({ stems }) => stems.some((fits) => fits(word))).map(({ meaning }) => meaning)
  known.set(word, found)
  return found
}

/** Words folded to small letters without accents; digits to 0. @param written what counts as a word of the folded text */
export function wordsIn(text: string, written: RegExp): string[] {
  const plain = text.toLowerCase().replace(/ß/g, 'ss').normalize('NFKD').replace(/\p{M}/gu, '').replace(/\d+/g, '0')
  return plain.match(written) ?? []
}
