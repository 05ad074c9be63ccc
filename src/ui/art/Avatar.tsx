import { useId } from 'react'
import { cx } from '../cx.ts'
import { ai6, ai7, ai8 } from './colors.ts'
import { mix } from './random.ts'
import styles from './Avatar.module.css'

interface AvatarProps {
  /** Determines petals and colour: a person's id, or the name without an id. */
  of: number | string
  initials: string
  /** Diameter in pixels. */
  size?: number
  className?: string
}

const grounds = [ai7, ai6, '#2E6B73', ai8]
const roundPetal = 'M32 4a9 9 0 0 1 0 18a9 9 0 0 1 0-18z'
const pointedPetal = 'M32 3q11 9 0 20q-11-11 0-20z'

/** A ring of petals around a person's initials, instead of a portrait. */
export function Avatar({ of, initials, size = 64, className }: AvatarProps) {
  const seed = typeof of === 'number' ? of : seedOf(of)
  const petal = `p${useId()}`
  const petals = 5 + (mix(seed) % 4)
  const ground = grounds[mix(seed + 3) % grounds.length]
  const turns = Array.from({ length: petals - 1 }, (_, i) => Math.round(((i + 1) * 360) / petals))
  return (
    <svg
      className={cx(styles.avatar, className)}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="32" fill={ground} />
      <g fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="1.4">
        <path id={petal} d={seed % 2 ? roundPetal : pointedPetal} />
        {turns.map((turn) => (
          <use key={turn} href={`#${petal}`} transform={`rotate(${turn} 32 32)`} />
        ))}
        <circle cx="32" cy="32" r="29.5" />
      </g>
      <circle cx="32" cy="32" r="16.5" fill="#fff" />
      <text x="32" y="37" textAnchor="middle" fontSize="14" fontWeight="700" fill={ground}>
        {initials}
      </text>
    </svg>
  )
}

function seedOf(name: string): number {
  return [...name].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 0)
}
