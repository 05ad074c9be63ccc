import { useTexts } from '#src/context/language.ts'
import { CompletenessPanel } from '#src/features/completeness/CompletenessPanel.tsx'
import { useCompleteness } from '#src/features/completeness/useCompleteness.ts'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { useIsDone } from '#src/routes/historyState.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Span } from '#src/ui/art/Span.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow, TwoColumns } from '#src/ui/layout.tsx'
import { SkeletonParts } from '#src/ui/mantine/SkeletonParts.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import styles from './ProfileCompletePage.module.css'

/** The profile is saved; its missing parts are the next steps. */
function ProfileCompletePage() {
  const t = useTexts('profile')
  const href = useHref()
  const { isPending, completeness } = useCompleteness()
  const { title, lead } = useIsDone() ? { title: t.complete.heading, lead: t.complete.text } : t
  return (
    <>
      <PageHeader tight title={title} lead={lead} />
      <TwoColumns className={styles.columns}>
        <div>
          <Span seed={9} width={544} height={210} className={styles.picture} />
          <ButtonRow>
            <Button to={href('profile')}>{t.complete.toProfile}</Button>
            <Button variant="text" to={href('mypage')}>
              {t.complete.toMypage}
            </Button>
          </ButtonRow>
        </div>
        {isPending && <SkeletonParts parts={['panel']} label={t.loading} />}
        {completeness && <CompletenessPanel completeness={completeness} />}
      </TwoColumns>
    </>
  )
}

export default definePage({ component: ProfileCompletePage, head: headOf('profile', (t) => t.complete) })
