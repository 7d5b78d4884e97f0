// Somebody asks others to come: to a meeting of members, an interview, an opening, a party.
import { type Plots, plot } from './plot.ts'

export const INVITATION: Plots = {
  de: [
    plot(
      'firm',
      '[Einladung zur [ordentlichen|außerordentlichen|] Mitgliederversammlung|Einladung zur Gesellschafterversammlung|Einladung zur Eigentümerversammlung|Einladung zur Jahreshauptversammlung {year}]',
      [
        '*[hiermit laden wir Sie herzlich ein|wir laden Sie ein|der Vorstand lädt alle Mitglieder ein] [zur Versammlung|] am {future} um {time} Uhr [im Gasthof in {town}|im Vereinsheim, {street}|im großen Saal, {street}].*',
        '[Tagesordnung:|Es ist folgende Tagesordnung vorgesehen:|Als Tagesordnung schlagen wir vor:]',
        '№. Begrüßung und Feststellung der Beschlussfähigkeit',
        '№. [Bericht des Vorstands|Bericht der Geschäftsführung|Rückblick auf das Jahr {year}]',
        '№. [Kassenbericht und Entlastung|Feststellung des Jahresabschlusses|Jahresabrechnung und Wirtschaftsplan]',
        '?№. [Neuwahlen|Beschluss über die Sanierung des Daches|Änderung der Satzung|Festlegung der Beiträge]',
        '№. [Verschiedenes|Anträge und Wünsche]',
        '*[Anträge zur Tagesordnung reichen Sie bitte bis zum {deadline} schriftlich ein.|Bitte teilen Sie uns bis {deadline} mit, ob Sie teilnehmen.]* [Wer verhindert ist, kann sich mit der beiliegenden Vollmacht vertreten lassen.|]',
      ],
    ),
    plot(
      'employer',
      '[Einladung zum Vorstellungsgespräch|Ihre Bewerbung als {role}: Einladung|Einladung zum Kennenlernen]',
      [
        '[vielen Dank für Ihre Bewerbung|Ihre Bewerbung als {role} hat uns gefallen|wir haben Ihre Unterlagen mit Interesse gelesen]. *[Gern möchten wir Sie persönlich kennenlernen und laden Sie für den {future} um {time} Uhr zu einem Gespräch ein.|Wir laden Sie ein am {future} um {time} Uhr in unser Büro, {street}.]*',
        '*[Bitte bestätigen Sie den Termin bis zum {deadline}.|Geben Sie uns bitte bis {deadline} Bescheid, ob Sie kommen können.]* [Das Gespräch führen {person} und {contact}.|Melden Sie sich bitte am Empfang.] [Reisekosten erstatten wir bis zu {amount}.|]',
      ],
    ),
    plot(
      'firm',
      '[Einladung zur Eröffnung|Einladung zum Tag der offenen Tür|Einladung zum Sommerfest|Einladung: {count} Jahre {sender}|Einladung zur Hausmesse {year}|Einladung zum Seminar]',
      [
        '[es gibt etwas zu feiern|wir freuen uns auf einen besonderen Tag|Neugierig geworden? Kommen Sie vorbei]! *[Wir laden Sie und Ihre Begleitung herzlich ein: am {future} ab {time} Uhr in {street}, {town}.|Feiern Sie mit uns am {future} von {time} bis {time2} Uhr.|Wir laden Sie zu unserer Veranstaltung am {future} um {time} Uhr nach {town} ein.]*',
        '[Für Essen und Getränke ist gesorgt.|Es erwarten Sie Führungen, Musik und gute Gespräche.|Erleben Sie unsere neuen Produkte und sprechen Sie mit unseren Fachleuten.] [Parkplätze sind vorhanden.|Die Teilnahme ist kostenfrei.|Die Teilnahmegebühr beträgt {amount}.|]',
        '*[Bitte melden Sie sich bis zum {deadline} an|Um Antwort wird gebeten bis {deadline}|Wir freuen uns über Ihre Zusage bis {deadline}], [telefonisch unter {phone}|per E-Mail|mit der beiliegenden Karte].*',
      ],
    ),
    plot(
      'person',
      '[Einladung zum Geburtstag|Einladung zur Hochzeit|Wir heiraten!|Einladung zur Taufe|Einladung zum Grillabend|Einladung]',
      [
        '*[ich lade euch herzlich ein|wir möchten mit euch feiern|ihr seid herzlich eingeladen]: am {future} um {time} Uhr [im Garten|im Gasthaus|bei uns], {street}, {town}.*',
        '[Bringt gute Laune und Hunger mit.|Über einen Kuchen oder Salat freuen wir uns.|Geschenke braucht es nicht.|Die Kinder dürfen gern mitkommen.]',
        '*[Bitte sagt bis zum {deadline} Bescheid|Gebt mir bitte bis {deadline} Bescheid, ob ihr kommt]*[, am besten unter {phone}|].',
      ],
    ),
  ],
  en: [
    plot(
      'firm',
      '[Invitation to the annual general meeting|Notice of annual general meeting {year}|Invitation to the owners’ meeting|Invitation to an extraordinary meeting]',
      [
        '*[You are invited to attend|The board invites all members to|We invite you to] the meeting on {future} at {time}[ at {street}, {town}| in the village hall].*',
        '[Agenda|Agenda:]',
        '№. [Apologies for absence|Welcome]',
        '№. [Minutes of the last meeting|Report of the chair]',
        '№. [Accounts for {year}|Treasurer’s report]',
        '?№. [Election of officers|Changes to the rules|Repairs to the roof]',
        '№. Any other business',
        '*[Motions must reach the secretary by {deadline}.|Please let us know by {deadline} whether you will attend.]*',
      ],
    ),
    plot('employer', '[Invitation to interview|Your application as {role}|Invitation: interview on {future}]', [
      '[Thank you for your application|We enjoyed reading your application for the post of {role}]. *We would like to invite you to an interview on {future} at {time} [at our offices in {street}|with {person}].*',
      '*[Please confirm by {deadline} that you can attend.|Let us know by {deadline} if this suits you.]* [Please bring proof of identity.|Travel expenses up to {amount} will be refunded.]',
    ]),
    plot(
      'firm',
      '[You are invited|Invitation to our open day|Save the date: summer party|Invitation: {count} years of {sender}|Invitation to our seminar]',
      [
        '[We have something to celebrate!|We are opening our doors.|Come and see what is new.] *[Please join us on {future} from {time} to {time2} at {street}, {town}.|You and a guest are invited on {future} at {time}.]*',
        '[Food and drinks will be provided.|There will be tours, music and good company.|Our experts will be there to answer your questions.] [Admission is free.|The fee is {amount}.|]',
        '*[RSVP by {deadline}|Please reply by {deadline}|Kindly let us know by {deadline} if you can come].*',
      ],
    ),
    plot('person', '[Birthday party|Wedding invitation|We are getting married!|Barbecue on {future}|You are invited]', [
      '*[We would love you to join us|You are warmly invited|Come and celebrate with us] on {future} at {time}, {street}, {town}.*',
      '[No presents, please.|Bring a salad or a cake if you like.|Children are welcome.] *[Please tell us by {deadline} if you can come|RSVP by {deadline}]*[, phone {phone}|].',
    ]),
  ],
  pt: [
    plot(
      'firm',
      '[Convocatória|Convocação para assembleia geral|Convite para a assembleia de condóminos|Convocatória da assembleia geral ordinária]',
      [
        '*[Convidamos todos os associados|São convocados todos os membros|Convocam-se os senhores sócios] para a assembleia a realizar em {future}, às {time}, [na sede, {street}|no salão, {street}].*',
        'Ordem de trabalhos:',
        '№. [Leitura da ata anterior|Abertura]',
        '№. [Relatório e contas de {year}|Aprovação das contas]',
        '?№. [Eleição da direção|Obras no telhado|Alteração dos estatutos]',
        '№. Outros assuntos',
        '*[As propostas devem ser enviadas até {deadline}.|Pedimos confirmação da presença até {deadline}.]*',
      ],
    ),
    plot('employer', '[Convite para entrevista|A sua candidatura a {role}]', [
      'Agradecemos a sua candidatura[ ao cargo de {role}|]. *Gostaríamos de o convidar para uma entrevista em {future}, às {time}[, na {street}|].*',
      '*[Agradecemos que confirme até {deadline}.|Por favor confirme a presença até {deadline}.]*',
    ]),
    plot('firm', '[Convite|Convite para a inauguração|Convite: {count} anos|Convite para o seminário|Dia aberto]', [
      '*[Temos o prazer de o convidar|Convidamos V. Ex.ª|Venha celebrar connosco]: {future}, das {time} às {time2}, {street}, {town}.*',
      '[Haverá comida, bebida e música.|Conheça os nossos novos produtos.|A entrada é livre.]',
      '*[R.S.F.F. até {deadline}|Confirme a sua presença até {deadline}]*[, pelo telefone {phone}|].',
    ]),
    plot('person', '[Convite de aniversário|Convite de casamento|Festa de aniversário|Convite para churrasco]', [
      '*[Venham festejar connosco|Estão todos convidados|Contamos com a vossa presença]: {future}, às {time}, {street}, {town}.*',
      '[Não tragam presentes.|Tragam boa disposição.|As crianças são bem-vindas.] *Confirmem até {deadline}[ pelo {phone}|].*',
    ]),
  ],
}
