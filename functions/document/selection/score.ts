// Scores from features: the sum of their learnt weights, found by hash.
import { addDistance, compressed, PackedBytes } from './packing.ts'

/**
 * Weights by the hash of a feature; a power of two. Seven times as many as are learnt: features that share a weight by chance say what is
 * not true of each other (with 1 << 16, left-out text had a log loss of 0.241 instead of 0.217).
 */
export const SIZE = 1 << 20

/** Where the weight of a feature of a field or of a group of fields stands: FNV-1a. */
export function slotOf(name: string, feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ 0x7c, 0x01000193)
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (SIZE - 1)
}

export const slotsOf = (name: string, features: readonly string[]): number[] =>
  features.map((feature) => slotOf(name, feature))

export function sumAt(weights: ArrayLike<number>, slots: readonly number[]): number {
  let sum = 0
  for (const slot of slots) sum += weights[slot] ?? 0
  return sum
}

/** Probabilities of scores. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/**
 * How often answers are right that are this probable: the log-odds are low · ln p − high · ln(1 − p) + offset, so that
 * improbable and probable answers may each be off in their own way (beta calibration: Kull, Silva Filho, Flach, 2017).
 */
export interface Calibration {
  readonly low: number
  readonly high: number
  readonly offset: number
}

/** Probabilities as they are. */
export const AS_SAID: Calibration = { low: 1, high: 1, offset: 0 }

/** Nothing is certain, and nothing is impossible. */
const EXTREME = 1e-6

/** What a calibration weighs: ln p, −ln(1 − p), 1. */
export function scalesOf(probability: number): readonly [number, number, number] {
  const within = Math.min(1 - EXTREME, Math.max(EXTREME, probability))
  return [Math.log(within), -Math.log(1 - within), 1]
}

/** How often an answer of this probability is right. */
export function certaintyOf(probability: number, { low, high, offset }: Calibration): number {
  const [ofLow, ofHigh] = scalesOf(probability)
  return 1 / (1 + Math.exp(-(low * ofLow + high * ofHigh + offset)))
}

/** Weights as they are kept: those that are not 0, each behind its distance from the one before as an 8-bit integer (packing.ts). */
export interface Packed {
  /** What 1 stands for. */
  readonly scale: number
  readonly weights: string
}

export function packed(weights: Float32Array): Packed {
  const most = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0)
  const scale = most / 127 || 1
  const bytes: number[] = []
  let last = 0
  for (const [slot, weight] of weights.entries()) {
    const integer = Math.round(weight / scale)
    if (integer === 0) continue
    addDistance(bytes, slot - last)
    bytes.push(integer & 255)
    last = slot
  }
  return { scale, weights: compressed(bytes) }
}

/** @returns SIZE weights */
export function unpacked({ scale, weights }: Packed): Float32Array {
  const all = new Float32Array(SIZE)
  const bytes = new PackedBytes(weights)
  for (let slot = 0; !bytes.isAtEnd; ) {
    slot += bytes.distance()
    all[slot] = bytes.signed() * scale
  }
  return all
}
