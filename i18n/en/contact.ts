import type { Company } from '#domain/company.ts'
import { formatNumber } from '#domain/numbers.ts'

/** The applicant's message to the advisor, its page and its mails. */
export const contact = {
  title: 'Contact your advisor',
  description: 'Write to your advisor about jobs, applications, documents or your visa.',
  lead: 'Your name and email address are sent with the message, so there is no need to write them.',
  labels: {
    type: 'Type of inquiry',
    contents: 'Your message',
    intention: 'Request',
    application: 'Application',
  },
  /** The wishes about an application, in mails and for staff. */
  intentions: {
    'accept-offer': 'Accept the offer',
    'discuss-offer': 'Talk about the offer first',
    'decline-offer': 'Decline the offer',
    'other-time': 'Another interview time',
    withdraw: 'Withdraw the application',
  },
  applicationOf: ({ id, title }: { id: number; title: string }) => `No. ${id}, ${title}`,
  help: {
    contents: ({ max }: { max: number }) =>
      `In English or Japanese, whichever is easier for you. Up to ${formatNumber(max)} characters.`,
  },
  types: {
    jobs: 'Jobs and recommendations',
    application: 'An application',
    documents: 'Resume and career history',
    visa: 'Visa and life in Japan',
    account: 'My account',
    other: 'Something else',
  },
  send: 'Send message',
  answerTime: 'Your advisor answers within one working day.',
  aside: {
    advisor: 'Your advisor',
    title: 'Good to know',
    facts: (company: Company) => [
      'To change the date of an interview, or to withdraw an application, choose “An application” and name the job.',
      'You get a copy of your message by email.',
      `Working hours: ${company.hours.en}.`,
    ],
  },
  complete: {
    title: 'Your message has been sent',
    sent: ({ email }: { email: string }) =>
      `Your advisor answers within one working day. A copy of your message is on its way to ${email}.`,
    toMypage: 'Go to the dashboard',
    again: 'Write another message',
  },
}
