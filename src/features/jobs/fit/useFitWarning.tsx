import type { ReactNode } from 'react'
import type { FitWarningProps } from './FitWarning.tsx'
import { LateFitWarning } from './LateFitWarning.tsx'
import { useConditions } from './useConditions.ts'

/**
 * Returns the warning before an application for jobs that do not fit the person, for a dialog that opens with it: a warning that came later
 * would move the buttons, and could follow the press. Null until the profile has been read, or cannot be.
 */
export function useFitWarning(jobs: FitWarningProps['jobs']): ReactNode {
  const { isSettled } = useConditions()
  return isSettled ? <LateFitWarning jobs={jobs} /> : null
}
