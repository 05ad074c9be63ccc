import { type ToggleEvent, useEffect, useId, useRef } from 'react'
import { setMainUi, useMainUi } from './mainUi.ts'

/**
 * Syncs a native popover with its flag in the main UI store. The browser opens it from its button (`popoverTarget`), also
 * without script, and closes it on Escape or a click outside; the store closes it on navigation.
 */
export function usePopover(flag: 'isMenuActive' | 'isMenuActiveLang' | 'isMenuActivePerson') {
  const ref = useRef<HTMLDivElement>(null)
  const active = useMainUi(flag)
  const wasActive = useRef(false)
  useEffect(() => {
    if (wasActive.current && !active) ref.current?.hidePopover()
    wasActive.current = active
  }, [active])
  // The popover may have been opened before the script started.
  useEffect(() => {
    if (ref.current?.matches(':popover-open')) setMainUi({ [flag]: true })
  }, [flag])
  return {
    ref,
    id: useId(),
    popover: 'auto',
    onToggle: (event: ToggleEvent) => setMainUi({ [flag]: event.newState === 'open' }),
  } as const
}
