import type { Lang } from '#domain/lang.ts'
import { inLanguage } from '../../routes/href.ts'
import { pageIds, table } from '../../routes/table.ts'
import type { IconName } from '../../ui/iconPaths.ts'

/** The areas of the mypage, in the order of its menu. An area appears with the page of its path. */
const areas = [
  { name: 'dashboard', path: '/applicant/mypage', icon: 'home' },
  { name: 'application', path: '/applicant/mypage/application', icon: 'case' },
  { name: 'jobs', path: '/applicant/mypage/jobs', icon: 'search' },
  { name: 'keep', path: '/applicant/mypage/keep', icon: 'mark' },
  { name: 'profile', path: '/applicant/mypage/profile', icon: 'user' },
  { name: 'resume', path: '/applicant/mypage/resume', icon: 'doc' },
  { name: 'career', path: '/applicant/mypage/career', icon: 'file' },
  { name: 'contact', path: '/applicant/mypage/contact', icon: 'ask' },
  { name: 'referral', path: '/applicant/mypage/referral', icon: 'share' },
  { name: 'settings', path: '/applicant/mypage/email', icon: 'gear' },
] as const satisfies { name: string; path: string; icon: IconName }[]

/** Pages that belong to an area without being below its path. */
const within: Record<string, (typeof areas)[number]['name']> = {
  '/applicant/mypage/password': 'settings',
  '/applicant/mypage/password/complete': 'settings',
}

/** Pages whose query value `page` names their area. */
const named = ['/applicant/mypage/pdf', '/applicant/mypage/pdf/generate']

const paths = new Set<string>(pageIds.map((id) => table[id].path))

/** The links of the menu; `isCurrent` tells which one leads to the page of this address, or to the area that it is in. */
export function mypageMenu(lang: Lang, { pathname, search }: { pathname: string; search: string }) {
  const base = pathname.replace(/^\/en(?=\/)/, '')
  const area = named.includes(base) ? new URLSearchParams(search).get('page') : within[base]
  return areas
    .filter(({ path }) => paths.has(path))
    .map(({ name, path, icon }) => ({
      name,
      icon,
      to: inLanguage(lang, path),
      isCurrent:
        area === name || base === path || (path !== '/applicant/mypage' && base.startsWith(`${path}/`)),
    }))
}
