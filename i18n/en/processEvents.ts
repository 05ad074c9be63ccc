/** The events in the history of a recommendation or application. `advisor` is the short name of the advisor. */
export const processEvents = {
  /** Events of an application. */
  applied: 'You applied.',
  appliedWithEntry: 'You applied when you registered.',
  appliedFromRecommendation: 'You applied from a recommendation.',
  /** Events of a recommendation. */
  recommendationApplied: 'You applied for this job.',
  sentToEmployer: 'You applied. We are processing it.',
  acceptedByEmployer: 'We have received your application.',
  refusedByEmployer: (advisor: string) =>
    `The application could not be processed. ${advisor} is looking into it and will write to you.`,
  inquired: (advisor: string) => `You asked a question. ${advisor} will reply.`,
  declined: 'You declined.',
  /** Wishes about an application. */
  'accept-offer': (advisor: string) => `You accepted the offer. ${advisor} will tell the employer.`,
  'discuss-offer': (advisor: string) =>
    `You asked to talk about the offer first. ${advisor} will contact you.`,
  'decline-offer': (advisor: string) => `You declined the offer. ${advisor} will tell the employer.`,
  'other-time': (advisor: string) => `You asked for another time. ${advisor} will ask the employer.`,
  withdraw: (advisor: string) => `You asked to withdraw. ${advisor} will confirm it.`,
}
