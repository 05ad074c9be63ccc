import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import { href } from '#src/routes/href.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'

/** The legal text of a page. */
export type LegalDocumentProps = {
  text: 'privacy' | 'memberPrivacy' | 'inquiryPrivacy' | 'attention' | 'securityActs'
  /** Adds the privacy policy, which the text belongs to, to the breadcrumbs. */
  underPrivacy?: boolean
}

export function legalCrumbs({ text, underPrivacy }: LegalDocumentProps, lang: Lang): Crumb[] {
  const t = textsOf(lang, 'common')
  return [
    { label: t.home, to: href(lang, 'home') },
    ...(underPrivacy ? [{ label: t.footer.links.privacy, to: href(lang, 'privacy') }] : []),
    { label: textsOf(lang, text).title },
  ]
}
