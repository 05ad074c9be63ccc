import { formatDate } from '#domain/dates.ts'
import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import { companyFacts } from '#src/context/config.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { breadcrumbList } from '#src/features/structuredData/structuredData.ts'
import { type Page, definePage } from '#src/page/definePage.tsx'
import { pageHead } from '#src/page/head.ts'
import { href } from '#src/routes/href.ts'
import { type Crumb, Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Contents } from '#src/ui/Contents.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Columns, Wrap } from '#src/ui/layout.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { RichText } from '#src/ui/RichText.tsx'
import { LegalBlocks } from './LegalBlocks.tsx'
import styles from './legalPage.module.css'

/** Creates a page with a legal text. */
export function legalPage(props: LegalDocumentProps): Page {
  return definePage({
    component: () => <LegalDocument {...props} />,
    head: ({ lang }) => {
      const { title, description } = legalText(lang, props.text)
      return pageHead(lang, { title, description })
    },
    structuredData: ({ lang, origin }) => [breadcrumbList(legalCrumbs(props, lang), origin)],
  })
}

/** A legal text with numbered sections and a table of contents. */
export function LegalDocument(props: LegalDocumentProps) {
  const lang = useLang()
  const t = useTexts('legal')
  const { title, lead, established, updated, sections, closing } = legalText(lang, props.text)
  const numbered = sections.map((section, index) => ({
    ...section,
    heading: `${index + 1}. ${section.heading}`,
  }))
  return (
    <>
      <Breadcrumbs label={useTexts('common').breadcrumbs} items={legalCrumbs(props, lang)} />
      <Wrap>
        <PageHeader title={title}>
          <p className="meta">
            {t.dates({ established: formatDate(established, lang), updated: formatDate(updated, lang) })}
          </p>
        </PageHeader>
        <Columns aside="start">
          <Contents title={t.contents} items={numbered.map(({ id, heading }) => ({ id, label: heading }))} />
          <RichText className={styles.text}>
            <p>{lead}</p>
            {numbered.map(({ id, heading, blocks }) => (
              <section key={id} id={id} aria-labelledby={`${id}-heading`}>
                <Heading level={2} id={`${id}-heading`}>
                  {heading}
                </Heading>
                <LegalBlocks blocks={blocks} />
              </section>
            ))}
            {closing && <p className={styles.closing}>{closing}</p>}
          </RichText>
        </Columns>
      </Wrap>
    </>
  )
}

/** Returns a legal text with the facts of the company. */
const legalText = (lang: Lang, text: LegalDocumentProps['text']) => textsOf(lang, text)(companyFacts())

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
    { label: legalText(lang, text).title },
  ]
}
