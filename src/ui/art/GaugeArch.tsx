import { ai7, you } from './colors.ts'
import { round } from './random.ts'

interface GaugeArchProps {
  /** From 0 to 100. */
  percent: number
  /** The percentage as it is shown. */
  text: string
  className?: string
}

/** An arch that is solid up to the current value; the dot marks the place. Named by the text beside it. */
export function GaugeArch({ percent, text, className }: GaugeArchProps) {
  const angle = (Math.PI * percent) / 100
  return (
    <svg className={className} viewBox="0 0 200 112" aria-hidden="true">
      <g fill="none" strokeWidth="9">
        <path d="M20 96a80 80 0 0 1 160 0" stroke="#DCE6EF" />
        <path d="M20 96a80 80 0 0 1 160 0" stroke={ai7} pathLength="100" strokeDasharray={`${percent} 100`} />
      </g>
      <path d="M0 99h200" stroke={ai7} strokeWidth="4" />
      <circle
        cx={round(100 - 80 * Math.cos(angle))}
        cy={round(96 - 80 * Math.sin(angle))}
        r="10"
        fill={you}
        stroke="#fff"
        strokeWidth="3.5"
      />
      <text x="100" y="84" textAnchor="middle" fontSize="34" fontWeight="700" fill="currentColor">
        {text}
      </text>
    </svg>
  )
}
