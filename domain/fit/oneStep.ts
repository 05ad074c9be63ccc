import { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import { medianOf } from '../money.ts'
import type { Conditions } from './conditions.ts'
import { type Fit, type FitFacts, fitOf } from './fit.ts'

/** The number of jobs with the same requirements, and the middle of the pay of each, in yen a year. */
export type CountedFacts = FitFacts & { jobs: number; pays: readonly number[] }

/** The things that a person may change: one level of a language, moving to Japan, a status of residence of one's own. */
export const stepKinds = ['japanese', 'english', 'residence', 'visa'] as const
export type StepKind = (typeof stepKinds)[number]

/** A number of jobs and their median pay in yen; null below `LEAST_PAID`, where single jobs would decide it. */
export type OpenJobs = { jobs: number; median: number | null }

/** The minimum number of jobs with a median. */
export const LEAST_PAID = 5

/** A step, the conditions after it, and its effect. */
export type Step = {
  kind: StepKind
  to: Conditions
  /** The number of jobs that it opens. */
  opens: number
  /** All jobs that are open then. */
  after: OpenJobs
}

/** Two steps that open jobs only together. */
export type Pair = { kinds: [StepKind, StepKind]; to: Conditions; opens: number }

export type OneStep = {
  total: number
  now: OpenJobs
  /** The open jobs with an employer that supports a status of residence; null where the person needs none. */
  sponsored: OpenJobs | null
  /** The steps that open jobs, the one that opens most first. */
  steps: Step[]
  /** The best pair, where no single step opens a job. */
  pair: Pair | null
}

/**
 * Returns whether a person can apply for a job without another level of a language. A status of residence that the employer supports counts as
 * open, because nothing is left for the person to do before an offer.
 */
export function isOpenTo({ rows }: Fit): boolean {
  return rows.every(
    ({ topic, result }) => result === 'ok' || result === 'untold' || isSupported(topic, result),
  )
}

const isSupported = (topic: Fit['rows'][number]['topic'], result: Fit['rows'][number]['result']) =>
  topic === 'visa' && result === 'condition'

/**
 * Counts the jobs that one more step would open to a person. Each step is counted alone, as if the other conditions stayed the same. Sources of the
 * comparison: `fitOf`.
 */
export function oneStepOf(found: readonly CountedFacts[], conditions: Conditions): OneStep {
  const now = openJobs(found, conditions)
  const after = stepKinds.flatMap((kind): Step[] => {
    const to = afterStep(conditions, kind)
    if (!to) return []
    const open = openJobs(found, to)
    return [{ kind, to, opens: open.jobs - now.jobs, after: open }]
  })
  const steps = after.filter(({ opens }) => opens > 0).sort((one, other) => other.opens - one.opens)
  return {
    total: found.reduce((sum, { jobs }) => sum + jobs, 0),
    now,
    sponsored: needsStatus(conditions) ? openJobs(found, conditions, isSponsored) : null,
    steps,
    pair: steps.length > 0 ? null : bestPair(found, conditions, now.jobs),
  }
}

/** Returns the conditions after a step; null where it does not exist, or where the present state is unknown. */
export function afterStep(conditions: Conditions, kind: StepKind): Conditions | null {
  const { japanese, english, residence, visa } = conditions
  if (kind === 'japanese') return raised({ ...conditions, japanese: nextLevel(JapaneseLevel, japanese) })
  if (kind === 'english') return raised({ ...conditions, english: nextLevel(EnglishLevel, english) })
  if (kind === 'residence') return residence === 'abroad' ? { ...conditions, residence: 'japan' } : null
  const mayChange = residence === 'japan' && (visa === 'none' || visa === 'change')
  return mayChange ? { ...conditions, visa: 'work' } : null

  function raised(to: Conditions): Conditions | null {
    return to[kind] === null ? null : to
  }
}

/** Returns the next level; null above "fluent", because people do not become native speakers. `levels` begin with native. */
function nextLevel<Level>(levels: readonly Level[], own: Level | null): Level | null {
  const next = own === null ? -1 : levels.indexOf(own) - 1
  return next > 0 ? (levels[next] ?? null) : null
}

/** A state on the way of a step, with its open jobs. */
export type Station = { conditions: Conditions; isNow: boolean; open: OpenJobs }

/**
 * Returns the states on the way that a step belongs to, with their open jobs: all levels of a language up to fluent, or the present state and the next
 * one.
 */
export function stationsOf(
  found: readonly CountedFacts[],
  conditions: Conditions,
  kind: StepKind,
): Station[] {
  return statesOf(conditions, kind).map((state) => ({
    conditions: state,
    isNow: state[kind] === conditions[kind],
    open: openJobs(found, state),
  }))
}

function statesOf(conditions: Conditions, kind: StepKind): Conditions[] {
  if (kind === 'japanese') return learnable(JapaneseLevel).map((japanese) => ({ ...conditions, japanese }))
  if (kind === 'english') return learnable(EnglishLevel).map((english) => ({ ...conditions, english }))
  const to = afterStep(conditions, kind)
  return to ? [conditions, to] : [conditions]
}

/** The levels from none to fluent. */
const learnable = <Level>(levels: readonly Level[]): Level[] => levels.slice(1).toReversed()

function bestPair(found: readonly CountedFacts[], conditions: Conditions, now: number): Pair | null {
  const pairs = stepKinds.flatMap((first, index) =>
    stepKinds.slice(index).flatMap((second): Pair[] => {
      const between = afterStep(conditions, first)
      const to = between && afterStep(between, second)
      return to ? [{ kinds: [first, second], to, opens: openJobs(found, to).jobs - now }] : []
    }),
  )
  const best = pairs.toSorted((one, other) => other.opens - one.opens)[0]
  return best && best.opens > 0 ? best : null
}

const needsStatus = ({ visa }: Conditions) => visa === 'none' || visa === 'change'

const isSponsored = ({ rows }: Fit) => rows.some(({ topic, result }) => isSupported(topic, result))

function openJobs(
  found: readonly CountedFacts[],
  conditions: Conditions,
  isCounted: (fit: Fit) => boolean = () => true,
): OpenJobs {
  const open = found.filter((facts) => {
    const fit = fitOf(facts, conditions)
    return isOpenTo(fit) && isCounted(fit)
  })
  const pays = open.flatMap((facts) => facts.pays).sort((one, other) => one - other)
  return {
    jobs: open.reduce((sum, { jobs }) => sum + jobs, 0),
    median: pays.length < LEAST_PAID ? null : medianOf(pays),
  }
}
