import { useLocation } from 'react-router'
import { LanguageContext } from '../../context/language.ts'
import { langOf } from '../../routes/href.ts'
import { useHead } from '../head/useHead.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** Catches errors of `Root` itself, which gives other pages their language and head. */
export function RootErrorBoundary() {
  const lang = langOf(useLocation().pathname)
  useHead(lang)
  return (
    <LanguageContext value={lang}>
      <ErrorBoundary />
    </LanguageContext>
  )
}
