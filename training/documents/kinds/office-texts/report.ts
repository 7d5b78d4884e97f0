// Reports: what was looked at, what was found, what follows.
import type { Script, Scripts } from '../office/script.ts'

const script = (title: string, meta: Script['meta'], body: readonly string[]): Script => ({
  title,
  meta: meta ?? [],
  body,
})

export const REPORT: Scripts = {
  de: [
    script(
      '[Monatsbericht|Projektbericht|Zwischenbericht|Quartalsbericht|Tätigkeitsbericht|Jahresbericht {year}|Statusbericht {service}|Lagebericht]',
      [
        ['[Zeitraum|Berichtszeitraum]', '{period}'],
        ['[Verfasser|Erstellt von|Autor]', '{person:contact}'],
        ['[Stand|Datum]', '{date}'],
      ],
      [
        '# [Zusammenfassung|Das Wichtigste in Kürze|Überblick]',
        '*[Der Umsatz stieg gegenüber dem Vorjahr um {percent} auf {amount}.|Das Projekt liegt im Zeitplan; {percent2} des Budgets von {amount} sind verbraucht.|Die Zahl der Aufträge sank auf {bigCount}.|Insgesamt wurden {bigCount} Vorgänge bearbeitet.]* [Die Ziele wurden im Wesentlichen erreicht.|Die Erwartungen wurden übertroffen.]',
        '# [Entwicklung|Stand der Arbeiten|Verlauf]',
        'Im Bereich {service} [wurden {digit} Arbeitspakete abgeschlossen|gab es Verzögerungen durch fehlendes Material|konnte die Fehlerquote auf {percent3} gesenkt werden]. [{person2} hat die Leitung übernommen.|Die Auslastung liegt bei {percent4}.]',
        '?%% [Kennzahl|Bereich] ;; Plan ;; Ist',
        '3-6x % [Umsatz|Kosten|Aufträge|Reklamationen|Stunden|{product#}] ;; {bigCount#} ;; {count#}',
        '?# [Risiken|Probleme|Abweichungen]',
        '[Der Lieferant {firm} hat Lieferschwierigkeiten.|Es fehlen zwei Fachkräfte.|Die Kosten für Energie steigen weiter.]',
        '# [Ausblick|Nächste Schritte|Empfehlung|Fazit]',
        '*[Wir empfehlen, {product} bis {future} zu ersetzen.|Der Abschluss ist für den {future} geplant.|Für das nächste Quartal wird ein Umsatz von {amount2} erwartet.]*',
      ],
    ),
    script(
      '[Prüfbericht|Gutachten|Untersuchungsbericht|Besichtigungsbericht|Schadensbericht|Analyse: {service}|Bericht über die Prüfung von {product}|Abschlussbericht] [Nr. {documentNumber}|]',
      [
        ['[Auftraggeber|Kunde]', '{recipient:buyerName}'],
        ['[Gutachter|Sachverständiger|Prüfer]', '{person:contact}'],
        ['[Prüfdatum|Besichtigung am|Datum]', '{date}'],
        ['[Gegenstand|Objekt]', '[{product}|{street}, {town}]'],
      ],
      [
        '# [Anlass|Auftrag|Aufgabenstellung]',
        '[Der Auftraggeber bat um Prüfung des Zustands.|Am {past} kam es zu einem Schaden.|Geprüft werden sollte, ob die Vorgaben eingehalten sind.]',
        '# [Feststellungen|Befund|Ergebnisse]',
        '2-5x - [Riss von {count#} mm Länge|Feuchte von {percent#} gemessen|Keine Mängel festgestellt|Verschleiß an {product#}|Temperatur {count#} °C|Dokumentation unvollständig]',
        '?[Siehe Foto {digit}.|Abbildung {digit} zeigt die Schadstelle.]',
        '# [Bewertung|Ergebnis|Fazit|Zusammenfassung]',
        '*[Die Kosten der Instandsetzung werden auf {amount} geschätzt.|Die Anlage ist betriebssicher.|Die Prüfung wurde nicht bestanden.|Der Schaden beläuft sich auf {amount}.]* *[Die Mängel sind bis {deadline} zu beheben.|Nächste Prüfung: {deadline}.|Eine Nachprüfung ist bis zum {deadline} nötig.]*',
        '_ {senderTown}, {date} ;; {person}',
      ],
    ),
  ],
  en: [
    script(
      '[Monthly report|Progress report|Quarterly report|Annual report {year}|Status report: {service}|Activity report|Interim report]',
      [
        ['[Period|Reporting period]', '{period}'],
        ['[Author|Prepared by]', '{person:contact}'],
        ['Date', '{date}'],
      ],
      [
        '# [Summary|Executive summary|Overview]',
        '*[Sales rose by {percent} to {amount}.|The project is on schedule and {percent2} of the budget of {amount} has been spent.|Orders fell to {bigCount}.|A total of {bigCount} cases were handled.]* [Most of the targets were met.|Results were better than expected.]',
        '# [Progress|Developments|Work done]',
        'In the field of {service}, [{digit} work packages were completed|missing material caused delays|the error rate was cut to {percent3}]. [{person2} has taken over as lead.|]',
        '?# [Risks|Issues]',
        '[Our supplier {firm} has delivery problems.|Two positions are still vacant.|Energy costs keep rising.]',
        '# [Outlook|Next steps|Conclusion|Recommendations]',
        '*[We recommend replacing {product} by {future}.|Completion is planned for {future}.|Sales of {amount2} are expected for the next quarter.]*',
      ],
    ),
    script(
      '[Inspection report|Survey report|Test report|Damage report|Analysis of {service}|Final report|Audit report] [no. {documentNumber}|]',
      [
        ['[Client|Commissioned by]', '{recipient:buyerName}'],
        ['[Inspector|Surveyor|Author]', '{person:contact}'],
        ['[Date of inspection|Date]', '{date}'],
        ['[Subject|Property]', '[{product}|{street}, {town}]'],
      ],
      [
        '# [Introduction|Scope]',
        '[The client asked us to examine the condition.|Damage occurred on {past}.]',
        '# [Findings|Results]',
        '2-5x - [Crack of {count#} mm|Moisture of {percent#}|No defects found|Wear on {product#}|Records incomplete]',
        '# [Conclusion|Assessment]',
        '*[Repairs are estimated at {amount}.|The installation is safe to use.|The test was not passed.]* *[Defects must be corrected by {deadline}.|Next inspection: {deadline}.]*',
      ],
    ),
  ],
  pt: [
    script(
      '[Relatório mensal|Relatório de atividades|Relatório anual {year}|Relatório de progresso|Relatório trimestral]',
      [
        ['Período', '{period}'],
        ['[Autor|Elaborado por]', '{person:contact}'],
        ['Data', '{date}'],
      ],
      [
        '# [Resumo|Sumário]',
        '*[As vendas subiram {percent}, para {amount}.|O projeto decorre como previsto; foi gasto {percent2} do orçamento de {amount}.|O número de encomendas desceu para {bigCount}.]*',
        '# [Desenvolvimento|Situação]',
        'Na área de {service}, [foram concluídas {digit} etapas|houve atrasos por falta de material|a taxa de erros baixou para {percent3}].',
        '?# Riscos',
        '[O fornecedor {firm} tem dificuldades de entrega.|Faltam dois técnicos.]',
        '# [Conclusão|Próximos passos]',
        '*[Recomenda-se substituir {product} até {future}.|A conclusão está prevista para {future}.|Prevê-se um volume de {amount2}.]*',
      ],
    ),
    script(
      '[Relatório de inspeção|Laudo técnico|Relatório de vistoria|Relatório final|Parecer técnico] [n.º {documentNumber}|]',
      [
        ['Cliente', '{recipient:buyerName}'],
        ['[Técnico|Perito]', '{person:contact}'],
        ['Data', '{date}'],
      ],
      [
        '# [Objetivo|Introdução]',
        '[O cliente solicitou a verificação do estado.|O dano ocorreu em {past}.]',
        '# [Constatações|Resultados]',
        '2-5x - [Fissura de {count#} mm|Humidade de {percent#}|Sem defeitos|Desgaste de {product#}|Documentação incompleta]',
        '# Conclusão',
        '*[A reparação está estimada em {amount}.|A instalação está segura.|O ensaio não foi aprovado.]* *[Os defeitos devem ser corrigidos até {deadline}.|Próxima inspeção: {deadline}.]*',
      ],
    ),
  ],
}
