import { expect, test } from 'vitest'
import { delayOf, hidden, type Indicator, type IndicatorEvent, isVisible, next } from './indicator.ts'

const after = (events: IndicatorEvent[]) => events.reduce(next, hidden)
const times = (count: number): IndicatorEvent[] => Array.from({ length: count }, () => 'elapsed')

test('it waits 15 seconds, then rises over 50 seconds', () => {
  expect(delayOf(after(['start']))).toBe(15_000)
  expect(delayOf(after(['start', 'elapsed']))).toBe(500)
})

test.each<[string, IndicatorEvent[], Indicator, boolean]>([
  ['nothing loads', ['end', 'elapsed'], hidden, false],
  ['loading', ['start'], { phase: 'waiting', progress: 0 }, false],
  ['a quick page', ['start', 'end'], hidden, false],
  ['the throttle is passed', ['start', 'elapsed'], { phase: 'shown', progress: 0 }, true],
  ['half of the duration', ['start', ...times(51)], { phase: 'shown', progress: 50 }, true],
  ['longer than the duration', ['start', ...times(500)], { phase: 'shown', progress: 99 }, true],
  ['a second page while it loads', ['start', ...times(51), 'start'], { phase: 'shown', progress: 50 }, true],
  ['the page is there', ['start', ...times(51), 'end'], { phase: 'finished', progress: 100 }, true],
  ['it has hidden', ['start', ...times(51), 'end', 'elapsed'], { phase: 'leaving', progress: 100 }, false],
  ['it has reset', ['start', ...times(51), 'end', 'elapsed', 'elapsed'], hidden, false],
  ['the next page follows', ['start', 'elapsed', 'end', 'start'], { phase: 'waiting', progress: 0 }, false],
])('%s', (_, events, indicator, visible) => {
  expect(after(events)).toEqual(indicator)
  expect(isVisible(after(events))).toBe(visible)
})

test('hidden, it needs no timer', () => {
  expect(delayOf(hidden)).toBeUndefined()
})
