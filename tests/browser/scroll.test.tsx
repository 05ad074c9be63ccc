/** The scroll to the top half a second after a change of page. */

import { afterEach, expect, test } from 'vitest'
import { scrollToHash, scrollToPosition, scrollToTop } from '#src/app/navigation/scroll.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a %s that a script sends does not cancel it',
  async (type) => {
    document.body.innerHTML = '<div style="height: 9000px"></div>'
    scrollToTop()
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    window.scrollTo({ top: 900, behavior: 'instant' })
    expect(window.scrollY).toBe(900)
    await expect.poll(() => window.scrollY).toBe(0)
  },
)

test('a restored position stays while parts above it come late', async () => {
  document.body.innerHTML = '<div style="height: 9000px"></div>'
  const stop = scrollToPosition(3000)
  expect(window.scrollY).toBe(3000)
  const late = document.createElement('div')
  late.style.height = '400px'
  document.body.prepend(late)
  window.scrollTo({ top: 3400, behavior: 'instant' })
  await expect.poll(() => window.scrollY).toBe(3000)
  stop()
})

test('the element of a hash stays in place while parts above it come late', async () => {
  document.body.innerHTML =
    '<div style="height: 9000px"></div><h2 id="late">Late</h2><div style="height: 9000px"></div>'
  const stop = scrollToHash('#late')
  const top = () => Math.abs(Math.round(document.getElementById('late')?.getBoundingClientRect().top ?? -1))
  const part = document.createElement('div')
  part.style.height = '400px'
  part.style.overflowAnchor = 'none'
  document.body.style.overflowAnchor = 'none'
  document.body.prepend(part)
  await expect.poll(top).toBe(0)
  stop()
})
