import { brand } from '#domain/brand.ts'

/** The page of one notification, and the welcome. */
export const notification = {
  description: 'A message from your advisor or about your applications.',
  waiting: 'Notification',
  back: 'All notifications',
  kinds: {
    welcome: 'Welcome',
    recommendation: 'Recommendation',
    application: 'Application',
    message: 'Message',
  },
  sentAt: ({ date }: { date: string }) => `${date}, Japan time`,
  ways: {
    recommendation: 'See the recommendation',
    application: 'See the application',
  },
  contact: 'Message your advisor',
  others: 'Other notifications',
  newer: 'Newer notification',
  older: 'Older notification',
  readFailed: 'This notification could not be marked as read.',
  welcome: {
    title: `Welcome to ${brand.name.en}`,
    description: 'The first steps after registering.',
    advisor: 'Your advisor',
    steps: 'What to do next',
    profile: {
      title: 'Complete your profile',
      text: 'It tells your advisor which jobs suit you. Your answers are saved as you go.',
      action: 'Go to my profile',
    },
    jobs: {
      title: 'Look at open jobs',
      text: 'Save the ones that interest you. Your advisor sees your list, too.',
      action: 'Find jobs',
    },
    recommendations: {
      title: 'Wait for the first recommendation',
      text: 'Your advisor will write to you within two working days. You get an email, and it appears here.',
      action: 'Go to the dashboard',
    },
  },
}
