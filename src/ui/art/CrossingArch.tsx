import { ai7, washi, you } from './colors.ts'

/** An arch with the traveller near its end: from a story's "before" to its "after". */
export function CrossingArch({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 200 70" aria-hidden="true">
      <g fill="none" stroke={ai7}>
        <path d="M4 62q96-104 192 0M0 64h200" strokeWidth="3" />
        <path d="M28 62V43M52 62V28M76 62V18M100 62V12M124 62V18M148 62V28M172 62V43" strokeWidth="1.3" />
      </g>
      <circle cx="180" cy="48" r="8" fill={you} stroke={washi} strokeWidth="2.5" />
    </svg>
  )
}
