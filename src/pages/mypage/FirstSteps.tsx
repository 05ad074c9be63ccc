import { type MissingPart, profilePartsOf, searchPartsOf } from '#domain/completeness.ts'
import { jstDate } from '#domain/dates.ts'
import { shortName } from '#domain/text.ts'
import { formatDay } from '#domain/times.ts'
import { workingDayAfter } from '#domain/workingDays.ts'
import { useListNotifications } from '#src/api/mypage.ts'
import type { Profile } from '#src/api/profile.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import { Steps } from '#src/ui/Steps.tsx'
import { DashboardSection } from './DashboardSection.tsx'
import { useMissingNames } from './useMissingNames.ts'
import styles from './MypagePage.module.css'

const order = ['registered', 'profile', 'advisor', 'talk', 'jobs'] as const

/** The advisor writes within this number of working days after the activation. */
const ANSWER_DAYS = 2

interface FirstStepsProps {
  advisor: Profile['advisor'] | undefined
  /** Undefined if it is unknown. */
  missing: MissingPart[] | undefined
}

/** The next steps of a person who has just registered, with their days. */
export function FirstSteps({ advisor, missing }: FirstStepsProps) {
  const { steps: t } = useTexts('dashboard')
  const { done } = useTexts('processes')
  const lang = useLang()
  const registered = useRegistrationDay()
  const answer = useAnswerText(registered)
  const profileText = useProfileText(missing)
  const items = {
    ...t.items,
    registered: {
      title: t.items.registered.title,
      text: registered ? t.openSince({ day: formatDay(registered, lang) }) : t.items.registered.text,
    },
    profile: { title: t.items.profile.title, text: profileText },
    advisor: {
      title: advisor ? t.advisorWrites({ advisor: shortName(advisor.name) }) : t.items.advisor.title,
      text: answer ?? t.items.advisor.text,
    },
  }
  return (
    <DashboardSection title={t.title}>
      <Steps
        label={t.title}
        kind="stages"
        current={missing && profilePartsOf(missing).length === 0 ? 2 : 1}
        doneText={done}
        steps={order.map((step) => ({ label: items[step].title, note: items[step].text }))}
        className={styles.steps}
      />
    </DashboardSection>
  )
}

/** Returns the parts that the profile lacks in words; for a new one, the first parts to fill. */
function useProfileText(missing: MissingPart[] | undefined): string {
  const { steps: t } = useTexts('dashboard')
  const names = useMissingNames()
  const isNew = missing === undefined || searchPartsOf(missing).length === 2
  if (isNew) return t.items.profile.text
  const parts = profilePartsOf(missing)
  return parts.length === 0 ? t.profileDone : t.profileMissing({ names: names(parts) })
}

/** Returns the sentence with the last day for the advisor's mail; null where it is unknown or over. */
function useAnswerText(registered: string | null): string | null {
  const { steps: t } = useTexts('dashboard')
  const lang = useLang()
  const today = jstDate(useNow())
  if (registered === null) return null
  const { day, holidays } = workingDayAfter(registered, ANSWER_DAYS)
  if (day < today) return null
  return t.answerBy({
    day: formatDay(day, lang),
    holidays: holidays.map((holiday) => formatDay(holiday, lang)),
  })
}

/** The day of the welcome, which is sent at the activation; null while it is unknown. */
function useRegistrationDay(): string | null {
  const { data } = useListNotifications(useLang())
  const welcome = data?.notifications.find(({ kind }) => kind === 'welcome')
  return welcome ? jstDate(new Date(welcome.date)) : null
}
