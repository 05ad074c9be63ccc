/** Helpers for the editors of resume and career history. */

import { expect } from 'vitest'
import { openPage } from './openPage.tsx'

export const RESUME = '/en/applicant/mypage/resume'
export const CAREER = '/en/applicant/mypage/career'

/** Opens an editor and waits for its form. */
export async function edit(path: string, { name = 'Maria Santos', now }: { name?: string; now?: Date } = {}) {
  const { screen, router } = await openPage(path, now)
  await expect.element(screen.getByRole('textbox', { name: /^Name/ }).first()).toHaveValue(name)
  return { screen, router, main: screen.getByRole('main') }
}

/** The values of the controls with matching names, in the order of the page. */
export const values = (name: RegExp) =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter((control) => name.test(control.name))
    .map(({ value }) => value)
