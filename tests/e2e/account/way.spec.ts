/** The life of an account: from the entry over the link of its mail to the first password, the mypage and a later login. */

import { languages } from '#domain/lang.ts'
import { account as en } from '#i18n/en/account.ts'
import { person as enPerson } from '#i18n/en/person.ts'
import { account as ja } from '#i18n/ja/account.ts'
import { person as jaPerson } from '#i18n/ja/person.ts'
import { href } from '#src/routes/href.ts'
import { EntryForm } from '../support/entry.ts'
import { linkIn } from '../support/mail.ts'
import { openAccount } from '../support/openAccount.ts'
import { expect, test } from '../support/test.ts'

const words = { en: { ...en, person: enPerson }, ja: { ...ja, person: jaPerson } }
const SECOND = 'danang2028'

for (const lang of languages) {
  const t = words[lang]

  test(`from the entry to the mypage, and back with a forgotten password (${lang})`, async ({
    open,
    page,
    faults,
  }) => {
    // The link that was used before.
    faults.expect(/^422 .*\/applicant\/verify$/)
    const main = page.getByRole('main')
    const control = (name: string) => main.locator(`[name="${name}"]`)
    const submit = main.locator('form button[type=submit]')
    const choose = async (password: string) => {
      await control('password').fill(password)
      await control('password_confirm').fill(password)
      await submit.click()
    }

    const form = new EntryForm(page, lang)
    const email = await openAccount(form)
    const link = await linkIn(email)

    await page.getByRole('banner').getByRole('button', { name: t.person.menu }).click()
    await page.getByRole('button', { name: t.person.logout }).click()
    await expect(page).toHaveURL(href(lang, 'login'))
    await expect(main.getByRole('status')).toHaveText(t.login.loggedOut)

    // The link works once.
    await open(link.pathname + link.search)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.spent.title)
    await expect(main.getByRole('button', { name: t.spent.send })).toBeVisible()

    await open(href(lang, 'login'))
    await main.getByRole('link', { name: t.login.forgot }).click()
    await expect(page).toHaveURL(href(lang, 'forget'))
    await control('email').fill(email)
    await submit.click()
    await expect(page).toHaveURL(href(lang, 'forgetSent'))
    await expect(main).toContainText(email)
    const reset = await linkIn(email, 2)
    await open(reset.pathname + reset.search)
    await choose(SECOND)
    await expect(page).toHaveURL(href(lang, 'passwordResetComplete'))
    await main.getByRole('link', { name: t.toLogin }).click()
    await expect(page).toHaveURL(href(lang, 'login'))
    await control('email').fill(email)
    await control('password').fill(SECOND)
    await submit.click()
    await expect(page).toHaveURL(new RegExp(`${href(lang, 'mypage')}(/notification/welcome)?$`))
  })
}
