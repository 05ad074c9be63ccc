import { useId } from 'react'
import { ai5, ai7 } from './colors.ts'
import { Picture } from './Picture.tsx'
import { tileMarkup, type TileKind } from './tileMarkup.ts'

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

/** A ground of one traditional pattern, for articles and bands. */
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
  const markup = tileMarkup(kind, { key, ground, line, scale, width, height })
  return <Picture width={width} height={height} markup={markup} className={className} />
}
