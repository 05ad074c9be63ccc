import { formatNumber } from '#domain/numbers.ts'

/** The saved searches, and the button that saves one. */
export const savedSearches = {
  isSaved: 'Search saved',
  nameTitle: 'Save this search',
  renameTitle: 'Rename the search',
  name: 'Name of the search',
  nameRequired: 'Please enter a name.',
  private: 'Stays in this browser; nothing is sent.',
  cancel: 'Cancel',
  keep: 'Save search',
  saved: ({ count }: { count: number }): string =>
    count === 1 ? 'Search saved.' : `Search saved. You have ${count}.`,
  notStored: 'Saved until you close this page: your browser does not store anything for this site.',
  full: ({ most }: { most: number }) =>
    `You have ${most} saved searches, the maximum. Remove one to save another.`,
  seeAll: 'See all',
  noFilters: 'All jobs',
  separator: ', ',

  savedOn: ({ date }: { date: string }) => `Saved on ${date}`,
  /** The number is in brackets. */
  fresh: ({ count, date }: { count: string; date: string }) => `[${count} new] since ${date}`,
  /** In the menu. */
  newJobs: ({ count }: { count: string }) => `${count} new`,
  nothingFresh: ({ date }: { date: string }) => `Nothing new since ${date}`,
  total: ({ count }: { count: number }) =>
    count === 1 ? '1 job in all' : `${formatNumber(count)} jobs in all`,
  notCounted: 'New jobs could not be counted',
  none: 'None open',
  noneText: 'The feed tells you when one opens.',
  feed: 'Feed',
  rename: 'Rename',
  remove: 'Remove',
  of: ({ name }: { name: string }) => `: ${name}`,
  removed: ({ name }: { name: string }) => `“${name}” removed`,
  undo: 'Undo',

  feeds: 'Feeds',
  follow: 'Follow a search elsewhere',
  followText:
    'Every search has a feed. Add its address to Feedly, Slack or any other reader, and new jobs arrive automatically.',
  feedOf: ({ name }: { name: string }) => `Feed of “${name}”`,
  copy: 'Copy the address',
  copied: 'Link copied',
  notCopied: 'The address could not be copied. Please copy it from the field.',
  followNote: 'The feed contains only job details, nothing about you.',

  emptyTitle: 'No saved searches yet',
  emptyText:
    'Set your filters once and choose “Save this search”. Next time you see at a glance what is new.',
  findJobs: 'Find jobs',
}
