import { companyFacts } from '#src/context/config.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Panel } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import type { InquiryFlow } from './fields.ts'
import { useInquiry } from './useInquiry.ts'
import styles from './InquiryAside.module.css'

/** The sidebar of the form: the advisors, the reply time, and links to the other forms. */
export function InquiryAside() {
  const { flow, own, texts } = useInquiry()
  const href = useHref()
  return (
    <aside aria-label={texts.aside.title}>
      <Panel stuck className={styles.sheet}>
        <Heading level={2} className={styles.title}>
          {texts.aside.title}
        </Heading>
        <ul className={styles.facts}>
          {own.facts(companyFacts()).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Heading level={2} className={styles.title}>
          {texts.aside.elsewhere}
        </Heading>
        <ul className={styles.links}>
          {flows
            .filter((other) => other !== flow)
            .map((other) => (
              <li key={other}>
                <Link to={href(other)}>
                  <span>
                    <Unbroken>{texts.links[other]}</Unbroken>
                  </span>
                </Link>
              </li>
            ))}
        </ul>
      </Panel>
    </aside>
  )
}

const flows: InquiryFlow[] = ['inquiry', 'invitation', 'recruitingInquiry', 'inquiryOther']
