import type { Lang } from '#domain/lang.ts'
import { inLanguage } from '../../routes/href.ts'
import { pageIds, table } from '../../routes/table.ts'
import type { IconName } from '../../ui/iconPaths.ts'

/** The parts of the person's pages in the header's menu; one appears with its page. */
const links = [
  { name: 'dashboard', path: '/applicant/mypage', icon: 'home' },
  { name: 'application', path: '/applicant/mypage/application', icon: 'case' },
  { name: 'profile', path: '/applicant/mypage/profile', icon: 'user' },
  { name: 'settings', path: '/applicant/mypage/email', icon: 'gear' },
] as const satisfies { name: string; path: string; icon: IconName }[]

const paths = new Set<string>(pageIds.map((id) => table[id].path))

export const personMenu = (lang: Lang) =>
  links
    .filter(({ path }) => paths.has(path))
    .map(({ name, path, icon }) => ({ name, icon, to: inLanguage(lang, path) }))
