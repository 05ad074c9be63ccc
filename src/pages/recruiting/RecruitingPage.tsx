import { textsOf } from '#i18n/load.ts'
import { useTexts } from '#src/context/language.ts'
import { PlacementNumbers } from '#src/features/placement/PlacementNumbers.tsx'
import { breadcrumbList } from '#src/features/structuredData/structuredData.ts'
import { definePage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { href } from '#src/routes/href.ts'
import { Section } from '#src/ui/Section.tsx'
import { TermList } from '#src/ui/TermList.tsx'
import { Opening } from './sections/Opening.tsx'
import { Contact, Fees, Questions } from './sections/RecruitingSections.tsx'

/** The company's services for employers. */
function RecruitingPage() {
  const { numbers, services, flow } = useTexts('recruiting')
  return (
    <>
      <Opening />
      <PlacementNumbers textsOf={numbers} />
      <Section title={services.title}>
        <TermList items={services.list} />
      </Section>
      <Section title={flow.title}>
        <TermList numbered items={flow.list} />
      </Section>
      <Fees />
      <Questions />
      <Contact />
    </>
  )
}

function head({ lang }: PageContext): Head {
  const { pageTitle, pageDescription } = textsOf(lang, 'recruiting')
  return pageHead(lang, { title: pageTitle, description: pageDescription })
}

/** Breadcrumbs for search engines only: the page opens with a picture instead. */
function structuredData({ lang, origin }: PageContext & { origin: string }): object[] {
  const crumbs = [
    { label: textsOf(lang, 'common').home, to: href(lang, 'home') },
    { label: textsOf(lang, 'recruiting').title },
  ]
  return [breadcrumbList(crumbs, origin)]
}

export default definePage({ component: RecruitingPage, head, structuredData })
