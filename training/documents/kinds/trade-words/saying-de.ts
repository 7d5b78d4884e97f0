import type { Sayings } from './types.ts'

export const germanSayings: Sayings = {
  titles: {
    invoice: [
      '[Rechnung|RECHNUNG|Faktura|Kostenrechnung|Sammelrechnung|Monatsrechnung|Ausgangsrechnung|Verkaufsrechnung]',
      '[Honorar|Kosten|Gebühren][note|rechnung|abrechnung]',
      '[Rechnung|Ihre Rechnung|Unsere Rechnung|RECHNUNG][ / Lieferschein| und Lieferschein| (Original)| - Original| für Dienstleistungen| über Lieferung|]',
      '[Dienstleistungs|Werkstatt|Reparatur|Montage|Regie|Service|Miet|Wartungs|Projekt|Material]rechnung',
      '[Liquidation|Abrechnung unserer Leistungen|Leistungsabrechnung|Rechnungsstellung|Endabrechnung|Schlussabrechnung|Berechnung unserer Leistungen]',
      'Steuerrechnung [/ Tax Invoice|/ Invoice]',
    ],
    'credit-note': [
      '[Gutschrift|GUTSCHRIFT|Ihre Gutschrift|Wertgutschrift|Warengutschrift|Retourengutschrift|Kundengutschrift|Gutschriftsanzeige|Bonusgutschrift]',
      '[Rechnungskorrektur|Rechnungsberichtigung|Korrekturrechnung|Berichtigte Rechnung|Stornobeleg|Stornierung|Stornorechnung|Teilstorno|Storno einer Rechnung]',
      '[Gutschrift|Korrektur|Berichtigung|Storno] [zu unserer Rechnung|zur Rechnung|wegen Rücksendung|aus Reklamation]',
      '[Kaufmännische Gutschrift|Rückerstattung|Erstattungsbeleg|Preisnachlass - Gutschrift|Minderung / Gutschrift]',
    ],
    reminder: [
      '[1.|2.|3.|Erste|Zweite|Dritte|Letzte] [Mahnung|Zahlungserinnerung|Mahnstufe|MAHNUNG|Zahlungsaufforderung]',
      '[Freundliche|Höfliche|Kleine|Unsere|Nochmalige|Wiederholte|Letztmalige|Dringende] [Erinnerung|Zahlungserinnerung|Zahlungsaufforderung]',
      '[Zahlungserinnerung|Kontoerinnerung|Mahnschreiben|Mahnbescheid droht|Zahlungsverzug|Offene Posten|Offene Rechnung|Letzte Zahlungsaufforderung|Letzte Mahnung vor gerichtlichem Mahnverfahren|Erinnerung an eine offene Rechnung]',
      '[Mahnung|Zahlungserinnerung] [Stufe|-] [1|2|3]',
    ],
    offer: [
      '[Angebot|ANGEBOT|Offerte|Anbot|Preisofferte|Richtpreisangebot|Festpreisangebot|Pauschalangebot|Nachtragsangebot|Vergleichsangebot|Preisvorschlag]',
      '[Kostenvoranschlag|Kostenschätzung|Kostenanschlag|Kostenaufstellung|KVA|Reparaturkostenvoranschlag|Honorarvorschlag|Honorarangebot]',
      '[Unser|Ihr|Freibleibendes|Verbindliches|Unverbindliches|Individuelles|Persönliches] [Angebot|Preisangebot|Leistungsangebot]',
      'Angebot [über Lieferung und Montage|für Ihr Vorhaben|zu Ihrer Anfrage|auf Ihre Anfrage|für Dienstleistungen]',
    ],
    order: [
      '[Bestellung|BESTELLUNG|Einkaufsbestellung|Warenbestellung|Materialbestellung|Nachbestellung|Rahmenabruf|Abruf|Lieferabruf|Bestellschein|Bestellformular]',
      '[Auftrag|Auftragserteilung|Beauftragung|Auftragsvergabe|Auftragsschreiben|Werkauftrag|Dienstleistungsauftrag|Kaufauftrag]',
      '[Unsere|Neue|Verbindliche|Schriftliche] [Bestellung|Auftragserteilung]',
      'Bestellung / [Purchase Order|PO|Order]',
    ],
    'order-confirmation': [
      '[Auftrags|Bestell|Liefer|Buchungs]bestätigung',
      '[Bestätigung|Annahme|Eingangsbestätigung] [Ihrer Bestellung|Ihres Auftrags|Ihres Auftrages|der Bestellung|Ihres Kaufs]',
      '[AUFTRAGSBESTÄTIGUNG|Auftragsannahme|Ihr Auftrag bei uns|Ihre Bestellung bei uns|Ihr Auftrag ist bestätigt|AB|Auftragseingang|Kaufbestätigung|Terminbestätigung / AB]',
    ],
    'delivery-note': [
      '[Lieferschein|LIEFERSCHEIN|Sammellieferschein|Teillieferschein|Lieferschein Kopie|Warenlieferschein|Liefernachweis|Lieferbeleg|Ablieferbeleg|Lieferavis]',
      '[Packzettel|Packliste|Versandschein|Versandanzeige|Warenausgangsschein|Begleitschein|Warenbegleitpapier|Übergabeschein|Ausfolgeschein]',
      'Lieferschein [/ Delivery Note|/ Empfangsbestätigung|/ Versandpapier|(ohne Berechnung)|mit Preisen|(keine Rechnung)]',
    ],
  },
  subjectLabels: ['', '', '', 'Betreff: ', 'Betrifft: ', 'Betr.: ', 'Betreff '],
  kindLabels: ['Belegart', 'Dokument', 'Dokumentart', 'Art des Belegs', 'Belegtyp', 'Vorgangsart', 'Formular'],
  subjects: {
    invoice: [
      '[Rechnung|Unsere Rechnung|Faktura|Ihre Rechnung] [Nr. |Nummer |]{number}[ vom {date}| zu Ihrem Auftrag vom {other}| für {item}|]',
      'Ihr Auftrag[ {order}|] vom {other} [-|–|,|/] [unsere Rechnung|hier: Rechnung|Abrechnung][ {number}|]',
      '[Abrechnung|Berechnung] [unserer Leistungen|der Lieferung vom {other}|gemäß Ihrem Auftrag vom {other}]',
    ],
    'credit-note': [
      '[Gutschrift|Korrektur|Berichtigung|Storno] [zu|zur|für] [unserer|] Rechnung [Nr. |]{reference}[ vom {other}|]',
      '[Gutschrift|Rechnungskorrektur] [Nr. |]{number}[ zu Ihrer Reklamation vom {other}| - Ihre Rücksendung|]',
      'Ihre [Reklamation|Rücksendung|Retoure] vom {other} [-|–] [Gutschrift|Erstattung|wir schreiben gut]',
    ],
    reminder: [
      '[Zahlungserinnerung|Mahnung|Erinnerung|2. Mahnung|Letzte Mahnung|Offener Betrag] [zu|-|:] [unserer|] Rechnung [Nr. |]{reference}',
      'Unsere [Rechnung|offene Rechnung|Forderung] [Nr. |]{reference} [- Erinnerung|- Mahnung|ist noch offen|, Zahlungsverzug]',
      'Ihr [Kundenkonto|Konto][ {customer}|] [-|–] [offene Posten|Zahlungsrückstand|Zahlungserinnerung|überfällige Beträge]',
      '[Offene Rechnung|Überfällige Zahlung|Ihre Zahlung ist überfällig|Ausstehende Zahlung|Zahlungsrückstand|Ihr Rückstand]',
    ],
    offer: [
      '[Angebot|Unser Angebot|Offerte|Kostenvoranschlag|Preisangebot] [Nr. |]{number}[ vom {date}| für {item}| zu Ihrer Anfrage vom {other}|]',
      'Ihre [Anfrage|Preisanfrage|E-Mail|Ausschreibung] vom {other}[ - unser Angebot|: Angebot| / Kostenvoranschlag| – Preisvorschlag]',
      '[Angebot|Kostenvoranschlag|Kostenschätzung|Offerte] [für|über] {item}',
    ],
    order: [
      '[Bestellung|Unsere Bestellung|Auftrag|Beauftragung] [Nr. |]{number}[ vom {date}| gemäß Ihrem Angebot vom {other}|]',
      'Ihr Angebot [{foreign} |]vom {other} [-|–|/] [unsere Bestellung|Auftragserteilung|Beauftragung|hier: Bestellung]',
      '[Bestellung|Auftragserteilung|Nachbestellung] [von |: |– ]{item}',
    ],
    'order-confirmation': [
      '[Auftragsbestätigung|Unsere Auftragsbestätigung|Bestätigung] [Nr. |]{number}[ zu Ihrer Bestellung vom {other}| zu unserem Angebot {foreign}|]',
      'Ihre Bestellung[ {order}|] vom {other} [-|–|,|/] [unsere Auftragsbestätigung|Bestätigung|hier: Auftragsbestätigung|wir nehmen an]',
      '[Bestätigung|Annahme] Ihres Auftrags [{order} |]vom {other}',
    ],
    'delivery-note': [
      '[Lieferschein|Lieferung|Unsere Lieferung|Warensendung] [Nr. |]{number}[ vom {date}| zu Ihrer Bestellung vom {other}|]',
      'Ihre Bestellung[ {order}|] vom {other} [-|–|,] [Lieferung|unser Lieferschein|Teillieferung|Restlieferung|Versand]',
    ],
  },
  openings: {
    invoice: [
      '[für|wie vereinbart berechnen wir für|wir berechnen Ihnen für] [unsere Lieferung vom {other}|die erbrachten Leistungen|die ausgeführten Arbeiten|die gelieferte Ware] [wie folgt|]:',
      '[hiermit|vereinbarungsgemäß|wie besprochen|auftragsgemäß|laut Angebot {foreign}] [stellen wir Ihnen|dürfen wir Ihnen|erlauben wir uns, Ihnen] [folgende|nachstehende|die folgenden|die unten genannten] [Leistungen|Positionen|Artikel|Arbeiten] [in Rechnung|zu berechnen].',
      '[vielen|herzlichen|besten] Dank für [Ihren Auftrag|Ihre Bestellung|Ihr Vertrauen][ vom {other}|]. [Wir berechnen|Wir stellen in Rechnung|Anbei unsere Rechnung|Hier ist Ihre Rechnung|Nachfolgend unsere Abrechnung]:',
      '[gemäß|laut|entsprechend] [Ihrer Bestellung[ {order}|]|unserem Angebot {foreign}|unserer Auftragsbestätigung {foreign}|Lieferschein {foreign}|Vertrag] [vom {other} |][rechnen wir ab|berechnen wir|fakturieren wir]:',
      '[anbei|beiliegend|nachstehend] erhalten Sie [unsere Rechnung|die Rechnung|die Abrechnung] [für den Auftrag vom {other}|über unsere Leistungen|zum Lieferschein {foreign}].',
    ],
    'credit-note': [
      '[wir schreiben|hiermit schreiben wir|vereinbarungsgemäß schreiben wir] Ihnen [zur Rechnung {reference} |zu unserer Rechnung {reference} vom {other} |aus Ihrer Reklamation vom {other} |wegen der Rücksendung |]folgende [Beträge|Positionen|Artikel] gut:',
      '[die Rechnung|unsere Rechnung] {reference}[ vom {other}|] [wird hiermit storniert|wird wie folgt berichtigt|war leider fehlerhaft und wird korrigiert|heben wir hiermit auf|nehmen wir zurück].',
      '[für|aufgrund|wegen] [der zurückgesandten Ware|Ihrer Retoure vom {other}|des Mangels|der Preisdifferenz|der Falschlieferung] [erhalten Sie diese Gutschrift|erstatten wir Ihnen|vergüten wir Ihnen]:',
      '[wir entschuldigen uns für den Fehler und|nach Prüfung Ihrer Reklamation] [erteilen wir Ihnen folgende Gutschrift|erstatten wir wie folgt|korrigieren wir unsere Abrechnung].',
    ],
    reminder: [
      '[leider|bis heute|trotz Fälligkeit] [konnten wir keinen Zahlungseingang feststellen|haben wir keine Zahlung von Ihnen erhalten|ist Ihre Zahlung nicht bei uns eingegangen|ist unsere Rechnung unbezahlt].',
      '[sicherlich|bestimmt|vermutlich] [haben Sie übersehen|ist Ihnen entgangen|ist es nur ein Versehen], dass [unsere Rechnung noch offen ist|folgende Beträge zur Zahlung fällig waren|die Zahlungsfrist abgelaufen ist].',
      '[auf unser|trotz unseres] [Schreiben|Schreibens|Erinnerungsschreiben] vom {other} [haben Sie nicht reagiert|ist keine Zahlung erfolgt|haben wir nichts von Ihnen gehört]. [Sie befinden sich in Verzug|Wir mahnen daher letztmalig|Wir fordern Sie nochmals zur Zahlung auf].',
      '[wir möchten Sie|dürfen wir Sie] [freundlich |höflich |]an [die Begleichung|den Ausgleich|die Zahlung] [unserer offenen Rechnung|der folgenden Rechnungen|der unten genannten Posten] erinnern[.|:|?]',
      '[die nachfolgend genannten|folgende|die unten aufgeführten] [Rechnungen|Posten|Forderungen] sind [seit längerem |bereits |]überfällig[.|:|, wir bitten um Ausgleich.]',
    ],
    offer: [
      '[vielen|herzlichen|besten] Dank für [Ihre Anfrage|Ihr Interesse|das freundliche Gespräch|die Einladung zur Angebotsabgabe][ vom {other}|]. [Gerne|Wie gewünscht] [bieten wir Ihnen an|unterbreiten wir folgendes Angebot|kalkulieren wir wie folgt]:',
      '[wir freuen uns|es freut uns|gerne erlauben wir uns], Ihnen [nachstehendes|folgendes|dieses|unser] [Angebot|Kostenangebot|Preisangebot] [zu unterbreiten|zu machen|zu senden].',
      '[auf Basis|auf Grundlage|aufgrund] [unseres Gesprächs vom {other}|Ihrer Angaben|der Besichtigung vom {other}|Ihrer Ausschreibung] [bieten wir an|schätzen wir die Kosten wie folgt|würden wir wie folgt ausführen]:',
      '[die voraussichtlichen Kosten|die Preise für die gewünschten Arbeiten|unsere Konditionen für Ihr Vorhaben] [entnehmen Sie bitte der folgenden Aufstellung|lauten wie folgt|haben wir für Sie zusammengestellt]:',
    ],
    order: [
      '[hiermit|wie telefonisch besprochen|auf Grundlage Ihres Angebots {foreign}|gemäß Ihrem Angebot vom {other}|laut Ihrer Preisliste] [bestellen wir|ordern wir] [die folgenden Artikel|folgende Positionen|nachstehende Leistungen][ verbindlich|]:',
      '[wir bitten um|bitte um] [Lieferung|Zusendung|Bereitstellung] [folgender|der unten genannten|nachstehender] [Artikel|Waren|Positionen][ bis zum {deadline}| an unser Lager|]:',
      '[wir erteilen Ihnen|hiermit erteilen wir] [den Auftrag|den folgenden Auftrag] [gemäß Ihrem Angebot {foreign} vom {other}|zu den vereinbarten Bedingungen|auf Basis unseres Rahmenvertrags].',
      '[Ihr Angebot|Ihre Offerte|Ihr Kostenvoranschlag] vom {other} [hat uns überzeugt|nehmen wir hiermit an|sagt uns zu]. [Bitte liefern Sie|Wir bestellen|Bitte führen Sie aus]:',
      '[bitte liefern Sie|liefern Sie uns bitte|senden Sie uns bitte] [frei Haus|umgehend|auf Rechnung|zu Ihren üblichen Bedingungen|] [folgende|nachstehende] [Artikel|Positionen|Waren]:',
    ],
    'order-confirmation': [
      '[vielen|herzlichen|besten] Dank für [Ihren Auftrag|Ihre Bestellung|Ihre Order][ {order}|][ vom {other}|]. [Gerne bestätigen wir|Wir bestätigen wie folgt|Wir nehmen den Auftrag an]:',
      '[hiermit|gerne|wunschgemäß|gemäß unserem Angebot {foreign}] bestätigen wir [Ihnen |][den Erhalt und die Annahme Ihrer Bestellung|Ihren Auftrag|Ihre Bestellung[ {order}|]][ vom {other}|] [wie folgt|zu den folgenden Bedingungen|]:',
      '[Ihr Auftrag|Ihre Bestellung|Ihre Order] wurde [geprüft und angenommen|von uns angenommen|im System erfasst][ und wie folgt eingeplant|]:',
      '[wir nehmen Ihren Auftrag an|wir danken für die Auftragserteilung|Ihre Bestellung ist bei uns eingegangen]. [Wir liefern|Wir bestätigen|Wir planen ein][ wie folgt|]:',
      '[auf Grundlage unseres Angebots|bezugnehmend auf unser Angebot|gemäß Angebot] {foreign} [haben Sie uns beauftragt|haben wir Ihren Auftrag notiert]. [Wir bestätigen|Hiermit bestätigen wir]:',
    ],
    'delivery-note': [
      '[wir liefern|wir lieferten|Sie erhalten|anbei erhalten Sie|mit dieser Sendung erhalten Sie] [auf Grund Ihrer Bestellung[ {order}|] vom {other}|wie vereinbart|gemäß Auftragsbestätigung {foreign}|frei Haus|per Spedition|] [die folgende Ware|folgende Artikel|nachstehende Positionen]:',
      '[diese Lieferung enthält|die Sendung umfasst|Inhalt dieser Sendung|geliefert werden|zur Auslieferung kommen|Lieferumfang]:',
      '[Teillieferung|Restlieferung|Lieferung|Abholung|Ersatzlieferung] [zu Ihrer Bestellung vom {other}|zum Auftrag {foreign}|gemäß Auftrag {foreign}]:',
      '[wir übergeben Ihnen|übergeben wurden|Sie übernehmen] [heute |][folgende Geräte|folgende Artikel|die aufgeführte Ware] [in einwandfreiem Zustand|vollständig|]:',
    ],
  },
  closings: {
    invoice: [
      'Bitte [begleichen Sie|überweisen Sie|zahlen Sie] [die Rechnung|den Betrag|den Rechnungsbetrag] [innerhalb von {days} Tagen|bis {due}|ohne Abzug].',
      '[Wir danken für Ihren Auftrag.|Vielen Dank für Ihren Einkauf.|Reklamationen bitte innerhalb von 8 Tagen.|Verwendungszweck: {number}]',
      '[Diese Rechnung wurde maschinell erstellt und ist ohne Unterschrift gültig.|Bei Zahlungsverzug berechnen wir Mahngebühren.|Nach Ablauf der Frist kommen Sie ohne Mahnung in Verzug.]',
      'Lieferschein [Nr. |]{foreign} [liegt bei|ist Bestandteil dieser Rechnung].',
    ],
    'credit-note': [
      'Den Betrag [verrechnen wir mit der nächsten Rechnung|erstatten wir auf Ihr Konto|können Sie bei Ihrer nächsten Zahlung abziehen|überweisen wir in den nächsten Tagen].',
      '[Bitte vernichten Sie die ursprüngliche Rechnung.|Die Umsatzsteuer wird entsprechend berichtigt.|Bitte berichtigen Sie den Vorsteuerabzug.|Eine neue Rechnung erhalten Sie mit gesonderter Post.]',
      '[Wir bitten, das Versehen zu entschuldigen.|Für die Unannehmlichkeiten bitten wir um Entschuldigung.]',
    ],
    reminder: [
      '[Bitte zahlen Sie|Wir bitten Sie, zu zahlen|Wir erwarten Ihre Zahlung|Wir setzen Ihnen eine Frist] [bis zum|bis spätestens|bis] {deadline}.',
      '[Andernfalls|Nach fruchtlosem Ablauf der Frist|Ohne Zahlung] [werden wir einen Rechtsanwalt beauftragen|übergeben wir die Sache einem Inkassobüro|beantragen wir einen Mahnbescheid|stellen wir die Lieferungen ein].',
      '[Haben Sie inzwischen gezahlt|Falls Sie bereits gezahlt haben|Hat sich Ihre Zahlung mit diesem Brief gekreuzt], [betrachten Sie dieses Schreiben bitte als gegenstandslos|ist dieser Brief hinfällig|danken wir Ihnen].',
      '[Eine Kopie der Rechnung liegt bei.|Wir behalten uns vor, Verzugszinsen und Mahnkosten zu berechnen.|Gerne vereinbaren wir mit Ihnen eine Ratenzahlung.|Zahlungseingänge sind bis {other} berücksichtigt.]',
    ],
    offer: [
      '[Dieses Angebot|Unser Angebot|Der Kostenvoranschlag] [gilt|ist gültig|ist bindend] bis [zum |einschließlich |]{deadline}.',
      '[Das Angebot ist freibleibend.|Dieses Angebot ist unverbindlich.|Irrtum und Zwischenverkauf vorbehalten.|Preise gelten zuzüglich gesetzlicher Mehrwertsteuer.|Abgerechnet wird nach tatsächlichem Aufwand.]',
      '[Zahlungsbedingungen|Zahlung]: [{days} Tage netto|50 % bei Auftragserteilung, Rest nach Rechnungsstellung|nach Rechnungserhalt ohne Abzug].',
      '[Wir würden uns freuen, den Auftrag zu erhalten.|Über Ihren Auftrag würden wir uns sehr freuen.|Sagt Ihnen unser Angebot zu? Dann senden Sie es uns bitte unterschrieben zurück.]',
      '[Auftragserteilung|Hiermit nehme ich das Angebot an|Angebot angenommen|Ich erteile den Auftrag]: ________________ [(Ort, Datum, Unterschrift)|Datum / Unterschrift]',
      'Lieferzeit: [ca. |etwa |][2|3|4|6] Wochen nach [Auftragseingang|Auftragsbestätigung|Bestellung].',
    ],
    order: [
      '[Liefertermin|Anlieferung|Lieferung] [bis |spätestens |zum ]{deadline}[ (fix)|, bitte einhalten|].',
      'Bitte [senden Sie uns eine Auftragsbestätigung|bestätigen Sie Termin und Preise|bestätigen Sie diese Bestellung innerhalb von 3 Tagen|legen Sie der Ware einen Lieferschein bei].',
      '[Auf Rechnung und Lieferschein ist unsere Bestellnummer anzugeben.|Rechnungen ohne Bestellnummer werden zurückgesandt.|Es gelten ausschließlich unsere Einkaufsbedingungen.|Rechnung bitte 2-fach an die obige Anschrift.]',
      '[Anlieferung nur Mo-Do 7-15 Uhr.|Zahlung: {days} Tage netto nach Rechnungseingang.|Unterschrift Einkauf: ________________|Freigegeben durch Einkauf]',
    ],
    'order-confirmation': [
      '[Liefertermin|Voraussichtlicher Versand|Die Lieferung erfolgt|Auslieferung]: [am |ca. |]{deadline}.',
      '[Zahlungsbedingung|Zahlbar]: {days} Tage [netto|nach Rechnungsdatum|ohne Abzug].',
      '[Die Rechnung erhalten Sie nach der Lieferung.|Die Rechnung folgt mit gesonderter Post.|Dies ist keine Rechnung.|Bitte noch nicht zahlen, Sie erhalten eine gesonderte Rechnung.]',
      '[Bitte überweisen Sie den Betrag vorab bis {due}.|Nach Zahlungseingang versenden wir Ihre Ware.|Wir bitten um Anzahlung von 30 % bei Auftragserteilung.]',
      '[Änderungen sind nur innerhalb von 24 Stunden möglich.|Widersprechen Sie nicht binnen 3 Tagen, gilt der Auftrag als angenommen.|Bitte unterschrieben zurücksenden: ________________|Wir freuen uns auf die Ausführung Ihres Auftrags.]',
    ],
    'delivery-note': [
      '[Ware|Lieferung|Sendung] [vollständig |ordnungsgemäß |in einwandfreiem Zustand |]erhalten: ________________[ (Datum, Unterschrift)| Name in Druckschrift|]',
      '[Die Rechnung folgt.|Rechnung geht an die Zentrale.|Keine Rechnung - bitte nicht bezahlen.|Berechnung erfolgt gesondert.|Rechnung folgt zum Monatsende.]',
      '[Transportschäden bitte sofort auf dem Frachtbrief vermerken.|Leergut wurde getauscht: ja / nein|Rückstand wird nachgeliefert.|Rest folgt in der nächsten Woche.|Fahrer: ____________|Kommissioniert: ____ Geprüft: ____]',
    ],
  },
  references: {
    invoice: [
      '[Lieferschein|LS|Lieferschein Nr.|zu Lieferschein] {foreign} vom {other}',
      '[Unser Angebot|Angebot|Auftragsbestätigung|Ihre Bestellung] [Nr. |]{foreign} vom {other}',
      'Vertrag [Nr. |]{foreign}',
    ],
    'credit-note': [
      '[Bezug|zu Rechnung|Ursprüngliche Rechnung|Betrifft Rechnung][:|] {reference} vom {other}',
      '[Retoure|Rücklieferschein|Reklamation] {foreign} vom {other}',
    ],
    reminder: [
      '[Unsere Zahlungserinnerung|Unsere 1. Mahnung|Unser Kontoauszug] vom {other}',
      'Ihre Bestellung {foreign}',
    ],
    offer: [
      '[Ihre Anfrage|Anfrage|Ausschreibung|Leistungsverzeichnis] [{foreign} |]vom {other}',
      'Ersetzt unser Angebot {foreign}',
    ],
    order: ['[Ihr Angebot|Angebot|Ihre Offerte|Rahmenvertrag|Anforderung] [Nr. |]{foreign}[ vom {other}|]'],
    'order-confirmation': [
      '[Ihre Bestellung|Bestellung|Unser Angebot|Angebot|gemäß Ihrem Angebot|Vertrag] [Nr. |]{foreign} vom {other}',
      '[Rechnung an|Lieferschein an|Kommission] {foreign}',
    ],
    'delivery-note': [
      '[Ihre Bestellung|Auftrag|Auftragsbestätigung|Kommission|zu Rechnung|Rechnung Nr.] {foreign}[ vom {other}|]',
    ],
  },
  columns: {
    'delivery-note': {
      quantity: ['Liefermenge', 'Geliefert', 'gel. Menge', 'Gelieferte Menge', 'Menge'],
      description: ['Artikelbezeichnung', 'Ware', 'Gelieferte Ware', 'Inhalt', 'Bezeichnung'],
    },
    order: {
      quantity: ['Bestellmenge', 'Bestellt', 'Menge', 'Bedarf'],
      code: ['Ihre Art.-Nr.', 'Lief.-Art.-Nr.', 'Bestellnummer', 'Materialnummer', 'Unsere Mat.-Nr.'],
      amount: ['Bestellwert', 'Gesamt', 'Wert'],
    },
    'order-confirmation': {
      quantity: ['bestellt', 'Auftragsmenge', 'Menge', 'best. Menge'],
      amount: ['Auftragswert', 'Gesamtpreis', 'Betrag'],
    },
    offer: {
      price: ['Angebotspreis', 'Einheitspreis', 'EP netto', 'Preis je Einheit'],
      amount: ['Angebotssumme', 'Gesamtpreis', 'GP netto', 'Kosten'],
    },
    'credit-note': {
      amount: ['Gutschriftbetrag', 'Gutschrift', 'Erstattung', 'Betrag'],
      quantity: ['zurück', 'Retourmenge', 'Menge'],
    },
    invoice: { amount: ['Rechnungsbetrag', 'Gesamtpreis', 'Betrag netto'], quantity: ['berechnet', 'Menge'] },
  },
  greetings: [
    '[Sehr geehrte Damen und Herren|Sehr geehrte Kundin, sehr geehrter Kunde|Guten Tag|Sehr geehrte Geschäftspartner|Grüezi|Liebe Kundin, lieber Kunde|Hallo|Werte Kunden]',
  ],
  regards: [
    '[[Mit freundlichen|Mit besten|Mit herzlichen] Grüßen|[Freundliche|Beste|Viele|Herzliche|Schöne] Grüße|Mit freundlichem Gruß|Hochachtungsvoll]',
  ],
}
