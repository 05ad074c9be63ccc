import { NavLink } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/NavLink.layer.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { isWaiting } from '#domain/processes/stages.ts'
import { useGetAuth } from '../../api/account.ts'
import { recommendationsQuery } from '../../api/processes.ts'
import { useTexts, useLang } from '../../context/language.ts'
import { useUnread } from '../../features/session/useUnread.ts'
import type { mypageRows } from '../../routes/mypageRows.ts'
import type { PageId } from '../../routes/table.ts'
import { useHref } from '../../routes/useHref.ts'
import { usePageId } from '../../routes/useRow.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/iconPaths.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './MypageMenu.module.css'

/** The areas of the mypage: a column, or on narrow screens and where `isRow`, a row that scrolls to the current one. */
export function MypageMenu({ isRow }: { isRow: boolean }) {
  const href = useHref()
  const t = useTexts('mypage')
  const { pathname } = useLocation()
  const area = useArea()
  const waiting = useWaiting()
  const unread = useUnread()
  const counts: Partial<Record<AreaName, ReactNode>> = {
    recommendation: waiting > 0 && <CountBadge count={waiting} words={t.waiting({ count: waiting })} />,
    notification: unread > 0 && <CountBadge count={unread} words={t.unread({ count: unread })} />,
  }
  return (
    <nav aria-label={t.menu.label} className={cx(styles.menu, !isRow && styles.column)}>
      <ul className={styles.list}>
        {areaNames.map((name) => {
          const { page, hash = '', icon }: Area = areas[name]
          const to = href(page) + hash
          const isCurrent = name === area
          return (
            <li key={name} ref={isCurrent ? keepInView : undefined}>
              <NavLink
                component={Link}
                to={to}
                aria-current={isCurrent ? (pathname === to ? 'page' : 'true') : undefined}
                leftSection={<Icon name={icon} />}
                label={t.menu[name]}
                rightSection={counts[name]}
                classNames={{
                  root: styles.link,
                  section: styles.section,
                  body: styles.body,
                  label: styles.label,
                }}
              />
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/**
 * Scrolls the row, and not the page, to an item, at first and when counts make items wider. Counts that arrive late do not move an item that
 * has the focus out of sight.
 */
function keepInView(item: HTMLElement | null): (() => void) | undefined {
  const row = item?.parentElement
  if (!row) return undefined
  const observer = new ResizeObserver(() => {
    if (!row.contains(document.activeElement))
      row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
  })
  for (const each of row.children) observer.observe(each)
  return () => observer.disconnect()
}

type Area = { page: PageId; hash?: string; icon: IconName }

/** The areas of the mypage with their first pages, in the order of the menu. */
const areas = {
  dashboard: { page: 'mypage', icon: 'home' },
  recommendation: { page: 'mypage', hash: '#recommendations', icon: 'path' },
  application: { page: 'applications', icon: 'case' },
  jobs: { page: 'mypageJobs', icon: 'search' },
  keep: { page: 'keep', icon: 'mark' },
  profile: { page: 'profile', icon: 'user' },
  resume: { page: 'resume', icon: 'doc' },
  career: { page: 'career', icon: 'file' },
  notification: { page: 'mypage', hash: '#notifications', icon: 'bell' },
  contact: { page: 'contact', icon: 'ask' },
  referral: { page: 'referral', icon: 'share' },
  settings: { page: 'mypageEmail', icon: 'gear' },
} as const satisfies Record<string, Area>

type AreaName = keyof typeof areas

const areaNames = Object.keys(areas) as AreaName[]

/** The area of each page; null where the query value `page` names it. */
const areaOfPage: Record<keyof typeof mypageRows, AreaName | null> = {
  mypage: 'dashboard',
  recommendation: 'recommendation',
  applications: 'application',
  application: 'application',
  mypageJobs: 'jobs',
  mypageJob: 'jobs',
  keep: 'keep',
  profile: 'profile',
  profileEdit: 'profile',
  profileHistory: 'profile',
  profileAddition: 'profile',
  profileComplete: 'profile',
  resume: 'resume',
  resumeStep2: 'resume',
  resumeComplete: 'resume',
  career: 'career',
  careerComplete: 'career',
  pdf: null,
  pdfGenerate: null,
  notification: 'notification',
  welcome: 'notification',
  contact: 'contact',
  contactComplete: 'contact',
  referral: 'referral',
  mypageEmail: 'settings',
  mypageEmailComplete: 'settings',
  mypagePassword: 'settings',
  mypagePasswordComplete: 'settings',
}

/** Returns the area of the present page. */
function useArea(): string | null {
  const id = usePageId()
  const { search } = useLocation()
  const known: Partial<Record<PageId, AreaName | null>> = areaOfPage
  const area = id && known[id]
  return area === null ? new URLSearchParams(search).get('page') : (area ?? null)
}

/** The number of recommendations that await an answer; 0 until it is known. */
function useWaiting(): number {
  const lang = useLang()
  // A guard or the header asks who is logged in; without a session this call would fail.
  const { data: auth } = useGetAuth(lang, { query: { enabled: false } })
  const { data } = useQuery({ ...recommendationsQuery(lang), enabled: auth?.passwordSet === true })
  return data?.items.filter(({ status }) => isWaiting(status)).length ?? 0
}
