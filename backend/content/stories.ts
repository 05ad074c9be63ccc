import { languages } from '#domain/lang.ts'
import { removedMedia, sanitize } from '#domain/sanitize.ts'
import * as zod from '#openapi/staff/generated/zod.ts'
import type { StoryBody } from '#openapi/staff/generated/zod.ts'
import type { Story } from '../ports/stories.ts'
import { blankIssues, endOf, languageIssues, staysClosed } from './checks.ts'
import type { ContentKind } from './kind.ts'

/** Stories. */
export const storyKind: ContentKind<StoryBody, Story> = {
  name: 'story',
  schema: zod.StoryBody,
  table: ({ stories }) => stories,
  prepare:
    async () =>
    ({ body }) =>
      languages.flatMap((lang) => {
        const { initials, catchTitle, jobAfterTransfer, previousCareer, motive } = body[lang]
        return [
          ...blankIssues({
            [`${lang}.initials`]: initials,
            [`${lang}.catchTitle`]: catchTitle,
            [`${lang}.jobAfterTransfer`]: jobAfterTransfer,
          }),
          ...languageIssues(lang, `${lang}.motive`, `${previousCareer}\n${motive}`),
        ]
      }),
  bodyOf: ({ externalId: _externalId, version: _version, id: _id, closed, ja, en, ...story }) => ({
    ...story,
    // Earlier versions stored HTML as it was written.
    ja: { ...ja, reason: sanitize(ja.reason, 'text') },
    en: { ...en, reason: sanitize(en.reason, 'text') },
    ...(closed && { published: false }),
  }),
  complete: ({ published, ja, en, ...body }, before) => ({
    ...body,
    ja: { ...ja, reason: sanitize(ja.reason, 'text') },
    en: { ...en, reason: sanitize(en.reason, 'text') },
    ...(staysClosed(published === undefined ? undefined : !published, before) && { published: false }),
  }),
  removedMedia: ({ ja, en }) => [ja, en].flatMap(({ reason }) => removedMedia(reason, 'text')),
  async make(store, written, now) {
    const numbers = await store.stories.takeNumbers(written.filter(({ before }) => !before).length)
    return written.map(({ externalId, body: { published, ...facts }, before }) => {
      const id = before?.id ?? numbers.shift()
      if (id === undefined) throw new Error('There are too few numbers for new stories')
      const version = (before?.version ?? 0) + 1
      return { ...facts, externalId, version, id, closed: endOf(published === false, before, now) }
    })
  },
  close: (story, closed) => ({ ...story, closed }),
}

/** Returns a story as staff see it. */
export function staffStory(story: Story) {
  const { published: _, ...body } = storyKind.bodyOf(story)
  return {
    external_id: story.externalId,
    version: String(story.version),
    closedAt: story.closed && story.closed.at,
    id: story.id,
    ...body,
  }
}
