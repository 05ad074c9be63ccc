type Advisor = { advisor: string }

/** The dialogs about an application: the reply to an offer, another time, and the withdrawal. Each names the next steps beforehand. */
export const intentions = {
  follows: 'What happens next',
  note: ({ advisor }: Advisor) => `A note to ${advisor}`,
  close: 'Close',
  done: ({ advisor }: Advisor) => `${advisor} has your message`,
  doneText: 'You get a copy by email, and an answer within one working day.',
  offer: {
    title: 'Reply to the offer',
    reply: 'Your reply',
    choices: {
      'accept-offer': ({ advisor }: Advisor) => ({
        label: 'Accept',
        description: `${advisor} tells the employer. You then receive the notice of working conditions; when you sign it, the job is yours.`,
      }),
      'discuss-offer': ({ advisor }: Advisor) => ({
        label: 'Talk first',
        description: `The employer hears nothing yet. ${advisor} goes through pay, dates and questions with you, and can ask for a later deadline.`,
      }),
      'decline-offer': ({ advisor }: Advisor) => ({
        label: 'Decline',
        description: `${advisor} tells the employer. This cannot be undone after that. Your other applications go on.`,
      }),
    },
    follows: ({ advisor, deadline }: Advisor & { deadline: string }) => [
      `Your reply goes to ${advisor} first, not to the employer.`,
      ...(deadline === '' ? [] : [`The deadline stays: ${deadline}.`]),
      `${advisor} answers within one working day, and the history of this application then shows the result.`,
    ],
    cancel: 'Reply later',
    send: {
      '': 'Send the reply',
      'accept-offer': 'Accept the offer',
      'discuss-offer': 'Ask to talk first',
      'decline-offer': 'Decline the offer',
    },
  },
  otherTime: {
    title: 'Request another time',
    planned: 'Now planned',
    inJapan: ({ time }: { time: string }) => `${time}, Japan time`,
    choices: ['First choice', 'Second choice', 'Third choice'],
    day: ({ choice }: { choice: string }) => `${choice}: day`,
    time: ({ choice }: { choice: string }) => `${choice}: start, Japan time`,
    emptyDay: 'Day',
    emptyTime: 'Start',
    zone: 'You choose in Japan time.',
    follows: ({ advisor }: Advisor) => [
      `${advisor} asks the employer and writes to you within one working day.`,
      'Until a new time is set, the old one stands.',
      'You get the new time by email and under Notifications.',
    ],
    cancel: 'Keep the time',
    send: ({ advisor }: Advisor) => `Send these times to ${advisor}`,
  },
  withdraw: {
    title: 'Withdraw this application?',
    reasons: 'Your reasons',
    choices: {
      otherJob: 'I have decided on another job',
      work: 'The work is not what I want',
      place: 'The location doesn’t work for me',
      terms: 'The salary or terms don’t work for me',
      notNow: 'I’m not looking right now',
      other: 'Another reason',
    },
    follows: ({ advisor, wasSent }: Advisor & { wasSent: boolean }) =>
      wasSent
        ? [
            `${advisor} tells the employer, and cancels what is planned.`,
            `Only ${advisor} reads your reasons. The employer hears “for personal reasons”.`,
            'This cannot be undone once the employer knows.',
          ]
        : [
            `${advisor} ends the application. The employer has nothing from you, and hears nothing.`,
            `Only ${advisor} reads your reasons.`,
            'You can apply for this job again while it is open.',
          ],
    cancel: 'Stay in the process',
    send: 'Withdraw',
  },
}
