import type { storyCard as en } from '../en/storyCard.ts'

export const storyCard: typeof en = {
  person: ({ initials, age, nationality }) => `${initials}、${age}、${nationality}出身`,
  before: '転職前',
  after: '転職後',
  newGraduate: '新卒',
}
