import { NavLink } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/NavLink.layer.css'
import type { ReactNode } from 'react'
import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Panel } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/Link.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import tabs from '#src/ui/tabs.module.css'
import styles from './SettingsPage.module.css'

interface SettingsPageProps {
  current: 'email' | 'password'
  children: ReactNode
}

/** A page of the settings: the form for one change, and a way to the other. */
export function SettingsPage({ current, children }: SettingsPageProps) {
  const t = useTexts('settings')
  const href = useHref()
  const pages = [
    { name: 'email', to: href('mypageEmail') },
    { name: 'password', to: href('mypagePassword') },
  ] as const
  return (
    <>
      <PageHeader tight title={t[current].title} lead={t.lead} />
      <nav aria-label={t.title} className={tabs.tabs}>
        {pages.map(({ name, to }) => (
          <NavLink
            key={name}
            component={Link}
            to={to}
            aria-current={name === current ? 'page' : undefined}
            label={t[name].title}
            classNames={{ root: tabs.tab, label: styles.label }}
          />
        ))}
      </nav>
      <Panel className={styles.sheet}>{children}</Panel>
    </>
  )
}
