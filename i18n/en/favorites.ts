import { formatNumber } from '#domain/numbers.ts'

/** The saved jobs. */
export const favorites = {
  title: 'Saved jobs',
  description:
    'The jobs you have saved in this browser, with their salary, location and required Japanese and English.',
  lead: 'Kept in this browser, on this device.',
  tabs: { label: 'Saved', jobs: 'Jobs', searches: 'Searches' },
  searches: {
    title: 'Saved searches',
    lead: 'Kept in this browser. Each time you come back, you see what is new since your last visit.',
    description:
      'The job searches you have saved in this browser, with the jobs that are new since your last visit and a feed for each.',
    needsScript: 'Your saved searches are kept in your browser. Turn on JavaScript to see them.',
  },
  needsScript: 'Your saved jobs are kept in your browser. Turn on JavaScript to see them.',

  count: ({ count }: { count: number }) =>
    count === 1 ? '1 saved job' : `${formatNumber(count)} saved jobs`,
  selectAll: 'Select all open jobs',
  select: ({ title }: { title: string }) => `Select ${title}`,
  selected: ({ count }: { count: number }) => (count === 1 ? '[1] job selected' : `[${count}] jobs selected`),
  selectHint: 'Tick the jobs you would like to apply for.',
  oneForm: ({ count }: { count: number }): string =>
    count === 1
      ? 'You can still add others in the form.'
      : 'One form for all. You can still remove one there.',
  tooMany: ({ max }: { max: number }) => `You can apply for at most ${max} jobs at once.`,
  apply: ({ count }: { count: number }) =>
    count === 0 ? 'Apply' : count === 1 ? 'Apply for 1 job' : `Apply for ${count} jobs`,
  clear: 'Remove all',
  removeClosed: 'Remove closed jobs',
  closed: 'Closed',
  closedText: 'This job is no longer open.',
  /** The title of a removed job. */
  number: ({ id }: { id: number }) => `Job no. ${id}`,
  remove: 'Remove',
  removeWhat: ({ title }: { title: string }) => `: ${title}`,
  removed: ({ count }: { count: number }) =>
    count === 1 ? 'The job has been removed.' : `${formatNumber(count)} jobs have been removed.`,
  saved: ({ count }: { count: number }) =>
    count === 1 ? 'Saved. 1 job on your list.' : `Saved. ${formatNumber(count)} jobs on your list.`,
  undo: 'Undo',

  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: ({ page }: { page: number }) => `Page ${page}`,

  emptyTitle: 'You have not saved any jobs yet',
  emptyText: 'Choose Save on a job that interests you, and you will find it here again.',
  findJobs: 'Find jobs',
  errorTitle: 'Your saved jobs could not be loaded',
  errorText: 'The list itself is safe in your browser.',
}
