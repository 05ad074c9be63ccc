/** The documents that an employer may get. */
export const documentNames = {
  profile: 'Profile',
  resume: 'Resume',
  resumeJp: 'Resume in Japanese',
  cvJp: 'Career history in Japanese',
  career: 'Career history',
}
