import { useQuery } from '@tanstack/react-query'
import { brand } from '#domain/brand.ts'
import { endedWithoutResult } from '#domain/processes/stages.ts'
import { textsOf } from '#i18n/load.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { ApplicationStatus } from '#src/features/applying/ApplicationStatus.tsx'
import { useAppliedJobs } from '#src/features/applying/useAppliedJobs.ts'
import { syncFavorites } from '#src/features/favorites/accountFavorites.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import { definePage } from '#src/page/definePage.tsx'
import type { Head } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ApplySelected } from './ApplySelected.tsx'
import { FavoriteList } from './FavoriteList.tsx'

/** The saved jobs of the account. */
function KeepPage() {
  const t = useTexts('keep')
  const lang = useLang()
  const person = useAuth()
  const account = useAccountList()
  const applied = useAppliedJobs()
  const applicationOf = (id: number) => {
    const application = applied?.get(id)
    return (
      application && {
        isRunning: !endedWithoutResult(application.status),
        status: <ApplicationStatus application={application} />,
      }
    )
  }
  return (
    <>
      <PageHeader tight title={t.title} lead={t.lead} />
      {account.isError && (
        <Note tone="warn" role="alert">
          <p>{t.offline}</p>
          <ActionButton icon="clock" onClick={() => void account.refetch()}>
            {t.retry}
          </ActionButton>
        </Note>
      )}
      <FavoriteList
        list="keep"
        isLoading={account.isPending}
        applicationOf={applicationOf}
        ApplyButton={ApplySelected}
        hint={() => t.hint}
        confirmRemoval={() => syncFavorites(lang, person.id)}
        notRemoved={t.notRemoved}
      />
    </>
  )
}

/** Joins the list of this browser with the account's; the list itself is in the message store. */
function useAccountList() {
  const lang = useLang()
  const { id } = useAuth()
  return useQuery({
    queryKey: [lang, '/applicant/interested-list'],
    queryFn: async () => {
      await syncFavorites(lang, id)
      return null
    },
  })
}

function head({ lang }: PageContext): Head {
  const t = textsOf(lang, 'keep')
  return {
    title: `${t.title} | ${textsOf(lang, 'mypage').title} | ${brand.name[lang]}`,
    description: t.description,
  }
}

export default definePage({ component: KeepPage, head })
