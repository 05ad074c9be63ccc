import { levelRank } from '#domain/levels.ts'
import type { JobListing } from '../ports/jobs.ts'
import type { Story } from '../ports/stories.ts'

/**
 * Returns the story nearest to a job, undefined without stories. A person who took up its role precedes one who left it. Among equals, the
 * person's level of Japanese closest to the required one decides, then the order of the stories.
 */
export function nearestStory(stories: Story[], job: JobListing): Story | undefined {
  const rank = (story: Story) => [
    roleRank(story, job),
    -Math.abs(levelRank(story.japaneseLevel) - levelRank(job.japaneseLevel)),
  ]
  return stories
    .map((story) => ({ story, rank: rank(story) }))
    .sort((a, b) => compare(b.rank, a.rank))
    .at(0)?.story
}

function roleRank({ roleAfter, roleBefore }: Story, { jobCategory }: JobListing): number {
  if (roleAfter === jobCategory) return 2
  return roleBefore === jobCategory ? 1 : 0
}

/** Compares lists of numbers by their first difference. */
function compare(a: number[], b: number[]): number {
  return a.map((value, place) => value - (b[place] ?? 0)).find((difference) => difference !== 0) ?? 0
}
