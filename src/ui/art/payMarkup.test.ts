import { expect, test } from 'vitest'
import { payMarkup } from './payMarkup.ts'

test('markup in a label is text', () => {
  const facts = { min: 5e6, max: 7e6, middle: 6e6, steps: [{ from: 6e6, jobs: 3 }] }
  const attack = '<img src=x onerror=alert(1)> & "more"'
  const markup = payMarkup(facts, { job: attack, tick: () => attack })
  expect(markup).not.toContain('<img')
  expect(
    markup.match(/&lt;img src=x onerror=alert\(1\)&gt; &amp; &quot;more&quot;</g)?.length,
  ).toBeGreaterThan(1)
})
