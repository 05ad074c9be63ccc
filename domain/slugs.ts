/** Whether a text has the form of a slug, as the contract writes them (`ArticleSlug`). */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}
