/** Applying for jobs as a registered applicant. */
export const applying = {
  apply: 'Apply for this job',
  applyAgain: 'Apply again',
  dialog: ({ count }: { count: number }) =>
    count === 1 ? 'Apply for this job?' : `Apply for these ${count} jobs?`,
  resultTitle: 'Your application',
  lead: 'Applying tells your advisor, and nobody else. You then learn the employer’s name, and agree to the documents before they are sent.',
  sentTitle: 'What your advisor receives',
  sent: 'Your profile with its files, your resume and your career history, as they are now.',
  note: 'A note to your advisor',
  noteHelp: 'Anything your advisor should know, or ask the employer for you?',
  cancel: 'Not yet',
  send: 'Send application',
  close: 'Close',

  status: {
    running: 'Applied',
    ended: 'Application ended',
  },
  runningSince: ({ date }: { date: string }) => `You applied on ${date}`,
  runningText: 'You can apply again only if this application has ended.',
  endedOn: ({ date }: { date: string }) => `You applied on ${date}. That application has ended.`,
  open: 'See the application',

  done: ({ count }: { count: number }) =>
    count === 1 ? 'Your application has been sent' : `Your ${count} applications have been sent`,
  doneText: ({ email }: { email: string }) =>
    `Your advisor will write to you within two working days. A confirmation is on its way to ${email}.`,
  none: 'Nothing was sent',
  already: 'You have already applied for',
  closed: 'No longer open',
}
