// Measures the chatbot of the chatbot page on questions that were written before its search was.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Answer, answerFrom } from '../templates/islands/chat/answer.ts'
import { knownEntries } from '../templates/sections/pieces/live/known-entries.ts'
import { type AskedQuestion, FOR_MEASURING, FOR_SETTING } from './chat-questions.ts'
import { germanSite } from './german-site.ts'

const { section, context } = await germanSite()
const chat = section('chat-demo')
const entries = knownEntries(chat, context)
const answer = answerFrom(entries, chat.words)

const test = suite('questions to the chatbot')

test('answers what the page says, and nothing else', () => {
  const { right, wrong, handedOver, refused, guessed } = judged(FOR_SETTING)
  assert.equal(
    [right.length, wrong, refused.length, guessed],
    [25, ['Bekomme ich mein Geld wieder, falls es nichts taugt?'], 14, []],
  )
  assert.equal(handedOver, ['Ist das mit der DSGVO vereinbar?', 'Kann am Ende ein echter Mensch übernehmen?'])
})

test('keeps to it on questions that nothing was set by', () => {
  const { right, wrong, handedOver, refused, guessed } = judged(FOR_MEASURING)
  // 19 of 27 are answered, 6 are handed over to a person, 2 get an answer to something else; nothing is made up.
  assert.equal([right.length, wrong.length, handedOver.length], [19, 2, 6])
  assert.equal([refused.length, guessed], [14, []])
})

test('knows none of the questions word for word', () => {
  const texts = entries
    .flatMap(({ title, text }) => [title, text])
    .join('\n')
    .toLowerCase()
  const asked = [...FOR_SETTING, ...FOR_MEASURING].map(([question]) => question.toLowerCase())
  assert.equal(
    asked.filter((question) => question.includes(' ') && texts.includes(question.replace(/\?$/, ''))),
    [],
  )
})

test('asks for none that the list of answers does not have', () => {
  const known = new Set(entries.map(({ id }) => id))
  const named = [...FOR_SETTING, ...FOR_MEASURING].flatMap(([, id]) => id ?? [])
  assert.equal(
    named.filter((id) => !known.has(id)),
    [],
  )
})

test.run()

/** The entry that an answer leads to; null: none, or several. */
const idOf = (given: Answer): string | null => (given.kind === 'known' ? given.entry.id : null)

function judged(questions: readonly AskedQuestion[]) {
  const answered = questions.map(([question, by]) => ({ question, by, id: idOf(answer(question)) }))
  const asked = (fits: (one: (typeof answered)[number]) => boolean) =>
    answered.filter(fits).map(({ question }) => question)
  return {
    right: asked(({ by, id }) => by !== null && id === by),
    wrong: asked(({ by, id }) => by !== null && id !== null && id !== by),
    handedOver: asked(({ by, id }) => by !== null && id === null),
    refused: asked(({ by, id }) => by === null && id === null),
    guessed: asked(({ by, id }) => by === null && id !== null),
  }
}
