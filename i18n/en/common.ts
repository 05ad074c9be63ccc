import { brand } from '#domain/brand.ts'
import type { Lang } from '#domain/lang.ts'

/** The name of each language in that language. */
const languageNames: Record<Lang, string> = { ja: '日本語', en: 'English' }

/** Texts of the layout of every page. */
export const common = {
  skip: 'Skip to main content',
  homeLink: `${brand.name.en} home`,
  loading: 'Loading...',
  needsScript: 'This page needs JavaScript. Please turn it on in your browser.',
  notLoaded: 'This page could not be loaded. Please check your connection.',
  retry: 'Try again',
  reload: 'Reload the page',
  home: 'Home',
  breadcrumbs: 'Breadcrumbs',
  pages: {
    jobs: 'Find jobs',
    cases: 'Stories',
    blog: 'Blog',
    recruiting: 'For employers',
    favoritelist: 'Saved jobs',
  },
  /** A short form for narrow places. */
  saved: 'Saved',
  savedSearches: 'Saved searches',
  login: 'Log in',
  register: { short: 'Register', long: 'Register for free' },
  menu: {
    main: 'Main',
    open: 'Menu',
    close: 'Close',
  },
  search: {
    open: 'Open job search menu',
    byRole: 'By role',
    byRegion: 'By region',
    byJapanese: 'By Japanese level',
    noJapanese: 'No Japanese needed',
    fromAbroad: 'Apply from abroad',
    chat: 'Free career chat',
    all: 'All jobs and filters',
    unsure: 'Not sure yet?',
    unsureText: 'Register once, and an advisor suggests jobs that fit your experience.',
    withoutJob: 'Register without a job',
  },
  language: {
    label: 'Language',
    names: languageNames,
    /** Links to the other language's home page if a page exists in one language only. */
    homes: { ja: '日本語ホーム', en: 'English home' } satisfies Record<Lang, string>,
  },
  footer: {
    about: 'Careers in Japan for IT and creative professionals from abroad.',
    groups: { find: 'Find work', read: 'Read', employers: 'Employers', policies: 'Terms and policies' },
    links: {
      jobs: 'Jobs',
      favoritelist: 'Saved jobs',
      cases: 'Stories',
      entry: 'Register',
      blog: 'Blog',
      invitation: 'Free career chat',
      inquiry: 'Contact us',
      company: 'About us',
      recruiting: `Hiring with ${brand.name.en}`,
      recruitingInquiry: 'Ask about hiring',
      privacy: 'Privacy policy',
      attention: 'Terms of use',
      securityActs: 'Disclosures under the Employment Security Act',
    },
    /** Reopens the consent dialog. */
    consent: 'Analytics consent',
    licence: 'Fee-charging employment placement licence',
    copyright: ({ year, name }: { year: string; name: string }) => `© ${year} ${name}`,
  },
}
