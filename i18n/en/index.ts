import type { Loaders } from '../load.ts'

/** Where each dictionary is in English. */
export const loaders: Loaders = {
  common: async () => (await import('./common.ts')).common,
  home: async () => (await import('./home.ts')).home,
  cases: async () => (await import('./cases.ts')).cases,
  jobs: async () => (await import('./jobs.ts')).jobs,
  job: async () => (await import('./job.ts')).job,
  jobCard: async () => (await import('./jobCard.ts')).jobCard,
  jobOptions: async () => (await import('./jobOptions.ts')).jobOptions,
  entry: async () => (await import('./entry.ts')).entry,
  favorites: async () => (await import('./favorites.ts')).favorites,
  files: async () => (await import('./files.ts')).files,
  storyCard: async () => (await import('./storyCard.ts')).storyCard,
  articleCard: async () => (await import('./articleCard.ts')).articleCard,
  inquiry: async () => (await import('./inquiry.ts')).inquiry,
  personOptions: async () => (await import('./personOptions.ts')).personOptions,
  rules: async () => (await import('./rules.ts')).rules,
  forms: async () => (await import('./forms.ts')).forms,
  attention: async () => (await import('./attention.ts')).attention,
  captcha: async () => (await import('./captcha.ts')).captcha,
  company: async () => (await import('./company.ts')).company,
  inquiryPrivacy: async () => (await import('./inquiryPrivacy.ts')).inquiryPrivacy,
  legal: async () => (await import('./legal.ts')).legal,
  memberPrivacy: async () => (await import('./memberPrivacy.ts')).memberPrivacy,
  privacy: async () => (await import('./privacy.ts')).privacy,
  recruiting: async () => (await import('./recruiting.ts')).recruiting,
  // The texts of pages that exist in Japanese only.
  blog: async () => (await import('../ja/blog.ts')).blog,
  blogAbout: async () => (await import('../ja/blogAbout.ts')).blogAbout,
  securityActs: async () => (await import('../ja/securityActs.ts')).securityActs,
}
