type By = { by: string }

/** The ledger of consent on the page of an application: its stations, in their order, and the sentences of each state. */
export const ledger = {
  title: 'Ledger of consent',
  /** The names of the stations, under the drawing and in the list. */
  stations: {
    answered: 'You answered',
    named: 'Employer named',
    agreed: 'You agree',
    sent: 'Sent',
    seen: 'Seen',
  },
  banks: { you: 'You', employer: 'Employer' },
  states: { done: '(done)', now: '(now)', ahead: '(ahead)', ended: '(ended)', declined: '(not agreed)' },
  /** The first sentence, by the station that the application has reached. */
  leads: {
    named: ({ advisor }: { advisor: string }) =>
      `The employer has nothing from you. ${advisor} tells you who it is before anything else happens.`,
    agreed: ({ advisor }: { advisor: string }) =>
      `The employer has nothing from you. You know who it is; ${advisor} sends nothing unless you agree.`,
    sent: ({ advisor }: { advisor: string }) =>
      `You have agreed. ${advisor} sends exactly these documents, and nothing else.`,
    seen: () => 'Your documents are with the employer, as you agreed.',
    all: () => 'Every step of this application, as you agreed to it.',
    declined: () =>
      'You did not agree, so nothing was sent. The employer has neither your name nor your documents.',
    ended: () => 'The application ended before anything was sent. The employer has nothing from you.',
  },
  answered: 'You applied on this site.',
  answeredBy: 'Received by Hashi only.',
  secret: 'Please keep the name to yourself.',
  by: ({ by }: By) => `By ${by}.`,
  toName: ({ by }: By) => `${by} tells you the employer’s name and address.`,
  toAsk: ({ by }: By) => `${by} prepares your documents and asks for your consent to each.`,
  toAgree: 'You see each document, and agree or decline.',
  agreed: 'You agreed to these documents.',
  declined: 'You did not agree.',
  toSend: ({ by }: By) => `${by} sends exactly these versions, and tells you.`,
  onlyThen: 'Only after you have agreed.',
  sent: ({ by }: By) => `${by} sent these versions.`,
  toSee: ({ by }: By) => `The day the employer tells ${by} that they have read them.`,
  seen: 'The employer has read your documents.',
  notReached: 'The application ended before this.',
  nothingSent: 'Nothing was sent.',
  asked: ({ time }: { time: string }) => `Asked ${time}`,
  zone: 'All times are Japan time. This ledger is part of your data.',
  print: 'Print the ledger',
  open: 'Open the ledger',
  close: 'Close the ledger',
  /** The folded ledger in one line. */
  folded: ({ given, sent, seen }: { given: string; sent: string; seen: string }) =>
    [`Your consent ${given}`, `sent ${sent}`, seen === '' ? '' : `seen ${seen}`].filter(Boolean).join(', '),
  named: ({ by, date }: By & { date: string }) => `Named by ${by} on ${date}.`,
}
