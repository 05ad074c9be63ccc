import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import { getListAdvisorsQueryOptions } from '#src/api/advisors.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { PlacementNumbers } from '#src/features/placement/PlacementNumbers.tsx'
import { breadcrumbList } from '#src/features/structuredData/structuredData.ts'
import { definePage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { href } from '#src/routes/href.ts'
import { useHref } from '#src/routes/useHref.ts'
import { type Crumb, Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { MoreLink } from '#src/ui/Link.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Section } from '#src/ui/Section.tsx'
import { TermList } from '#src/ui/TermList.tsx'
import { Advisors } from './Advisors.tsx'
import { companyTexts } from './companyTexts.ts'
import { Story } from './Story.tsx'

/** The company behind the site. */
function CompanyPage() {
  const lang = useLang()
  const t = companyTexts(lang)
  const to = useHref()
  return (
    <>
      <Breadcrumbs label={useTexts('common').breadcrumbs} items={crumbs(lang)} />
      <Wrap>
        <PageHeader title={t.title} lead={t.lead} />
        <Story />
      </Wrap>
      <Section title={t.principles.title}>
        <TermList items={t.principles.list} />
      </Section>
      <PlacementNumbers textsOf={t.numbers} />
      <Advisors />
      <Section tint title={t.pay.title} lead={t.pay.text}>
        <MoreLink to={to('recruiting')}>{t.pay.employers}</MoreLink>
      </Section>
      <Section title={t.facts.title}>
        <Facts facts={t.facts.list} />
      </Section>
      <Section title={t.access.title} lead={t.access.lead}>
        {t.access.list.length > 0 && <TermList items={t.access.list} />}
      </Section>
      <Section title={t.contact.title} lead={t.contact.text}>
        <div className="row">
          <Button variant="line" to={to('inquiry')}>
            {t.contact.inquiry}
          </Button>
          <MoreLink to={to('inquiryOther')}>{t.contact.inquiryOther}</MoreLink>
        </div>
      </Section>
    </>
  )
}

async function prefetch({ lang, queryClient }: PageContext): Promise<void> {
  await queryClient.prefetchQuery(getListAdvisorsQueryOptions(lang))
}

function head({ lang }: PageContext): Head {
  const { title, description } = companyTexts(lang)
  return pageHead(lang, { title, description })
}

function structuredData({ lang, origin }: PageContext & { origin: string }): object[] {
  return [breadcrumbList(crumbs(lang), origin)]
}

function crumbs(lang: Lang): Crumb[] {
  return [
    { label: textsOf(lang, 'common').home, to: href(lang, 'home') },
    { label: companyTexts(lang).title },
  ]
}

export default definePage({ component: CompanyPage, prefetch, head, structuredData })
