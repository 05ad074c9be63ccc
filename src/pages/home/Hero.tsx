import { useTexts } from '#src/context/language.ts'
import { HeroBridge } from '#src/ui/art/HeroBridge.tsx'
import { Lead } from '#src/ui/Lead.tsx'
import { Wrap } from '#src/ui/Wrap.tsx'
import { Headline } from './Headline.tsx'
import styles from './Hero.module.css'
import { QuickFigures } from './QuickFigures.tsx'
import { SearchForm } from './SearchForm.tsx'

/** The first screen: headline, three common searches, search form and picture. */
export function Hero() {
  const t = useTexts('home')
  return (
    <div className={styles.hero}>
      <Wrap>
        <div className={styles.opening}>
          <div>
            <Headline lines={t.headline} />
            <Lead className={styles.lead}>{t.lead}</Lead>
          </div>
          <QuickFigures />
        </div>
        <SearchForm />
      </Wrap>
      <HeroBridge />
    </div>
  )
}
