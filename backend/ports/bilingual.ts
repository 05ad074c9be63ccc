/** Values in both languages, and the advisors, who appear with jobs, profiles and applications. */

export type Bilingual<T> = { ja: T; en: T }

export type Advisor = { initials: string } & Bilingual<{ name: string; languages: string }>
