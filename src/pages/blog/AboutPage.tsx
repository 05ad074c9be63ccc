import { Fragment } from 'react'
import { textsOf } from '#i18n/load.ts'
import { siteOrigin } from '#src/context/config.ts'
import { useTexts } from '#src/context/language.ts'
import { breadcrumbList } from '#src/features/structuredData/structuredData.ts'
import { definePage } from '#src/page/definePage.tsx'
import type { Head } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { MoreLink } from '#src/ui/Link.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { RichText } from '#src/ui/RichText.tsx'
import { blogCrumbs, blogHead } from './blogMeta.ts'

/** The authors of the blog, and the terms of reuse of its articles. */
function AboutPage() {
  const t = useTexts('blogAbout')
  const href = useHref()
  const address = new URL(href('articleEmbed', { slug: t.sampleSlug }), siteOrigin()).href
  return (
    <>
      <Breadcrumbs label={useTexts('common').breadcrumbs} items={crumbs()} />
      <Wrap>
        <PageHeader title={t.title} lead={t.lead} />
        <RichText>
          {t.parts.map(({ id, heading, paragraphs }) => (
            <Fragment key={id}>
              <Heading level={2}>{heading}</Heading>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Fragment>
          ))}
          <pre>
            <code lang="zxx" translate="no">
              {t.embedCode({ address })}
            </code>
          </pre>
          <p className="row">
            <MoreLink to={href('blog')}>{t.all}</MoreLink>
            <MoreLink to={href('inquiryOther')}>{t.inquiry}</MoreLink>
          </p>
        </RichText>
      </Wrap>
    </>
  )
}

function head(): Head {
  const { pageTitle, description } = textsOf('ja', 'blogAbout')
  return blogHead({ title: pageTitle, description })
}

function structuredData({ origin }: PageContext & { origin: string }): object[] {
  return [breadcrumbList(crumbs(), origin)]
}

const crumbs = () => blogCrumbs({ label: textsOf('ja', 'blogAbout').title })

export default definePage({ component: AboutPage, head, structuredData })
