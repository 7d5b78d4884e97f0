// Where the time of a command goes: its stages one after the other, and within a stage what ran beside each other.

/** One piece of work. */
export interface Span {
  readonly name: string
  /** Milliseconds since the process began. */
  readonly start: number
  /** Milliseconds. */
  readonly wall: number
  /** Processor time of all threads meanwhile, in milliseconds; null: a part of a stage, which shares it with others. */
  readonly cpu: number | null
  /** 0: the thread of the command; the others are numbered from 1. */
  readonly thread: number
}

/** Takes the time of stages. */
export interface Timings {
  readonly spans: readonly Span[]
  /** Does the work of a stage; stages follow each other. */
  stage<T>(name: string, work: () => T): T
  /** Does a part of a stage; parts may run beside each other. */
  part<T>(name: string, work: () => T): T
  /** Notes what another thread did; both times as `performance.timeOrigin` plus `performance.now()` say them. */
  note(name: string, thread: number, times: { readonly from: number; readonly to: number }): void
}

/** Begins with the stage "start": what the process did until now. */
export function openTimings(): Timings {
  const spans: Span[] = [{ name: 'start', start: 0, wall: performance.now(), cpu: processorTime(), thread: 0 }]
  const timed = <T>(name: string, work: () => T, cpuOf: () => number | null): T => {
    const start = performance.now()
    const end = () => {
      spans.push({ name, start, wall: performance.now() - start, cpu: cpuOf(), thread: 0 })
    }
    const result = work()
    // A promise is told by its method: the type of what the work gives stays as it is.
    if (result instanceof Promise) return result.finally(end) as T
    end()
    return result
  }
  return {
    spans,
    stage(name, work) {
      const before = processorTime()
      return timed(name, work, () => processorTime() - before)
    },
    part: (name, work) => timed(name, work, () => null),
    note(name, thread, { from, to }) {
      spans.push({ name, start: from - performance.timeOrigin, wall: to - from, cpu: null, thread })
    },
  }
}

/** Milliseconds of processor time of this process and all its threads; programs that it started are not in it. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
