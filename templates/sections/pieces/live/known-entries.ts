import type { ChatDemoSection, Package } from '../../../../schemas/types.ts'
import type { KnownEntry } from '../../../islands/chat/answer.ts'
import { fill } from '../../../parts/format.ts'
import { priceText } from '../../../parts/Price.tsx'
import type { Context } from '../../../types.ts'
import { counted } from '../counted.ts'

/** What the chatbot of a page knows: its questions, and a sentence about each package. */
export function knownEntries(section: ChatDemoSection, context: Context): KnownEntry[] {
  const questions = section.faq.items.map(({ id, question, answer }) => ({
    id,
    title: question,
    text: answer,
    href: `#${id}`,
  }))
  return [...questions, ...section.packages.map((item) => packageEntry(item, section, context))]
}

function packageEntry(item: Package, { package: words, prices }: ChatDemoSection, context: Context): KnownEntry {
  const { name, staff, price, deliveryWeeks, supportMonths, roiMonths } = item
  const count = context.data.interface.packages
  return {
    id: name,
    title: fill(words.title, { name }),
    text: fill(words.text, {
      name,
      staff: counted(count.staff, staff),
      price: priceText(price, context),
      delivery: counted(count.delivery, deliveryWeeks),
      support: counted(count.support, supportMonths),
      roi: counted(count.roi, roiMonths),
    }),
    href: prices.href,
    asked: numbersOf(staff),
  }
}

/** All sizes of a span, so that "8" finds "3–10". */
function numbersOf({ from, to = from }: Package['staff']): string {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).join(' ')
}
