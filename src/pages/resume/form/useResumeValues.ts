import type { Calendar } from '#domain/eras.ts'
import type { ResumeValues } from '#domain/forms/resume.ts'
import { filledWith } from '#src/forms/flow/draft.ts'
import { useFlowState } from '#src/forms/flow/flowContext.ts'
import { resumeSample } from './resumeStart.ts'

/** The values of all steps as they are now. */
export function useResumeValues(start: ResumeValues): ResumeValues {
  return filledWith(start, useFlowState().state.draft, resumeSample)
}

/** Returns the calendar in which years are written. */
export const calendarOf = ({ era }: Pick<ResumeValues, 'era'>): Calendar =>
  era === 'japanese' ? 'japanese' : 'western'
