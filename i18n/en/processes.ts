import { nextTexts } from './nextTexts.ts'

type Advisor = { advisor: string }

/** Recommendations and applications, on their own pages and on the dashboard. */
export const processes = {
  /** About the job. */
  closed: 'No longer open',
  jobNumber: ({ id }: { id: number }) => `Job no. ${id}`,
  /** The last moment for an answer that is due on a day. */
  deadline: ({ day }: { day: string }) => `${day}, 23:59 Japan time`,
  /** Before the sentence about an answer that is late. */
  lastDayOver: ({ advisor, day }: { advisor: string; day: string }) =>
    `The last day for your answer was ${day}. ${advisor} can tell you whether it is still possible.`,
  japanTime: ({ time }: { time: string }) => `${time}, Japan time`,
  stages: ({ stage }: { stage: string }) => `Stages of the selection: ${stage}`,
  done: '(done)',
  advisorOf: ({ advisor }: Advisor) => `${advisor}, your advisor`,
  salary: 'Annual salary',
  japanese: 'Japanese:',
  timesAreJapan: 'All times are Japan time.',
  history: 'History',
  contact: 'Message your advisor',
  failed: 'This could not be loaded',
  failedText: 'The connection failed or our server did not respond. Please try again.',
  nextTexts,
  recommendation: {
    pageTitle: ({ title, id }: { title: string; id: number }) => `${title}, recommendation no. ${id}`,
    waiting: 'A recommendation',
    all: 'All recommendations',
    date: ({ date }: { date: string }) => `Recommended on ${date}`,
    answer: 'Your answer',
    final: 'Applying and declining are final. A question keeps both open.',
    fits: 'How it fits what you told us',
    yes: 'Fits:',
    no: 'Does not fit:',
    work: 'What you would do',
    processing: 'Processing',
    processingText: 'We are processing your application. This page updates by itself.',
    byMail: 'Still processing',
    byMailText:
      'This takes a little longer. The result will come by email, so there is no need to wait here.',
    toApplication: 'See your application',
    changed: 'The recommendation has changed in the meantime',
    answers: 'Your answers so far',
    answered: { apply: 'You applied', inquiry: 'You asked', decline: 'You declined' },
    reply: ({ advisor }: Advisor) => `Reply from ${advisor}`,
    sent: { apply: 'You have applied.', inquiry: 'Your question has been sent.' },
  },
  dialog: {
    close: 'Close',
    apply: {
      cancel: 'Not now',
      title: 'Apply for this job?',
      lead: ({ advisor }: Advisor) =>
        `Applying tells ${advisor}, and nobody else. You then learn the employer’s name, and agree to the documents before they are sent. Applying is final; you can withdraw later through ${advisor}.`,
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
  /** The question whether an employer may get documents. */
  consent: {
    title: 'May we send your documents?',
    lead: ({ advisor, employer }: Advisor & { employer: string }) =>
      `${advisor} would like to send these documents to ${employer}:`,
    document: ({ name, file }: { name: string; file: string }) => (file === '' ? name : `${name}: ${file}`),
    version: ({ version }: { version: string }) => `Version ${version}`,
    see: 'Preview',
    seeDocument: ({ name }: { name: string }) => `Preview: ${name}`,
    others: ({ advisor, isProfileSent }: Advisor & { isProfileSent: boolean }) =>
      `Not sent: ${isProfileSent ? '' : 'your profile, '}your other applications, your messages to ${advisor}.`,
    unsent: 'Nothing is sent before you agree.',
    agree: 'Agree',
    ask: 'Ask first',
    decline: 'Decline',
    givenTitle: 'Your consent',
    given: ({ time }: { time: string }) => `You agreed on ${time}, Japan time`,
    changed: 'The request has changed in the meantime',
    dialog: {
      agree: {
        title: 'Agree to send these documents?',
        lead: ({ advisor, employer }: Advisor & { employer: string }) =>
          `${advisor} will send them to ${employer}, and tell you when it is done. You can withdraw later through ${advisor}.`,
      },
      decline: {
        title: 'Decline, and end this application?',
        lead: () =>
          'Nothing is sent, your application ends, and the employer hears nothing of it. This cannot be undone. You can apply for this job again while it is open.',
      },
      contents: 'Note to your advisor',
      help: 'The employer does not see it.',
      cancel: 'Not now',
    },
  },
  application: {
    pageTitle: ({ title, id }: { title: string; id: number }) => `${title}, application no. ${id}`,
    waiting: 'An application',
    listTitle: 'Applications',
    listLead: ({ total }: { total: number }) => (total === 1 ? '1 application' : `${total} applications`),
    all: 'All applications',
    date: ({ date }: { date: string }) => `Applied on ${date}`,
    changed: ({ date }: { date: string }) => `Last updated on ${date}`,
    answerBy: ({ deadline }: { deadline: string }) => `Answer by ${deadline}`,
    answerOver: ({ day }: { day: string }) => `The last day to answer was ${day}`,
    when: 'When',
    where: 'Where',
    who: 'Who',
    times: ({ day, from, to }: { day: string; from: string; to: string }) =>
      `${day}, ${from} to ${to}, Japan time`,
    consentAsked: 'Your consent is needed',
    documentsAsked: 'Documents needed',
    localTime: ({ time }: { time: string }) => `Your time: ${time}`,
    documentsAskedTitle: 'Your advisor needs documents from you',
    toDocuments: 'Add them to your profile',
    anotherTime: 'Request another time',
    changeReply: 'Change your reply',
    calendar: 'Add to calendar',
    calendarTitle: ({ stage, title, brand }: { stage: string; title: string; brand: string }) =>
      `${stage}: ${title} (${brand})`,
    prepare: 'How to prepare',
    next: 'What happens next',
    employer: {
      title: 'The employer',
      name: 'Name',
      address: 'Address',
      website: 'Website',
      secret: 'Please keep the name to yourself.',
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
