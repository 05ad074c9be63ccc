import { type Area, type Figure, missesGoal } from './figures.ts'

const titles: Record<Area, string> = {
  weights: 'Weights: KiB of Brotli, first load',
  pages: 'Pages: ms on a slow phone, and times the static page (S)',
  inp: 'Interactions: ms on a processor four times slower',
  live: 'Live: ms on a slow phone until React has taken over, requests and work in nine seconds, and times the lean page (L)',
  traces: 'Traces: ms of processor time on the main thread, at full speed',
  api: 'API: ms, and times a bare server',
  starts: 'Starts: ms to the first answer, and times Prism',
  import: 'Imports of content',
  memory: 'Starts and memory of the server',
  large: 'A store of 100,000 jobs',
  watch: 'The kit with --watch: one operation, everything that it has for it',
  flood: 'Floods: a page for others while one client attacks, ms, and times a quiet server',
}

/** Formats figures as text: a block for each area, a line for each subject, each figure with its goal. ✗ marks missed goals. */
export function tableOf(figures: Figure[]): string {
  const blocks = Map.groupBy(figures, ({ area }) => area)
  return [...blocks].map(([area, found]) => `${titles[area]}\n${blockOf(found)}`).join('\n\n')
}

function blockOf(figures: Figure[]): string {
  const measures = [...new Set(figures.map(({ measure }) => measure))]
  const lines = [...Map.groupBy(figures, ({ subject }) => subject)].map(([subject, found]) => [
    subject,
    ...measures.map((measure) => cellOf(found.find((figure) => figure.measure === measure))),
  ])
  return aligned([['', ...measures], ...lines])
}

function cellOf(figure: Figure | undefined): string {
  if (!figure) return ''
  const { value, atMost, atLeast } = figure
  const goal = atMost === undefined ? (atLeast === undefined ? '' : ` (≥ ${atLeast})`) : ` (≤ ${atMost})`
  return `${missesGoal(figure) ? '✗ ' : ''}${Number(value.toPrecision(4))}${goal}`
}

/** Aligns the first column to the left and all others to the right. */
function aligned(lines: string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('   '),
    )
    .join('\n')
}
