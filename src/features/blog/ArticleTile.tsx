import { Tile } from '#src/ui/art/Tile.tsx'
import { tileOf } from './tileOf.ts'

interface ArticleTileProps {
  /** The slug of the article's category, which determines the pattern. */
  category: string
  width: number
  height: number
  className?: string
}

/** The picture of an article: the pattern of its category. */
export function ArticleTile({ category, ...box }: ArticleTileProps) {
  return <Tile {...tileOf(category)} scale={1.5} {...box} />
}
