/** The menu of the person who is logged in, in the header of every page. */
export const person = {
  mypage: 'My Page',
  menu: 'Open the My Page menu',
  logout: 'Log out',
  unread: ({ count }: { count: number }) =>
    count === 1 ? 'one unread notification' : `${count} unread notifications`,
  links: {
    dashboard: 'Dashboard',
    application: 'Applications',
    profile: 'Profile',
    settings: 'Email and password',
  },
}
