import { brand } from '#domain/brand.ts'
import { UNCONFIRMED_ENTRY_DAYS } from '#domain/retention.ts'

const site = brand.name.en
const board = brand.sisterBoard.en

/** The entry form: registration and applications for jobs. */
export const entry = {
  title: 'Register and apply',
  description: `Register with ${site}, free of charge, and apply for the jobs you have chosen. It takes about five minutes.`,
  /** On the page of each step. */
  pageTitle: ({ step, name }: { step: number; name: string }) => `Register, step ${step} of 5: ${name}`,
  /** `count` is the number of jobs. */
  confirmTitle: ({ count }: { count: number }) =>
    `Review your ${count === 0 ? 'registration' : 'application'}`,
  completeTitle: ({ count }: { count: number }) =>
    `We’ve received your ${count === 0 ? 'registration' : 'application'}`,
  steps: {
    entry: 'About you',
    entryFiles: 'Files and links',
    entryExperience: 'Experience',
    entryConfirm: 'Review',
    entryComplete: 'Done',
  },

  // Step 1
  reach: 'How to reach you',
  email: 'Email',
  emailHint: 'We’ll send a link to this address to complete your registration.',
  emailFree: 'This address can be used.',
  emailChecking: 'Checking the address',
  emailUnchecked: 'The address could not be checked. Please try again.',
  emailCheckAgain: 'Check again',
  email_confirm: 'Confirm email',
  standing: 'Your current situation',
  fromSearch: 'Filled in from your answers on the job search. Please check them.',
  standingWhy:
    'We ask for nationality and residence status to confirm what work you may do in Japan, and to support your visa application. We never choose which jobs to introduce by nationality.',
  consent: 'Your consent',
  agreeToTerms: 'I have read the [terms of use] and agree to them.',
  agreeToTermsName: 'Terms of use',
  target: 'Where would you like to register?',
  targetHint: 'One of the two is enough.',
  agreeToHashi: `Register with ${site}: I agree to my personal data being handled as described in the [privacy notice for registration].`,
  agreeToGitTap: `Register with ${board}, our sister job board: I agree to my details being passed on to it as described in the [privacy notice for registration].`,
  register: 'Register with',
  toFiles: 'Continue to files and links',

  // Step 2
  filesTitle: 'Your documents',
  filesIntro: 'Add at least one document or link. You can add the others after you register.',
  linksTitle: 'Links',
  toExperience: 'Continue to experience',
  backToPerson: 'Back to About you',

  // Step 3
  work: 'Your work',
  wishes: 'Your preferences',
  toConfirm: 'Continue to review',
  backToFiles: 'Back to files and links',

  // Jobs
  applyingFor: ({ count }: { count: number }) =>
    count === 0
      ? 'Registering without choosing a job'
      : count === 1
        ? 'You are applying for one job'
        : `You are applying for ${count} jobs`,
  withoutJob: 'An advisor will suggest jobs that fit your experience.',
  jobsFailed: 'The titles of the jobs could not be loaded. Your selection is kept.',
  number: ({ id }: { id: number }) => `Job no. ${id}`,
  closed: 'Closed',
  closedJob: 'This job is no longer open and will be left out.',
  remove: 'Remove',
  removeWhat: ({ title }: { title: string }) => ` ${title}`,
  addSaved: 'Add from saved jobs',
  addTitle: 'Add saved jobs',
  addNone: 'All your saved jobs are already included, or you have not saved any.',
  addChosen: ({ count }: { count: number }) =>
    count === 0 ? 'Add' : count === 1 ? 'Add one job' : `Add ${count} jobs`,
  cancel: 'Cancel',
  tooMany: ({ max }: { max: number }) => `You can apply for at most ${max} jobs at once.`,
  whoSees: 'Your details go to your advisor only. Employers see them once you have agreed for each job.',

  // Confirm
  notSent: 'Nothing has been sent yet. Please review your answers, then choose “Send” at the bottom.',
  jobs: 'Jobs to apply for',
  later: 'Not given (you can add it later)',
  general: 'None. You are registering without applying for a job.',
  agreed: 'Agreed',
  listed: ', ',
  mailNote: ({ email }: { email: string }) =>
    `When you send this, we’ll email ${email}. Open the link in that email within 24 hours to complete your registration.`,
  send: 'Send',
  backToExperience: 'Back to experience',

  // Complete
  sentTo: ({ email }: { email: string }) => `We have sent an email to ${email}.`,
  wrongAddress: ({ email }: { email: string }) =>
    `Is ${email} wrong? [Correct the address]. Everything you typed and chose is still there, and we’ll delete the unconfirmed registration.`,
  next: 'What happens next',
  nextSteps: [
    {
      title: 'Open the link in the email',
      text: `It completes your registration and works for 24 hours. If nothing arrives, check your spam folder. If you have not confirmed within ${UNCONFIRMED_ENTRY_DAYS} days, we delete your registration and files.`,
    },
    {
      title: 'Choose a password',
      text: 'Then you can see your applications and recommended jobs on My Page.',
    },
    {
      title: 'Talk with your advisor',
      text: 'An advisor will write to you within two working days, in English or Japanese. No employer hears of you before you know its name and agree.',
    },
  ],
  yourAdvisor: ({ languages }: { languages: string }) => `Your advisor. Languages: ${languages}.`,
  applied: ({ count }: { count: number }) =>
    count === 0
      ? 'You have registered without applying for a job.'
      : count === 1
        ? 'You have applied for one job.'
        : `You have applied for ${count} jobs.`,
  leftOut: 'These jobs had closed in the meantime and were left out:',
  moreJobs: 'See more jobs',
  toHome: 'Back to the home page',
}
