import type { Lang } from '#domain/lang.ts'
import { inLanguage } from '../../routes/href.ts'
import type { IconName } from '../../ui/iconPaths.ts'

interface Area {
  name: string
  /** The page of the area; with a hash, a section of it. */
  path: string
  /** The area has the pages below this path. Defaults to `path`. */
  below?: string
  icon: IconName
}

/** The areas of the mypage, in the order of its menu. */
const areas = [
  { name: 'dashboard', path: '/applicant/mypage', below: '', icon: 'home' },
  {
    name: 'recommendation',
    path: '/applicant/mypage#recommendations',
    below: '/applicant/mypage/recommendation',
    icon: 'path',
  },
  { name: 'application', path: '/applicant/mypage/application', icon: 'case' },
  { name: 'jobs', path: '/applicant/mypage/jobs', icon: 'search' },
  { name: 'keep', path: '/applicant/mypage/keep', icon: 'mark' },
  { name: 'profile', path: '/applicant/mypage/profile', icon: 'user' },
  { name: 'resume', path: '/applicant/mypage/resume', icon: 'doc' },
  { name: 'career', path: '/applicant/mypage/career', icon: 'file' },
  {
    name: 'notification',
    path: '/applicant/mypage#notifications',
    below: '/applicant/mypage/notification',
    icon: 'bell',
  },
  { name: 'contact', path: '/applicant/mypage/contact', icon: 'ask' },
  { name: 'referral', path: '/applicant/mypage/referral', icon: 'share' },
  { name: 'settings', path: '/applicant/mypage/email', icon: 'gear' },
] as const satisfies Area[]

export type AreaName = (typeof areas)[number]['name']

/** Pages that belong to an area without being below its path. */
const within: Record<string, AreaName> = {
  '/applicant/mypage/password': 'settings',
  '/applicant/mypage/password/complete': 'settings',
}

/** Pages whose query value `page` names their area. */
const named = ['/applicant/mypage/pdf', '/applicant/mypage/pdf/generate']

/** The links of the menu; `isCurrent` tells which one leads to the page of this address, or to the area that it is in. */
export function mypageMenu(lang: Lang, { pathname, search }: { pathname: string; search: string }) {
  const base = pathname.replace(/^\/en(?=\/)/, '')
  const area = named.includes(base) ? new URLSearchParams(search).get('page') : within[base]
  return areas.map((each: (typeof areas)[number] & Area) => {
    const { name, path, icon, below = path } = each
    const isCurrent = area === name || base === path || (below !== '' && base.startsWith(`${below}/`))
    return { name, icon, to: inLanguage(lang, path), isCurrent }
  })
}
