import type { TechStackSection } from '../../schemas/types.ts'
import { FoldOnPhones } from '../parts/Fold.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** What the agency builds with, as the parts list of a drawing. */
export function TechStack({ section, number, context }: SectionProps<TechStackSection>) {
  const { position, assembly, parts } = context.data.interface.table
  return (
    <SectionFrame section={section} inside="split split--even">
      <div>
        <Head head={section.head} number={number} context={context} flush />
      </div>
      <FoldOnPhones title={section.fold}>
        <table className="table parts-list">
          <caption className="visually-hidden">{section.head.title}</caption>
          <thead>
            <tr>
              <th scope="col">{position}</th>
              <th scope="col">{assembly}</th>
              <th scope="col">{parts}</th>
            </tr>
          </thead>
          <tbody>
            {section.items.map((item, index) => (
              <tr key={item.assembly}>
                <td className="label">{index + 1}</td>
                <th scope="row">{item.assembly}</th>
                <td>{item.parts}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </FoldOnPhones>
    </SectionFrame>
  )
}
