type Advisor = { advisor: string }

/** Recommendations and applications, on their own pages and on the dashboard. */
export const processes = {
  /** Said of the job. */
  closed: 'No longer open',
  jobNumber: ({ id }: { id: number }) => `Job no. ${id}`,
  japanTime: ({ time }: { time: string }) => `${time}, Japan time`,
  stages: ({ stage }: { stage: string }) => `Stages of the selection: ${stage}`,
  done: '(done)',
  advisorOf: ({ advisor }: Advisor) => `${advisor}, your advisor`,
  salary: 'Annual salary',
  japanese: 'Japanese:',
  timesAreJapan: 'All times are Japan time.',
  history: 'What has happened',
  contact: 'Message your advisor',
  retry: 'Try again',
  failed: 'This could not be loaded',
  failedText: 'The connection failed or our server did not respond. Please try again.',
  recommendation: {
    pageTitle: ({ title, id }: { title: string; id: number }) => `${title}, recommendation no. ${id}`,
    waiting: 'A recommendation',
    all: 'All recommendations',
    date: ({ date }: { date: string }) => `Recommended on ${date}`,
    answer: 'Your answer',
    by: ({ day }: { day: string }) => `By the end of ${day}, Japan time`,
    final: 'Applying and declining are final. A question keeps both open.',
    closedText:
      'This job is no longer open, so you can no longer apply. You can still ask a question or decline.',
    fits: 'How it fits what you told us',
    yes: 'Fits:',
    no: 'Does not fit:',
    work: 'What you would do',
    processing: 'Processing',
    processingText: 'The employer’s system is processing your application. This page updates by itself.',
    byMail: 'Still processing',
    byMailText:
      'This takes a little longer. The result will come by email, so there is no need to wait here.',
    appliedText: 'You have applied for this job.',
    toApplication: 'See your application',
    inquiredText: ({ advisor, hasReply }: Advisor & { hasReply: boolean }) =>
      hasReply
        ? `${advisor} has replied below. You can still apply or decline.`
        : `${advisor} answers within two working days. You can still apply or decline.`,
    changed: 'The recommendation has changed in the meantime',
    answers: 'Your answers so far',
    reply: ({ advisor }: Advisor) => `Reply from ${advisor}`,
    sent: { apply: 'You have applied.', inquiry: 'Your question has been sent.' },
  },
  dialog: {
    close: 'Close',
    apply: {
      cancel: 'Not now',
      title: 'Apply for this job?',
      lead: ({ advisor }: Advisor) =>
        `${advisor} prepares your documents and sends them to the employer. Applying is final; you can withdraw later through ${advisor}.`,
      label: 'Note to your advisor',
      help: 'For example when you can start, or when you can take calls.',
    },
    inquiry: {
      cancel: 'Not now',
      title: 'Ask a question',
      lead: ({ advisor }: Advisor) =>
        `${advisor} answers within two working days. The employer does not see it.`,
      label: 'Your question',
      help: 'In English or Japanese, whichever is easier for you.',
    },
    decline: {
      cancel: 'Keep it open',
      title: 'Decline this recommendation?',
      lead: ({ advisor }: Advisor) =>
        `${advisor} sees your reasons and takes them into account next time. The employer does not see them.`,
      label: 'Anything else',
      help: '',
    },
    reasons: 'Reasons',
  },
  application: {
    pageTitle: ({ title, id }: { title: string; id: number }) => `${title}, application no. ${id}`,
    waiting: 'An application',
    listTitle: 'Applications',
    listLead: ({ total }: { total: number }) => (total === 1 ? '1 application' : `${total} applications`),
    all: 'All applications',
    date: ({ date }: { date: string }) => `Applied on ${date}`,
    changed: ({ date }: { date: string }) => `Last updated on ${date}`,
    answerBy: ({ day }: { day: string }) => `Answer by ${day}, Japan time`,
    when: 'When',
    where: 'Where',
    who: 'Who',
    times: ({ day, from, to }: { day: string; from: string; to: string }) =>
      `${day}, ${from} to ${to}, Japan time`,
    anotherTime: 'Request another time',
    calendar: 'Add to calendar',
    calendarTitle: ({ stage, title, brand }: { stage: string; title: string; brand: string }) =>
      `${stage}: ${title} (${brand})`,
    prepare: 'How to prepare',
    next: 'What comes next',
    nextTexts: {
      received: 'Your advisor is preparing your documents and will send them to the employer.',
      screening: 'The employer is reading your documents, which usually takes about a week.',
      interview:
        'The employer decides after the interview. Your advisor will usually tell you within a week.',
      offer: 'Read the terms and answer by the date shown. Your advisor will pass it on.',
      joined: 'You have joined. Your advisor is still here for you if anything comes up.',
      rejected:
        'The employer has chosen another candidate. You can apply for other jobs, and for this one again later.',
      withdrawn: 'The application has been withdrawn. You can apply for this job again while it is open.',
    },
    reply: 'Reply to the offer',
    withdraw: 'Withdraw this application',
    letter: 'The recommendation',
    pages: 'Pages of applications',
    previous: 'Previous',
    nextPage: 'Next',
    page: ({ page }: { page: number }) => `Page ${page}`,
    none: 'You have not applied for any jobs yet',
    noneText:
      'No need to wait for a recommendation: apply for any open job from its page, and follow its seven stages here.',
    findJobs: 'Find jobs',
    pastEnd: 'There is no such page',
    firstPage: 'Go to the first page',
  },
}
