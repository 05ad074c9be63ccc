/** The rule that only the server has: a password that many people choose. */

import { beforeEach, expect, test } from 'vitest'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { type Lang, languages } from '#domain/lang.ts'
import { loadAllTexts, textsOf } from '#i18n/load.ts'
import { href } from '#src/routes/href.ts'
import { logInAs } from './support/account.ts'
import { resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

beforeEach(async () => {
  await resetMocks()
  await Promise.all(languages.map(loadAllTexts))
  await logInAs('maria')
})

async function open(lang: Lang) {
  const { screen, router } = await openPage(href(lang, 'mypagePassword'))
  const { labels } = textsOf(lang, 'password')
  const main = screen.getByRole('main')
  const field = (name: keyof typeof labels) => main.getByLabelText(labels[name], { exact: true })
  await expect.element(field('current_password')).toBeVisible()
  await field('current_password').fill(SAMPLE_PASSWORD)
  const choose = async (password: string) => {
    await field('password').fill(password)
    await field('password_confirm').fill(password)
    await main.getByRole('button', { name: textsOf(lang, 'settings').password.submit }).click()
  }
  return { router, main, choose, password: field('password') }
}

test.each(languages)('is refused at the field, and another one is taken (%s)', async (lang) => {
  const { router, main, choose, password } = await open(lang)
  await choose('Password123')
  const text = String(textsOf(lang, 'rules').commonPassword)
  await expect.element(main.getByRole('alert').getByRole('link', { name: text })).toBeVisible()
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await expect.element(password).toHaveAccessibleDescription(expect.stringContaining(text))
  await choose('nagoya2027')
  await expect.poll(() => router.state.location.pathname).toBe(href(lang, 'mypagePasswordComplete'))
})
