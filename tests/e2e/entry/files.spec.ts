import type { RuleName } from '#domain/ruleNames.ts'
import { files as filesEn } from '#i18n/en/files.ts'
import { rules as en } from '#i18n/en/rules.ts'
import { EntryForm, type Upload, pdf } from '../support/entry.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

const textOf = (rule: RuleName, limit = 0, isEmpty = false) => {
  const found = en[rule]
  return typeof found === 'string' ? found : found({ field: '', limit, isEmpty })
}

const plain = (name: string, content: string, mimeType = 'text/plain'): Upload => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

const table: [Upload, message: string | null][] = [
  [pdf('500-kb.pdf', 512_000), null],
  [pdf('one-more.pdf', 512_001), textOf('fileSize', 500)],
  [pdf(`${'a'.repeat(31)}.pdf`), null],
  [pdf(`${'a'.repeat(32)}.pdf`), textOf('fileNameLength', 35)],
  [pdf(`${'が'.normalize('NFD').repeat(31)}.pdf`), null],
  [plain('zip.docx', 'PK\u0003\u0004 no document'), textOf('fileContent')],
  [plain('program.pdf', 'MZ', 'application/pdf'), textOf('fileContent')],
  [plain('picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'), textOf('fileType')],
  [plain('empty.pdf', '', 'application/pdf'), textOf('fileContent', 0, true)],
  [plain('nul.txt', 'a\0b'), textOf('fileContent')],
  [plain('履歴書.txt', '職歴'), null],
]

test('files are accepted, or refused with the reason at their field', async ({ page }) => {
  const form = new EntryForm(page)
  await form.toFiles()
  for (const [file, message] of table) {
    await form.control('resume').setInputFiles(file)
    await expect(form.main.getByText(file.name, { exact: false }).first()).toBeVisible()
    const expected = message === null ? '' : filesEn.about({ name: file.name, message })
    await expect.poll(() => form.messageOf('resume'), file.name).toBe(expected)
    await form.main.getByRole('button', { name: `${filesEn.remove} ${file.name}` }).click()
    await expect(form.main.getByText(file.name, { exact: false })).toHaveCount(0)
  }

  await form.control('resume').setInputFiles(plain('program.pdf', 'MZ', 'application/pdf'))
  await form.forward.click()
  await expect(form.main.getByRole('alert')).toBeFocused()
  await form.isAt('entryFiles')

  await form.control('resume').setInputFiles(pdf('right.pdf'))
  await expect.poll(() => form.messageOf('resume')).toBe('')
  await form.forward.click()
  await form.isAt('entryExperience')
})

for (const viewport of Object.values(widths)) {
  test.describe(`At ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport === widths.phone })

    test('a chosen file takes the room that its field has reserved for it', async ({ page }) => {
      const form = new EntryForm(page)
      await form.toFiles()
      const heightOf = () => form.main.evaluate((main) => main.clientHeight)
      const before = await heightOf()
      await form.choose('resume', pdf('resume.pdf'))
      expect(await heightOf()).toBe(before)
    })
  })
}

test('a file dropped outside its field has no effect; the keyboard can choose one as well', async ({
  page,
}) => {
  const form = new EntryForm(page)
  await form.toFiles()
  const drop = (name: string) =>
    page.evaluateHandle((fileName) => {
      const data = new DataTransfer()
      data.items.add(new File(['%PDF-1.7'], fileName, { type: 'application/pdf' }))
      return data
    }, name)

  const prevented = await form.main.evaluate(
    async (main, data) => {
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
      return !main.dispatchEvent(event)
    },
    await drop('beside.pdf'),
  )
  expect(prevented).toBe(true)
  await form.isAt('entryFiles')

  const chooser = page.waitForEvent('filechooser')
  await form.control('resumeJp').focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(pdf('by-keyboard.pdf'))
  await expect(form.main).toContainText('by-keyboard.pdf')
})

test('if the browser cannot store files, the page later says which to choose again', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  const form = new EntryForm(page)
  await form.toConfirm(pdf('my cv.pdf'))
  await page.reload()
  await form.isAt('entryFiles')
  await expect.poll(() => form.messageOf('resume')).toBe(filesEn.lost({ name: 'my cv.pdf' }))
  await form.forward.click()
  await expect(form.main.getByRole('alert')).toBeFocused()
  await form.control('resume').setInputFiles(pdf('my cv.pdf'))
  await form.forward.click()
  await form.isAt('entryExperience')
})

test('a file counts as chosen at once, however long it takes to read', async ({ page }) => {
  await page.addInitScript(() => {
    FileReader.prototype.readAsArrayBuffer = () => {}
  })
  const form = new EntryForm(page)
  await form.toFiles()
  await form.control('resume').setInputFiles(pdf('slow.pdf'))
  await expect(form.main.getByRole('progressbar')).toBeVisible()
  await form.forward.click()
  await form.isAt('entryExperience')

  await page.goBack()
  await form.isAt('entryFiles')
  await expect(form.file('slow.pdf')).toBeVisible()
  await page.reload()
  await expect.poll(() => form.messageOf('resume')).toBe(filesEn.lost({ name: 'slow.pdf' }))
})

test('an unreadable file is an error, and the previous file stays', async ({ page }) => {
  const form = new EntryForm(page)
  await form.toFiles()
  await form.choose('resume', pdf('readable.pdf'))
  await page.evaluate(() => {
    FileReader.prototype.readAsArrayBuffer = function () {
      this.dispatchEvent(new ProgressEvent('error'))
    }
  })
  await form.control('resume').setInputFiles(pdf('gone.pdf'))
  await expect
    .poll(() => form.messageOf('resume'))
    .toBe(filesEn.about({ name: 'gone.pdf', message: filesEn.unreadable }))
  await form.forward.click()
  await form.isAt('entryExperience')
  await page.goBack()
  await expect(form.file('readable.pdf')).toBeVisible()
})
