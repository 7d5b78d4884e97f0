import { type FormEvent, useState } from 'react'

type Errors = { name?: string; email?: string }

interface ContactProps {
  readonly title: string
  readonly action: string
  readonly topics: readonly string[]
}

function check(data: FormData): Errors {
  const errors: Errors = {}
  if (!String(data.get('name')).trim()) errors.name = 'Bitte geben Sie Ihren Namen an.'
  if (!/^\S+@\S+\.\S+$/.test(String(data.get('email'))))
    errors.email = 'Bitte geben Sie eine gültige E-Mail-Adresse an.'
  return errors
}

/** A form that posts to the page's function. */
export function Contact({ title, action, topics }: ContactProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle')
  const [errors, setErrors] = useState<Errors>({})
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = new FormData(event.currentTarget)
    const found = check(body)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setState('busy')
    const sent = await fetch(action, { method: 'POST', body }).catch(() => null)
    setState(sent?.ok ? 'done' : 'failed')
  }
  return (
    <form className="contact" method="post" action={action} onSubmit={(event) => void submit(event)} noValidate>
      <h2>{title}</h2>
      <label>
        <span>Name</span>
        <input name="name" autoComplete="name" required />
        {errors.name ? <em role="alert">{errors.name}</em> : null}
      </label>
      <label>
        <span>E-Mail</span>
        <input name="email" type="email" autoComplete="email" required />
        {errors.email ? <em role="alert">{errors.email}</em> : null}
      </label>
      <label>
        <span>Thema</span>
        <select name="topic">
          {topics.map((topic) => (
            <option key={topic} value={topic}>
              {topic}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Nachricht</span>
        <textarea name="message" rows={5} />
      </label>
      <button className="btn" type="submit" disabled={state === 'busy'}>
        Absenden
      </button>
      {state === 'done' ? <p role="status">Vielen Dank, wir melden uns.</p> : null}
      {state === 'failed' ? <p role="alert">Das hat leider nicht geklappt.</p> : null}
    </form>
  )
}
