/** The dictionaries of pages that exist in Japanese only (spec §2). */
export const japaneseOnly = {
  blogAbout: async () => (await import('./blogAbout.ts')).blogAbout,
  securityActs: async () => (await import('./securityActs.ts')).securityActs,
}
