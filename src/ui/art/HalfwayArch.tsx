import { ai4, ai7, you } from './colors.ts'

/** An arch on a dark ground, crossed to its middle, the place of the traveller; the other half is dashed. */
export function HalfwayArch({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 200 70" aria-hidden="true" fill="none">
      <path d="M0 64h200M4 62Q52 10 100 10" stroke="#fff" strokeWidth="3" />
      <path d="M100 10Q148 10 196 62" stroke={ai4} strokeWidth="3" strokeDasharray="6 6" />
      <path d="M28 62V40M52 62V24M76 62V14M100 62V10" stroke="#fff" strokeWidth="1.3" />
      <circle cx="100" cy="11" r="8" fill={you} stroke={ai7} strokeWidth="2.5" />
    </svg>
  )
}
