import { account as en } from '#i18n/en/account.ts'
import { account as ja } from '#i18n/ja/account.ts'
import { href } from '#src/routes/href.ts'
import type { EntryForm } from './entry.ts'
import { linkIn } from './mail.ts'
import { expect, hydrated } from './test.ts'

const words = { en, ja }
const PASSWORD = 'nagoya2027'

/**
 * Opens an account as a person does: sends the entry, follows the link of its mail and chooses a password. `mails` is the folder of the
 * mails, by default that of the shared site. Ends on the mypage. Returns the e-mail address.
 */
export async function openAccount(form: EntryForm, mails?: string): Promise<string> {
  const { page, lang, main } = form
  const t = words[lang]
  const email = await form.toConfirm(null)
  await form.send.click()
  await form.isAt('entryComplete')

  const link = await linkIn(email, 1, mails)
  expect(link.pathname).toBe(href(lang, 'verify'))
  await page.goto(link.pathname + link.search)
  await hydrated(page)
  await expect(page).toHaveURL(href(lang, 'setting'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.setting.title)
  await form.give({ password: PASSWORD, password_confirm: PASSWORD })
  await form.forward.click()
  await expect(page).toHaveURL(href(lang, 'settingComplete'))
  await expect(main).toContainText(email)
  await main.getByRole('link', { name: t.settingComplete.next }).click()
  await expect(page).toHaveURL(new RegExp(`${href(lang, 'mypage')}(/notification/welcome)?$`))
  return email
}
