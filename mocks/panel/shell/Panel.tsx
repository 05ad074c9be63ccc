import { Alert, Button, CloseButton, Tabs } from '@mantine/core'
import { type RefObject, useEffect, useRef } from 'react'
import { useStore } from '#src/lib/store.ts'
import { thisPage } from '../parts/actions.ts'
import { useFreshData } from '../parts/status.ts'
import { failure } from './failure.ts'
import { PANEL_ID } from './panelRoot.ts'
import { PanelStatus } from './PanelStatus.tsx'
import { panelView, showPanel, tabNames } from './panelView.ts'
import { QuickControls } from './QuickControls.tsx'
import { tabs } from './tabs.tsx'
import styles from './Panel.module.css'

/**
 * The open panel. It is a region and no modal dialog, because a developer uses the page beside it; Escape closes it only while it has
 * the focus.
 */
export function Panel({ onClose }: { onClose: () => void }) {
  const { tab } = useStore(panelView)
  const message = useStore(failure)
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFreshData()
  useEscape(panel, onClose)
  useEffect(() => {
    // After a reload of the page the panel is open again, and the focus belongs to the page.
    if (document.activeElement?.closest(`#${PANEL_ID}`)) heading.current?.focus()
  }, [])

  return (
    <section ref={panel} className={styles.panel} aria-label="Mock mode">
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          Mock mode
        </h2>
        <Button variant="default" onClick={() => thisPage.reload()}>
          Reload page
        </Button>
        <CloseButton className={styles.close} aria-label="Close the panel" onClick={onClose} />
        <PanelStatus />
      </div>
      <QuickControls />
      {message !== null && (
        <Alert
          color="red"
          role="alert"
          withCloseButton
          closeButtonLabel="Close the message"
          className={styles.message}
          onClose={() => failure.set(null)}
        >
          {message}
        </Alert>
      )}
      <Tabs
        value={tab}
        keepMounted={false}
        className={styles.tabs}
        onChange={(value) => showPanel({ tab: tabNames.find((name) => name === value) ?? 'personas' })}
      >
        <Tabs.List className={styles.list} aria-label="Parts of the mock">
          {tabNames.map((name) => (
            <Tabs.Tab key={name} value={name} className={styles.tab}>
              {tabs[name].label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabNames.map((name) => {
          const Content = tabs[name].content
          return (
            <Tabs.Panel key={name} value={name} className={styles.content}>
              <Content />
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </section>
  )
}

/** Calls a function at Escape within an element. The page does not receive the key. */
function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const stopped = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onEscape()
    }
    element.current?.addEventListener('keydown', onKey, { signal: stopped.signal })
    return () => stopped.abort()
  }, [element, onEscape])
}
