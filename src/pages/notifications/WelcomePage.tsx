import { textsOf } from '#i18n/load.ts'
import { getListNotificationsQueryOptions, useListNotifications } from '#src/api/mypage.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { definePage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { ButtonRow } from '#src/ui/layout.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { TermList } from '#src/ui/TermList.tsx'
import { Letter } from './Letter.tsx'
import { ReadingFailure } from './ReadingFailure.tsx'
import { useReading } from './useReading.ts'
import styles from './notification.module.css'

/** The first visit: the letter of the advisor and the next steps. Opening it ends the first visit. */
function WelcomePage() {
  const { welcome: t } = useTexts('notification')
  const href = useHref()
  const { data } = useListNotifications(useLang())
  const letter = data?.notifications.find(({ kind }) => kind === 'welcome')
  const reading = useReading(letter)
  return (
    <div className={styles.page}>
      <PageHeader tight title={letter?.title ?? t.title} />
      <ReadingFailure reading={reading} />
      {letter && <Letter text={letter.body} />}
      <Heading level={2} className={styles.heading}>
        {t.steps}
      </Heading>
      <TermList numbered items={[t.profile, t.jobs, t.recommendations]} />
      <ButtonRow>
        <Button variant="go" to={href('profile')}>
          {t.profile.action}
        </Button>
        <Button variant="line" to={href('mypageJobs')}>
          {t.jobs.action}
        </Button>
        <Button variant="text" to={href('mypage')}>
          {t.recommendations.action}
        </Button>
      </ButtonRow>
    </div>
  )
}

async function prefetch({ lang, queryClient }: PageContext): Promise<void> {
  await queryClient.prefetchQuery(getListNotificationsQueryOptions(lang))
}

function head({ lang }: PageContext): Head {
  const { welcome: t } = textsOf(lang, 'notification')
  return pageHead(lang, {
    title: `${t.title} | ${textsOf(lang, 'mypage').title}`,
    description: t.description,
  })
}

export default definePage({ component: WelcomePage, prefetch, head })
