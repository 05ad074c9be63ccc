import type { PageId } from '../routes/table.ts'

/** The pages of the main navigation, in order. */
export const mainPages = ['jobs', 'cases', 'recruiting'] as const satisfies PageId[]

/** The pages that the footer links, by group. */
export const footerGroups = [
  { name: 'find', pages: ['jobs', 'favoritelist', 'cases', 'invitation'] },
  { name: 'read', pages: ['company', 'inquiry'] },
  { name: 'employers', pages: ['recruiting', 'recruitingInquiry'] },
  { name: 'policies', pages: ['privacy', 'attention', 'securityActs'] },
] as const satisfies { name: string; pages: PageId[] }[]
