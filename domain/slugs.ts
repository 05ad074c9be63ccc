/** Returns whether a text is a slug as in the contract (`ArticleSlug`). */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}
