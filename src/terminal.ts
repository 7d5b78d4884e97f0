// Progress of a command on stderr: one line that is redrawn on a terminal, plain lines elsewhere.
import type { Progress } from './commands/build.ts'
import type { UiLanguage } from './diagnostics/words.ts'

/** The part of a stream that is used here. */
export interface Screen {
  readonly isTTY?: boolean
  write(text: string): unknown
}

export interface ProgressLine {
  readonly report: Progress
  /** Clears the live line, so that what follows starts on a clean one. */
  end(): void
}

type Stages = Readonly<Record<string, { during(of: string): string; started(total: number): string }>>

const STAGES: Readonly<Record<UiLanguage, Stages>> = {
  en: {
    read: {
      during: (of) => `Reading content files ${of}`,
      started: (total) => `Reading ${total} content files`,
    },
    write: { during: (of) => `Writing files ${of}`, started: (total) => `Writing ${total} files` },
  },
  de: {
    read: {
      during: (of) => `Inhalte werden gelesen ${of}`,
      started: (total) => `${total} Inhaltsdateien werden gelesen`,
    },
    write: {
      during: (of) => `Dateien werden geschrieben ${of}`,
      started: (total) => `${total} Dateien werden geschrieben`,
    },
  },
}
/** A terminal redraws no more often than the eye can see. */
const REDRAW_MS = 60

/** Makes the progress line of one command. `now` is a clock in milliseconds. */
export function progressLine(screen: Screen, now: () => number, language: UiLanguage = 'en'): ProgressLine {
  const words = STAGES[language]
  let lastStage = ''
  let lastDrawn = Number.NEGATIVE_INFINITY
  const live = (stage: string, done: number, total: number) => {
    if (stage === lastStage && done < total && now() - lastDrawn < REDRAW_MS) return
    lastDrawn = now()
    const of = `${done}/${total}`
    screen.write(`\r\u001b[K${words[stage]?.during(of) ?? `${stage} ${of}`}`)
  }
  const plain = (stage: string, _: number, total: number) => {
    if (stage === lastStage) return
    screen.write(`${words[stage]?.started(total) ?? `${stage} ${total}`}\n`)
  }
  return {
    report(stage, done, total) {
      if (screen.isTTY) live(stage, done, total)
      else plain(stage, done, total)
      lastStage = stage
    },
    end() {
      if (screen.isTTY && lastStage) screen.write('\r\u001b[K')
    },
  }
}

/** Whether to write to a stream in colour (https://no-color.org). */
export function hasColour(screen: Screen, environment: Readonly<Record<string, string | undefined>>): boolean {
  return Boolean(screen.isTTY) && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb'
}
