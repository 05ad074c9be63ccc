import { useTexts } from '../../context/language.ts'
import { useHref } from '../../routes/useHref.ts'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import footer from '../Footer.module.css'
import { FootLine } from '../FootLine.tsx'
import styles from './EntryFooter.module.css'

const pages = ['privacy', 'attention'] as const

/** The footer of the entry. Its links open in a new tab, so that the form stays. */
export function EntryFooter() {
  const { links } = useTexts('common').footer
  const { newTab } = useTexts('forms')
  const href = useHref()
  return (
    <footer className={footer.footer}>
      <FootLine>
        <ul className={styles.links}>
          {pages.map((id) => (
            <li key={id}>
              <Link to={href(id)} target="_blank">
                {links[id]}
                <VisuallyHidden> {newTab}</VisuallyHidden>
              </Link>
            </li>
          ))}
        </ul>
      </FootLine>
    </footer>
  )
}
