import { formatCents } from '../../common/money.ts'
import type { ShopDemoSection } from '../../schemas/types.ts'
import { goods } from '../drawings/drawing.ts'
import { Enhance } from '../islands/Enhance.tsx'
import { type BillTexts, billTexts, type Shop } from '../islands/shop/bill-texts.ts'
import { ActionLink } from '../parts/Button.tsx'
import { Svg } from '../parts/Drawing.tsx'
import { fill } from '../parts/format.ts'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** A basket and its bill; without scripts, those of the amounts that the content names. */
export function ShopDemo({ section, number, context }: SectionProps<ShopDemoSection>) {
  const { id = 'shop', head, articles, deliveries, words, note, action } = section
  const plain = articles.map(({ picture: _, ...article }) => article)
  const shop: Shop = { articles: plain, deliveries, words, language: context.language }
  const amounts = articles.map(({ amount }) => amount)
  return (
    <SectionFrame section={section}>
      <Head head={head} number={number} context={context} />
      <Enhance name="shop-demo" props={shop}>
        <div className="live live--two">
          <div className="stack">
            <h3>{words.basket}</h3>
            <Articles section={section} language={context.language} />
            <Deliveries name={`${id}-delivery`} section={section} />
          </div>
          <div className="stack shop__bill">
            <h3 id={`${id}-bill`}>{words.bill}</h3>
            <BillTable id={`${id}-bill`} texts={billTexts(shop, amounts, 0)} />
            <p className="visually-hidden" role="status" />
            <ActionLink action={action} />
          </div>
        </div>
      </Enhance>
      <p className="note note--below">{note}</p>
    </SectionFrame>
  )
}

function Articles({ section, language }: { readonly section: ShopDemoSection; readonly language: string }) {
  const { articles, words } = section
  return (
    <ul className="shop__articles">
      {articles.map(({ picture, name, cents, amount }, index) => (
        <li key={name}>
          <Svg text={goods(picture)} />
          <div>
            <b>{name}</b>
            <p className="small">{fill(words.each, { price: formatCents(cents, language) })}</p>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form. */}
          <div className="shop__steps" role="group" aria-label={fill(words.amount, { name })}>
            <Step index={index} step={-1} label={fill(words.less, { name })} />
            <b className="number" data-amount="">
              {amount}
            </b>
            <Step index={index} step={1} label={fill(words.more, { name })} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Step({ index, step, label }: { readonly index: number; readonly step: 1 | -1; readonly label: string }) {
  return (
    <button
      type="button"
      className="icon-button scripted"
      data-article={index}
      data-step={step}
      aria-label={label}
      title={label}
    >
      {step > 0 ? '+' : '−'}
    </button>
  )
}

function Deliveries({ name, section }: { readonly name: string; readonly section: ShopDemoSection }) {
  return (
    <fieldset className="field scripted">
      <legend className="field__label">{section.words.delivery}</legend>
      <div className="chips live__chips">
        {section.deliveries.map(({ label }, index) => (
          <label className="chip" key={label}>
            <input type="radio" name={name} value={index} defaultChecked={index === 0} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function BillTable({ id, texts: { rows, hint } }: { readonly id: string; readonly texts: BillTexts }) {
  return (
    <>
      <table className="table" aria-labelledby={id}>
        <tbody>
          {rows.map(({ key, label, price }) => (
            <tr key={key} data-row={key} hidden={price === null}>
              <th scope="row">{label}</th>
              <td className="number">{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small" data-hint="" hidden={hint === ''}>
        {hint}
      </p>
    </>
  )
}
