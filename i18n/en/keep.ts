/** The saved jobs of the account, in the mypage. */
export const keep = {
  title: 'Saved jobs',
  description: 'The jobs you have saved, on every device you log in to.',
  lead: 'Kept in your account, on every device you log in to.',
  hint: 'Your profile, resume and career history go to your advisor. You can add a note first.',
  tooMany: ({ max }: { max: number }) => `You can apply for at most ${max} jobs at once.`,
  apply: ({ count }: { count: number }) =>
    count === 0 ? 'Apply' : count === 1 ? 'Apply for 1 job' : `Apply for ${count} jobs`,
  notRemoved: 'The job could not be removed, so it is back on your list.',
  offline: 'Your account could not be reached. You are seeing the list kept in this browser.',
}
