/** Texts that lists add to an article. */
export const articleCard = {
  /** Between the category, the date and the reading time. */
  separator: ', ',
  minutes: ({ minutes }: { minutes: number }) => `${minutes} min read`,
}
