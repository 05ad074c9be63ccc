import { brand } from '#domain/brand.ts'
import { textsOf } from '#i18n/load.ts'
import { definePage } from '#src/page/definePage.tsx'
import type { PageContext } from '#src/page/pageContext.ts'
import { Applications } from './application/Applications.tsx'

const head = ({ lang }: PageContext) => {
  const { listTitle } = textsOf(lang, 'processes').application
  return { title: `${listTitle} | ${brand.name[lang]}`, description: listTitle }
}

/** The person's applications. */
export default definePage({ component: Applications, head })
