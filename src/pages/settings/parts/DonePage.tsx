import type { ReactNode } from 'react'
import { Span } from '#src/ui/art/Span.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import styles from './SettingsPage.module.css'

interface DonePageProps {
  title: string
  lead?: string
  /** Selects the picture. */
  seed: number
  points: { icon: IconName; text: string }[]
  /** The ways on. */
  children: ReactNode
}

/** The end of a change: what has happened, and what follows from it. */
export function DonePage({ title, lead, seed, points, children }: DonePageProps) {
  return (
    <>
      <PageHeader tight title={title} lead={lead} />
      <Span seed={seed} width={544} height={210} className={styles.picture} />
      <ul className={styles.points}>
        {points.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>{children}</div>
    </>
  )
}
