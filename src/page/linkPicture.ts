import type { Lang } from '#domain/lang.ts'
import type { TileKind } from '../ui/art/tileMarkup.ts'

/** A labelled fact: "Annual salary", "7–10 Million yen". */
export type PictureFact = { term: string; text: string }

/** Work and pay on one side of a change of jobs; the pay may be unknown. */
export type PictureSide = PictureFact & { pay: string }

/**
 * The content of a page's share picture (`og:image`). The page supplies the texts; the server draws the picture
 * (`server/pictures`).
 */
export type LinkPicture =
  | { kind: 'site'; headline: readonly string[] }
  | { kind: 'job'; label: string; title: string; facts: PictureFact[] }
  | {
      kind: 'story'
      /** Selects the bridge, as on the page. */
      seed: number
      person: string
      title: string
      before: PictureSide
      after: PictureSide
    }
  | {
      kind: 'article'
      /** The article's language, independent of the page's. */
      language: Lang
      pattern: TileKind
      label: string
      title: string
      note: string
    }
