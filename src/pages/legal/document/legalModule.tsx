import { brand } from '#domain/brand.ts'
import { textsOf } from '#i18n/load.ts'
import type { PageModule } from '#src/page/pageModule.ts'
import { breadcrumbList } from '#src/features/structuredData/breadcrumbList.ts'
import { LegalDocument } from './LegalDocument.tsx'
import { type LegalDocumentProps, legalCrumbs } from './legalCrumbs.ts'

/** All that the module of a page with such a text exports. */
export function legalModule(props: LegalDocumentProps) {
  return {
    Page: () => <LegalDocument {...props} />,
    head: ({ lang }) => {
      const { title, description } = textsOf(lang, props.text)
      return { title: `${title} | ${brand.name[lang]}`, description }
    },
    structuredData: ({ lang, origin }) => [breadcrumbList(legalCrumbs(props, lang), origin)],
  } satisfies Omit<PageModule, 'default'> & { Page: PageModule['default'] }
}
