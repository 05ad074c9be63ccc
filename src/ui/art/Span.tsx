import { useId } from 'react'
import { Picture } from './Picture.tsx'
import { spanMarkup } from './spanMarkup.ts'

interface SpanProps {
  /** Decides everything: a story's id. */
  seed: number
  width?: number
  height?: number
  className?: string
}

/** A story's bridge. Fills its box like a photograph; the box gives the size. */
export function Span({ seed, width = 400, height = 240, className }: SpanProps) {
  const key = useId()
  const markup = spanMarkup(seed, { key, width, height })
  return <Picture width={width} height={height} markup={markup} className={className} />
}
