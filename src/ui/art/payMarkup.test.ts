import { expect, test } from 'vitest'
import { payMarkup } from './payMarkup.ts'

test('markup in a label is text', () => {
  const facts = { min: 5e6, max: 7e6, middle: 6e6, steps: [{ from: 6e6, jobs: 3 }] }
  const attack = '<img src=x onerror=alert(1)> & "more"'
  const markup = payMarkup(facts, { job: attack, tick: () => attack, unit: attack })
  expect(markup).not.toContain('<img')
  expect(
    markup.match(/&lt;img src=x onerror=alert\(1\)&gt; &amp; &quot;more&quot;</g)?.length,
  ).toBeGreaterThan(1)
})

test('the last number of the scale is as wide as the others, and the unit is below it', () => {
  const facts = { min: 5e6, max: 7e6, middle: 6e6, steps: [{ from: 6e6, jobs: 3 }] }
  const markup = payMarkup(facts, { job: 'This job', tick: (yen) => `${yen / 1e6}`, unit: 'Million yen' })
  const texts = [...markup.matchAll(/<text [^>]*y="(\d+)">(.*?)</g)].map(([, y, text]) => ({
    y: Number(y),
    text,
  }))
  const [unit, last] = texts.toReversed()
  expect(texts.slice(1).map(({ text }) => text)).toEqual(['5', '6', '7', 'Million yen'])
  expect(unit?.y).toBeGreaterThan(last?.y ?? Infinity)
})
