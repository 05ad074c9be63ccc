/** The layout of the person's own pages. */
export const mypage = {
  title: 'My page',
  menu: {
    label: 'My page',
    dashboard: 'Dashboard',
    application: 'Applications',
    jobs: 'Find jobs',
    keep: 'Saved jobs',
    profile: 'Profile',
    resume: 'Resume',
    career: 'Career history',
    contact: 'Contact',
    referral: 'Tell a friend',
    settings: 'Settings',
  },
}
