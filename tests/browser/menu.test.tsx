/** The menu of small screens. */

import { beforeEach, expect, test } from 'vitest'
import { languages } from '#domain/lang.ts'
import { loadAllTexts, textsOf } from '#i18n/load.ts'
import { href } from '#src/routes/href.ts'
import { logInAs } from './support/account.ts'
import { crampedWords } from './support/crampedWords.ts'
import { resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'
import { resizeWindow } from './support/resizeWindow.ts'

beforeEach(resetMocks)

test.each(languages.flatMap((lang) => [320, 390].map((width) => [lang, width] as const)))(
  'the words of its links stay inside of the links and the menu, in %s at %i px',
  async (lang, width) => {
    await resizeWindow(width, 844)
    await loadAllTexts(lang)
    await logInAs('maria')
    const { screen } = await openPage(href(lang, 'company'))
    await screen.getByRole('button', { name: textsOf(lang, 'common').menu.open }).click()
    const logout = screen.getByRole('button', { name: textsOf(lang, 'person').logout })
    await expect.element(logout).toBeVisible()
    const menu = logout.element().closest('[popover]')
    const links = [...(menu?.querySelectorAll('li > :is(a, button)') ?? [])]
    expect(links.length).toBeGreaterThan(15)
    expect(crampedWords(links)).toEqual([])
    expect(menu?.scrollWidth).toBe(menu?.clientWidth)
  },
)
