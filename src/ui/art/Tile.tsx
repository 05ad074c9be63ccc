import { useId } from 'react'
import { ai5, ai7 } from './colors.ts'
import { drawn } from './drawings.ts'
import { Picture } from './Picture.tsx'
import type { TileKind } from './tileMarkup.ts'

interface TileProps {
  /** The pattern; each blog category has its own. */
  kind: TileKind
  ground?: string
  line?: string
  scale?: number
  width?: number
  height?: number
  className?: string
}

/** A background of one traditional pattern, for articles and bands. */
export function Tile({
  kind,
  ground = ai7,
  line = ai5,
  scale = 1,
  width = 400,
  height = 240,
  className,
}: TileProps) {
  const key = useId()
  const options = { key, ground, line, scale, width, height }
  return (
    <Picture
      name={[kind, ground, line, scale, width, height].join(' ')}
      width={width}
      height={height}
      drawn={drawn('tile', (tile) => tile(kind, options))}
      className={className}
    />
  )
}
