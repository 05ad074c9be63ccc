/** The work after the first render: layout of the parts below the first screen, and a rehearsed press. */
import { afterEach, expect, test } from 'vitest'
import { prepareForUse } from '#src/app/prepareForUse.ts'

const html = document.documentElement
const PRESS = ['pointerover', 'pointerdown', 'pointerup', 'click']

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

test.each([
  { name: 'the page', content: '<main><a href="#jobs">Jobs</a></main>', pressed: 'MAIN' },
  { name: 'a document without content', content: '', pressed: 'BODY' },
])('rehearses a press of $name, of no link or button', async ({ content, pressed }) => {
  document.body.innerHTML = content
  const received: string[] = []
  const listeners = new AbortController()
  for (const type of PRESS) {
    const receive = ({ target, isTrusted }: Event) => {
      // The browser itself reports the pointer over new elements.
      if (!isTrusted && target instanceof Element) received.push(`${type} ${target.tagName}`)
    }
    document.addEventListener(type, receive, { signal: listeners.signal })
  }
  await prepareForUse()
  listeners.abort()
  expect(received).toEqual(PRESS.map((type) => `${type} ${pressed}`))
})
