import { type ReactNode, useEffect, useState } from 'react'
import type { FitWarningProps } from './FitWarning.tsx'
import { LateFitWarning } from './LateFitWarning.tsx'
import { useConditions } from './useConditions.ts'

/** The longest wait of a dialog for the profile, in ms. A press without an effect seems lost after about two seconds. */
const LONGEST_WAIT = 2000

/**
 * Returns the warning before an application for jobs that do not fit the person, for a dialog that opens with it: a warning that came later
 * would move the buttons, and could follow the press. Null while the profile is being read; an empty warning if that takes long, or if
 * nothing is known of the person.
 */
export function useFitWarning(jobs: FitWarningProps['jobs']): ReactNode {
  const { conditions, isSettled } = useConditions()
  const [isOverdue, setOverdue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), LONGEST_WAIT)
    return () => clearTimeout(timer)
  }, [])
  if (isSettled && conditions) return <LateFitWarning jobs={jobs} conditions={conditions} />
  return isSettled || isOverdue ? <></> : null
}
