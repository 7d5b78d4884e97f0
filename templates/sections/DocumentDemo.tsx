import type { DocumentDemoSection } from '../../schemas/types.ts'
import { DocumentProcessor } from '../islands/DocumentProcessor.tsx'
import { documentProcessorProps } from '../islands/document/props.ts'
import { Enhance } from '../islands/Enhance.tsx'
import { Island } from '../islands/Island.tsx'
import { ActionLink } from '../parts/Button.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'
import { ExampleResult } from './pieces/ExampleResult.tsx'
import { Samples } from './pieces/Samples.tsx'

/**
 * Where a document is dropped, what happens to it, and an example of the result until there is a real one.
 * For those who only read the section, no React is loaded: dropping and samples are a small script of their own.
 */
export function DocumentDemo({ section, number, context }: SectionProps<DocumentDemoSection>) {
  const { example, picture, action, samples } = section
  const props = documentProcessorProps(section, context)
  return (
    <SectionFrame section={section}>
      <Enhance name="document-drop">
        <div className="demo">
          <Head head={section.head} number={number} context={context} flush />
          <Island name="DocumentProcessor" of={DocumentProcessor} load="interaction" props={props} />
          <Samples samples={samples} context={context} />
          <figure className="figure demo__example" id={`${props.id}-example`}>
            <ExampleResult
              example={example}
              context={context}
              picture={picture}
              aside={<ActionLink action={action} kind="secondary" size="small" />}
            />
          </figure>
        </div>
      </Enhance>
    </SectionFrame>
  )
}
