import { type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { useRouter } from '../lib/useRouter.ts'
import { inLanguage, langOf, pathWithoutLanguage } from './href.ts'
import { type PageId, table } from './table.ts'

interface NextPage {
  /** Returns false once the person has left the form. */
  isHere: () => boolean
  /** Opens a page in the language that the person reads now; does nothing once they have left the form. */
  open: (to: string, options?: NavigateOptions) => Promise<void>
}

/**
 * The page that follows the answer to a form. A person who has opened another page meanwhile is not taken away from it. The form has one
 * page, or `steps`.
 */
export function useNextPage(steps?: PageId[]): NextPage {
  const navigate = useNavigate()
  const shown = useLocation()
  const router = useRouter()
  const paths: string[] = steps?.map((id) => table[id].path) ?? [pathWithoutLanguage(shown.pathname)]
  // A page that is still loading counts: the person has chosen it.
  const now = () => (router?.state.navigation.location ?? router?.state.location ?? shown).pathname
  const isHere = () => paths.includes(pathWithoutLanguage(now()))
  return {
    isHere,
    open: async (to, options) => {
      if (isHere()) await navigate(inLanguage(langOf(now()), pathWithoutLanguage(to)), options)
    },
  }
}
