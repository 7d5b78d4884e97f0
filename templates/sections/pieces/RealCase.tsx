import type { Interface, Proof } from '../../../schemas/types.ts'
import { Photo } from '../../parts/Photo.tsx'

interface RealCaseProps {
  readonly proof: Proof
  readonly words: Interface['proof']
}

/** One customer with figures before and after; nothing until the slot holds a case that the owner has confirmed. */
export function RealCase({ proof, words }: RealCaseProps) {
  if (!proof.case?.confirmed) return null
  const { name, town, photo, figures } = proof.case
  return (
    <figure className="proof">
      <Photo picture={photo} sizes="(min-width: 48rem) 15rem, 90vw" />
      <figcaption>
        <p className="label">{words.label}</p>
        <strong>{`${name}, ${town}`}</strong>
        <dl>
          {figures.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span className="small">{`${words.before} ${before}`}</span>
                <b>{`${words.after} ${after}`}</b>
              </dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}
