import type { Lang } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import type { WeighedPage } from './pageKinds.ts'

/**
 * The largest pages of the applicant area beside the dashboard. Those of PDF files have no budget; the others stay within theirs only
 * without the library and the fonts of PDF files.
 */
export const personalPages: WeighedPage[] = [
  { name: 'login', path: (lang) => href(lang, 'login'), budget: { page: 16, scripts: 200 } },
  reader('recommendation', (lang) => href(lang, 'recommendation', { id: 3008 })),
  reader('application', (lang) => href(lang, 'application', { id: 4010 })),
  reader('mypageJobs', (lang) => href(lang, 'mypageJobs')),
  reader('contact', (lang) => href(lang, 'contact')),
  reader('profile', (lang) => href(lang, 'profile')),
  reader('settings', (lang) => href(lang, 'mypageEmail')),
  editor('profileAddition', (lang) => href(lang, 'profileAddition')),
  editor('resume', (lang) => href(lang, 'resume')),
  editor('career', (lang) => href(lang, 'career')),
]

function reader(name: string, path: (lang: Lang) => string): WeighedPage {
  return { name, path, isPersonal: true, budget: { page: 16, scripts: 216 } }
}

function editor(name: string, path: (lang: Lang) => string): WeighedPage {
  return { name, path, isPersonal: true, budget: { page: 16, scripts: 257 } }
}
