import type { Handler } from '../operation.ts'
import { advisorOfStory, salaries, storyLink, storySummary } from '../stories/view.ts'

export const listStories: Handler<'listStories'> = async ({ query, lang }, { store }) => {
  const { top, page, perPage } = query
  const stories = (await store.stories.published()).filter((story) => !top || story.isTop)
  const cases = stories.slice((page - 1) * perPage, page * perPage).map((story) => storySummary(story, lang))
  return { status: 200, body: { cases, total: stories.length, page, perPage } }
}

export const getStory: Handler<'getStory'> = async ({ params, lang }, { store, config }) => {
  const [stories, advisors] = await Promise.all([store.stories.published(), store.advisors.all()])
  const at = stories.findIndex(({ id }) => id === params.id)
  const story = stories[at]
  if (!story) return { status: 404 }
  const { id, roleBefore, roleAfter, origin, japaneseLevel, isTop } = story
  return {
    status: 200,
    body: {
      id,
      roleBefore,
      roleAfter,
      origin,
      japaneseLevel,
      isTop,
      ...story[lang],
      ...salaries(story, lang),
      hrbc: config.trackingOrigin && new URL(`/case/${story.id}`, config.trackingOrigin).href,
      advisor: advisorOfStory(story, advisors, lang),
      previousStory: storyLink(stories[at - 1], lang),
      nextStory: storyLink(stories[at + 1], lang),
    },
  }
}
