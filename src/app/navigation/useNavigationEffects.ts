import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { closeMenus, setMainUi } from '../../layouts/mainUi.ts'
import { focusPage } from '../../lib/focus.ts'
import { type Stop, elementOf, scrollToHash, scrollToPosition, scrollToTop, showTop } from './scroll.ts'
import { type Place, entryOf, scrollPlan } from './scrollPlan.ts'
import { positionOf } from './scrollPositions.ts'
import { useScrollPositions } from './useScrollPositions.ts'

/** Runs at every change of the address: closes the menus, scrolls, and moves the focus on a new page. */
export function useNavigationEffects(): void {
  const location = useLocation()
  const isPop = useNavigationType() === NavigationType.Pop
  const previous = useRef<Place>(location)
  useScrollPositions(entryOf(location))

  // Before the browser paints, so that a restored position does not flash.
  useLayoutEffect(() => {
    const from = previous.current
    previous.current = location
    setMainUi({ currentHash: location.hash })
    if (from === location) return firstPage(location)
    closeMenus()
    const stops = [scroll(from, location, isPop)]
    if (from.pathname !== location.pathname) stops.push(focusSoon(location.hash))
    return () => stops.forEach((stop) => stop())
  }, [location, isPop])
}

/** Browsers do not scroll to elements rendered after load; `:target` stays empty. */
function firstPage(place: Place): Stop | undefined {
  const kept = cameBack() ? positionOf(entryOf(place)) : undefined
  if (kept !== undefined) return scrollToPosition(kept)
  return place.hash && !document.querySelector(':target') ? scrollToHash(place.hash) : undefined
}

/** Returns whether the document was reloaded, or reached with back or forward from another site. */
function cameBack(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'))
}

function scroll(from: Place, to: Place, isPop: boolean): Stop {
  const plan = scrollPlan({ from, to, isPop, kept: positionOf(entryOf(to)) })
  if (plan.to === 'top') return scrollToTop()
  if (plan.to === 'position') return scrollToPosition(plan.y)
  return plan.to === 'hash' ? scrollToHashOf(to, plan.newPage) : () => {}
}

function scrollToHashOf({ hash }: Place, newPage: boolean): Stop {
  if (newPage) showTop()
  const stops = newPage && !elementOf(hash) ? [scrollToTop()] : []
  stops.push(scrollToHash(hash))
  return () => stops.forEach((stop) => stop())
}

/** Waits until the menus have closed: an open dialog traps the focus, and restores it to its button on closing. */
function focusSoon(hash: string): Stop {
  const timer = setTimeout(() => focusPage(elementOf(hash)))
  return () => clearTimeout(timer)
}
