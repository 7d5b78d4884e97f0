import type { Names } from '../../names/names.ts'
import type { Language } from '../../types.ts'
import type { Party } from './facts.ts'

/** Offices by what they do; "%" is a town. */
const OFFICES: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Finanzamt %',
    'Finanzamt %-Nord',
    'Stadt %',
    'Gemeinde %',
    'Stadtverwaltung %',
    'Landratsamt %',
    'Amtsgericht %',
    'Landgericht %',
    'Industrie- und Handelskammer %',
    'Handwerkskammer %',
    'Krankenkasse %',
    'Berufsgenossenschaft Bau und Handel',
    'Deutsche Rentenkasse %',
    'Agentur für Arbeit %',
    'Hauptzollamt %',
    'Bezirksamt %',
    'Kreisverwaltung %',
  ],
  en: [
    '% City Council',
    '% Borough Council',
    '% County Court',
    'Tax Office %',
    'Department of Revenue, %',
    '% Chamber of Commerce',
    'Office of Social Insurance',
    '% District Council',
    'Licensing Authority %',
    'Business Rates Office %',
  ],
  pt: [
    'Câmara Municipal de %',
    'Prefeitura Municipal de %',
    'Serviço de Finanças de %',
    'Tribunal da Comarca de %',
    'Instituto da Segurança Social de %',
    'Junta de Freguesia de %',
    'Secretaria da Fazenda de %',
    'Câmara de Comércio de %',
    'Conservatória do Registo Comercial de %',
  ],
}

/** An office of a town. */
export function officeOf(names: Names): Party {
  const address = names.address()
  const name = names.random.pick(OFFICES[names.language]).replace('%', address.town)
  return { name, isFirm: true, address, person: names.person() }
}
