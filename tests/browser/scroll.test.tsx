/** The scroll to the top half a second after a change of page. */
import { afterEach, expect, test } from 'vitest'
import { scrollToTop } from '#src/app/navigation/scroll.ts'

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
