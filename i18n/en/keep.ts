/** The saved jobs of the account, in the mypage. */
export const keep = {
  title: 'Saved jobs',
  description: 'The jobs that you have saved, on every device on which you log in.',
  lead: 'Kept in your account, on every device on which you log in.',
  hint: 'Your profile, resume and career history go to your advisor. You can add a note first.',
  tooMany: ({ max }: { max: number }) => `You can apply for at most ${max} jobs at once.`,
  apply: ({ count }: { count: number }) =>
    count === 0 ? 'Apply' : count === 1 ? 'Apply for 1 job' : `Apply for ${count} jobs`,
  notRemoved: 'The job could not be removed, so it is on your list again.',
  offline: 'Your account could not be reached. You see the list of this browser.',
  retry: 'Try again',
}
