import { formatDate } from '#domain/dates.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { Contents } from '#src/ui/Contents.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { RichText } from '#src/ui/RichText.tsx'
import { Wrap } from '#src/ui/Wrap.tsx'
import { LegalBlocks } from './LegalBlocks.tsx'
import { type LegalDocumentProps, legalCrumbs } from './legalCrumbs.ts'
import styles from './LegalDocument.module.css'

/** A legal text with numbered sections and a table of contents. */
export function LegalDocument(props: LegalDocumentProps) {
  const lang = useLang()
  const t = useTexts('legal')
  const { title, lead, established, updated, sections, closing } = useTexts(props.text)
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
                <h2 id={`${id}-heading`}>{heading}</h2>
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
