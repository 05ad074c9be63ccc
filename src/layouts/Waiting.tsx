import { useTexts } from '../context/language.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Wrap } from '../ui/Wrap.tsx'

/** Stands in for a page until it is known who is logged in. */
export function Waiting() {
  const t = useTexts('common')
  return (
    <Wrap aria-busy="true">
      <PageHeader title={t.loading}>
        <noscript>{t.needsScript}</noscript>
      </PageHeader>
    </Wrap>
  )
}
