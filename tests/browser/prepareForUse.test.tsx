/** The work after the first render: layout of the parts below the first screen. */
import { afterEach, expect, test } from 'vitest'
import { prepareForUse } from '#src/app/prepareForUse.ts'

const html = document.documentElement

afterEach(() => {
  delete html.dataset.whole
  document.body.innerHTML = ''
})

test('lays out each part before it ends their waiting', async () => {
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
  await prepareForUse()
  expect(measured).toEqual(['Jobs', 'Story', 'Hashi'])
  expect(html.dataset.whole).toBe('')
})
