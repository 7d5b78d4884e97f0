import type { ComparisonRow, ComparisonSection } from '../../schemas/types.ts'
import { ActionLink } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** Two ways side by side; the better cell has a tint, a check mark and a hidden word. */
export function Comparison({ section, number, context }: SectionProps<ComparisonSection>) {
  const { head, caption, columns, rows, action } = section
  return (
    <SectionFrame section={section}>
      <Head head={head} number={number} context={context} />
      <table className="table compare">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ title, subtitle }) => (
              <th key={title} scope="col">
                {title}
                <small>{subtitle}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.criterion} row={row} better={context.data.interface.table.better} />
          ))}
        </tbody>
      </table>
      {action && (
        <div className="cluster after">
          <ActionLink action={action} kind="secondary" />
        </div>
      )}
    </SectionFrame>
  )
}

function Row({ row: { criterion, values, best }, better }: { readonly row: ComparisonRow; readonly better: string }) {
  return (
    <tr>
      <th scope="row">{criterion}</th>
      {values.map((value, index) =>
        best === index + 1 ? (
          <td key={value} className="is-best">
            <Icon name="check" />
            {value}
            <span className="visually-hidden">{`, ${better}`}</span>
          </td>
        ) : (
          <td key={value}>{value}</td>
        ),
      )}
    </tr>
  )
}
