/** What lists tell of an article beside its own words. */
export const articleCard = {
  /** Between the category, the date and the reading time. */
  separator: ', ',
  minutes: ({ minutes }: { minutes: number }) => `${minutes} min read`,
}
