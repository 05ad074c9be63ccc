import { expect, test } from 'vitest'
import { jobs } from '#content/jobs/index.ts'
import { stateOf } from '#content/states.ts'
import { stories as seeds } from '#content/stories/index.ts'
import { JobCategory } from '#openapi/generated/options.ts'
import type { JobListing } from '../ports/jobs.ts'
import { nearestStory } from './nearest.ts'

const stories = seeds.map((story) => ({ ...story, ...stateOf(story.id) }))
const [sample] = jobs
if (!sample) throw new Error('There are no sample jobs')

const job = (facts: Partial<JobListing>): JobListing => ({
  ...sample,
  registeredAt: '',
  updatedAt: '',
  closingDate: null,
  closed: null,
  ...facts,
})

test.each([
  ['qa', 'none_jp', 2],
  ['infrastructure_development', 'none_jp', 8],
  ['infrastructure_development', 'business_level_jp', 10],
  ['web_system_development', 'fluent_jp', 19],
  ['bridge_se', 'none_jp', 4],
] as const)('the story nearest to a job of %s with %s is %i', (jobCategory, japaneseLevel, id) => {
  expect(nearestStory(stories, job({ jobCategory, japaneseLevel }))?.id).toBe(id)
})

test('each role has a story, and an empty list has none', () => {
  for (const jobCategory of JobCategory) expect(nearestStory(stories, job({ jobCategory }))).toBeDefined()
  expect(nearestStory([], job({}))).toBeUndefined()
})
