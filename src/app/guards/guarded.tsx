import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { useTexts } from '../../context/language.ts'
import type { LoaderData } from '../../page/loaderData.ts'

/** Shows a waiting state, also on the server, until the page's guards have run. */
export function guarded(Page: ComponentType): ComponentType {
  return function Guarded() {
    const { isUndecided } = useLoaderData<LoaderData>()
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
