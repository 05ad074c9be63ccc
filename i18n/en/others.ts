/** The English dictionaries of public pages with which few visits begin. */
export const others = {
  favorites: async () => (await import('./favorites.ts')).favorites,
  attention: async () => (await import('./attention.ts')).attention,
  company: async () => (await import('./company.ts')).company,
  inquiryPrivacy: async () => (await import('./inquiryPrivacy.ts')).inquiryPrivacy,
  legal: async () => (await import('./legal.ts')).legal,
  memberPrivacy: async () => (await import('./memberPrivacy.ts')).memberPrivacy,
  privacy: async () => (await import('./privacy.ts')).privacy,
  recruiting: async () => (await import('./recruiting.ts')).recruiting,
}
