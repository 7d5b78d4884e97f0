import type { DemoExample, DocumentDemoSection } from '../../schemas/types.ts'
import { DocumentProcessor } from '../islands/DocumentProcessor.tsx'
import { documentProcessorProps, processorWords } from '../islands/document/props.ts'
import { Report, type ReportView } from '../islands/document/report/Report.tsx'
import { Enhance } from '../islands/Enhance.tsx'
import { Island } from '../islands/Island.tsx'
import { ActionLink } from '../parts/Button.tsx'
import { Drawing } from '../parts/Drawing.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'
import { Samples } from './pieces/Samples.tsx'

/**
 * Where a document is dropped, what happens to it, and an example of the result until there is a real one.
 * For those who only read the section, no React is loaded: dropping and samples are a small script of their own.
 */
export function DocumentDemo({ section, number, context }: SectionProps<DocumentDemoSection>) {
  const { example, action, samples } = section
  const { demo, example: exampleWord } = context.data.interface
  const props = documentProcessorProps(section, context)
  return (
    <SectionFrame section={section}>
      <Enhance name="document-drop">
        <div className="demo">
          <Head head={section.head} number={number} context={context} flush />
          <Island name="DocumentProcessor" of={DocumentProcessor} load="interaction" props={props} />
          {samples && <Samples samples={samples} words={demo} />}
          <figure className="figure demo__example" id={`${props.id}-example`}>
            <Report
              report={exampleView(example)}
              words={processorWords(context)}
              picture={example.drawing && <Drawing name={example.drawing} language={context.language} />}
              aside={<ActionLink action={action} kind="secondary" size="small" />}
            />
            <figcaption className="label">{`${exampleWord}: ${demo.exampleNote}`}</figcaption>
          </figure>
        </div>
      </Enhance>
    </SectionFrame>
  )
}

function exampleView({ confidence, actions, ...example }: DemoExample): ReportView {
  return { ...example, badge: '', percent: confidence, glance: [], items: [], issues: [], steps: actions, notes: [] }
}
