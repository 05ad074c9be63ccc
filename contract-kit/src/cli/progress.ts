/** One line of progress in a terminal, and nothing elsewhere. */

import type { Progress } from '../run/run.ts'

export type ProgressLine = { show: (progress: Progress) => void; end: () => void }

const CLEAR = '\r\u001B[K'

export function createProgress(isQuiet: boolean): ProgressLine {
  const isShown = !isQuiet && process.stderr.isTTY
  return {
    show: ({ scenario, done, all, calls, findings }) => {
      if (!isShown) return
      const count = findings === 1 ? '1 finding' : `${findings} findings`
      process.stderr.write(`${CLEAR}[${done + 1}/${all}] ${scenario} · ${calls} calls · ${count}`)
    },
    end: () => {
      if (isShown) process.stderr.write(CLEAR)
    },
  }
}
