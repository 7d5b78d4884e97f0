// What is no business paper at all: lists for shopping, recipes, verses, songs, code, notes, nearly empty pages.
import type { Language } from '../../types.ts'

/** Lines; the first one is a title. */
type Scrap = readonly string[]

const CODE: readonly Scrap[] = [
  [
    '[// {code}.js|# {code}.py|-- {code}]',
    'function [total|next|find|load]([items|rows|list]) {',
    '  let [sum|count] = {digit}',
    '  for (const one of [items|rows]) [sum|count] += one.[price|size]',
    '*  return [sum|count] + {count}*',
    '}',
    '?console.log([total|next](data)) // {date:-}',
  ],
  [
    'import [csv|json|math|sys]',
    '[def|class] [main|read|Report]():',
    '    rows = open("[data|list].csv").readlines()',
    '    for number in range({count}):',
    '*        print(number, rows.pop())*',
    '    return {digit}',
  ],
  [
    'SELECT name, sum(price)',
    'FROM orders JOIN items USING (id)',
    '*WHERE year = {year} AND price > {count}*',
    'GROUP BY name',
    'ORDER BY 2 DESC LIMIT {digit};',
  ],
]

export const SCRAPS: Readonly<Record<Language, readonly Scrap[]>> = {
  de: [
    [
      '[Einkaufsliste|Einkauf|Einkaufszettel|Noch besorgen|Packliste|To do]',
      '5-14x ¤[{digit#}|{count#} g|{digit#} Liter|1 Packung|] [Milch|Butter|Eier|Mehl|Tomaten|Kaffee|Brot|Käse|Äpfel|Zwiebeln|Nudeln|Seife|Batterien|Zahnpasta|Socken|Ladekabel]',
      '*[nicht vergessen: Geschenk für {firstName}|bis Samstag!|Pfand mitnehmen|Apotheke!]*',
    ],
    [
      '[Apfelkuchen|Kartoffelsuppe|Omas Nudelsalat|Linsencurry|Pflaumenmus|Gulasch für {digit} Personen|Brot ohne Kneten]',
      'Zutaten [für {digit} Personen|]:',
      '4-9x [{bigCount#} g|{digit#} EL|{digit#} TL|{digit#}|1 Prise] [Mehl|Zucker|Butter|Kartoffeln|Salz|Öl|Zwiebeln|Äpfel|Sahne|Linsen|Paprika|Hefe]',
      'Zubereitung:',
      '3-6x [Alles gut verrühren.|Den Teig {count#} Minuten ruhen lassen.|Bei 180 Grad {count#} Minuten backen.|Die Zwiebeln fein hacken und anbraten.|Mit Salz und Pfeffer abschmecken.|Die Form einfetten.]',
      '*[Schmeckt am besten warm.|Guten Appetit!|Im Kühlschrank hält es {digit} Tage.]*',
    ],
    [
      '[Herbst|Am Fluss|Abend in {town}|Der alte Baum|Kleines Lied|Wanderlied|Wintermorgen]',
      '2-4x [Der Wind zieht über weite Felder,|Ein Vogel singt im ersten Licht,|Der Nebel liegt auf stillen Wegen,|Die alte Uhr schlägt sieben Mal,]',
      '*[und keiner weiß, wohin er geht.|doch seine Antwort hör ich nicht.|und alles träumt dem Tag entgegen.|der Mond hängt überm dunklen Tal.]*',
      '2-4x [So geh ich weiter meine Straße|Die Blätter fallen leis und leise|Am Ufer steht ein kleines Haus|Die Kinder laufen durch den Garten] [und denk an dich.|im Abendrot.|bis in die Nacht.|und lachen laut.]',
      '?Refrain: [La la la, wir ziehen weiter|Komm, sing mit mir] [G|C|D7|am] [D|F|em]',
    ],
    [
      '[Liebe {firstName},|Lieber {firstName},|Hallo Mama,|Liebe Oma,]',
      '[danke für deinen Brief.|endlich komme ich dazu, dir zu schreiben.|viele Grüße aus {town}!]',
      '[Das Wetter ist herrlich, und gestern waren wir am See.|Den Kindern geht es gut, {firstName2} hat jetzt einen Hund.|Hier regnet es seit Tagen, aber das Essen ist gut.]',
      '*[Wir kommen euch am {soon} besuchen.|Im {month} ziehen wir um.|Am {soon} habe ich Prüfung, drück mir die Daumen!]*',
      '[Alles Liebe|Dein|Deine|Bis bald|Viele Küsse]',
      '{firstName3}',
    ],
    [
      '[Notiz|Zettel|]',
      '*[Schlüssel liegt unter der Matte|bitte {firstName} zurückrufen {phone}|Heute {time} Uhr Zahnarzt|bin gleich wieder da]*',
      '?[{firstName2}|!!!|{digit}]',
    ],
    [
      '[Diese Seite ist absichtlich leer.|Seite {digit}|Leerseite|{count}|Anhang|Trennblatt]',
      '*[Rückseite|Bitte wenden|– {digit} –|(leer)|Kapitel {digit}]*',
    ],
    [
      '[Vokabeln Lektion {digit}|Mathe Klasse {digit}|Quiz|Kreuzworträtsel|Spielplan|Stundenplan]',
      '4-10x №. [{count#} + {digit#} = ___|das Haus – the house|Welcher Fluss fließt durch {town#}?|{town#} – {town#}  {digit#}:{digit#}|Mo Deutsch, Sport, Kunst]',
      '*[Name: ________ Klasse: ___|Viel Erfolg!|Punkte: __ / {count}]*',
    ],
    ...CODE,
  ],
  en: [
    [
      '[Shopping list|Groceries|To buy|Packing list|To do|Don’t forget]',
      '5-14x ¤[{digit#}|{count#} g|1 pack|] [milk|butter|eggs|flour|tomatoes|coffee|bread|cheese|apples|onions|soap|batteries|toothpaste|socks|charger]',
      '*[present for {firstName}!|before Saturday|call the chemist|take the bottles back]*',
    ],
    [
      '[Apple pie|Potato soup|Grandma’s pasta salad|Lentil curry|Plum jam|Easy bread]',
      'Ingredients[ (serves {digit})|]',
      '4-9x [{bigCount#} g|{digit#} tbsp|{digit#} tsp|{digit#}|a pinch of] [flour|sugar|butter|potatoes|salt|oil|onions|apples|cream|lentils|yeast]',
      'Method',
      '3-6x [Mix everything well.|Leave to rest for {count#} minutes.|Bake at 180°C for {count#} minutes.|Chop the onions and fry gently.|Season to taste.|Grease the tin.]',
      '*[Best served warm.|Enjoy!|Keeps for {digit} days in the fridge.]*',
    ],
    [
      '[Autumn|By the river|Evening in {town}|The old tree|Small song|Winter morning]',
      '2-4x [The wind goes over open fields,|A bird sings in the early light,|The mist lies on the silent lanes,|The old clock strikes the hour of seven,]',
      '*[and no one knows which way it goes.|the moon hangs low above the bridge.|and all is dreaming of the day.]*',
      '2-4x [I walk along the winding road|The leaves come down so soft and slow|A little house stands by the shore] [and think of you.|till it is night.|as long ago.]',
      '?Chorus: [La la la, we travel on|Come sing with me] [G|C|D7|Am] [D|F|Em]',
    ],
    [
      '[Dear {firstName},|Hi Mum,|Dear Gran,|Hello {firstName},]',
      '[thank you for your letter.|greetings from {town}!|at last I have found the time to write.]',
      '[The weather is lovely and yesterday we went to the lake.|The children are well and {firstName2} has a dog now.|It has been raining for days, but the food is good.]',
      '*[We are coming to see you on {soon}.|We are moving in {month}.|Wish me luck, my exam is on {soon}!]*',
      '[Lots of love|Yours|See you soon|Hugs]',
      '{firstName3}',
    ],
    [
      '[Note|]',
      '*[Key is under the mat|please call {firstName} back {phone}|dentist today {time}|back in ten minutes]*',
      '?[{firstName2}|!!!|{digit}]',
    ],
    [
      '[This page intentionally left blank.|Page {digit}|{count}|Appendix]',
      '*[Please turn over|– {digit} –|(blank)|Chapter {digit}]*',
    ],
    [
      '[Vocabulary unit {digit}|Maths year {digit}|Quiz|Crossword|Fixtures|Timetable]',
      '4-10x №. [{count#} + {digit#} = ___|the house – das Haus|Which river runs through {town#}?|{town#} v {town#}  {digit#}-{digit#}]',
      '*[Name: ________ Class: ___|Good luck!|Score: __ / {count}]*',
    ],
    ...CODE,
  ],
  pt: [
    [
      '[Lista de compras|Compras|Comprar|Lista da mala|Tarefas]',
      '5-14x ¤[{digit#}|{count#} g|1 pacote|] [leite|manteiga|ovos|farinha|tomates|café|pão|queijo|maçãs|cebolas|arroz|sabão|pilhas|meias]',
      '*[presente para {firstName}!|até sábado|farmácia|levar as garrafas]*',
    ],
    [
      '[Bolo de maçã|Caldo verde|Salada da avó|Doce de ameixa|Pão caseiro|Arroz de forno]',
      'Ingredientes[ ({digit} pessoas)|]:',
      '4-9x [{bigCount#} g de|{digit#} colheres de|{digit#}|uma pitada de] [farinha|açúcar|manteiga|batatas|sal|azeite|cebolas|maçãs|natas]',
      'Preparação:',
      '3-6x [Misturar tudo muito bem.|Deixar repousar {count#} minutos.|Levar ao forno a 180 graus durante {count#} minutos.|Picar as cebolas e refogar.|Temperar a gosto.]',
      '*[Servir morno.|Bom apetite!|Conserva-se {digit} dias no frigorífico.]*',
    ],
    [
      '[Outono|Junto ao rio|Noite em {town}|A velha árvore|Canção pequena]',
      '2-4x [O vento corre sobre os campos,|Canta uma ave à luz da aurora,|A névoa dorme nos caminhos,]',
      '*[e ninguém sabe aonde vai.|a lua espera sobre a ponte.]*',
      '2-4x [Eu sigo sempre a minha estrada|As folhas caem devagar|Há uma casa junto ao mar] [e penso em ti.|até à noite.|ao fim da tarde.]',
      '?Refrão: [La la la, vamos andando|Vem cantar comigo] [G|C|Am] [D|F]',
    ],
    [
      '[Querida {firstName},|Olá mãe,|Querida avó,|Olá {firstName},]',
      '[obrigada pela tua carta.|muitas saudades de {town}!]',
      '[O tempo está ótimo e ontem fomos ao lago.|As crianças estão bem e {firstName2} tem um cão.]',
      '*[Vamos visitar-vos em {soon}.|Vamos mudar de casa em {month}.]*',
      '[Beijinhos|Com carinho|Até breve]',
      '{firstName3}',
    ],
    [
      '[Nota|]',
      '*[A chave está debaixo do tapete|ligar ao {firstName} {phone}|dentista hoje às {time}|volto já]*',
      '?[{firstName2}|!!!|{digit}]',
    ],
    ['[Página em branco|Página {digit}|Anexo|{count}]', '*[Vire, por favor|– {digit} –|Capítulo {digit}]*'],
    ...CODE,
  ],
}
