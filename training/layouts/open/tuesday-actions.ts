// What was agreed at a small meeting, written down the same evening: no word "minutes" in the head, who was there in one line, points with
// initials of those who do them and a day, once as a table, once as bullets, once as a mail-like note.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.4pt/1.48 var(--f);padding:18mm 21mm}h1{font:700 17pt/1.2 var(--f);color:var(--c);margin:0 0 1mm}.who{color:#444;border-bottom:1pt solid var(--c);padding-bottom:3mm;margin-bottom:5mm}h2{font:700 11pt var(--f);margin:4mm 0 1mm}.a{width:100%;margin-top:4mm}.a th{text-align:left;background:var(--c);color:#fff;padding:1mm 2mm;font-weight:400}.a td{padding:1.2mm 2mm;border-bottom:.4pt solid #aaa;vertical-align:top}ul{margin:1mm 0;padding-left:5mm}.e{margin-top:7mm;font-size:9.4pt}`

const NOTES = [
  {
    title: 'Shop volunteers – Tuesday evening',
    place: 'back room, after closing',
    points: [
      [
        'Rota over the holidays',
        'Nobody wanted the Saturday before; in the end ^ and ^ said they would share it. We close at noon on the Monday.',
      ],
      ['Till', 'Drawer was £11.40 over on two days. Float to be counted by two people from now on.'],
      ['Window', 'Garden theme agreed, the mannequin with the broken arm goes.'],
      [
        'Donations',
        'Bags left outside on Sundays again. New notice for the door, and the council will be asked about a camera.',
      ],
    ],
    jobs: [
      'Print notice for door',
      'Ring council about camera',
      'Order receipt rolls',
      'Ask knitting group for window',
    ],
    next: 'Next get-together: #, same place. Apologies to whoever has the keys.',
    f: "'Dosis','Liberation Sans'",
    c: '#7a2048',
    head: ['To do', 'Who', 'By'],
  },
  {
    title: 'Line 2 weekly – Action items',
    place: 'Conf. room B and by phone',
    points: [
      ['Downtime', 'Filler down 6.4 hours last week, 4.1 of that waiting for the gripper. Spare now on the shelf.'],
      ['Scrap', '2.3 percent against a goal of 1.5. Most of it label skew after roll changes.'],
      ['Safety', 'One first aid case (pinch). Guard to be extended; ^ reviewed the video with the crew.'],
    ],
    jobs: [
      'Extend guard at transfer',
      'Trial second label vendor',
      'Close out PM backlog > 30 days',
      'Update changeover sheet',
      'Talk to ^ about weekend overtime',
    ],
    next: 'We meet again on #. Send updates before noon the day before.',
    f: "'Carlito','Liberation Sans'",
    c: '#1b4965',
    head: ['Open item', 'Owner', 'Due'],
  },
  {
    title: 'Village hall roof group',
    place: 'at the Old Forge',
    points: [
      [
        'Where we are',
        'Three builders have looked, two have written. ^ went through both and the group was in favour of the dearer one because it includes the gutters. Proposed ^, seconded ^, all in favour.',
      ],
      [
        'Money',
        'Fund stands at £18,240 after the barn dance. The trust will match it if work begins this financial year.',
      ],
      ['Bats', 'Survey came back clear. The parish clerk has a copy.'],
      ['Lettings', 'Hall to be closed for three weeks; the playgroup has been offered the chapel.'],
    ],
    jobs: ['Write to both builders', 'Send form to the trust', 'Tell regular users'],
    next: 'Date of next: #, 7.30. The Chair thanked everybody and we finished at ten past nine.',
    f: "'Caladea','Liberation Serif'",
    c: '#37474f',
    head: ['Action', 'Name', 'When'],
  },
] as const

/** Puts a person's first name wherever "^" stands. */
const named = (text: string, people: readonly { first: string }[], random: Random) => {
  const who = random.sample(people, people.length)
  return text.replaceAll('^', () => who.pop()?.first ?? '')
}

export const layout: Layout = {
  name: 'tuesday-actions',
  kind: 'minutes',
  language: 'en',
  types: ['minutes'],
  count: 3,
  scans: [0],
  make(random, index) {
    const one = NOTES[index] ?? NOTES[0]
    const code = index === 1 ? 'US' : 'GB'
    const { date } = writingOf(code)
    const names = namesIn(code, random)
    const people = Array.from({ length: 6 }, () => names.person())
    const day = dayIn(random, 2025, 2026)
    const next = daysAfter(day, [28, 7, 35][index] ?? 7)
    const initials = () => {
      const { first, last } = random.pick(people)
      return index === 2 ? `${first}` : `${first.charAt(0)}${last.charAt(0)}`
    }
    const there = people
      .slice(0, 5)
      .map(({ first, last }) => (index === 2 ? `${first} ${last}` : `${first} ${last.charAt(0)}.`))
    const points =
      index === 0
        ? each<readonly [string, string]>(
            one.points,
            ([head, text]) => `<h2>${head}</h2>${named(text, people, random)}`,
          )
        : `<ul>${each<readonly [string, string]>(one.points, ([head, text]) => `<li><b>${head}:</b> ${named(text, people, random)}</li>`)}</ul>`
    const jobs = each<string>(
      one.jobs,
      (job) =>
        `<tr><td>${named(job, people, random)}</td><td>${initials()}</td><td>${date(daysAfter(day, random.whole(3, 20)), index === 1 ? 'bare' : 'short-name')}</td></tr>`,
    )
    const html = `<h1>${one.title}</h1><div class="who">${date(day, 'long')}, ${one.place}<br>There: ${there.join(', ')}. Sorry not to make it: ${people[5]?.first}.</div>${points}<table class="a"><tr>${each<string>(one.head, (head) => `<th>${head}</th>`)}</tr>${jobs}</table><p class="e">${one.next.replace('#', date(next, 'long'))}</p><p class="e">${index === 1 ? 'Notes: ' : 'Written up by '}${people[1]?.first} ${people[1]?.last}</p>`
    return {
      html: sheets(`.sheet{--f:${one.f};--c:${one.c}}${CSS}`, [html]),
      pages: 1,
      fileName: ['Tues eve notes.pdf', 'L2 weekly.pdf', 'roof group.pdf'][index] ?? '',
      facts: [[one.title], [date(day, 'long')], [date(next, 'long')], [`${people[1]?.first} ${people[1]?.last}`]],
    }
  },
}
