/** The next act of a recommendation or an application (`domain/processes/nextAct.ts`): the same sentences on the page, in mails and in notifications. */
export type NextFacts = {
  /** The short name of the advisor. */
  advisor: string
  /** The last moment for an answer, with its zone; empty without one. */
  deadline: string
}

const unknown = 'The employer knows nothing about you yet.'
const until = (sentence: string, deadline: string) =>
  deadline === '' ? `${sentence}.` : `${sentence} by ${deadline}.`

const stays = (deadline: string) =>
  deadline === '' ? '' : ` The last day for your answer stays: ${deadline}.`

export const nextTexts = {
  recommended: ({ deadline }: NextFacts) =>
    `${until('Please apply, ask a question or decline', deadline)} The employer knows nothing about you until you have agreed to it.`,
  inquired: ({ advisor, deadline }: NextFacts) =>
    `${advisor} answers within two working days. ${until('You can still apply or decline', deadline)}`,
  replied: ({ deadline }: NextFacts) => until('You can still apply, ask again or decline', deadline),
  jobClosed: () =>
    'This job is no longer open, so you can no longer apply. You can still ask a question or decline.',
  inquiredJobClosed: ({ advisor }: NextFacts) =>
    `${advisor} answers within two working days. This job is no longer open, so you can no longer apply. You can still decline.`,
  pending: () => 'We are processing your application. The employer knows nothing about you yet.',
  applied: () => 'You have applied for this job.',
  declined: ({ advisor }: NextFacts) => `You have declined. ${advisor} keeps looking for jobs that suit you.`,
  received: ({ advisor }: NextFacts) =>
    `${advisor} will tell you the employer’s name, and ask for your consent to the documents. ${unknown}`,
  'employer-named': ({ advisor }: NextFacts) =>
    `${advisor} is preparing your documents, and will ask for your consent. ${unknown}`,
  'consent-asked': () => `Please agree to the documents, or decline. ${unknown}`,
  'consent-given': ({ advisor }: NextFacts) =>
    `${advisor} will send the documents that you have agreed to, and tell you when it is done.`,
  sent: ({ advisor }: NextFacts) =>
    `The employer decides on the next stage. ${advisor} will tell you as soon as they answer.`,
  seen: ({ advisor }: NextFacts) =>
    `The employer decides on the next stage. ${advisor} will tell you as soon as they answer.`,
  screening: ({ advisor }: NextFacts) =>
    `The employer is reading your documents, which usually takes about a week. ${advisor} will tell you the result.`,
  interview: ({ advisor }: NextFacts) => `${advisor} is arranging the time and will tell you.`,
  appointed: ({ advisor }: NextFacts) =>
    `The employer decides after the interview. ${advisor} will usually tell you within a week.`,
  offered: ({ advisor, deadline }: NextFacts) =>
    `${until('Please read the terms and answer', deadline)} Ask ${advisor} anything that is not clear. ${advisor} tells the employer your answer.`,
  joined: ({ advisor }: NextFacts) => `${advisor} is still here for you if anything comes up.`,
  rejected: ({ advisor }: NextFacts) =>
    `${advisor} keeps looking for jobs that suit you. You can apply for others, and for this one again while it is open.`,
  closedUnsent: ({ advisor }: NextFacts) =>
    `This is not a decision about you: the application ended before anything was sent. ${advisor} keeps looking for jobs that suit you.`,
  withdrawn: () => 'You can apply for this job again while it is open.',
  withdrawnUnsent: () =>
    'The employer has nothing from you. You can apply for this job again while it is open.',
  'accept-offer': ({ advisor }: NextFacts) =>
    `You have accepted the offer. ${advisor} tells the employer, and writes to you about the contract.`,
  'discuss-offer': ({ advisor, deadline }: NextFacts) =>
    `You have asked to talk about the offer first. ${advisor} answers within one working day. The employer has heard nothing yet.${stays(deadline)}`,
  'decline-offer': ({ advisor }: NextFacts) =>
    `You have declined the offer. ${advisor} tells the employer, and confirms it to you.`,
  'other-time': ({ advisor }: NextFacts) =>
    `You have asked for another time. ${advisor} answers within one working day. Until then the present time stays.`,
  withdraw: ({ advisor }: NextFacts) =>
    `You have asked to withdraw this application. ${advisor} confirms it within one working day.`,
  documents: ({ advisor, deadline }: NextFacts) =>
    `Please add the documents to your profile; ${advisor} is waiting for them.${stays(deadline)}`,
  documentsUnsent: ({ advisor, deadline }: NextFacts) =>
    `Please add the documents to your profile; ${advisor} is waiting for them. Nothing is sent to the employer without your consent. ${unknown}${stays(deadline)}`,
}
