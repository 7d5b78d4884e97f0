import { useState } from 'react'

const eur = (amount: number) => `${String(Math.round(amount)).replace(/\B(?=(\d{3})+(?!\d))/g, '.')} €`

interface RoiProps {
  readonly title: string
  readonly investment: number
  readonly yearly: number
  readonly years: number
}

/** When an investment has paid for itself. */
export function Roi({ title, investment, yearly, years }: RoiProps) {
  const [cost, setCost] = useState(investment)
  const [save, setSave] = useState(yearly)
  const [span, setSpan] = useState(years)
  const payback = save > 0 ? (cost / save).toFixed(1).replace('.', ',') : '–'
  return (
    <form className="roi" onSubmit={(event) => event.preventDefault()}>
      <h2>{title}</h2>
      <label>
        <span>Investition</span>
        <input type="number" name="inv" min="0" step="500" value={cost} onChange={(e) => setCost(+e.target.value)} />
      </label>
      <label>
        <span>Ersparnis pro Jahr</span>
        <input type="number" name="save" min="0" step="50" value={save} onChange={(e) => setSave(+e.target.value)} />
      </label>
      <label>
        <span>Laufzeit in Jahren</span>
        <input type="range" name="span" min="1" max="30" value={span} onChange={(e) => setSpan(+e.target.value)} />
      </label>
      <p>
        Amortisation: <output>{payback}</output> Jahre
      </p>
      <p>
        Gewinn: <output>{eur(save * span - cost)}</output>
      </p>
    </form>
  )
}
