import type { StationState } from '#domain/processes/stations.ts'
import { ai3, ai7, washi, you } from '#src/ui/art/colors.ts'

const WIDTH = 800
const GROUND = 128
const RADIUS = { x: 380, y: 106 }

/** The place of a station on the arch, a half ellipse, by its part of the width. */
function placeOf(index: number, count: number) {
  const x = 20 + (2 * RADIUS.x * index) / (count - 1)
  const part = (x - WIDTH / 2) / RADIUS.x
  return { x, y: GROUND - RADIUS.y * Math.sqrt(Math.max(0, 1 - part * part)) }
}

/** The arch from the applicant to the employer: solid up to the dot, dashed ahead, cut off where the application ended. Described by the list below. */
export function LedgerArch({ states, className }: { states: StationState[]; className?: string }) {
  const places = states.map((state, index) => ({ state, ...placeOf(index, states.length) }))
  return (
    <svg className={className} viewBox="0 0 800 140" aria-hidden="true" fill="none">
      <path d="M0 129.5H800" stroke={ai7} strokeWidth="3.5" />
      {places.slice(1).map(({ state, x, y }, index) => {
        const from = places[index]
        const isSolid = state === 'done' || state === 'now' || state === 'declined'
        if (!from || state === 'ended') return null
        return (
          <path
            key={x}
            d={`M${from.x} ${from.y}A${RADIUS.x} ${RADIUS.y} 0 0 1 ${x} ${y}`}
            stroke={isSolid ? ai7 : ai3}
            strokeWidth={isSolid ? 3.5 : 2.8}
            strokeDasharray={isSolid ? undefined : '7 6'}
          />
        )
      })}
      {places.map(({ state, x, y }) => (
        <Mark key={x} state={state} x={x} y={y} />
      ))}
    </svg>
  )
}

function Mark({ state, x, y }: { state: StationState; x: number; y: number }) {
  switch (state) {
    case 'done':
      return <circle cx={x} cy={y} r="7" fill={ai7} />
    case 'now':
      return <circle cx={x} cy={y} r="12" fill={you} stroke={washi} strokeWidth="3.5" />
    case 'ahead':
      return <circle cx={x} cy={y} r="6" fill={washi} stroke="#8A8780" strokeWidth="2" />
    case 'declined':
      return <path d={`M${x} ${y - 14}V${y + 14}`} stroke={ai7} strokeWidth="4" />
    default:
      return null
  }
}
