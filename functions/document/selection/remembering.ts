/** Answers each question once: who asks again gets the same. For as long as a document is looked at. */
export function remembering<Asked, Answer>(answer: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const known = new Map<Asked, Answer>()
  return (asked) => {
    if (known.has(asked)) return known.get(asked) as Answer
    const answered = answer(asked)
    known.set(asked, answered)
    return answered
  }
}
