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

export type Loaders = { [Name in Namespace]: () => Promise<Texts[Name]> }

/** A language's own list of its dictionaries, so that a page does not carry the addresses of those of the other. */
const lists: Record<Lang, () => Promise<{ loaders: Loaders }>> = {
  ja: () => import('./ja/index.ts'),
  en: () => import('./en/index.ts'),
}

/** What has been loaded; texts never change, so all requests of a server share them. */
const loaded: Record<Lang, Partial<Texts>> = { ja: {}, en: {} }

/** Loads the dictionaries of a page in one language; those that are there already cost nothing. */
export async function loadTexts(lang: Lang, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((name) => !loaded[lang][name])
  if (missing.length === 0) return
  const { loaders } = await lists[lang]()
  await Promise.all(missing.map((name) => loadOne(loaded[lang], loaders, name)))
}

async function loadOne<Name extends Namespace>(
  texts: Partial<Texts>,
  loaders: Loaders,
  name: Name,
): Promise<void> {
  texts[name] = await loaders[name]()
}

/** Loads every dictionary of a language, as a server does at its start. */
export async function loadAllTexts(lang: Lang): Promise<void> {
  const { loaders } = await lists[lang]()
  await loadTexts(lang, Object.keys(loaders) as Namespace[])
}

/** A dictionary that the page's row has named; throws for one that it has not. */
export function textsOf<Name extends Namespace>(lang: Lang, name: Name): Texts[Name] {
  const found = loaded[lang][name]
  if (!found)
    throw new Error(`The texts "${name}" are not loaded in "${lang}": add them to the row of the page`)
  return found
}
