// The slow phone that pages are measured on.

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** What Lighthouse's preset, four times slower than the machine, makes of a machine of this index. */
const PHONE_INDEX = 1300
const PRESET_SLOWDOWN = 4

/** How many times slower than this machine the phone is. @param machineIndex how fast Lighthouse found the machine */
export function slowdownOf(machineIndex: number): number {
  return Math.max(PRESET_SLOWDOWN, (PRESET_SLOWDOWN * machineIndex) / PHONE_INDEX)
}
