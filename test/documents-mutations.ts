// Real files, damaged the way disks, mail programs and attackers damage them. The same seed makes the same damage.

export interface Sample {
  readonly fileName: string
  readonly bytes: Uint8Array
}

type Random = () => number

/** The nth mutation of some files; a seed gives the same one every time. */
export function mutation(samples: readonly Sample[], index: number, seed: number): Sample {
  const random = generator(seed * 1_000_003 + index)
  const sample = pick(samples, random)
  const damage = DAMAGES[index % DAMAGES.length] ?? flipBits
  const { fileName, bytes } = damage(sample, random, samples)
  return { fileName: random() < 0.1 ? renamed(fileName, random) : fileName, bytes }
}

type Damage = (sample: Sample, random: Random, all: readonly Sample[]) => Sample

const DAMAGES: readonly Damage[] = [flipBits, cut, remove, repeat, splice, overwrite, numbers, rename]

function flipBits({ fileName, bytes }: Sample, random: Random): Sample {
  const copy = new Uint8Array(bytes)
  const count = 1 + Math.floor(random() ** 3 * 200)
  for (let flip = 0; flip < count; flip++) {
    const at = Math.floor(random() * copy.length)
    copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(random() * 8))
  }
  return { fileName, bytes: copy }
}

function cut({ fileName, bytes }: Sample, random: Random): Sample {
  return { fileName, bytes: bytes.slice(0, Math.floor(random() * bytes.length)) }
}

function remove({ fileName, bytes }: Sample, random: Random): Sample {
  const [from, to] = span(bytes.length, random)
  return { fileName, bytes: joined(bytes.subarray(0, from), bytes.subarray(to)) }
}

function repeat({ fileName, bytes }: Sample, random: Random): Sample {
  const [from, to] = span(bytes.length, random)
  const part = bytes.subarray(from, Math.min(to, from + 20_000))
  const copies = Array.from({ length: 1 + Math.floor(random() * 20) }, () => part)
  return { fileName, bytes: joined(bytes.subarray(0, from), ...copies, bytes.subarray(from)) }
}

function splice(sample: Sample, random: Random, all: readonly Sample[]): Sample {
  const other = pick(all, random)
  const [from, to] = span(other.bytes.length, random)
  const at = Math.floor(random() * sample.bytes.length)
  const { fileName, bytes } = sample
  return { fileName, bytes: joined(bytes.subarray(0, at), other.bytes.subarray(from, to), bytes.subarray(at)) }
}

function overwrite({ fileName, bytes }: Sample, random: Random): Sample {
  const copy = new Uint8Array(bytes)
  const [from, to] = span(copy.length, random)
  const value = pick([0, 32, 65, 255, null], random)
  for (let at = from; at < Math.min(to, from + 5000); at++) copy[at] = value ?? Math.floor(random() * 256)
  return { fileName, bytes: copy }
}

/** Lengths, counts and places in a file are numbers: some of them become very large. */
function numbers({ fileName, bytes }: Sample, random: Random): Sample {
  const copy = Buffer.from(bytes)
  const count = 1 + Math.floor(random() * 8)
  for (let turn = 0; turn < count; turn++) {
    const at = Math.floor(random() * Math.max(1, copy.length - 8))
    const digits = copy.toString('latin1').slice(at).search(/\d/)
    if (random() < 0.5 && digits !== -1 && at + digits + 4 < copy.length) copy.write('9999', at + digits, 'latin1')
    else if (copy.length > 8) copy.writeUInt32LE(pick([0, 1, 0x7fffffff, 0xffffffff, 0x10000000], random), at)
  }
  return { fileName, bytes: new Uint8Array(copy) }
}

function rename({ fileName, bytes }: Sample, random: Random): Sample {
  return { fileName: renamed(fileName, random), bytes }
}

const TYPES = ['pdf', 'docx', 'doc', 'xlsx', 'xls', 'xml', 'txt', 'eml', 'msg', 'jpg', 'png', 'webp', 'gif', 'exe', '']

function renamed(fileName: string, random: Random): string {
  return `${fileName.replace(/\.\w+$/, '')}.${pick(TYPES, random)}`
}

function span(length: number, random: Random): [from: number, to: number] {
  const from = Math.floor(random() * length)
  return [from, Math.min(length, from + 1 + Math.floor(random() ** 2 * length))]
}

const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

function pick<T>(values: readonly T[], random: Random): T {
  return values[Math.floor(random() * values.length)] as T
}

/** Numbers from 0 to 1 (mulberry32, public domain). */
function generator(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
