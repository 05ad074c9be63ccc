import { formatNumber } from '#domain/numbers.ts'

/** The number stays beside its word. */
const jobsOf = (count: number) => (count === 1 ? '1\u{a0}job' : `${formatNumber(count)}\u{a0}jobs`)

/** The job search. */
export const jobs = {
  title: 'Jobs in Japan',
  crumb: 'Jobs',

  // The document's title
  titleOf: ({ role, place }: { role: string | null; place: string | null }) =>
    `${role === null ? 'Jobs' : `${role} jobs`} in ${place ?? 'Japan'}`,
  titleWith: ({ title, filters, more }: { title: string; filters: string[]; more: number }) =>
    `${title}: ${filters.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  titlePage: ({ title, page }: { title: string; page: number }) => `${title} – page ${page}`,
  description: ({ title }: { title: string }) =>
    `${title} for IT and creative professionals from abroad. Every job shows its salary, location and required Japanese and English.`,

  saveSearch: 'Save this search',

  // Filters
  filters: 'Filters',
  filtersActive: ({ count }: { count: number }) => (count > 0 ? `Filters (${count})` : 'Filters'),
  clearAll: 'Clear all',
  close: 'Close',
  show: ({ count }: { count: number }) => `Show ${formatNumber(count)} ${count === 1 ? 'job' : 'jobs'}`,
  showJobs: 'Show jobs',
  count: ({ count }: { count: number }) => formatNumber(count),
  chosen: ({ count }: { count: number }) => `${count} selected`,
  /** Choices without jobs. */
  more: ({ count }: { count: number }) => `+${count} more`,
  skip: 'Skip to results',
  showChoices: 'Show the choices',
  showParts: 'Show all choices',
  keyword: 'Keyword',
  search: 'Search',
  abroad: 'Apply from abroad',
  fromAbroad: 'Open to applicants abroad',
  remote: 'Remote work',
  employment: 'Employment type',
  role: 'Role',
  place: 'Location',
  nationwide: 'Anywhere in Japan',
  prefecturesOf: ({ region }: { region: string }) => `Prefectures of ${region}`,
  salary: 'Minimum salary',
  salaryFrom: ({ amount }: { amount: string }) => `${amount} or more`,
  salaryOption: ({ amount, count }: { amount: string; count: string }) => `${amount} or more (${count})`,
  any: 'Any',
  japanese: 'Your Japanese',
  english: 'Your English',
  levelHelp: 'Shows jobs you can apply for at this level.',
  otherLanguages: 'Other languages',
  skills: 'IT skills',
  findSkill: 'Find a skill',
  skillsFound: ({ count }: { count: number }) =>
    count === 0 ? 'No skill with this name' : count === 1 ? '1 skill' : `${count} skills`,
  industry: 'Industry',
  industriesOf: ({ group }: { group: string }) => `Industries in ${group}`,

  // Selected filters
  active: 'Active filters',
  remove: ', remove',
  words: ({ words }: { words: string }) => `“${words}”`,
  japaneseUpTo: ({ level }: { level: string }) => `Japanese: up to ${level.toLowerCase()}`,
  englishUpTo: ({ level }: { level: string }) => `English: up to ${level.toLowerCase()}`,
  japaneseNone: 'No Japanese needed',
  englishNone: 'No English needed',
  ignored: ({ values, more }: { values: string[]; more: number }) => {
    const one = values.length + more === 1
    const named = values.map((value) => `“${value}”`).join(', ') + (more > 0 ? ` and ${more} more` : '')
    return `We don’t recognise ${named}, so we left ${one ? 'it' : 'them'} out. All other filters apply.`
  },
  ignoredWords: ({ limit, values, more }: { limit: number; values: string[]; more: number }) => {
    const named = values.map((value) => `“${value}”`).join(', ') + (more > 0 ? ` and ${more} more` : '')
    return `A search uses up to ${limit} words. We left out ${named}.`
  },

  // Results
  results: 'Results',
  matches: ({ count }: { count: number }): string => (count === 1 ? 'job matches' : 'jobs match'),
  /** After the number of jobs within reach. */
  within: ({ total }: { total: number }) => `of ${formatNumber(total)} within reach`,
  range: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  sortBy: 'Sort by',
  order: {
    job_update_date: 'Last updated',
    job_registration_date: 'Newest',
    salary: 'Highest salary',
  },
  bestFit: 'Best fit',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: ({ page }: { page: number }) => `Page ${page}`,

  // Without a result
  noneTitle: 'No jobs are published at the moment',
  noneText: 'Register and an advisor will let you know when one suits you, or talk your plans through first.',
  emptyTitle: 'No jobs match all your filters',
  emptyText:
    'Try removing one. Or register and an advisor will let you know when one suits you, or talk your plans through first.',
  register: 'Register for free',
  talk: 'Book a free career chat',
  without: ({ filter, count }: { filter: string; count: number }) =>
    `Search without ${filter} (${jobsOf(count)})`,
  withoutWords: ({ words, count }: { words: string; count: number }) =>
    `Search without “${words}” (${jobsOf(count)})`,
  pastEndTitle: 'That page doesn’t exist',
  pastEndText: ({ pages }: { pages: number }) =>
    pages === 1 ? 'All results are on one page.' : `The results have ${pages} pages.`,
  lastPage: ({ page }: { page: number }) => `Go to the last page, ${page}`,
  errorTitle: 'The jobs could not be loaded',
  errorText: 'Your filters are still set.',
}
