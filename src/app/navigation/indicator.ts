import { LOADING_INDICATOR } from '#domain/limits.ts'

/**
 * The loading indicator (spec §4): hidden, shown once loading passes the throttle; its progress rises toward 100,
 * finishes, hides, and resets after a short delay.
 */
export type Indicator = {
  phase: 'hidden' | 'waiting' | 'shown' | 'finished' | 'leaving'
  /** 0 to 100; only the end of the loading makes it 100. */
  progress: number
}

/** Loading started, loading ended, or the delay of the phase is over. */
export type IndicatorEvent = 'start' | 'end' | 'elapsed'

export const hidden: Indicator = { phase: 'hidden', progress: 0 }

/** Time until the next `elapsed` event, in ms; none while hidden. */
const delays: Record<Indicator['phase'], number | undefined> = {
  hidden: undefined,
  waiting: LOADING_INDICATOR.throttle,
  shown: LOADING_INDICATOR.duration / 100,
  finished: 500,
  leaving: 400,
}

export function delayOf({ phase }: Indicator): number | undefined {
  return delays[phase]
}

export function isVisible({ phase }: Indicator): boolean {
  return phase === 'shown' || phase === 'finished'
}

export function next(indicator: Indicator, event: IndicatorEvent): Indicator {
  if (event === 'elapsed') return advance(indicator)
  const isLoading = indicator.phase === 'waiting' || indicator.phase === 'shown'
  if (event === 'start') return isLoading ? indicator : { phase: 'waiting', progress: 0 }
  if (indicator.phase === 'waiting') return hidden
  return indicator.phase === 'shown' ? { phase: 'finished', progress: 100 } : indicator
}

function advance({ phase, progress }: Indicator): Indicator {
  if (phase === 'waiting') return { phase: 'shown', progress: 0 }
  if (phase === 'shown') return { phase, progress: Math.min(progress + 1, 99) }
  if (phase === 'finished') return { phase: 'leaving', progress }
  return hidden
}
