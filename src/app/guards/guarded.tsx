import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'
import { useTexts } from '../../context/language.ts'
import { NeedsScript } from '../../layouts/NeedsScript.tsx'
import type { LoaderData } from '../../page/loaderData.ts'
import { type GuardName, guardNames } from '../../routes/row.ts'
import { Wrap } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** Returns the guards that a row names. Throws at startup for an unknown one (spec §8). */
export function checkGuards(id: string, names: readonly string[] = []): GuardName[] {
  return names.map((name) => {
    const known = guardNames.find((each) => each === name)
    if (!known) throw new Error(`The row "${id}" names a guard that does not exist: ${name}`)
    return known
  })
}

/** Shows a waiting state, also on the server, until the page's guards have run. */
export function guarded(Page: ComponentType): ComponentType {
  return function Guarded() {
    const { isUndecided } = useLoaderData<LoaderData>()
    return isUndecided ? <Waiting /> : <Page />
  }
}

/** The placeholder of a page until the login is known. */
function Waiting() {
  const t = useTexts('common')
  return (
    <Wrap aria-busy="true">
      <PageHeader title={t.loading}>
        <NeedsScript />
      </PageHeader>
    </Wrap>
  )
}
