import { useLang } from '../context/language.ts'
import { href, type ParamsOf } from './href.ts'
import type { PageId } from './table.ts'

/** Links to pages in the language of this page: `const href = useHref(); href('job', { id })`. */
export function useHref() {
  const lang = useLang()
  return <Id extends PageId>(
    id: Id,
    ...params: keyof ParamsOf<Id> extends never ? [] : [params: ParamsOf<Id>]
  ) => href(lang, id, ...params)
}
