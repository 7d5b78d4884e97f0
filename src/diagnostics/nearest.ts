export function didYouMean(_n: string, _k: readonly string[]): string | undefined {
  return undefined
}
