/** The form of a source: a partial lead names its form with "-step1" behind it. */
export const formOf = (source: string) => source.replace(/-step1$/, '')
