import type { Lang } from '#domain/lang.ts'
import { href } from '../routes/href.ts'
import type { Row } from '../routes/row.ts'
import { type PageId, table } from '../routes/table.ts'

/** The pages of the main navigation, in order. */
export const mainPages = ['jobs', 'cases', 'blog', 'recruiting'] as const satisfies PageId[]

/** The pages linked in the footer, by group. */
export const footerGroups = [
  { name: 'find', pages: ['jobs', 'favoritelist', 'cases', 'entry', 'invitation'] },
  { name: 'read', pages: ['blog', 'company', 'inquiry'] },
  { name: 'employers', pages: ['recruiting', 'recruitingInquiry'] },
  { name: 'policies', pages: ['privacy', 'attention', 'securityActs'] },
] as const satisfies { name: string; pages: PageId[] }[]

type MenuPage = (typeof mainPages)[number] | (typeof footerGroups)[number]['pages'][number]

/**
 * Returns the links of a menu, without pages that the language lacks. The blog has English articles but no English pages,
 * so the English menus link to the category of these articles.
 */
export function menuLinks<Id extends MenuPage>(lang: Lang, ids: readonly Id[]): { id: Id; to: string }[] {
  return ids.flatMap((id) => {
    const to = menuHref(lang, id)
    return to === null ? [] : [{ id, to }]
  })
}

function menuHref(lang: Lang, id: MenuPage): string | null {
  const { only }: Row = table[id]
  if (only === undefined || only === lang) return href(lang, id)
  return id === 'blog' ? href(lang, 'blogCategory', { '*': 'english' }) : null
}
