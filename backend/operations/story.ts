import type { Lang } from '#domain/lang.ts'
import type { Handler } from '../operation.ts'
import type { Story } from '../ports/records.ts'

const RELATED = 3

export const listStories: Handler<'listStories'> = async ({ query, lang }, { store }) => {
  const { top, page, perPage } = query
  const stories = (await store.stories.all()).filter((story) => !top || story.isTop)
  const cases = stories.slice((page - 1) * perPage, page * perPage).map((story) => storySummary(story, lang))
  return { status: 200, body: { cases, total: stories.length, page, perPage } }
}

export const getStory: Handler<'getStory'> = async ({ params, lang }, { store, config }) => {
  const stories = await store.stories.all()
  const at = stories.findIndex(({ id }) => id === params.id)
  const story = stories[at]
  if (!story) return { status: 404 }
  const { ja: _ja, en: _en, salaryBefore: _before, salaryAfter: _after, ...facts } = story
  return {
    status: 200,
    body: {
      ...facts,
      ...story[lang],
      ...salaries(story, lang),
      hrbc: config.trackingOrigin && new URL(`/case/${story.id}`, config.trackingOrigin).href,
      previousStory: storyLink(stories[at - 1], lang),
      nextStory: storyLink(stories[at + 1], lang),
      related: relatedTo(stories, at).map((other) => storySummary(other, lang)),
    },
  }
}

function storySummary(story: Story, lang: Lang) {
  const { initials, age, nationality, catchTitle, jobBeforeTransfer, jobAfterTransfer } = story[lang]
  return {
    id: story.id,
    initials,
    age,
    nationality,
    catchTitle,
    jobBeforeTransfer,
    jobAfterTransfer,
    ...salaries(story, lang),
    isTop: story.isTop,
  }
}

function storyLink(story: Story | undefined, lang: Lang) {
  return story ? { id: story.id, catchTitle: story[lang].catchTitle } : null
}

/** Returns the next stories of the list, cyclically, without the neighbours, which are linked already. */
function relatedTo(stories: Story[], at: number): Story[] {
  const inTurn = [...stories.slice(at + 2), ...stories.slice(0, Math.max(0, at - 1))]
  return inTurn.slice(0, RELATED)
}

function salaries({ salaryBefore, salaryAfter }: Story, lang: Lang) {
  return {
    annualSalaryBeforeTransfer: salaryText(salaryBefore, lang),
    annualSalaryAfterTransfer: salaryText(salaryAfter, lang),
  }
}

/** Formats ten-thousands of yen without a unit: "380" (万円) or "3.8" (million). Empty for new graduates. */
function salaryText(tenThousandYen: number | null, lang: Lang): string {
  if (tenThousandYen === null) return ''
  return lang === 'ja' ? String(tenThousandYen) : (tenThousandYen / 100).toFixed(1)
}
