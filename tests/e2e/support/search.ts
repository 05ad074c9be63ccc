import type { Locator, Page } from '@playwright/test'
import type { Lang } from '#domain/lang.ts'
import { jobs as en } from '#i18n/en/jobs.ts'
import { jobs as ja } from '#i18n/ja/jobs.ts'
import { expect } from './test.ts'

export type ChoiceState = { name: string; count: number; isDisabled: boolean; isChecked: boolean }

/** The job search page from a person's view. */
export class SearchPage {
  readonly page: Page
  readonly lang: Lang
  readonly t: typeof en
  readonly main: Locator
  readonly status: Locator
  readonly jobs: Locator
  readonly chips: Locator
  readonly pages: Locator
  constructor(page: Page, lang: Lang = 'en') {
    this.page = page
    this.lang = lang
    this.t = { en, ja }[lang]
    this.main = page.getByRole('main')
    this.status = this.main.getByRole('heading', { level: 2 }).getByRole('status')
    this.jobs = this.main.getByRole('article')
    this.chips = this.main.getByRole('group', { name: this.t.active })
    this.pages = this.main.getByRole('navigation', { name: this.t.pages })
  }

  /** Returns the checkbox or radio button of a filter's value. */
  choice(name: string, value: string): Locator {
    return this.main.locator(`input[name="${name}"][value="${value}"]`)
  }

  /** Opens a group of filters. */
  async openGroup(title: string): Promise<void> {
    await this.main
      .locator('summary')
      .filter({ hasText: new RegExp(`^${title}`) })
      .first()
      .click()
  }

  /** Returns the number of jobs that the page states. */
  async total(): Promise<number> {
    return numberIn(await this.status.innerText())
  }

  /** Returns the number of jobs that a choice states: the last number of its label or description. */
  async countBeside(choice: Locator): Promise<number> {
    const [state] = await statesOf(choice)
    if (!state) throw new Error(`There is no ${String(choice)}`)
    return state.count
  }

  /** Returns all checkboxes and radio buttons of the filters in the page. */
  choices(): Promise<ChoiceState[]> {
    return statesOf(this.main.locator('input:is([type=checkbox], [type=radio])'))
  }

  /** Ticks a choice and waits until the list matches its count; returns the number of jobs. */
  async choose(name: string, value: string): Promise<number> {
    const choice = this.choice(name, value)
    await expect(choice).toBeAttached()
    const count = await this.countBeside(choice)
    // `check` looks at the box once, right after the click, where a busy browser may still be rendering it.
    await choice.click()
    await expect(choice).toBeChecked()
    await this.expectTotal(count)
    return count
  }

  async expectTotal(count: number): Promise<void> {
    const words = this.t.matches({ count })
    await expect(this.status).toHaveText(new RegExp(`^${count.toLocaleString('en')} ?${words}`))
    await expect(this.jobs).toHaveCount(Math.min(count, 20))
  }

  /** Returns the ids of the jobs in the list, in order. */
  ids(): Promise<number[]> {
    return this.jobs
      .locator('a[href*="/jobs/detail/"]')
      .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))))
  }
}

function statesOf(choices: Locator): Promise<ChoiceState[]> {
  return choices.evaluateAll((inputs) =>
    inputs
      .filter((input) => input instanceof HTMLInputElement)
      .map((input) => {
        const describing = input.getAttribute('aria-describedby')?.split(' ') ?? []
        const parts = [...(input.labels ?? []), ...describing.map((id) => document.getElementById(id))]
        const text = parts.map((part) => part?.textContent).join(' ')
        return {
          name: `${input.name}=${input.value}`,
          count: Number(text.match(/[\d,]+(?=\D*$)/)?.[0].replaceAll(',', '')),
          isDisabled: input.disabled,
          isChecked: input.checked,
        }
      }),
  )
}

function numberIn(text: string): number {
  const found = /[\d,]+/.exec(text)?.[0]
  if (!found) throw new Error(`No number in "${text}"`)
  return Number(found.replaceAll(',', ''))
}
