import type { Lang } from '#domain/lang.ts'
import type { TileKind } from '../ui/art/tileMarkup.ts'

/** A fact with the name it goes under: "Salary a year", "7–10 Million yen". */
export type PictureFact = { term: string; text: string }

/** Work and pay on one side of a change of jobs; the pay may be unknown. */
export type PictureBank = PictureFact & { pay: string }

/**
 * What the picture of a page shows where its link is shared (`og:image`). The page says it in words; the server draws it
 * (`server/pictures`).
 */
export type LinkPicture =
  | { kind: 'site'; headline: readonly string[] }
  | { kind: 'job'; label: string; title: string; facts: PictureFact[] }
  | {
      kind: 'story'
      /** Decides the bridge, as on the page. */
      seed: number
      person: string
      title: string
      before: PictureBank
      after: PictureBank
    }
  | {
      kind: 'article'
      /** Of the article, whatever the page's is. */
      language: Lang
      pattern: TileKind
      label: string
      title: string
      note: string
    }
