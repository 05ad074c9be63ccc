import { useMemo } from 'react'
import type { Conditions } from '#domain/fit/conditions.ts'
import { type OneStep, type StepKind, oneStepOf } from '#domain/fit/oneStep.ts'
import type { SearchJobsParams } from '#src/api/jobs.ts'
import { useHasFailed } from '#src/api/useHasFailed.ts'
import { useTexts } from '#src/context/language.ts'
import { useRequirements } from '../useRequirements.ts'

/** Counts the jobs of a search that one more step would open. The conditions stay in the browser. */
export function useOneStep(params: SearchJobsParams, conditions: Conditions | null, hasSequence = false) {
  const asked = useRequirements(params, { isWanted: conditions !== null, hasSequence })
  const hasFailed = useHasFailed(asked)
  const { data, isFetching, refetch } = asked
  const found = data?.requirements
  const result = useMemo(
    (): OneStep | null => (found && conditions ? oneStepOf(found, conditions) : null),
    [found, conditions],
  )
  return { found, result, hasFailed: data ? !found : hasFailed, isFetching, refetch }
}

/** Returns a function that names a step by the conditions after it. */
export function useStepName() {
  const t = useTexts('oneStep')
  const level = useLevelOf()
  return (kind: StepKind, to: Conditions) => t.step[kind]({ level: level(kind, to) })
}

/** Returns a function that names the level of a language in conditions by its short name; '' for other steps. */
export function useLevelOf() {
  const { levelShort } = useTexts('fit')
  return (kind: StepKind, conditions: Conditions): string => {
    const level = kind === 'japanese' || kind === 'english' ? conditions[kind] : null
    return level ? levelShort[level] : ''
  }
}
