import { levelRank } from '#domain/levels.ts'
import type { JobListing, Story } from '../ports/records.ts'

/**
 * Returns the story nearest to a job: of a person who took up its role, else of one who left it, then the one whose Japanese was closest
 * to the level that the job asks for. The first of equals; undefined without stories.
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
