import { wordsIn } from '../../functions/lib/texts.ts'
import { type Report, reportOf } from '../../functions/report/report.ts'
import { reportData } from '../../functions/report/report-data.ts'
import { reportText } from '../../functions/report/report-text.ts'
import { reportWeekAt } from '../../functions/report/week.ts'
import type { Words } from '../diagnostics/words.ts'
import { hostFacts } from '../leads/host-facts.ts'
import { Refusal, withStore } from '../leads/with-store.ts'
import type { DatabaseOptions } from './leads.ts'

/**
 * `site report`: the report of the last week that is over, as the mail on Mondays has it.
 *
 * @throws Refusal when the site was not built, whose words it is written in
 */
export async function report(
  { root, database }: DatabaseOptions,
  now: Date,
): Promise<{ readonly report: Report; readonly text: string }> {
  const { texts, office } = hostFacts(root)
  if (!texts) throw new Refusal(notBuilt(root))
  const week = reportWeekAt(now, office.zone)
  const data = await withStore({ root, named: database }, (store) => reportData(store, week))
  const found = reportOf(data, { week, now, office })
  const { mails, language } = wordsIn(texts.defaultLanguage, texts)
  return { report: found, text: reportText(found, { words: mails.report, language }).text }
}

function notBuilt(root: string): Words {
  return {
    en: `There is no host.json in ${root} or its dist/: build the site, or name the folder with --root.`,
    de: `In ${root} und dem dist/ darin gibt es kein host.json: die Website bauen oder den Ordner mit --root nennen.`,
  }
}
