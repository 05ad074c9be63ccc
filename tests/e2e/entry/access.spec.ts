import type { Page } from '@playwright/test'
import { expectNoOverflow } from '../audit/overflow.ts'
import { expectNoViolation } from '../support/axe.ts'
import { EntryForm, experience, newAddress, person } from '../support/entry.ts'
import { expectNoShift, watchShifts } from '../support/shifts.ts'
import { expect, test } from '../support/test.ts'
import { translateWhole } from '../support/translate.ts'
import { widths } from '../support/widths.ts'

/** Expects no violation, and no sideways scrolling in the usual windows. */
async function expectSound(page: Page): Promise<void> {
  const size = page.viewportSize()
  await expectNoViolation(page)
  await expectNoOverflow(page)
  if (size) await page.setViewportSize(size)
}

for (const [name, viewport] of Object.entries(widths)) {
  test.describe(`On a ${name}`, () => {
    test.use({ viewport })

    test('every step is accessible: empty, with errors and filled in', async ({ page }) => {
      const form = new EntryForm(page, name === 'phone' ? 'ja' : 'en')
      await form.open('entry')
      await form.forward.click()
      await expect(form.main.getByRole('alert')).toBeFocused()
      await expectSound(page)
      await form.fillPerson()
      await form.forward.click()
      await form.isAt('entryFiles')
      await form.control('resumeJp').setInputFiles({
        name: `${'a'.repeat(60)}.svg`,
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg/>'),
      })
      await form.forward.click()
      await expect(form.main.getByRole('alert')).toBeFocused()
      await expectSound(page)
      await form.main.getByRole('button', { name: /^(Remove|削除).*svg/ }).click()
      await form.give({ otherURL: `https://example.com/${'long'.repeat(40)}` })
      await form.forward.click()
      await form.isAt('entryExperience')
      await form.forward.click()
      await expect(form.main.getByRole('alert')).toBeFocused()
      await expectSound(page)
      await form.fillExperience()
      await form.forward.click()
      await form.isAt('entryConfirm')
      await expectSound(page)
      await form.send.click()
      await form.isAt('entryComplete')
      await expectSound(page)
    })

    test('no step shifts its layout, from the first to the last', async ({ page }) => {
      await watchShifts(page)
      const form = new EntryForm(page, name === 'phone' ? 'ja' : 'en')
      await form.toConfirm()
      await form.send.click()
      await form.isAt('entryComplete')
      const title = form.main.getByRole('heading', { level: 1 })
      await expect(title).toBeFocused()
      await expect(title).toHaveText(form.t.completeTitle({ count: 0 }))
      await expectNoShift(page)
    })

    test('the reload of a later step shifts no layout', async ({ page }) => {
      await watchShifts(page)
      const form = new EntryForm(page, name === 'phone' ? 'ja' : 'en')
      await form.toConfirm()
      await page.reload()
      await form.isAt('entryConfirm')
      await expect(form.send).toBeVisible()
      await expectNoShift(page)
    })
  })
}

test('the whole form can be filled in by keyboard alone', async ({ page }) => {
  const form = new EntryForm(page)
  const { keyboard } = page

  /** Presses Tab until the named control has the focus. */
  async function tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 80; presses++) {
      await keyboard.press('Tab')
      if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name) return
    }
    throw new Error(`Tab never reaches ${name}`)
  }
  async function choose(name: string, value: string): Promise<void> {
    await tabTo(name)
    const label = await form.control(name).locator(`option[value="${value}"]`).innerText()
    await keyboard.type(label)
    await expect(form.control(name)).toHaveValue(value)
  }

  await form.open('entry')
  const email = newAddress()
  const { name, phoneNumber, ...choices } = person
  for (const [control, text] of Object.entries({ name, email, email_confirm: email, phoneNumber })) {
    await tabTo(control)
    await keyboard.insertText(text)
  }
  for (const [control, value] of Object.entries(choices)) await choose(control, value)
  for (const control of ['agreeToTerms', 'agreeToHashi']) {
    await tabTo(control)
    await keyboard.press('Space')
  }
  await keyboard.press('Enter')
  await form.isAt('entryFiles')
  await tabTo('otherURL')
  await keyboard.insertText('https://example.com')
  await keyboard.press('Enter')
  await form.isAt('entryExperience')
  for (const [control, value] of Object.entries(experience)) await choose(control, value)
  await tabTo('proceduralExperience')
  await keyboard.press('Space')
  await expect(form.control('proceduralExperience').first()).toBeChecked()
  await keyboard.press('Enter')
  await form.isAt('entryConfirm')
  await form.send.focus()
  await keyboard.press('Enter')
  await form.isAt('entryComplete')
})

test('the form works after a page translation', async ({ page }) => {
  const form = new EntryForm(page)
  await form.open('entry')
  await translateWhole(page)
  await form.forward.click()
  await expect(form.main.getByRole('alert')).toBeFocused()
  await translateWhole(page)
  await form.fillPerson()
  await form.forward.click()
  await expect(page).toHaveURL(/upload-files$/)
  await translateWhole(page)
  await form.control('resume').setInputFiles({
    name: 'cv.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Go'),
  })
  await expect(form.main.getByText('cv.txt').first()).toBeVisible()
  await form.forward.click()
  await expect(page).toHaveURL(/additional-info$/)
  await form.fillExperience()
  await form.forward.click()
  await expect(page).toHaveURL(/confirm$/)
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the form says that it needs script', async ({ page }) => {
    await page.goto('/en/entry')
    await expect(page.getByText(/JavaScript/)).toBeVisible()
  })
})
