import { ai1, ai3, ai4, ai5, ai6, ai7, asagi, dusk, kinari } from '#src/ui/art/colors.ts'
import { Tile } from '#src/ui/art/Tile.tsx'
import type { TileKind } from '#src/ui/art/tileMarkup.ts'

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

type Pattern = { kind: TileKind; ground: string; line: string }

/** The patterns by subject (design §7), which is the last part of a category's slug. */
const patterns: Record<string, Pattern> = {
  visa: { kind: 'asanoha', ground: ai1, line: ai3 },
  'salary-and-tax': { kind: 'shippo', ground: dusk, line: '#DDBB7C' },
  'job-hunting': { kind: 'higaki', ground: ai7, line: ai5 },
  career: { kind: 'kikko', ground: asagi, line: '#8DBBBA' },
  'social-insurance': { kind: 'seigaiha', ground: kinari, line: '#CFC8B8' },
}
const other: Pattern = { kind: 'yagasuri', ground: ai6, line: ai4 }

/** Returns the pattern of a category. */
export function tileOf(category: string): Pattern {
  return patterns[category.split('/').at(-1) ?? ''] ?? other
}
