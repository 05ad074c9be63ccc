/** All components in their states, for developers. The samples are the documentation of how a component is used. */

import '#src/ui/tokens.css'
import '#src/ui/base.css'
import '#src/ui/print.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { LanguageContext } from '#src/context/language.ts'
import { NowContext } from '#src/context/now.ts'
import { ActionsGroup } from './sections/ActionsGroup.tsx'
import { ArtGroup } from './sections/ArtGroup.tsx'
import { ControlsGroup } from './sections/ControlsGroup.tsx'
import { FieldsGroup } from './sections/FieldsGroup.tsx'
import { FoundationsGroup } from './sections/FoundationsGroup.tsx'
import { LayoutGroup } from './sections/LayoutGroup.tsx'
import { MantineGroup } from './sections/MantineGroup.tsx'
import { MessagesGroup } from './sections/MessagesGroup.tsx'
import { PanelGroup } from './sections/PanelGroup.tsx'
import { TextsGroup } from './sections/TextsGroup.tsx'
import { LANG } from './texts.ts'
import styles from './ComponentsPage.module.css'

const contents = [
  ['foundations', 'Foundations'],
  ['actions', 'Buttons and links'],
  ['controls', 'Native controls'],
  ['texts', 'Texts and lists'],
  ['messages', 'Messages and progress'],
  ['layout', 'Layout'],
  ['art', 'Pictures'],
  ['fields', 'Fields of forms'],
  ['mantine', 'Mantine'],
  ['panel', 'Developer panel'],
] as const

/** The page with its providers. Links within the samples lead nowhere: the router keeps its addresses in memory. */
export function ComponentsPage() {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Groups /> }]))
  const [now] = useState(() => new Date())
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <LanguageContext value={LANG}>
        <NowContext value={now}>
          <RouterProvider router={router} />
        </NowContext>
      </LanguageContext>
    </QueryClientProvider>
  )
}

function Groups() {
  return (
    <main className={styles.page}>
      <h1>Components</h1>
      <p className={styles.lead}>
        Pages for reading are native and share <code>src/ui</code>. Forms, the applicant area and dialogs are
        Mantine. The README has the rule. <a href="/en">The site</a>
      </p>
      <nav aria-label="Groups">
        <ul className={styles.contents}>
          {contents.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <FoundationsGroup />
      <ActionsGroup />
      <ControlsGroup />
      <TextsGroup />
      <MessagesGroup />
      <LayoutGroup />
      <ArtGroup />
      <FieldsGroup />
      <MantineGroup />
      <PanelGroup />
    </main>
  )
}
