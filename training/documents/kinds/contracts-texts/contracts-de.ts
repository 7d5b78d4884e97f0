import type { Script } from '../office/script.ts'

const ENDING: readonly string[] = [
  '?# [Vertraulichkeit|Geheimhaltung|Datenschutz]',
  '[Die Parteien behandeln alle Informationen aus der Zusammenarbeit vertraulich.|Über Betriebsgeheimnisse ist auch nach Vertragsende Stillschweigen zu bewahren.|Personenbezogene Daten werden nur im Rahmen der gesetzlichen Vorschriften verarbeitet.]',
  '# [Schlussbestimmungen|Sonstiges|Allgemeine Bestimmungen|Schlussvorschriften]',
  '[Änderungen und Ergänzungen dieses Vertrags bedürfen der Schriftform.|Mündliche Nebenabreden bestehen nicht.] [Sollte eine Bestimmung unwirksam sein, bleibt der Vertrag im Übrigen wirksam.|Die Unwirksamkeit einzelner Klauseln berührt die übrigen nicht.]',
  '?[Gerichtsstand ist {senderTown}.|Es gilt das Recht am Sitz von {sender:-}.|Erfüllungsort ist {senderTown}.]',
  '[{senderTown}, {date}|{senderTown}, den {date}|Ort, Datum: {senderTown}, {date}]',
  '_ ______________________ ;; ______________________',
  '_ [{$one}|Unterschrift {$one}|{contact:person}] ;; [{$two}|Unterschrift {$two}|{partner:person}]',
]

const parties = (one: string, two: string): string[] => [
  '[zwischen|Zwischen|Die Vertragsparteien:]',
  `{sender:sellerName}, {senderAddress:sellerAddress}[, vertreten durch {contact:-}|]`,
  `[– nachfolgend „${one}“ genannt –|(im Folgenden: ${one})|als ${one}]`,
  'und',
  `{recipient:buyerName}, {recipientAddress:buyerAddress}[, vertreten durch {partner:-}|]`,
  `[– nachfolgend „${two}“ genannt –|(im Folgenden: ${two})|als ${two}]`,
  '[wird folgender Vertrag geschlossen:|wird Folgendes vereinbart:|schließen folgenden Vertrag:]',
]

const TERM: readonly string[] = [
  '# [Laufzeit und Kündigung|Vertragsdauer|Dauer und Beendigung|Beginn, Laufzeit, Kündigung]',
  '*[Der Vertrag beginnt am {future} und läuft {contractTerm}.|Der Vertrag tritt am {future} in Kraft; die Laufzeit beträgt {contractTerm}.|Vertragsbeginn ist der {future}. Der Vertrag wird auf {contractTerm} geschlossen.|Laufzeit: {contractTerm} ab {future}.|Der Vertrag beginnt am {future} und läuft {openTerm}.|Der Vertrag wird {openTerm} geschlossen und beginnt am {future}.]*',
  '*[Die Kündigungsfrist beträgt {noticePeriod}.|Er kann von beiden Seiten mit einer Frist von {noticeOf} gekündigt werden.|Der Vertrag ist mit einer Frist von {noticeOf} kündbar.|Kündigungsfrist: {noticePeriod}.]* [Die Kündigung bedarf der Schriftform.|Das Recht zur Kündigung aus wichtigem Grund bleibt unberührt.|Ohne Kündigung verlängert sich der Vertrag um ein Jahr.]',
]

