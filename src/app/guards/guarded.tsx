import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'
import { Waiting } from '../../layouts/Waiting.tsx'
import type { LoaderData } from '../../page/loaderData.ts'

/** Shows a waiting state, also on the server, until the page's guards have run. */
export function guarded(Page: ComponentType): ComponentType {
  return function Guarded() {
    const { isUndecided } = useLoaderData<LoaderData>()
    return isUndecided ? <Waiting /> : <Page />
  }
}
