import { useLang, useTexts } from '../context/language.ts'
import { Link } from '../ui/Link.tsx'
import styles from './Footer.module.css'
import { footerGroups, menuLinks } from './menu.ts'

/** Links to the pages of each group, without pages that this language does not have. */
export function FooterLinks() {
  const lang = useLang()
  const { groups, links } = useTexts('common').footer
  return footerGroups.map(({ name, pages }) => (
    <nav key={name} aria-label={groups[name]}>
      <h2 className={styles.title}>{groups[name]}</h2>
      <ul className={styles.links}>
        {menuLinks<(typeof pages)[number]>(lang, pages).map(({ id, to }) => (
          <li key={id}>
            <Link to={to}>{links[id]}</Link>
          </li>
        ))}
      </ul>
    </nav>
  ))
}
