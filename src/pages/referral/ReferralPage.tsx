import { useState } from 'react'
import { brand } from '#domain/brand.ts'
import { languages } from '#domain/lang.ts'
import { loadTexts, textsOf } from '#i18n/load.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import { definePage } from '#src/page/definePage.tsx'
import type { Head } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { TermList } from '#src/ui/TermList.tsx'
import { LinkToShare } from './LinkToShare.tsx'
import { QrCode } from './QrCode.tsx'
import { referralLink } from './referralLink.ts'
import styles from './ReferralPage.module.css'

/** The person's link to the entry form, to be given to a friend. Nothing is sent. */
function ReferralPage() {
  const t = useTexts('referral')
  const { id } = useAuth()
  const lang = useLang()
  const [linkLang, setLinkLang] = useState(lang)
  const link = referralLink(window.location.origin, linkLang, id)
  return (
    <>
      <PageHeader tight title={t.title} lead={t.lead} />
      <Columns aside="end">
        <div>
          <LinkToShare link={link} linkLang={linkLang} onLinkLang={setLinkLang} />
          <h2 className={styles.heading}>{t.steps}</h2>
          <TermList numbered items={t.flow} />
          <p className={styles.free}>{t.free}</p>
        </div>
        <QrCode link={link} />
      </Columns>
    </>
  )
}

/** The e-mail to the friend is in the language of the link. */
async function prefetch(): Promise<void> {
  await Promise.all(languages.map((lang) => loadTexts(lang, ['referral'])))
}

function head({ lang }: PageContext): Head {
  const t = textsOf(lang, 'referral')
  return {
    title: `${t.title} | ${textsOf(lang, 'mypage').title} | ${brand.name[lang]}`,
    description: t.description,
  }
}

export default definePage({ component: ReferralPage, prefetch, head })
