import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { useTexts } from '../../context/language.ts'
import type { PageHead } from '../../page/pageModule.ts'

/** A page that is shown once its guards have let it: until then, as on the server, a waiting state. */
export function guarded(Page: ComponentType): ComponentType {
  return function Guarded() {
    const { isUndecided } = useLoaderData<PageHead>()
    return isUndecided ? <Waiting /> : <Page />
  }
}

function Waiting() {
  const t = useTexts('common')
  return (
    <Wrap aria-busy="true">
      <PageHeader title={t.loading}>
        <noscript>{t.needsScript}</noscript>
      </PageHeader>
    </Wrap>
  )
}
