import { type ToggleEvent, useEffect, useId, useRef } from 'react'
import { setMainUi, useMainUi } from './mainUi.ts'

/**
 * Ties a native popover to its flag in the main UI store. The browser opens it from the button whose `popoverTarget` it
 * is, with or without script, and closes it with Escape or a click beside it; the store closes it at a navigation.
 */
export function usePopover(flag: 'isMenuActive' | 'isMenuActiveLang') {
  const ref = useRef<HTMLDivElement>(null)
  const active = useMainUi(flag)
  const wasActive = useRef(false)
  useEffect(() => {
    if (wasActive.current && !active) ref.current?.hidePopover()
    wasActive.current = active
  }, [active])
  // It may have been opened before the script had started.
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
