/** Texts of a story's card. */
export const storyCard = {
  person: ({ initials, age, nationality }: { initials: string; age: string; nationality: string }) =>
    `${initials}, ${age}, from ${nationality}`,
  before: 'Before',
  after: 'After',
  newGraduate: 'New graduate',
}
