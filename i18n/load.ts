/** The dictionaries of the pages, loaded by language and namespace, so that a page carries the texts it shows and no others. */
import type { Lang } from '#domain/lang.ts'
import type { captcha } from './en/captcha.ts'
import type { articleCard } from './en/articleCard.ts'
import type { cases } from './en/cases.ts'
import type { common } from './en/common.ts'
import type { favorites } from './en/favorites.ts'
import type { entry } from './en/entry.ts'
import type { files } from './en/files.ts'
import type { forms } from './en/forms.ts'
import type { rules } from './en/rules.ts'
import type { personOptions } from './en/personOptions.ts'
import type { home } from './en/home.ts'
import type { job } from './en/job.ts'
import type { jobCard } from './en/jobCard.ts'
import type { jobOptions } from './en/jobOptions.ts'
import type { jobs } from './en/jobs.ts'
import type { attention } from './en/attention.ts'
import type { company } from './en/company.ts'
import type { inquiry } from './en/inquiry.ts'
import type { inquiryPrivacy } from './en/inquiryPrivacy.ts'
import type { legal } from './en/legal.ts'
import type { memberPrivacy } from './en/memberPrivacy.ts'
import type { privacy } from './en/privacy.ts'
import type { recruiting } from './en/recruiting.ts'
import type { storyCard } from './en/storyCard.ts'
import type { blog } from './ja/blog.ts'
import type { blogAbout } from './ja/blogAbout.ts'
import type { securityActs } from './ja/securityActs.ts'

export type Texts = {
  common: typeof common
  home: typeof home
  cases: typeof cases
  jobs: typeof jobs
  job: typeof job
  jobCard: typeof jobCard
  jobOptions: typeof jobOptions
  entry: typeof entry
  favorites: typeof favorites
  files: typeof files
  storyCard: typeof storyCard
  articleCard: typeof articleCard
  blog: typeof blog
  blogAbout: typeof blogAbout
  inquiry: typeof inquiry
  personOptions: typeof personOptions
  rules: typeof rules
  forms: typeof forms
  attention: typeof attention
  captcha: typeof captcha
  company: typeof company
  inquiryPrivacy: typeof inquiryPrivacy
  legal: typeof legal
  memberPrivacy: typeof memberPrivacy
  privacy: typeof privacy
  recruiting: typeof recruiting
  securityActs: typeof securityActs
}
export type Namespace = keyof Texts

type Loaders = { [Name in Namespace]: () => Promise<Texts[Name]> }

/** The texts of pages that exist in Japanese only. */
const japaneseOnly = {
  blog: async () => (await import('./ja/blog.ts')).blog,
  blogAbout: async () => (await import('./ja/blogAbout.ts')).blogAbout,
  securityActs: async () => (await import('./ja/securityActs.ts')).securityActs,
}

const loaders: Record<Lang, Loaders> = {
  ja: {
    common: async () => (await import('./ja/common.ts')).common,
    home: async () => (await import('./ja/home.ts')).home,
    cases: async () => (await import('./ja/cases.ts')).cases,
    jobs: async () => (await import('./ja/jobs.ts')).jobs,
    job: async () => (await import('./ja/job.ts')).job,
    jobCard: async () => (await import('./ja/jobCard.ts')).jobCard,
    jobOptions: async () => (await import('./ja/jobOptions.ts')).jobOptions,
    entry: async () => (await import('./ja/entry.ts')).entry,
    favorites: async () => (await import('./ja/favorites.ts')).favorites,
    files: async () => (await import('./ja/files.ts')).files,
    storyCard: async () => (await import('./ja/storyCard.ts')).storyCard,
    articleCard: async () => (await import('./ja/articleCard.ts')).articleCard,
    inquiry: async () => (await import('./ja/inquiry.ts')).inquiry,
    personOptions: async () => (await import('./ja/personOptions.ts')).personOptions,
    rules: async () => (await import('./ja/rules.ts')).rules,
    forms: async () => (await import('./ja/forms.ts')).forms,
    attention: async () => (await import('./ja/attention.ts')).attention,
    captcha: async () => (await import('./ja/captcha.ts')).captcha,
    company: async () => (await import('./ja/company.ts')).company,
    inquiryPrivacy: async () => (await import('./ja/inquiryPrivacy.ts')).inquiryPrivacy,
    legal: async () => (await import('./ja/legal.ts')).legal,
    memberPrivacy: async () => (await import('./ja/memberPrivacy.ts')).memberPrivacy,
    privacy: async () => (await import('./ja/privacy.ts')).privacy,
    recruiting: async () => (await import('./ja/recruiting.ts')).recruiting,
    ...japaneseOnly,
  },
  en: {
    common: async () => (await import('./en/common.ts')).common,
    home: async () => (await import('./en/home.ts')).home,
    cases: async () => (await import('./en/cases.ts')).cases,
    jobs: async () => (await import('./en/jobs.ts')).jobs,
    job: async () => (await import('./en/job.ts')).job,
    jobCard: async () => (await import('./en/jobCard.ts')).jobCard,
    jobOptions: async () => (await import('./en/jobOptions.ts')).jobOptions,
    entry: async () => (await import('./en/entry.ts')).entry,
    favorites: async () => (await import('./en/favorites.ts')).favorites,
    files: async () => (await import('./en/files.ts')).files,
    storyCard: async () => (await import('./en/storyCard.ts')).storyCard,
    articleCard: async () => (await import('./en/articleCard.ts')).articleCard,
    inquiry: async () => (await import('./en/inquiry.ts')).inquiry,
    personOptions: async () => (await import('./en/personOptions.ts')).personOptions,
    rules: async () => (await import('./en/rules.ts')).rules,
    forms: async () => (await import('./en/forms.ts')).forms,
    attention: async () => (await import('./en/attention.ts')).attention,
    captcha: async () => (await import('./en/captcha.ts')).captcha,
    company: async () => (await import('./en/company.ts')).company,
    inquiryPrivacy: async () => (await import('./en/inquiryPrivacy.ts')).inquiryPrivacy,
    legal: async () => (await import('./en/legal.ts')).legal,
    memberPrivacy: async () => (await import('./en/memberPrivacy.ts')).memberPrivacy,
    privacy: async () => (await import('./en/privacy.ts')).privacy,
    recruiting: async () => (await import('./en/recruiting.ts')).recruiting,
    ...japaneseOnly,
  },
}

/** What has been loaded; texts never change, so all requests of a server share them. */
const loaded: Record<Lang, Partial<Texts>> = { ja: {}, en: {} }

/** Loads the dictionaries of a page in one language; those that are there already cost nothing. */
export async function loadTexts(lang: Lang, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((name) => loadOne(lang, name)))
}

async function loadOne<Name extends Namespace>(lang: Lang, name: Name): Promise<void> {
  const texts: Partial<Texts> = loaded[lang]
  texts[name] ??= await loaders[lang][name]()
}

/** Loads every dictionary of a language, as a server does at its start. */
export async function loadAllTexts(lang: Lang): Promise<void> {
  await loadTexts(lang, Object.keys(loaders[lang]) as Namespace[])
}

/** A dictionary that the page's row has named; throws for one that it has not. */
export function textsOf<Name extends Namespace>(lang: Lang, name: Name): Texts[Name] {
  const found = loaded[lang][name]
  if (!found)
    throw new Error(`The texts "${name}" are not loaded in "${lang}": add them to the row of the page`)
  return found
}
