import { useLang, useTexts } from '../app/language.tsx'
import { type Row, table } from '../routes/table.ts'
import { useHref } from '../routes/useHref.ts'
import { Link } from '../ui/Link.tsx'
import styles from './Footer.module.css'
import { footerGroups } from './menu.ts'

/** Links to the pages of each group, but for pages that this language does not have. */
export function FooterLinks() {
  const lang = useLang()
  const { groups, links } = useTexts('common').footer
  const href = useHref()
  const isHere = ({ only }: Row) => only === undefined || only === lang
  return footerGroups.map(({ name, pages }) => (
    <nav key={name} aria-label={groups[name]}>
      <h2 className={styles.title}>{groups[name]}</h2>
      <ul className={styles.links}>
        {pages
          .filter((id) => isHere(table[id]))
          .map((id) => (
            <li key={id}>
              <Link to={href(id)}>{links[id]}</Link>
            </li>
          ))}
      </ul>
    </nav>
  ))
}
