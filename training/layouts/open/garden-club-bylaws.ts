// The bylaws of a garden club, set in two columns as in a printed booklet (A5): sections with numbered sentences, sums of
// money as dues and fines, a day of adoption and later changes at the end, no signature.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:7.9pt/1.38 'P052','DejaVu Serif Condensed',serif;padding:12mm 11mm}.cover{text-align:center;border:2pt double #355e2b;height:100%;padding-top:45mm}.cover h1{font-size:24pt;font-weight:400;color:#355e2b;margin:0 0 6mm}.cover p{font-size:12pt}.cols{columns:2;column-gap:6mm;text-align:justify}h2{font-size:8.6pt;text-align:center;margin:3mm 0 1mm;break-after:avoid}p{margin:0 0 1.2mm}.pg{position:absolute;bottom:5mm;left:0;right:0;text-align:center}`

export const layout: Layout = {
  name: 'garden-club-bylaws',
  kind: 'bylaws',
  language: 'de',
  types: ['bylaws'],
  count: 1,
  scans: [0],
  make,
}

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const { date } = writingOf('DE')
  const town = names.town()
  const [adopted, changed] = [dayIn(random, 1996, 2009), dayIn(random, 2017, 2024)]
  const club = 'Kleingärtnerverein „Am Rotdornhang“ e. V.'
  const cover = `<div class="cover"><h1>Satzung</h1><p>des</p><p><b>${club}</b></p><p>Sitz: ${town}</p><p style="margin-top:30mm;font-size:9pt">Vereinsregister des Amtsgerichts ${town}<br>VR ${random.code('####')}</p></div>`
  const first = `<div class="cols"><h2>§ 1 Name, Sitz, Geschäftsjahr</h2><p>(1) Der Verein führt den Namen ${club} und ist im Vereinsregister eingetragen.</p><p>(2) Sitz ist ${town}. Geschäftsjahr ist das Kalenderjahr.</p><h2>§ 2 Zweck</h2><p>(1) Zweck ist die Förderung der Kleingärtnerei sowie des Umwelt- und Naturschutzes.</p><p>(2) Der Verein ist selbstlos tätig; er verfolgt nicht in erster Linie eigenwirtschaftliche Zwecke. Mittel dürfen nur für satzungsmäßige Zwecke verwendet werden. Die Mitglieder erhalten keine Zuwendungen aus Mitteln des Vereins.</p><p>(3) Es darf keine Person durch Ausgaben, die dem Zweck fremd sind, begünstigt werden.</p>
<h2>§ 3 Mitgliedschaft</h2><p>(1) Mitglied kann jede volljährige Person werden, die ihren Wohnsitz in der Gemeinde oder deren Umkreis hat.</p><p>(2) Über den Antrag in Textform entscheidet der Vorstand. Eine Ablehnung braucht nicht begründet zu werden.</p><p>(3) Ein Anspruch auf Zuteilung einer Parzelle besteht nicht.</p><h2>§ 4 Ende der Mitgliedschaft</h2><p>(1) Die Mitgliedschaft endet durch Tod, Austritt oder Ausschluss.</p><p>(2) Der Austritt ist zum 30. November eines Jahres möglich und dem Vorstand spätestens am dritten Werktag im August zu erklären.</p><p>(3) Ein Mitglied kann ausgeschlossen werden, wenn es trotz Mahnung mit mehr als einem Jahresbeitrag im Rückstand ist.</p></div><div class="pg">3</div>`
  const second = `<div class="cols"><h2>§ 5 Beiträge und Umlagen</h2><p>(1) Der Jahresbeitrag beträgt ${random.whole(28, 64)},00 €. Er ist bis zum 31. März zu zahlen.</p><p>(2) Jedes Mitglied leistet acht Stunden Gemeinschaftsarbeit; für jede nicht geleistete Stunde sind 15,00 € zu entrichten.</p><p>(3) Umlagen bis zur Höhe des dreifachen Jahresbeitrages kann die Mitgliederversammlung beschließen.</p><h2>§ 6 Organe</h2><p>Organe sind die Mitgliederversammlung und der Vorstand.</p><h2>§ 7 Mitgliederversammlung</h2><p>(1) Sie findet im ersten Vierteljahr statt und wird mit einer Frist von drei Wochen durch Aushang und in Textform einberufen.</p><p>(2) Sie beschließt mit einfacher Mehrheit der abgegebenen Stimmen, über Änderungen der Satzung mit drei Vierteln.</p><p>(3) Über die Beschlüsse ist eine Niederschrift zu fertigen.</p>
<h2>§ 8 Vorstand</h2><p>(1) Der Vorstand besteht aus erster und zweiter Vorsitzender oder Vorsitzendem, Schatzmeister, Schriftführer und Fachberater. Jeweils zwei vertreten gemeinsam.</p><p>(2) Er wird auf vier Jahre gewählt und bleibt bis zur Neuwahl im Amt.</p><h2>§ 9 Kassenprüfung</h2><p>Zwei Prüferinnen oder Prüfer prüfen jährlich Kasse und Bücher.</p><h2>§ 10 Auflösung</h2><p>Bei Auflösung oder Wegfall steuerbegünstigter Zwecke fällt das Vermögen an die Gemeinde, die es für die Förderung der Kleingärtnerei zu verwenden hat.</p><h2>§ 11 Inkrafttreten</h2><p>Beschlossen in der Gründungsversammlung am ${date(adopted)}, zuletzt geändert durch Beschluss vom ${date(changed)}. Sie tritt mit der Eintragung in Kraft.</p></div><div class="pg">4</div>`
  return {
    html: sheets(CSS, [cover, first, second], { width: 148, height: 210 }),
    pages: 3,
    fileName: `Satzung_Stand_${changed.year}.pdf`,
    facts: [
      ['Am Rotdornhang', club],
      ['Satzung', date(changed), date(adopted)],
    ],
  }
}
