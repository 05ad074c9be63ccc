/** Panels that stay in sight beside a long page, in a window that is lower than they are. */

import { beforeEach, expect, test } from 'vitest'
import { startEntry } from '#src/features/favorites/entryStore.ts'
import { resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'
import { resizeWindow } from './support/resizeWindow.ts'

beforeEach(resetMocks)

const panels = [
  { path: '/en/entry', name: /^Remove/, of: 'the chosen jobs' },
  { path: '/en/jobs/detail/20402', name: /^Share/, of: 'a job' },
]

test.each(panels)(
  'the last button in the panel of $of comes into sight with the focus',
  async ({ path, name }) => {
    await resizeWindow(1280, 480)
    startEntry([20401, 20402, 20403, 20404, 20405])
    const { screen } = await openPage(path)
    const panel = screen.getByRole('main').getByRole('complementary')
    await expect.element(panel.getByRole('button', { name }).last()).toBeVisible()
    scrollTo(0, 400)
    const last = panel.getByRole('button', { name }).last().element()
    last.focus()
    expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
)
