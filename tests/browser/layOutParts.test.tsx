/** The work after the first render: layout of the parts below the first screen. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutParts } from '#src/app/Started.tsx'

const html = document.documentElement

// A page out of sight has no idle moment, and only calls with a limit get an answer. The test page is out of sight on a busy machine.
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout) queueMicrotask(run)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  delete html.dataset.whole
  document.body.innerHTML = ''
})

test('lays out each part before it ends their waiting, also where the browser is never idle', async () => {
  document.body.innerHTML =
    '<main><section><p>Jobs</p></section><div><article><p>Story</p></article></div></main><footer><p>Hashi</p></footer>'
  const measured: string[] = []
  for (const part of document.querySelectorAll('p')) {
    part.getBoundingClientRect = () => {
      expect(html.dataset.whole).toBeUndefined()
      measured.push(part.innerText)
      return new DOMRect()
    }
  }
  await layOutParts()
  expect(measured).toEqual(['Jobs', 'Story', 'Hashi'])
  expect(html.dataset.whole).toBe('')
})
