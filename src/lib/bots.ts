/** Crawlers, checkers and link previewers; the not-found page is not rendered for them (spec §2). */
const bots = /bot|lighthouse|facebook ?external ?hit|google/i

export function isBot(userAgent: string): boolean {
  return bots.test(userAgent)
}
