import type { DemoSample } from '../../../schemas/types.ts'
import { Icon } from '../../parts/Icon.tsx'
import type { Context } from '../../types.ts'

interface SamplesProps {
  readonly samples: readonly DemoSample[]
  readonly context: Context
}

/** Documents to try, for visitors who have none at hand; islands/document-drop.ts handles the clicks. */
export function Samples({ samples, context }: SamplesProps) {
  const { interface: interfaceTexts, examples } = context.data
  const words = interfaceTexts.demo
  const dayOf = ({ name }: DemoSample) => Object.values(examples).find(({ fileName }) => fileName === name)?.day
  return (
    <div className="samples scripted">
      <p className="samples__title">{words.samples}</p>
      <ul>
        {samples.map((sample) => (
          <li key={sample.name}>
            <button type="button" data-sample={sample.file.url} data-name={sample.name} data-day={dayOf(sample)}>
              <Icon name="file" />
              <span>{sample.label}</span>
              <span className="label">{sample.name}</span>
              {sample.alt && <span className="visually-hidden">{sample.alt}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p className="note">{words.samplesNote}</p>
    </div>
  )
}
