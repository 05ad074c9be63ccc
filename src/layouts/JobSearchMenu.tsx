import { Suspense, useEffect } from 'react'
import { useTexts } from '../context/language.ts'
import { latePart } from '../context/latePart.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/Icon.tsx'
import { setMainUi, useMainUi } from './mainUi.ts'
import { usePopover } from './usePopover.ts'
import item from './HeaderItem.module.css'
import styles from './JobSearchMenu.module.css'

const JobSearchPanel = latePart({ load: async () => (await import('./JobSearchPanel.tsx')).JobSearchPanel })

const attach = () => setMainUi({ attachSubNavi: true })

/** A button that opens the job searches over the width of the window; they load on the first touch. */
export function JobSearchMenu() {
  const t = useTexts('common')
  const popover = usePopover('isMenuActive')
  const isActive = useMainUi('isMenuActive')
  const isAttached = useMainUi('attachSubNavi')
  useEffect(() => {
    if (isActive) attach()
  }, [isActive])
  return (
    <>
      <button
        type="button"
        popoverTarget={popover.id}
        aria-label={t.search.open}
        className={cx(item.item, item.arrow, styles.button)}
        onPointerEnter={attach}
        onFocus={attach}
      >
        <Icon name="down" size="sm" />
      </button>
      <div {...popover} className={styles.panel}>
        {isAttached && (
          <Suspense fallback={null}>
            <JobSearchPanel />
          </Suspense>
        )}
      </div>
    </>
  )
}
