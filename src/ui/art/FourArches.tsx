import { ai7 } from './colors.ts'

/** Four arches in a row, above four steps; stretched to the width of its box. */
export function FourArches({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1184 64" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 60${'q148-100 296 0'.repeat(4)}`} fill="none" stroke={ai7} strokeWidth="2.5" />
    </svg>
  )
}
