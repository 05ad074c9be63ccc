import { expect, test } from 'vitest'
import { delayOf, hidden, type Indicator, type IndicatorEvent, isVisible, next } from './indicator.ts'

const after = (events: IndicatorEvent[]) => events.reduce(next, hidden)
const times = (count: number): IndicatorEvent[] => Array.from({ length: count }, () => 'elapsed')

test('the indicator waits 15 seconds, then rises over 50 seconds', () => {
  expect(delayOf(after(['start']))).toBe(15_000)
  expect(delayOf(after(['start', 'elapsed']))).toBe(500)
})

test.each<[string, IndicatorEvent[], Indicator, boolean]>([
  ['no page loads', ['end', 'elapsed'], hidden, false],
  ['loading', ['start'], { phase: 'waiting', progress: 0 }, false],
  ['a quick page', ['start', 'end'], hidden, false],
  ['after the throttle', ['start', 'elapsed'], { phase: 'shown', progress: 0 }, true],
  ['after half of the duration', ['start', ...times(51)], { phase: 'shown', progress: 50 }, true],
  ['after more than the duration', ['start', ...times(500)], { phase: 'shown', progress: 99 }, true],
  ['a second page during loading', ['start', ...times(51), 'start'], { phase: 'shown', progress: 50 }, true],
  ['a loaded page', ['start', ...times(51), 'end'], { phase: 'finished', progress: 100 }, true],
  ['after hiding', ['start', ...times(51), 'end', 'elapsed'], { phase: 'leaving', progress: 100 }, false],
  ['after the reset', ['start', ...times(51), 'end', 'elapsed', 'elapsed'], hidden, false],
  ['the next page', ['start', 'elapsed', 'end', 'start'], { phase: 'waiting', progress: 0 }, false],
])('%s', (_, events, indicator, visible) => {
  expect(after(events)).toEqual(indicator)
  expect(isVisible(after(events))).toBe(visible)
})

test('a hidden indicator needs no timer', () => {
  expect(delayOf(hidden)).toBeUndefined()
})
