/** "Can I get this job?" in the page: the questions, the answers on cards, hiding, removal, and storages that refuse. */

import { beforeEach, expect, test, vi } from 'vitest'
import { languages } from '#domain/lang.ts'
import { loadAllTexts, textsOf } from '#i18n/load.ts'
import { bestFitOrder } from '#src/features/jobs/fit/useFittingJobs.ts'
import { tellTabs } from '#src/features/session/tabs.ts'
import { dropSessionCookie } from '#src/lib/sessionCookie.ts'
import { href } from '#src/routes/href.ts'
import { logInAs } from './support/account.ts'
import { crampedWords } from './support/crampedWords.ts'
import { fail, lost, onGet, problem, repair, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'
import { resizeWindow } from './support/resizeWindow.ts'

const told = {
  japanese: 'daily_conversational_level_jp',
  english: 'business_level_en',
  residence: 'abroad',
  visa: 'none',
}
const tell = (conditions: object = told) => localStorage.setItem('conditions', JSON.stringify(conditions))
const kept = () => localStorage.getItem('conditions')

beforeEach(resetMocks)
// The order stays the same while the site is open.
beforeEach(() => bestFitOrder.set(bestFitOrder.initial))

async function openJobs() {
  const { screen, router } = await openPage('/en/jobs')
  const main = screen.getByRole('main')
  const cards = main.getByRole('article')
  await expect.poll(() => cards.elements().length).toBe(20)
  return { screen, main, cards, router }
}

/** Answers two of the four questions. */
async function answer(screen: Awaited<ReturnType<typeof openJobs>>['screen']) {
  await screen.getByRole('main').getByRole('button', { name: 'Answer four questions' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Can I apply?' })
  await dialog
    .getByRole('group', { name: 'Your Japanese' })
    .getByRole('radio', { name: /^Conversational/ })
    .click()
  await dialog.getByRole('radio', { name: 'Outside Japan' }).click()
  return dialog
}

test('two answers are stored, shown, and answer each card; the others count as skipped', async () => {
  const { screen, main, cards } = await openJobs()
  const dialog = await answer(screen)
  await dialog.getByRole('button', { name: 'Show what fits' }).click()
  await expect.element(main.getByRole('button', { name: 'Remove' })).toBeVisible()
  expect(JSON.parse(kept() ?? '')).toEqual({ ...told, english: null, visa: null })
  await expect.element(main.getByText('Not answered').first()).toBeVisible()
  await expect
    .poll(() => cards.elements().filter((card) => /Yes so far\.|Almost:/.test(card.textContent)).length)
    .toBe(20)
})

test.each(languages)(
  "a job's page has one rule for everybody and one verdict for the person, in %s",
  async (lang) => {
    tell()
    await loadAllTexts(lang)
    const [t, card] = [textsOf(lang, 'fit'), textsOf(lang, 'jobCard')]
    for (const id of [20461, 20403, 20407]) {
      const { screen } = await openPage(href(lang, 'job', { id }))
      const main = screen.getByRole('main')
      /** The texts that are shown, without those of the cards of similar jobs. */
      const shown = (texts: string[]) =>
        texts.filter((text) =>
          main
            .getByText(text, { exact: true })
            .elements()
            .some((element) => !element.closest('article')),
        )
      await expect.poll(() => shown([t.soFar, ...Object.values(t.verdict)])).toHaveLength(1)
      expect(shown([card.whoEverybody, card.whoResidents, card.abroadYes, card.abroadNo])).toHaveLength(1)
      await screen.unmount()
    }
  },
)

test('closing the questions without an answer stores nothing', async () => {
  const { screen, main } = await openJobs()
  const dialog = await answer(screen)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(main.getByRole('button', { name: 'Answer four questions' })).toBeVisible()
  expect(kept()).toBeNull()
})

test('the questions start from earlier answers, and removal forgets them', async () => {
  tell()
  const { screen, main } = await openJobs()
  await main.getByRole('button', { name: 'Change' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('radio', { name: 'Outside Japan' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await main.getByRole('button', { name: 'Remove' }).click()
  await expect.element(main.getByRole('button', { name: 'Answer four questions' })).toBeVisible()
  await expect.element(main.getByText(/^(Yes,|Almost:)$/)).not.toBeInTheDocument()
  expect(kept()).toBeNull()
})

test.each(languages.flatMap((lang) => [320, 360, 390, 1280].map((width) => [lang, width] as const)))(
  'the words of each choice fit beside its planks, in %s at %i px',
  async (lang, width) => {
    await resizeWindow(width, 844)
    await loadAllTexts(lang)
    tell()
    const { screen } = await openPage(href(lang, 'jobs'))
    const t = textsOf(lang, 'fit')
    await screen.getByRole('main').getByRole('button', { name: t.change }).click()
    const dialog = screen.getByRole('dialog', { name: t.title })
    await expect.element(dialog.getByRole('radio').first()).toBeVisible()
    expect(dialog.getByRole('radio').elements()).toHaveLength(18)
    expect(crampedWords(dialog.element().querySelectorAll('label'), '[style*="--level"]')).toEqual([])
  },
)

test('a full storage keeps the answers for this page', async () => {
  const { screen, main } = await openJobs()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  try {
    const dialog = await answer(screen)
    await dialog.getByRole('button', { name: 'Show what fits' }).click()
    await expect.element(main.getByText('Outside Japan')).toBeVisible()
    expect(kept()).toBeNull()
  } finally {
    full.mockRestore()
  }
})

test('the answers of another tab apply here', async () => {
  const { main } = await openJobs()
  tell()
  // The event of a change by another tab.
  window.dispatchEvent(new StorageEvent('storage', { key: 'conditions' }))
  await expect.element(main.getByText('Outside Japan')).toBeVisible()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await expect.element(main.getByRole('button', { name: 'Answer four questions' })).toBeVisible()
})

const within = /^\d+ of \d+ within reach$/
const rankOf = (text: string) => [/Yes,/, /Almost:/, /No:/].findIndex((rank) => rank.test(text))
const ranksOf = (cards: { elements: () => Element[] }) =>
  cards.elements().map((card) => rankOf(card.textContent))
const isSorted = (ranks: number[]) => ranks.every((rank, at) => rank >= (ranks[at - 1] ?? 0))

test('the jobs within reach lead, the best fit first, and the others are folded with their reasons', async () => {
  tell()
  const { main, cards } = await openJobs()
  const found = main.getByRole('heading', { level: 2 }).getByRole('status')
  await expect.poll(() => found.element().textContent).toMatch(within)
  await expect.element(main.getByRole('combobox', { name: 'Sort by' })).toHaveValue('bestFit')
  await expect.poll(() => isSorted(ranksOf(cards)) && ranksOf(cards)[0]).toBe(0)
  expect(ranksOf(cards)).not.toContain(2)
  const [reach, total] = found.element().textContent.match(/\d+/g) ?? []
  const unfit = Number(total) - Number(reach)
  await expect.element(main.getByText(`${unfit} jobs do not fit`)).toBeVisible()
  await expect.element(main.getByText(/\d+ take only Japan residents/)).toBeVisible()
  await main.getByText(`Show the ${unfit} jobs`).click()
  await expect.poll(() => cards.elements().length).toBe(20 + Math.min(20, unfit))
  expect(ranksOf(cards).slice(20)).toEqual(Array.from({ length: Math.min(20, unfit) }, () => 2))
  await main.getByRole('button', { name: /^Show \d+ more$/ }).click()
  await expect.poll(() => cards.elements().length).toBe(20 + Math.min(40, unfit))
})

test('a failure shows all jobs and says so', async () => {
  const { screen, main, cards } = await openJobs()
  // The first try and the retry of the specification.
  fail(onGet('/job', ({ url }) => (url.includes('sequence') ? problem(500) : undefined)))
  const dialog = await answer(screen)
  await dialog.getByRole('button', { name: 'Show what fits' }).click()
  await expect
    .element(main.getByText('Jobs cannot be matched with your answers right now, so all of them are shown.'))
    .toBeVisible()
  expect(cards.elements()).toHaveLength(20)
  repair()
})

test('another order keeps the others folded, and stays on the next page', async () => {
  // Enough jobs for two pages.
  tell({ ...told, residence: 'japan', visa: 'change' })
  const { screen, main, cards } = await openJobs()
  const found = main.getByRole('heading', { level: 2 }).getByRole('status')
  await expect.poll(() => found.element().textContent).toMatch(within)
  const order = main.getByRole('combobox', { name: 'Sort by' })
  await order.selectOptions('Highest salary')
  await expect.poll(() => isSorted(ranksOf(cards))).toBe(false)
  expect(ranksOf(cards)).not.toContain(2)
  await screen.getByRole('link', { name: 'Next' }).click()
  await expect.element(order).toHaveValue('salary')
  await main.getByRole('button', { name: 'Remove' }).click()
  await expect.element(order.getByRole('option', { name: 'Best fit' })).not.toBeInTheDocument()
  await expect.poll(() => found.element().textContent).toMatch(/jobs match$/)
})

test('back from a search that still loads shows the one of the address', async () => {
  tell()
  const { main, router } = await openJobs()
  const found = main.getByRole('heading', { level: 2 }).getByRole('status')
  await expect.poll(() => found.element().textContent).toMatch(within)
  const before = found.element().textContent
  const slow = Promise.withResolvers<undefined>()
  fail(onGet('/job', (request) => (request.url.includes('jobCategory=qa') ? slow.promise : undefined)))
  await router.navigate('/en/jobs?jobCategory=qa')
  await expect.poll(() => main.element().querySelector('[aria-busy=true]')).not.toBeNull()
  await router.navigate(-1)
  await expect.poll(() => main.element().querySelector('[aria-busy=true]')).toBeNull()
  slow.resolve(undefined)
  expect(found.element().textContent).toBe(before)
})

test('a search is compared with one call', async () => {
  tell()
  const { main, router } = await openJobs()
  const found = main.getByRole('heading', { level: 2 }).getByRole('status')
  await expect.poll(() => found.element().textContent).toMatch(within)
  const before = found.element().textContent
  const compared: string[] = []
  fail(
    onGet('/job', ({ url }) => {
      const asked = new URL(url).searchParams
      compared.push(...['requirements', 'sequence'].filter((name) => asked.has(name)))
      return undefined
    }),
  )
  await router.navigate('/en/jobs?location=tokyo')
  await expect
    .poll(() => found.element().textContent !== before && within.test(found.element().textContent))
    .toBe(true)
  expect([...new Set(compared)]).toEqual(['sequence'])
  expect(compared).toHaveLength(1)
})

test('an applicant sees the answers of the profile, which only the profile changes', async () => {
  tell({ ...told, residence: 'japan' })
  await logInAs('maria')
  const { screen } = await openPage('/en/applicant/mypage/jobs')
  const main = screen.getByRole('main')
  await expect.element(main.getByText('from your profile')).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Edit profile' })).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Remove' })).not.toBeInTheDocument()
})

test.each(['/en/jobs', '/en/jobs/detail/20402'])(
  'a logout in another tab takes the answers of the profile from %s at once',
  async (path) => {
    await logInAs('maria')
    const { screen } = await openPage(path)
    const main = screen.getByRole('main')
    await expect.element(main.getByText('from your profile')).toBeVisible()
    dropSessionCookie()
    tellTabs({ kind: 'logout' })
    await expect.element(main.getByRole('button', { name: 'Answer four questions' })).toBeVisible()
    await expect.element(main.getByText('from your profile')).not.toBeInTheDocument()
  },
)

test('a logout in another tab leaves the answers that were given in this browser', async () => {
  tell()
  await logInAs('maria')
  const { screen } = await openPage('/en/jobs')
  const main = screen.getByRole('main')
  await expect.element(main.getByText('from your profile')).toBeVisible()
  dropSessionCookie()
  tellTabs({ kind: 'logout' })
  await expect.element(main.getByText('Outside Japan')).toBeVisible()
  await expect.element(main.getByText('from your profile')).not.toBeInTheDocument()
})

test('the jobs that a step opens show when they cannot be counted again, as they were counted before', async () => {
  await logInAs('maria')
  const { screen } = await openPage('/en/applicant/mypage/jobs')
  const section = screen.getByRole('main').getByRole('region', { name: 'One step away' })
  const open = section.getByRole('button', { name: /^See the/ }).first()
  await expect.element(open).toBeVisible()
  const again = onGet('/job', ({ url }) => (url.includes('sequence') ? lost() : undefined))
  fail(again)
  const minuteLater = Date.now() + 61_000
  vi.spyOn(Date, 'now').mockReturnValue(minuteLater)
  await open.click()
  await expect.poll(again.calls).toBeGreaterThan(0)
  await expect.element(section.getByRole('article').first()).toBeVisible()
  await expect.element(section.getByRole('alert')).not.toBeInTheDocument()
})
