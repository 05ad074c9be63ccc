import { useId } from 'react'
import { drawn } from './drawings.ts'
import { Picture } from './Picture.tsx'

interface SpanProps {
  /** Determines the whole picture: a story's id. */
  seed: number
  width?: number
  height?: number
  className?: string
}

/** A story's bridge. Fills its box like a photograph. */
export function Span({ seed, width = 400, height = 240, className }: SpanProps) {
  const key = useId()
  const options = { key, width, height }
  return (
    <Picture
      name={`${seed} ${width} ${height}`}
      width={width}
      height={height}
      drawn={drawn('span', (span) => span(seed, options))}
      className={className}
    />
  )
}
