/** The saved jobs. */
export const favorites = {
  title: 'Saved jobs',
  description:
    'The jobs you have saved in this browser, with salary, place and the Japanese and English that each of them asks for.',
  lead: 'Kept in this browser, on this device.',
  needsScript:
    'Your saved jobs are kept in your browser, and need JavaScript to be shown. Switch it on to see them.',

  count: ({ count }: { count: number }) =>
    count === 1 ? '1 saved job' : `${count.toLocaleString('en')} saved jobs`,
  clear: 'Clear the list',
  removeClosed: 'Remove closed jobs',
  closed: 'Closed',
  closedText: 'This job is no longer open.',
  /** A job of which nothing else is known any more. */
  number: ({ id }: { id: number }) => `Job no. ${id}`,
  remove: 'Remove',
  removeWhat: ({ title }: { title: string }) => `: ${title}`,
  removed: ({ count }: { count: number }) =>
    count === 1 ? 'The job has been removed.' : `${count.toLocaleString('en')} jobs have been removed.`,
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
  retry: 'Try again',
}
