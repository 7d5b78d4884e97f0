// Forms that nobody has filled in, and forms of firms: orders, returns, claims, data of customers.
import type { Scripts } from '../office/script.ts'

const GAP = '[....................................|______________________|]'
const SHORT = '[..............|__________|]'

export const BLANK_FORMS: Scripts = {
  de: [
    {
      title:
        '[Bestellformular|Retourenschein|Schadenmeldung|Reklamationsformular|Anmeldung zum Seminar|Stammdatenblatt|Kontaktformular|Aufnahmebogen|Mieterselbstauskunft|Widerrufsformular|Bestellschein|Erfassungsbogen|Checkliste Übergabe|Änderungsmitteilung|Meldebogen|Gewerbeanmeldung|Faxantwort]',
      subtitle:
        '[Seite 1 von 2|Formular {code}|Bitte vollständig ausfüllen und unterschreiben|Bitte per Fax an {phone}|]',
      body: [
        '?{sender:sellerName}',
        '*[Bitte füllen Sie alle Felder aus.|Zutreffendes ankreuzen ☒ oder ausfüllen.|Senden Sie dieses Formular unterschrieben zurück.|Nur vollständig ausgefüllte Formulare werden bearbeitet.]*',
        '# [1. Angaben zum Unternehmen|A. Auftraggeber|Kundendaten|Angaben zum Antragsteller]',
        `@ [Firma / Name|Name, Vorname|Unternehmen] :: ${GAP}`,
        `@ [Straße, Nr.|Anschrift] :: ${GAP}`,
        `@ [PLZ / Ort|PLZ, Ort] :: ${GAP}`,
        `?@ [USt-IdNr.|Steuernummer|Kundennummer] :: ${SHORT}`,
        `?@ [Ansprechpartner|Telefon|E-Mail] :: ${GAP}`,
        '# [2. Angaben zum Vorgang|B. Gegenstand|Grund der Meldung|Bestellung]',
        `@ [Rechnungsnummer|Bestellnummer|Datum des Schadens|Lieferdatum] :: ${SHORT}`,
        '3-6x ☐ [Ware beschädigt|falscher Artikel|Neukunde|Änderung|Barzahlung|Rechnung|Lastschrift|ja ☐ nein|gewerblich ☐ privat|Erstantrag ☐ Verlängerung]',
        `?@ [Betrag in EUR|Gewünschter Termin|Rechnungsbetrag] :: ${SHORT}`,
        '?> [Hinweis: Ihre Angaben werden vertraulich behandelt.|Mit meiner Unterschrift bestätige ich die Richtigkeit.|Wird von der Verwaltung ausgefüllt: Eingang ________ Nr. ________]',
        '_ [Ort, Datum|Datum] ;; [Unterschrift|Stempel und Unterschrift|Unterschrift, Firmenstempel]',
      ],
    },
  ],
  en: [
    {
      title:
        '[Order form|Returns form|Claim form|Booking form|New supplier form|Customer details form|Expense claim form|Warranty registration|Incident report form|Application for credit|Change of address form|Registration form|Checklist|Purchase requisition form|Timesheet form]',
      subtitle: '[Page 1 of 2|Form {code}|Please print clearly|For office use only: ________|]',
      body: [
        '?{sender:sellerName}',
        '*[Please complete all sections.|Tick the boxes that apply ☒|Please sign and return this form.|Incomplete forms will be returned.]*',
        '# [Section 1: Your details|A. Applicant|Company details|Customer information]',
        `@ [Company / Name|Full name|Business name] :: ${GAP}`,
        `@ [Address|Street address] :: ${GAP}`,
        `@ [Town / Postcode|City, State, ZIP] :: ${GAP}`,
        `?@ [VAT number|Tax ID|Account number] :: ${SHORT}`,
        `?@ [Contact name|Telephone|Email] :: ${GAP}`,
        '# [Section 2: Details|B. Reason for return|Order details|What happened?]',
        `@ [Invoice number|Order number|Date of purchase|Date of incident] :: ${SHORT}`,
        '3-6x ☐ [Faulty|Wrong item|New customer|Renewal|Cash|Cheque enclosed|Yes ☐ No|Business ☐ Private]',
        `?@ [Amount claimed|Preferred date|Total amount] :: ${SHORT}`,
        '?> [Your details will be kept confidential.|I declare that the information above is correct.|Office use: received ________ ref. ________]',
        '_ Date ;; [Signature|Signed|Signature and stamp]',
      ],
    },
  ],
  pt: [
    {
      title:
        '[Ficha de cliente|Formulário de encomenda|Formulário de devolução|Participação de sinistro|Ficha de inscrição|Pedido de adesão|Formulário de reclamação|Ficha cadastral|Requisição interna|Boletim de inscrição|Declaração]',
      subtitle: '[Página 1 de 2|Modelo {code}|Preencher com letra legível|]',
      body: [
        '?{sender:sellerName}',
        '*[Preencha todos os campos.|Assinale com X o que se aplica ☒|Devolva este formulário assinado.]*',
        '# [1. Identificação|A. Dados do requerente|Dados da empresa]',
        `@ [Nome / Empresa|Nome completo] :: ${GAP}`,
        `@ <Morada^Endereço> :: ${GAP}`,
        `@ [Localidade|Código postal] :: ${GAP}`,
        `?@ [NIF|Telefone|N.º de cliente] :: ${SHORT}`,
        '# [2. Pedido|B. Motivo|Detalhes]',
        `@ [N.º da fatura|N.º da encomenda|Data da compra] :: ${SHORT}`,
        '3-5x ☐ [Artigo com defeito|Artigo errado|Novo cliente|Renovação|Sim ☐ Não|Empresa ☐ Particular]',
        `?@ [Valor|Data pretendida] :: ${SHORT}`,
        '?> [Os seus dados são confidenciais.|Declaro que as informações são verdadeiras.]',
        '_ Data ;; [Assinatura|Assinatura e carimbo]',
      ],
    },
  ],
}
