/** The layout of the person's own pages. */
export const mypage = {
  title: 'My Page',
  waiting: ({ count }: { count: number }) =>
    count === 1 ? 'one is waiting for your answer' : `${count} are waiting for your answer`,
  unread: ({ count }: { count: number }) => `${count} unread`,
  offline: {
    title: 'You are offline',
    text: 'This was loaded earlier and may be out of date. It is brought up to date when you are online again.',
  },
  failed: {
    title: 'This page could not be loaded',
    text: 'The connection or our server did not answer. Nothing is lost. Please try again.',
    unknownStatus:
      'The status of a recommendation or an application could not be recognised. Nothing is lost. Please try again, and write to us if it stays like this.',
  },
  savedElsewhere: {
    title: 'This was also changed somewhere else',
    text: ({ fields }: { fields: string }) =>
      `Another tab or device has saved a different answer since you opened this page: ${fields}. Yours is still in the form and not saved yet.`,
    listed: ', ',
    replace: 'Save mine instead',
  },
  menu: {
    label: 'My Page',
    dashboard: 'Dashboard',
    recommendation: 'Recommendations',
    application: 'Applications',
    jobs: 'Find jobs',
    keep: 'Saved jobs',
    profile: 'Profile',
    resume: 'Resume',
    career: 'Career history',
    notification: 'Notifications',
    contact: 'Contact',
    referral: 'Tell a friend',
    settings: 'Settings',
  },
}
