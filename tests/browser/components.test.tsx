/** The page of all components (`mocks/components`). An unexpected error on the console fails each test (`tests/setup/consoleErrors.ts`). */

import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ComponentsPage } from '#mocks/components/ComponentsPage.tsx'
import { loadComponentTexts } from '#mocks/components/texts.ts'

beforeEach(loadComponentTexts)

test('has each group of the contents, and fields with their messages', async () => {
  const screen = await render(<ComponentsPage />)
  const links = screen.getByRole('navigation', { name: 'Groups' }).getByRole('link')
  expect(links.elements().length).toBeGreaterThan(8)
  for (const link of links.elements()) {
    const group = screen.getByRole('region', { name: link.textContent ?? '', exact: true })
    expect(`#${group.element().id}`).toBe(link.getAttribute('href'))
    expect(group.element().querySelectorAll('h3').length).toBeGreaterThan(2)
  }
  const wrong = screen.getByRole('textbox', { name: 'TextAreaField' }).nth(1)
  await expect.element(wrong).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByRole('radiogroup', { name: 'RadioField' }).nth(1)).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[id^="wrong."][id$="-error"]').length).toBeGreaterThan(9)
})

test('opens its dialogs, which do not cover the page, and asks before leaving', async () => {
  const screen = await render(<ComponentsPage />)
  await screen.getByRole('button', { name: 'ConfirmDialog' }).click()
  const dialog = screen.getByRole('dialog')
  expect(getComputedStyle(dialog.element()).backgroundColor).toBe('rgb(255, 255, 255)')
  expect(groundsAround(dialog.element())).toEqual([])
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await screen.getByRole('link', { name: 'Leave without saving' }).click()
  await expect.element(screen.getByText('The values of the form would be lost.')).toBeVisible()
})

test('components of Mantine have the colours of the tokens', async () => {
  const screen = await render(<ComponentsPage />)
  const bar = screen.getByRole('progressbar', { name: 'Writing the file' }).element()
  expect(getComputedStyle(bar).backgroundColor).toBe('rgb(44, 82, 134)')
})

/** Returns the backgrounds of the boxes around an element, up to the body. */
function groundsAround(element: Element): string[] {
  const parent = element.parentElement
  if (!parent || parent === document.body) return []
  const { backgroundColor } = getComputedStyle(parent)
  return [...(backgroundColor === 'rgba(0, 0, 0, 0)' ? [] : [backgroundColor]), ...groundsAround(parent)]
}