export const CONTRACTS_DE: readonly Script[] = [
  {
    title:
      '[Mietvertrag|Wohnraummietvertrag|Mietvertrag über Gewerberäume|Gewerbemietvertrag|Mietvertrag für einen Stellplatz][ Nr. {contractNumber}|]',
    body: [
      ...parties('Vermieter', 'Mieter'),
      '# [Mietsache|Mieträume|Mietgegenstand]',
      '[Vermietet werden die Räume|Der Vermieter vermietet dem Mieter die Räume] {street}, {town}, [im {digit}. Obergeschoss|im Erdgeschoss], mit einer Fläche von [etwa |]{bigCount} m². [Dem Mieter werden {digit} Schlüssel übergeben.|Zur Mietsache gehören {digit} Stellplätze.|]',
      ...TERM.map((one) => one.replaceAll('Der Vertrag', 'Das Mietverhältnis').replaceAll('Er kann', 'Es kann')),
      '# [Miete und Nebenkosten|Mietzins|Höhe der Miete]',
      '*[Die monatliche Miete beträgt {amount}, die Vorauszahlung auf die Nebenkosten {amount2}.|Die Kaltmiete beträgt {amount} im Monat zuzüglich Nebenkosten von {amount2}.]* [Sie ist bis zum dritten Werktag eines Monats zu zahlen|Zahlbar im Voraus] auf das Konto {iban}.',
      '# [Kaution|Mietsicherheit]',
      '[Der Mieter zahlt eine Kaution von {amount3}.|Als Sicherheit werden {amount3} hinterlegt.] [Sie ist bei Beginn des Mietverhältnisses fällig.|Sie kann in drei Raten gezahlt werden.]',
      '?# [Schönheitsreparaturen|Instandhaltung]',
      '[Kleinreparaturen bis {amount4} im Einzelfall trägt der Mieter.|Bauliche Änderungen bedürfen der Zustimmung des Vermieters.|Der Mieter behandelt die Räume pfleglich.]',
      ...ENDING,
    ],
    words: { one: 'Vermieter', two: 'Mieter' },
  },
  {
    title:
      '[Dienstleistungsvertrag|Dienstvertrag|Servicevertrag|Vertrag über {service}|Rahmenvertrag|Werkvertrag][ Nr. {contractNumber}|]',
    body: [
      ...parties('Auftragnehmer', 'Auftraggeber'),
      '# [Vertragsgegenstand|Leistungen|Gegenstand des Vertrags]',
      '*[Der Auftragnehmer übernimmt für den Auftraggeber: {service}.|Gegenstand des Vertrags ist: {service}.]* [Einzelheiten stehen in Anlage 1.|Grundlage ist das Angebot vom {past}.|Der Umfang beträgt {count} Stunden im Monat.]',
      '?# [Mitwirkung|Pflichten des Auftraggebers]',
      '[Der Auftraggeber stellt die nötigen Unterlagen rechtzeitig bereit.|Ansprechpartner beim Auftraggeber ist {person}.|Zugang zu den Räumen wird werktags ab {time} Uhr gewährt.]',
      '# [Vergütung|Preise und Zahlung|Honorar]',
      '*[Die monatliche Vergütung beträgt {amount} zuzüglich Umsatzsteuer.|Für die Leistung wird ein Pauschalpreis von {amount} vereinbart.|Der Stundensatz beträgt {amount}.]* [Rechnungen sind innerhalb von {count} Tagen zahlbar.|Reisekosten werden mit {amount2} je Einsatz berechnet.]',
      ...TERM,
      '?# [Haftung|Gewährleistung]',
      '[Die Haftung ist auf {amount3} je Schadensfall begrenzt.|Für leichte Fahrlässigkeit wird nicht gehaftet.|Mängel sind binnen {digit} Tagen zu rügen.]',
      ...ENDING,
    ],
    words: { one: 'Auftragnehmer', two: 'Auftraggeber' },
  },
  {
    title:
      '[Arbeitsvertrag|Anstellungsvertrag|Unbefristeter Arbeitsvertrag|Arbeitsvertrag für Teilzeitbeschäftigte|Ausbildungsvertrag|Dienstvertrag für leitende Angestellte]',
    body: [
      '[zwischen|Zwischen]',
      '{sender:sellerName}, {senderAddress:sellerAddress} [– Arbeitgeber –|(Arbeitgeber)|als Arbeitgeber]',
      'und',
      '{partner:person}, geboren am {birth}, wohnhaft {street}, {place} [– Arbeitnehmer –|(Arbeitnehmer)|als Arbeitnehmer]',
      '# [Beginn und Tätigkeit|Tätigkeit|Aufgabengebiet]',
      '*[Das Arbeitsverhältnis beginnt am {future}; die Einstellung erfolgt als {role}.|Die Einstellung erfolgt zum {future} als {role}.]* [Arbeitsort ist {town}.|Der Arbeitgeber kann andere zumutbare Aufgaben zuweisen.]',
      '# [Probezeit|Probezeit und Kündigung|Dauer]',
      '[Die ersten {digit} Monate gelten als Probezeit.|Es wird eine Probezeit von sechs Monaten vereinbart.] [Der Vertrag wird auf {contractTerm} geschlossen.|Der Vertrag gilt {openTerm}.|]',
      '*[Nach der Probezeit beträgt die Kündigungsfrist {noticePeriod}.|Das Arbeitsverhältnis kann mit einer Frist von {noticeOf} gekündigt werden.]*',
      '# [Arbeitszeit|Arbeitszeit und Überstunden]',
      '[Die Arbeitszeit beträgt {count} Stunden in der Woche|Die wöchentliche Arbeitszeit beträgt 38,5 Stunden], [verteilt auf fünf Tage|von {time} bis {time2} Uhr].',
      '# [Vergütung|Gehalt|Entgelt]',
      '*[Das monatliche Bruttogehalt beträgt {amount}.|Die Vergütung beträgt {amount} brutto im Monat, zahlbar zum Monatsende.]* [Zusätzlich wird ein Urlaubsgeld von {amount2} gezahlt.|]',
      '# [Urlaub|Erholungsurlaub]',
      '[Der Jahresurlaub beträgt {count} Arbeitstage.|Es besteht Anspruch auf {count} Tage Urlaub im Jahr.]',
      ...ENDING,
    ],
    words: { one: 'Arbeitgeber', two: 'Arbeitnehmer' },
  },
  {
    title: '[Kaufvertrag|Kaufvertrag über {product}|Kaufvertrag über ein gebrauchtes Kraftfahrzeug|Liefervertrag]',
    body: [
      ...parties('Verkäufer', 'Käufer'),
      '# [Kaufgegenstand|Gegenstand]',
      '*[Der Verkäufer verkauft dem Käufer: {count} x {product}.|Gegenstand des Vertrags ist {product}, Baujahr {oldYear}.]* [Seriennummer {code}.|Der Gegenstand ist gebraucht und wurde besichtigt.]',
      '# [Kaufpreis|Preis und Zahlung]',
      '*[Der Kaufpreis beträgt {amount}.|Der Käufer zahlt einen Preis von {amount} bis zum {future:dueDate}.]* [Eine Anzahlung von {amount2} ist bei Unterzeichnung fällig.|Zahlung in bar bei Übergabe.|Zahlung auf das Konto {iban}.]',
      '# [Übergabe|Lieferung|Gefahrübergang]',
      '[Die Übergabe erfolgt am {soon} in {town}.|Die Lieferung erfolgt frei Haus bis {future2}.] Bis zur vollständigen Zahlung bleibt der Verkäufer Eigentümer.',
      '?# [Gewährleistung|Sachmängelhaftung]',
      '[Die Haftung für Sachmängel wird ausgeschlossen.|Die Gewährleistung beträgt {count} Monate.]',
      ...ENDING,
    ],
    words: { one: 'Verkäufer', two: 'Käufer' },
  },
  {
    title:
      '[Wartungsvertrag|Wartungs- und Servicevertrag|Softwarepflegevertrag|Instandhaltungsvertrag|Vollwartungsvertrag][ {contractNumber}|]',
    meta: [
      ['[Vertragsnummer|Vertrags-Nr.]', '{contractNumber}'],
      ['[Anlage|Gerät]', '{product}'],
      ['[Standort|Einbauort]', '{street}, {town}'],
    ],
    body: [
      ...parties('Auftragnehmer', 'Kunde'),
      '# [Umfang der Wartung|Leistungen]',
      '- [Prüfung aller Sicherheitseinrichtungen|Reinigung und Schmierung|Austausch von Verschleißteilen]',
      '- [{digit} Wartungen im Jahr|eine Wartung je Quartal|Fernwartung während der Geschäftszeiten]',
      '- [Reaktionszeit: {digit} Stunden|Entstörung werktags innerhalb von {count} Stunden]',
      '# [Vergütung|Wartungspauschale]',
      '*[Die Pauschale beträgt {amount} im Jahr zuzüglich Umsatzsteuer.|Der Kunde zahlt jährlich {amount}, fällig zum Beginn des Vertragsjahres.]* [Anfahrten werden mit {amount2} berechnet.|Material wird gesondert berechnet.]',
      ...TERM,
      ...ENDING,
    ],
    words: { one: 'Auftragnehmer', two: 'Kunde' },
  },
  {
    title:
      '[Geheimhaltungsvereinbarung|Vertraulichkeitsvereinbarung|Vereinbarung über Vertraulichkeit|Vereinbarung zur Auftragsverarbeitung|Kooperationsvereinbarung]',
    body: [
      ...parties('Partei A', 'Partei B'),
      '# [Zweck|Präambel]',
      '*[Die Parteien prüfen eine Zusammenarbeit bei: {service}.|Anlass ist ein gemeinsames Vorhaben im Bereich {service}.]*',
      '# [Vertrauliche Informationen|Begriff]',
      'Vertraulich sind alle [Unterlagen, Muster und Daten|technischen und kaufmännischen Angaben], die [als vertraulich bezeichnet sind|im Rahmen der Gespräche offengelegt werden].',
      '# [Pflichten|Geheimhaltung]',
      '[Die empfangende Partei gibt solche Informationen nicht an Dritte weiter.|Jede Partei schützt die Informationen wie ihre eigenen.] *[Bei jedem Verstoß ist eine Vertragsstrafe von {amount} fällig.|Für jeden Fall der Zuwiderhandlung werden {amount} als Vertragsstrafe vereinbart.]*',
      ...TERM,
      ...ENDING,
    ],
    words: { one: 'Partei A', two: 'Partei B' },
  },
]
