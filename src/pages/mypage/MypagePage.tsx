import { brand } from '#domain/brand.ts'
import { textsOf } from '#i18n/load.ts'
import { useTexts } from '#src/context/language.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import { definePage } from '#src/page/definePage.tsx'
import type { PageContext } from '#src/page/pageContext.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'

/** The dashboard. */
function MypagePage() {
  const t = useTexts('mypage')
  return <PageHeader title={t.title} lead={useAuth().name} />
}

const head = ({ lang }: PageContext) => {
  const { title } = textsOf(lang, 'mypage')
  return { title: `${title} | ${brand.name[lang]}`, description: title }
}

export default definePage({ component: MypagePage, head })
