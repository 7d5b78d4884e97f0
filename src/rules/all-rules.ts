import type { Rule } from '../types.ts'
export const allRules: readonly Rule[] = []
