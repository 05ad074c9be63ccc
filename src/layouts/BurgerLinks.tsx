import { type ReactNode, Fragment, Suspense, useEffect } from 'react'
import { useLang, useTexts } from '../context/language.ts'
import { latePart } from '../context/latePart.tsx'
import { usePresence } from '../context/presence.ts'
import { useMessage } from '../features/favorites/messageStore.ts'
import { searchHref } from '../features/jobs/searchHref.ts'
import { useHasSearches, savedSearchesHref } from '../features/jobSearch/saved/savedSearchesLink.ts'
import { useHref } from '../routes/useHref.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { LanguageLinks } from './LanguageMenu.tsx'
import { setMainUi } from './mainUi.ts'
import { mainPages, menuLinks } from './menu.ts'
import { useCurrent } from './useCurrent.ts'
import { useJobSearchLinks } from './useJobSearchLinks.ts'
import styles from './BurgerLinks.module.css'

const AccountLinks = latePart({
  texts: ['person'],
  load: async () => (await import('./account/AccountMenu.tsx')).AccountLinks,
})

const NewJobs = latePart({
  texts: ['savedSearches'],
  load: async () => (await import('../features/jobSearch/saved/freshJobs.tsx')).NewJobs,
})

/** Number of roles below the link to the jobs. */
const ROLES = 6

/** The links of the menu on small screens. */
export function BurgerLinks() {
  const lang = useLang()
  const t = useTexts('common')
  const href = useHref()
  const { numberOfFavorites } = useMessage()
  const hasSearches = useHasSearches()
  const isLoggedIn = usePresence()
  useEffect(() => setMainUi({ attachSubNavi: true }), [])
  return (
    <>
      {isLoggedIn && (
        <Suspense fallback={null}>
          <AccountLinks className={styles.person} />
        </Suspense>
      )}
      {!isLoggedIn && (
        <div className={styles.acts}>
          <Button variant="go" to={href('entry')}>
            {t.register.long}
          </Button>
          <Button variant="line" to={href('login')}>
            {t.login}
          </Button>
        </div>
      )}
      <nav aria-label={t.menu.open}>
        <ul className={styles.pages}>
          {menuLinks(lang, mainPages).map(({ id, to }) => (
            <Fragment key={id}>
              <li>
                <Way to={to}>{t.pages[id]}</Way>
                {id === 'jobs' && <Roles />}
              </li>
              {id === 'jobs' && (
                <>
                  <li>
                    <Way to={href('favoritelist')} end={<span className="num">{numberOfFavorites}</span>}>
                      {t.pages.favoritelist}
                    </Way>
                  </li>
                  <li>
                    <Way to={savedSearchesHref(lang)} end={hasSearches ? <NewOfSearches /> : undefined}>
                      {t.savedSearches}
                    </Way>
                  </li>
                </>
              )}
            </Fragment>
          ))}
          <li>
            <Way to={href('invitation')}>{t.search.chat}</Way>
          </li>
          <li>
            <Way to={href('inquiry')}>{t.footer.links.inquiry}</Way>
          </li>
        </ul>
      </nav>
      <div className={styles.language}>
        <Icon name="globe" />
        <LanguageLinks className={styles.languages} />
      </div>
    </>
  )
}

interface WayProps {
  to: string
  children: ReactNode
  /** At the end of the line; an arrow by default. */
  end?: ReactNode
}

function Way({ to, children, end }: WayProps) {
  const current = useCurrent()
  return (
    <Link to={to} aria-current={current(to)} className={styles.page}>
      <span>{children}</span>
      {end ?? <Icon name="right" />}
    </Link>
  )
}

function NewOfSearches() {
  return (
    <Suspense fallback={null}>
      <NewJobs />
    </Suspense>
  )
}

function Roles() {
  const lang = useLang()
  const t = useTexts('common').search
  const links = useJobSearchLinks()
  return (
    <ul className={styles.roles}>
      <li>
        <Link to={searchHref(lang, { applyFromAbroad: 'true' })}>{t.fromAbroad}</Link>
      </li>
      <li>
        <Link to={searchHref(lang, { japaneseLevel: 'none_jp' })}>{t.noJapanese}</Link>
      </li>
      {links?.jobCategory.slice(0, ROLES).map(({ value, label }) => (
        <li key={value}>
          <Link to={searchHref(lang, { jobCategory: value })}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
