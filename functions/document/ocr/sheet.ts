// A sheet that was photographed on a table: its four corners are found, so that it can be flattened.
import type { Pixels } from '../types.ts'
import { type Grey, greyOf, sharpOf, whiteSamples } from './grey.ts'
import { areaOf, at, crossingOf, fourOf, hullOf, length, type Point, type Side } from './outline.ts'
import { around, largestPatch, lighterThan, type Patch, thresholdOf } from './patches.ts'

/** Clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point]

/** Size of the copy on which corners are found: pixels on its longer side. */
const SEARCHING_SIZE = 400
/** A light patch below this share of a picture is not a sheet: on a page it may be a box, on a photo a narrow receipt. */
const LEAST_SHARE = { page: 0.25, photo: 0.15 }
/** Minimum share of its four-sided outline that a sheet fills; the rest are letters and dark boxes at its edge. */
const LEAST_FILLED = 0.7
/** Minimum margin left and right of a sheet, as a share of the picture's width; a scan has none. */
const LEAST_MARGIN = 0.01

/**
 * Where a sheet lies in a photo; null for a scan, where all of the picture is the page.
 *
 * @param isPhoto whether the picture tells no density, as scanners do
 */
export async function cornersOf(photo: Pixels, isPhoto: boolean): Promise<Corners | null> {
  const small = await greyOf(sharpOf(whiteSamples(photo, SEARCHING_SIZE)).median(5))
  const least = small.width * small.height * LEAST_SHARE[isPhoto ? 'photo' : 'page']
  const light = outlineOf(small, largestPatch(small, lighterThan(small, thresholdOf(small.data))), least)
  const corners = likeliest(small, light, isPhoto ? least : null)
  const scale = ([x, y]: Point): Point => [(x * photo.width) / small.width, (y * photo.height) / small.height]
  return corners && inOrder(corners.map(scale))
}

/** @param least minimum number of pixels of a sheet that is looked for by its edge; null: only the light patch may be one */
function likeliest(picture: Grey, light: Point[] | null, least: number | null): Point[] | null {
  if (light && isSheet(picture, light, LEAST_STEPS_OF_SIDE)) return light
  const found = least === null ? null : enclosed(picture, least)
  return found ?? (light && isSheet(picture, light, 0) ? light : null)
}

/** Where one half of a sheet lies in the shade, table in the light is lighter than it: then its edge is looked for, all around. */
function enclosed(picture: Grey, least: number): Point[] | null {
  const outline = outlineOf(picture, largestPatch(picture, around(picture)), least)
  const snapped = outline && snappedTo(picture, outline)
  return snapped && isSheet(picture, snapped, LEAST_STEPS_OF_SIDE) ? snapped : null
}

/** What is enclosed has the shadow of the sheet with it; so far it may reach inward, in pixels of the small copy. */
const SHADOW = 14

/** Each side moved to where the picture becomes light most suddenly. */
function snappedTo(picture: Grey, corners: readonly Point[]): Point[] | null {
  const sides = corners.map((corner, index): Side => {
    const side: Side = [corner, at(corners, index + 1)]
    const moved = Array.from({ length: SHADOW + CLOSE }, (_, by) => inward(side, by - CLOSE))
    const steps = moved.map((one) => median(stepsAlong(picture, one, CLOSE)))
    return moved[steps.indexOf(Math.max(...steps))] ?? side
  })
  const met = sides.map((side, index) => crossingOf(sides.at(index - 1) ?? side, side))
  return met.every((point) => point !== null) ? met : null
}

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

function inward([[ax, ay], [bx, by]]: Side, distance: number): Side {
  const share = distance / Math.max(1, length([ax, ay], [bx, by]))
  const [x, y] = [(by - ay) * share, (ax - bx) * share]
  return [
    [ax - x, ay - y],
    [bx - x, by - y],
  ]
}

/** The four corners of a patch that may be a sheet. @param least minimum number of its pixels */
function outlineOf({ width }: Grey, patch: Patch, least: number): Point[] | null {
  if (patch.size < least || !hasMargins(patch.edge, width)) return null
  const hull = hullOf(patch.edge)
  const corners = hull.length < 4 ? null : fourOf(hull)
  return corners && patch.size >= areaOf(corners) * LEAST_FILLED ? corners : null
}

/** The far side of a sheet that a phone is held over is not shorter than this share of the near one. */
const MOST_FORESHORTENED = 0.5
/** Across its edge, this many pixels of the small copy to either side, a sheet is at least so much lighter than the table. */
const ACROSS = 10
const LEAST_STEP = 10
/** So close to a real edge, light that fades makes no step. */
const CLOSE = 4
/** Minimum share of places along the edges that show such a step; shadows and hands hide the others. */
const LEAST_STEPS = 0.6
/** And along each of the four: light that fades across a sheet ends it nowhere. */
const LEAST_STEPS_OF_SIDE = 0.3

/**
 * Whether a light patch is paper on something darker. The light of a scanner is uneven without any edge: one scan of 96
 * had a light middle that was taken for a sheet, and nothing of it could be read.
 */
function isSheet(picture: Grey, corners: readonly Point[], leastOfSide: number): boolean {
  const lengths = corners.map((corner, index) => length(corner, at(corners, index + 1)))
  const isFlatView = [0, 1].every((one) => {
    const [side = 0, opposite = 0] = [lengths[one], lengths[one + 2]]
    return Math.min(side, opposite) >= Math.max(side, opposite) * MOST_FORESHORTENED
  })
  if (!isFlatView) return false
  const sides = (reach: number) =>
    corners.map((corner, index) => stepsAlong(picture, [corner, at(corners, index + 1)], reach))
  return hasSteps(sides(ACROSS).flat(), LEAST_STEPS) && sides(CLOSE).every((steps) => hasSteps(steps, leastOfSide))
}

const hasSteps = (steps: readonly number[], share: number) =>
  steps.filter((step) => step >= LEAST_STEP).length >= steps.length * share

const PLACES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

/** By how much the inside is lighter than the outside at places along a side, where both are in the picture. */
function stepsAlong(picture: Grey, [[ax, ay], [bx, by]]: Side, across: number): number[] {
  const reach = across / Math.max(1, length([ax, ay], [bx, by]))
  // Corners are in clockwise order, so this points outward.
  const [outX, outY] = [(by - ay) * reach, (ax - bx) * reach]
  return PLACES.flatMap((place) => {
    const [x, y] = [ax + (bx - ax) * place, ay + (by - ay) * place]
    const inside = valueAt(picture, x - outX, y - outY)
    const outside = valueAt(picture, x + outX, y + outY)
    return inside === null || outside === null ? [] : [inside - outside]
  })
}

function valueAt({ data, width, height }: Grey, x: number, y: number): number | null {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const isInside = column >= 0 && row >= 0 && column < width && row < height
  return isInside ? (data[row * width + column] ?? null) : null
}

function hasMargins(edge: readonly Point[], width: number): boolean {
  const columns = edge.map(([x]) => x)
  const margin = width * LEAST_MARGIN
  return edge.length > 0 && Math.min(...columns) > margin && Math.max(...columns) < width - 1 - margin
}

/** Clockwise from the corner that is closest to the top left of the picture. */
function inOrder(points: readonly Point[]): Corners {
  const first = points.reduce((best, [x, y], index) => {
    const [bestX, bestY] = at(points, best)
    return x + y < bestX + bestY ? index : best
  }, 0)
  return [at(points, first), at(points, first + 1), at(points, first + 2), at(points, first + 3)]
}
