import { Heading } from './Heading.tsx'
import styles from './TermList.module.css'

interface TermListProps {
  items: { title: string; text: string }[]
  /** The items are consecutive steps, shown with numbers. */
  numbered?: boolean
}

/** Ruled lines, each with a title (h3) and its text. */
export function TermList({ items, numbered }: TermListProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={numbered ? styles.numbered : styles.plain}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Heading level={3}>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}
