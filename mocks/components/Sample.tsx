import type { ReactNode } from 'react'
import styles from './ComponentsPage.module.css'

interface GroupProps {
  /** The target of the link in the contents. */
  id: string
  title: string
  /** The folder, and where the components are used. */
  lead: ReactNode
  children: ReactNode
}

/** Components of one kind. */
export function Group({ id, title, lead, children }: GroupProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.group}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  )
}

interface SampleProps {
  /** The name of the component, or of several. */
  name: string
  /** The states are in a row. */
  row?: boolean
  children: ReactNode
}

/** A component in its states. */
export function Sample({ name, row, children }: SampleProps) {
  return (
    <div className={styles.sample}>
      <h3 className={styles.name}>{name}</h3>
      <div className={row ? styles.row : styles.states}>{children}</div>
    </div>
  )
}
