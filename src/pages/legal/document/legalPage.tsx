import { brand } from '#domain/brand.ts'
import { textsOf } from '#i18n/load.ts'
import { type Page, definePage } from '#src/page/definePage.tsx'
import { breadcrumbList } from '#src/features/structuredData/breadcrumbList.ts'
import { LegalDocument } from './LegalDocument.tsx'
import { type LegalDocumentProps, legalCrumbs } from './legalCrumbs.ts'

/** Creates a page with a legal text. */
export function legalPage(props: LegalDocumentProps): Page {
  return definePage({
    component: () => <LegalDocument {...props} />,
    head: ({ lang }) => {
      const { title, description } = textsOf(lang, props.text)
      return { title: `${title} | ${brand.name[lang]}`, description }
    },
    structuredData: ({ lang, origin }) => [breadcrumbList(legalCrumbs(props, lang), origin)],
  })
}
