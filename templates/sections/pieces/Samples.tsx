import type { DemoSample, DemoWords } from '../../../schemas/types.ts'
import { Icon } from '../../parts/Icon.tsx'

interface SamplesProps {
  readonly samples: readonly DemoSample[]
  readonly words: DemoWords
}

/** Documents to try, for visitors who have none at hand; islands/document-drop.ts handles the clicks. */
export function Samples({ samples, words }: SamplesProps) {
  return (
    <div className="samples scripted">
      <p className="samples__title">{words.samples}</p>
      <ul>
        {samples.map(({ name, label, file, alt }) => (
          <li key={name}>
            <button type="button" data-sample={file.url} data-name={name}>
              <Icon name="file" />
              <span>{label}</span>
              <span className="label">{name}</span>
              {alt && <span className="visually-hidden">{alt}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p className="note">{words.samplesNote}</p>
    </div>
  )
}
