// Somebody ends a contract: of a flat, a job, a service, an insurance, a membership.
import { type Plots, plot } from './plot.ts'

export const TERMINATION: Plots = {
  de: [
    plot(
      'either',
      '[Kündigung|Ordentliche Kündigung|Fristgerechte Kündigung|Kündigungsschreiben:] [{$what}|{$what}, Vertragsnummer {contractNumber}|des Vertrags Nr. {contractNumber} vom {past}|Vertrag {contractNumber}, Kundennummer {customerNumber}]',
      [
        '*[Hiermit|Mit diesem Schreiben|Hierdurch] <kündige ich~kündigen wir> [den {$what2}|den oben genannten Vertrag] [Nr. {contractNumber} |mit der Nummer {contractNumber} |vom {past} |, den <ich~wir> am {past} geschlossen <habe~haben>, |][fristgerecht|ordentlich|unter Einhaltung der vereinbarten Frist] zum {future:deadline}[, hilfsweise zum nächstmöglichen Termin|, ersatzweise zum nächstmöglichen Zeitpunkt|].*',
        '?[Der Vertrag war|Geschlossen wurde der Vertrag] am {past2} [für {count} Monate |]zu einem [monatlichen Preis|Monatsbeitrag|Entgelt] von {amount} [geschlossen worden|vereinbart]. [Die vereinbarte Frist beträgt|Die Kündigungsfrist beträgt laut Ziffer {digit} der Vertragsbedingungen] {noticePeriod}.',
        '[Bitte bestätigen Sie <mir~uns> den Erhalt dieser Kündigung und das Datum der Beendigung schriftlich|Ich bitte Sie, den Eingang des Schreibens und das Ende des Vertrags zu bestätigen|Über eine schriftliche Bestätigung bis {soon} würden wir uns freuen|Für eine kurze Bestätigung mit Angabe des Vertragsendes danke ich Ihnen].',
        '?[Eine erteilte Einzugsermächtigung|Das SEPA-Lastschriftmandat|Die Ihnen erteilte Vollmacht zum Einzug] [widerrufe ich|erlischt] [mit dem Ende des Vertrags|zum gleichen Zeitpunkt]. [Guthaben überweisen Sie bitte auf das Konto {iban}.|Ein Restguthaben erbitten wir auf unser Konto {iban}.|]',
        '?[Von Anrufen und Angeboten zur Rückgewinnung bitte ich abzusehen|Der Verwendung <meiner~unserer> Daten zu Werbezwecken <widerspreche ich~widersprechen wir>|Bitte löschen Sie <meine~unsere> Daten, soweit keine Aufbewahrungspflichten bestehen].',
        '?[{@reason}]',
      ],
      {
        what: '[Wartungsvertrag|Mobilfunkvertrag|DSL-Anschluss|Stromliefervertrag|Gasliefervertrag|Leasingvertrag Fahrzeug|Mitgliedschaft Fitnessstudio|Zeitschriftenabonnement|Softwarepflegevertrag|Reinigungsvertrag|Rahmenvertrag|Servicevertrag Drucker]',
        what2: '[Wartungsvertrag|bestehenden Vertrag|Vertrag|Liefervertrag|Servicevertrag]',
      },
    ),
    plot(
      'employer',
      '[Kündigung Ihres Arbeitsverhältnisses|Ordentliche Kündigung des Arbeitsvertrages|Beendigung des Arbeitsverhältnisses|Kündigung Arbeitsvertrag vom {past}]',
      [
        '*[hiermit kündigen wir|wir kündigen hiermit|leider kündigen wir] [das mit Ihnen bestehende Arbeitsverhältnis|den am {past} geschlossenen Arbeitsvertrag|das zwischen uns bestehende Arbeitsverhältnis] [ordentlich und fristgemäß|fristgerecht|aus betriebsbedingten Gründen] zum {future:deadline}[, hilfsweise zum nächstzulässigen Termin|].*',
        '?[Die Kündigungsfrist von|Die für Sie geltende Frist von] {noticePeriod} [ist damit eingehalten|haben wir berücksichtigt]. [Der Betriebsrat wurde vor Ausspruch der Kündigung angehört und hat keine Bedenken erhoben.|Ein Betriebsrat besteht nicht.|]',
        '*[Ihren Resturlaub von {digit} Tagen|Den noch offenen Urlaub von {digit} Tagen] [nehmen Sie bitte bis zum Ende des Arbeitsverhältnisses|gewähren wir Ihnen ab dem {soon}].* [Firmenschlüssel, Laptop und Unterlagen geben Sie bitte am letzten Arbeitstag zurück.|Die Arbeitspapiere erhalten Sie mit der letzten Abrechnung.]',
        'Wir weisen Sie darauf hin, dass Sie sich spätestens drei Monate vor Ende des Arbeitsverhältnisses, sonst innerhalb von drei Tagen, bei der Agentur für Arbeit arbeitsuchend melden müssen.',
        '?[Für die geleistete Arbeit danken wir Ihnen|Wir bedanken uns für Ihren Einsatz seit {past}] und wünschen Ihnen [für Ihren weiteren Weg alles Gute|beruflich und persönlich alles Gute].',
      ],
    ),
    plot(
      'person',
      '[Kündigung meines Arbeitsverhältnisses|Kündigung des Arbeitsvertrags vom {past}|Eigenkündigung|Kündigung zum {future:deadline}]',
      [
        '*[hiermit kündige ich|ich kündige hiermit] [mein Arbeitsverhältnis|meinen Arbeitsvertrag vom {past}|das Arbeitsverhältnis mit Ihnen] [als {role} |]fristgerecht zum {future:deadline}[, vorsorglich zum nächstmöglichen Termin|].*',
        '[Mein letzter Arbeitstag ist|Unter Anrechnung meines Resturlaubs ist mein letzter Arbeitstag] [voraussichtlich |]der {soon}. [Bitte teilen Sie mir mit, wem ich meine Aufgaben übergeben soll.|Für die Übergabe stehe ich gern zur Verfügung.|]',
        '*Ich bitte um [ein qualifiziertes Arbeitszeugnis|ein wohlwollendes Zeugnis|die Zusendung meiner Arbeitspapiere] und um [eine schriftliche Bestätigung dieser Kündigung|Bestätigung des Eingangs].*',
        '?[Für die gute Zusammenarbeit in den letzten Jahren danke ich Ihnen und dem ganzen Team|Ich bedanke mich für das Vertrauen und die lehrreiche Zeit]. [Dem Unternehmen wünsche ich weiterhin Erfolg.|]',
      ],
    ),
    plot(
      'either',
      'Kündigung [des Mietvertrags|des Mietverhältnisses|der Wohnung|der Gewerberäume] {street} in {town}[, Mietvertrag vom {past}|]',
      [
        '*[hiermit|mit diesem Schreiben] <kündige ich~kündigen wir> [das Mietverhältnis über|den am {past} geschlossenen Mietvertrag über] [die Wohnung im {digit}. Obergeschoss|die Räume {street}|die gemieteten Gewerberäume|den Stellplatz Nr. {digit}] [fristgerecht |unter Einhaltung der Frist von {noticeOf} ]zum {future:deadline}.*',
        '*[Zur Übergabe der Schlüssel|Für die Abnahme der Räume] [schlage ich den {soon} um {time} Uhr vor|erbitten wir einen Termin in der letzten Woche des Mietverhältnisses].*',
        '[Die Kaution von {amount}|Die hinterlegte Sicherheit von {amount}] [bitte ich|bitten wir] nach der Übergabe [auf das Konto {iban} zu überweisen|auf das bekannte Konto zu erstatten]. [Die Zählerstände lesen wir gemeinsam ab.|]',
        '?[Für Besichtigungen durch Nachmieter bin ich telefonisch unter {phone} zu erreichen|Besichtigungstermine können Sie unter {phone} vereinbaren].',
      ],
    ),
    plot(
      'firm',
      '[Außerordentliche Kündigung|Fristlose Kündigung|Kündigung aus wichtigem Grund] des [Vertrags Nr. {contractNumber}|Mietvertrags vom {past}|Dienstleistungsvertrags vom {past}]',
      [
        '[trotz unserer Mahnungen vom {past2} und {past3}|obwohl wir Sie am {past2} abgemahnt haben,|nach mehrfacher erfolgloser Aufforderung] [ist ein Betrag von {amount} weiterhin offen|haben Sie die vereinbarten Leistungen nicht erbracht|bestehen die gerügten Mängel fort].',
        '*Wir [kündigen deshalb den Vertrag|sprechen daher die Kündigung des Vertrags aus] [fristlos aus wichtigem Grund|mit sofortiger Wirkung|außerordentlich zum {future:deadline}], [hilfsweise ordentlich zum nächstmöglichen Termin|vorsorglich auch ordentlich].*',
        '[Wir fordern Sie auf|Bitte sorgen Sie dafür], [die überlassenen Geräte und Unterlagen bis zum {soon} zurückzugeben|die Räume bis zum {soon} geräumt zu übergeben|den offenen Betrag bis zum {soon} zu zahlen]. [Schadenersatz behalten wir uns vor.|Weitere Ansprüche bleiben vorbehalten.|]',
      ],
    ),
  ],
  en: [
    plot(
      'either',
      '[Termination of|Notice of termination:|Notice to terminate|Cancellation of] [our {$what}|the {$what} dated {past}|agreement {contractNumber}|contract no. {contractNumber}|{$what}, account {customerNumber}]',
      [
        '*[Please accept this letter as|This letter is|<I am~We are> writing to give you] [formal notice|written notice|notice] that <I~we> [wish to terminate|hereby terminate|will not renew|wish to cancel] the [above agreement|{$what} of {past}|agreement no. {contractNumber}] [with effect from|on|effective] {future:deadline}.*',
        '?[Under clause {digit} of the agreement|In line with the terms we signed on {past2}|As set out in the contract], the notice period is {noticePeriod}[, which this letter respects|; this notice is given in good time|].',
        '[Please confirm receipt|<I~We> would be grateful for written confirmation|Kindly confirm] [of this notice and the final date of the contract|in writing by {soon}|and let <me~us> have a final statement]. [Any direct debit should be cancelled on the same date.|No further payments will be made after that date.|]',
        '?Any [credit balance|deposit|remaining balance] [of {amount} |]should be [refunded to|paid into] [account {iban}|the account you have on file].',
        '?[The monthly fee of {amount} is no longer competitive.|Our needs have changed and we no longer require the service.|The service has fallen short of what was agreed in recent months.|]',
      ],
      {
        what: '[maintenance contract|service agreement|broadband contract|office cleaning contract|software support agreement|gym membership|mobile phone contract|magazine subscription|supply agreement|equipment lease]',
      },
    ),
    plot('person', '[Resignation|Letter of resignation|Notice of resignation|Resignation from my position as {role}]', [
      '*[Please accept this letter as|I am writing to give] [notice of my resignation|formal notice that I am resigning] from [my position as {role}|my role as {role} with {recipient}].* [As required by my contract, I am giving {noticeOf} notice.|My notice period is {noticePeriod}.|]',
      '*[My last working day will be|My final day with the company will therefore be] {future:deadline}.* [I have {digit} days of annual leave outstanding.|I am happy to help train my replacement.|]',
      '[I have enjoyed my time here|It has been a pleasure to work with the team|Thank you for the support you have given me over the past years] and [wish the company every success|hope to stay in touch]. [I would be grateful for a written reference.|]',
    ]),
    plot(
      'employer',
      '[Termination of your employment|Notice of redundancy|Termination of employment contract dated {past}]',
      [
        '*[Further to our meeting on {past2},|Following the consultation that ended on {past2},] [we confirm that your employment will end|we are giving you notice that your employment as {role} will end] on {future:deadline}.* [You are entitled to {noticeOf} notice under your contract.|This takes account of your notice period of {noticePeriod}.]',
        '*[You will be paid|You will receive a payment of] {amount} [in respect of redundancy|in lieu of {digit} days of untaken holiday].* [Please return your laptop, pass and keys on your last day.|Your P45 will follow with the final payslip.]',
        'You [have the right to appeal|may appeal] against this decision [by writing to {person}|in writing] [within five working days|by {soon}].',
        '?We [thank you for your contribution since {past}|are grateful for your work] and wish you well.',
      ],
    ),
    plot('either', '[Notice to quit|Notice to vacate|Ending the tenancy of|Termination of lease:] {street}, {town}', [
      '*<I am~We are> giving [you |]{noticeOf} notice that [the tenancy|the lease dated {past}] of [the above property|{street}] will end on {future:deadline}.*',
      '[I suggest that we meet|Please let us meet] [at the property |]on {soon} at {time} [to inspect the rooms and hand over the keys|for the check-out inspection and meter readings].',
      '*Please return the deposit of {amount} [to account {iban}|within ten days of the end of the tenancy].* [Our forwarding address is {street2}, {town}.|]',
    ]),
  ],
  pt: [
    plot(
      'either',
      '[Rescisão|Denúncia|Cancelamento|Pedido de rescisão] [do contrato de {$what}|do contrato n.º {contractNumber}|do contrato de {$what} celebrado em {past}|do contrato {contractNumber}, cliente {customerNumber}]',
      [
        '*<Venho por este meio~Vimos pela presente> [comunicar a rescisão do|pedir a rescisão do|solicitar o cancelamento do|comunicar a denúncia do] contrato de {$what} [n.º {contractNumber} |celebrado em {past} |][com efeitos a partir de|com efeito em|a partir de] {future:deadline}.*',
        '?[É respeitado o|Fica assim cumprido o] [prazo de aviso prévio|pré-aviso] de {noticePeriod} [previsto na cláusula {digit}.ª|estabelecido no contrato].',
        '<Agradeço~Agradecemos> [a confirmação por escrito|que nos confirmem por escrito a receção desta carta|o envio do comprovativo de cancelamento] [até {soon}|no mais breve prazo]. [O débito direto deverá ser cancelado na mesma data.|]',
        '?Qualquer [crédito|saldo] a <meu~nosso> favor deverá ser [transferido para o IBAN {iban}|restituído na conta habitual].',
        '?[O valor mensal de {amount} deixou de ser competitivo.|O serviço deixou de corresponder às nossas necessidades.|A mudança de instalações torna o serviço desnecessário.]',
      ],
      {
        what: '[manutenção|prestação de serviços|<telecomunicações^internet>|fornecimento de energia|limpeza|assistência técnica|locação de equipamentos|seguro|assinatura]',
      },
    ),
    plot(
      'person',
      '[Carta de demissão|Pedido de demissão|Denúncia do contrato de trabalho|Comunicação de desligamento]',
      [
        '*[Venho por este meio comunicar|Comunico pela presente] [a minha decisão de deixar|que deixo] o cargo de {role}[, que exerço desde {past},|] [com efeitos a partir de|sendo o último dia de trabalho] {future:deadline}.*',
        '[Cumprirei o aviso prévio de {noticePeriod}|O aviso prévio de {noticePeriod} será cumprido integralmente]. [Coloco-me à disposição para a passagem das tarefas.|Tenho ainda {digit} dias de férias por gozar.|]',
        '*Solicito [o certificado de trabalho|o acerto de contas|a emissão dos documentos legais] e a confirmação desta comunicação.*',
        '?Agradeço [a confiança e a aprendizagem ao longo destes anos|a oportunidade e o convívio com a <equipa^equipe>].',
      ],
    ),
    plot('employer', '[Rescisão do contrato de trabalho|Cessação do contrato de trabalho|Aviso de dispensa]', [
      '*[Comunicamos que o contrato de trabalho celebrado em {past} cessa|Informamos que o seu contrato de trabalho será rescindido] [por extinção do posto de trabalho |sem justa causa |]em {future:deadline}.*',
      '[O aviso prévio é de {noticePeriod}|É respeitado o aviso prévio de {noticePeriod}]. *[A compensação|O valor das verbas rescisórias], no montante de {amount}, será paga até {soon}.*',
      '[O equipamento, as chaves e os documentos da empresa deverão ser devolvidos no último dia.|Deverá comparecer no departamento de pessoal para assinar os documentos.]',
    ]),
    plot(
      'either',
      '[Denúncia do contrato de arrendamento|Rescisão do contrato de locação|Entrega do imóvel]: {street}, {town}',
      [
        '*[Comunico|Informo] que [pretendo pôr termo ao|denuncio o] contrato de <arrendamento^locação> [celebrado em {past} |]relativo [ao imóvel sito na|ao imóvel da] {street}, com efeitos em {future:deadline}.*',
        'É cumprido o prazo de {noticePeriod}. [A entrega das chaves poderá ter lugar em {soon}, às {time}.|Proponho a vistoria para {soon}.]',
        '*[Solicito a devolução da caução|Peço a restituição do depósito] de {amount} [para o IBAN {iban}|no prazo legal].*',
      ],
    ),
  ],
}
