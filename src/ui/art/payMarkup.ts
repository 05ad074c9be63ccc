import { escapeHtml } from '#domain/escapeHtml.ts'
import { ai2, ai7 } from './colors.ts'
import { type PayScale, payScale } from './payScale.ts'
import { type PayFacts, STONE, freeHeight } from './payStones.ts'

/** The texts of the picture. */
export type PayLabels = {
  /** The label above the arch. */
  job: string
  /** Returns the number below a tick of the scale. */
  tick: (yen: number) => string
  /** The unit of these numbers. It has a line of its own, because it is wider than the space beside the last one. */
  unit: string
}

/** Draws a bridge over the pay of other jobs, which are stones. It spans the range of the job. The stone of the job is dark. */
export function payMarkup(facts: PayFacts, labels: PayLabels): string {
  const scale = payScale(facts)
  const { left, right, width, columns, own, ticks } = scale
  const top = (left + right) / 2
  // The bridge is close above the highest column.
  const drop = freeHeight(facts.steps)
  const stones = columns.map((column) => `M${column.x} 142v-${column.stones * STONE - 3}`).join('')
  return (
    textAt(Math.min(Math.max(top, 195), 445), 12 + drop, labels.job) +
    `<g fill="none" stroke="${ai7}"><path d="M${left} ${80 + drop}V145M${right} ${80 + drop}V145" stroke-dasharray="3 4"/>` +
    `<g transform="translate(0 ${drop})"><path d="M${left} 76Q${top} -18 ${right} 76" stroke-width="4.5"/>` +
    `<path d="M${left - 10} 76H${right + 10}" stroke-width="3"/><path d="${hangers(scale)}" stroke-width="1.3"/></g>` +
    `<g stroke-width="${width}" stroke-dasharray="8 3"><path d="${stones}" stroke="${ai2}"/>` +
    `<path d="M${own.x} ${142 - (own.stones - 1) * STONE}v-8"/></g><path d="M10 146H630" stroke-width="2"/></g>` +
    ticks.map(({ x, yen }) => textAt(x, 170, labels.tick(yen))).join('') +
    textAt(630, 197, labels.unit)
  )
}

/** Escapes the text, because the picture is set as markup. */
const textAt = (x: number, y: number, text: string) => `<text x="${x}" y="${y}">${escapeHtml(text)}</text>`

/** Seven hangers between the arch, a parabola, and the deck. */
function hangers({ left, right }: PayScale): string {
  const at = [1, 2, 3, 4, 5, 6, 7].map((each) => each / 8)
  return at
    .map((t) => `M${Math.round(left + (right - left) * t)} 76V${Math.round(76 - 188 * t * (1 - t))}`)
    .join('')
}
