import { accounts } from './kinds/accounts/index.ts'
import type { Family } from './kinds/family.ts'
import { letters } from './kinds/letters/index.ts'
import { office } from './kinds/office/index.ts'
import { others } from './kinds/other/index.ts'
import { tills } from './kinds/tills/index.ts'
import { trade } from './kinds/trade/index.ts'

/** Everything that is written, each kind of document by one family or more. */
export const FAMILIES: readonly Family[] = [trade, tills, accounts, letters, office, others]
