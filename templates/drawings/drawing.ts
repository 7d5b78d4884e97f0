import type { AppScreen, Drawing, Goods, RemadeWebsite, Screen } from '../../schemas/types.ts'
import { appPhones } from './scenes/app-phones.ts'
import { softwareAssembly } from './scenes/assembly.ts'
import { chatbotConversation } from './scenes/conversation.ts'
import * as packages from './scenes/cubes.ts'
import { shopElevation, websiteElevation } from './scenes/elevations.ts'
import { explodedProcess } from './scenes/exploded-process.ts'
import * as marks from './scenes/marks.ts'
import { consultingTable } from './scenes/measuring-table.ts'
import * as consultation from './scenes/minutes.ts'
import { pigeonholes } from './scenes/pigeonholes.ts'
import { productionLine } from './scenes/production-line.ts'
import * as solutions from './scenes/solutions.ts'
import { testBench } from './scenes/test-bench.ts'
import { websiteInspection } from './scenes/website-inspection.ts'
import { workingDay } from './scenes/working-day.ts'
import { appScreen } from './screens/app-designs.ts'
import { articleOf } from './screens/goods.ts'
import { OLD_WEBSITES } from './screens/old-websites.ts'
import { picture } from './screens/screen-kit.ts'
import { WEBSITES } from './screens/websites.ts'
import { wordsIn } from './words.ts'

/** Names of drawings, as the content uses them. */
export type DrawingName = Drawing

function releaseStamp(language: string): string {
  const word = wordsIn(language)
  const round = word({ de: 'FREIGEGEBEN · GEPRÜFT · NACH MASS ·', en: 'RELEASED · CHECKED · TO MEASURE ·' })
  return marks.stamp(round, '1 : 1', word({ de: 'MASSSTAB', en: 'SCALE' }))
}

const SCENES: Readonly<Record<DrawingName, (language: string) => string>> = {
  'exploded-process': explodedProcess,
  'production-line': productionLine,
  pigeonholes,
  'working-day': workingDay,
  'test-bench': testBench,
  'website-elevation': websiteElevation,
  'website-inspection': websiteInspection,
  'shop-elevation': shopElevation,
  'chatbot-conversation': chatbotConversation,
  'consulting-table': consultingTable,
  'app-phones': appPhones,
  'software-assembly': softwareAssembly,
  'thirty-minutes': consultation.thirtyMinutes,
  automation: solutions.automation,
  consulting: solutions.consulting,
  chatbot: solutions.chatbot,
  software: solutions.software,
  app: solutions.app,
  website: solutions.website,
  shop: solutions.shop,
  'floor-plan': marks.lostPlan,
  stamp: releaseStamp,
  portrait: marks.portraitFrame,
}

/** A drawing as SVG text, lettered in the language; the same name gives the same bytes. */
export function drawing(name: DrawingName, language: string): string {
  return SCENES[name](language)
}

/**
 * Package size to scale, as a stack of equal cubes.
 *
 * @param columns rows layers from 1 to 3
 */
export function cubes(columns: number, rows: number, layers: number): string {
  return packages.cubes(columns, rows, layers)
}

/** What happens in a consultation, as a ruler of its minutes. */
export function minutes(steps: readonly consultation.MinutesStep[], language: string): string {
  return consultation.minutes(steps, language)
}

/** Release stamp; `ring` fills its circle once and ends in a separator. */
export function stamp(ring: string, value: string, unit: string): string {
  return marks.stamp(ring, value, unit)
}

export type Device = 'desktop' | 'mobile'

/** Drawn screenshot of a model website for a device frame; the label names it for screen readers. */
export function screen(name: Screen, device: Device, label: string): string {
  return picture(device, label, WEBSITES[name][device]())
}

/** Drawn design of an app, for a phone frame. */
export function appDesign(name: AppScreen, label: string, language = 'de'): string {
  return appScreen(name, label, language)
}

/** What a website looked like before it was made again, for the same frame as its `screen` on a desktop. */
export function oldScreen(name: RemadeWebsite, label: string): string {
  return picture('desktop', label, OLD_WEBSITES[name])
}

/** An article of the model shop; decoration, since its name stands beside it. */
export function goods(name: Goods): string {
  return picture('goods', '', articleOf(name))
}
