import { useState } from 'react'
import { type Lang, languages } from '#domain/lang.ts'
import { loadTexts, textsOf } from '#i18n/load.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import { definePage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { href } from '#src/routes/href.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Columns } from '#src/ui/layout.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { TermList } from '#src/ui/TermList.tsx'
import { LinkToShare } from './LinkToShare.tsx'
import { QrCode } from './QrCode.tsx'
import styles from './referral.module.css'

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
          <Heading level={2} className={styles.heading}>
            {t.steps}
          </Heading>
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
  return pageHead(lang, {
    title: `${t.title} | ${textsOf(lang, 'mypage').title}`,
    description: t.description,
  })
}

export default definePage({ component: ReferralPage, prefetch, head })

/** Returns the address of the entry form that names the applicant who gave it: `fromLink` of the entry is then `referral_1001`. */
function referralLink(origin: string, lang: Lang, applicantId: number): string {
  return `${origin}${href(lang, 'entry')}?from=referral_${applicantId}`
}
