import { formatNumber } from '#domain/numbers.ts'

const ordinals: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinal = (rank: number) =>
  `${formatNumber(rank)}${ordinals[new Intl.PluralRules('en', { type: 'ordinal' }).select(rank)] ?? 'th'}`

/** The page of one job. */
export const job = {
  pageTitle: ({ title, id }: { title: string; id: number }) => `${title} (job no. ${id})`,
  pageDescription: (facts: { employer: string; place: string; salary: string; japanese: string }) =>
    `${facts.employer}. ${facts.place}. ${facts.salary} a year. Japanese: ${facts.japanese}.`,
  jobs: 'Jobs',

  number: ({ id }: { id: number }) => `Job no. ${id}`,
  industry: ({ name }: { name: string }) => `Industry: ${name}`,
  employer: ({ employer }: { employer: string }) =>
    `${employer}. Your advisor names the employer to you, and asks for your consent, before anything is sent.`,

  duties: 'What you will do',
  dutiesChange: 'How your duties may change',
  requirements: 'Requirements',
  required: 'Required',
  preferred: 'Nice to have',
  otherLanguages: 'Other languages',
  skills: 'IT skills',
  skillsHint: 'Select a skill to see similar jobs.',

  payContext: {
    title: 'How the pay compares',
    lead: ({ jobs }: { jobs: number }) =>
      `The ${jobs} open jobs in this role, by the middle of their pay range. This job is the dark block.`,
    job: 'This job',
    median: ({ jobs }: { jobs: number }) => `Median of the ${jobs} jobs`,
    rank: 'Where this job stands',
    rankOf: ({ rank, jobs }: { rank: number; jobs: number }) =>
      rank === 1 ? `Highest of ${jobs}` : `${ordinal(rank)} highest of ${jobs}`,
    /** `sign`: 1 above the median, 0 equal, -1 below. */
    difference: ({ middle, amount, sign }: { middle: string; amount: string; sign: number }) =>
      sign === 0
        ? `The middle of this job’s range is ${middle}, which is the median.`
        : `The middle of this job’s range is ${middle}, ${amount} ${sign > 0 ? 'above' : 'below'} the median.`,
    /** The scale of the picture. */
    unit: { yen: 1_000_000, name: 'Million yen' },
  },

  terms: 'Terms of employment',
  employmentType: 'Employment type',
  contractPeriod: 'Contract period',
  contractRenewal: 'Renewal',
  probation: 'Probation',
  workplace: 'Place of work',
  workplaceChange: 'May change to',
  workingHours: 'Working hours',
  breakTime: 'Breaks',
  overtime: 'Overtime',
  holidays: 'Days off',
  pay: 'Pay',
  allowances: 'Allowances',
  insurance: 'Insurance',
  smoking: 'Smoking policy',
  visa: 'Visa',
  named: ({ name }: { name: string }) => `${name}: `,

  selection: 'Selection process',
  selectionSteps: 'Selection steps',

  apply: 'Apply for this job',
  applyNote:
    'Free of charge. Applying tells your advisor only. Nothing is sent before you know the employer and agree.',

  closing: 'Closing date',
  closingTime: ({ date }: { date: string }) => `${date}, 23:59 Japan time`,
  noClosing: 'Open until filled',
  daysLeft: ({ days }: { days: number }) =>
    days < 0 ? 'Closed' : days === 0 ? 'Closes today' : days === 1 ? '1 day left' : `${days} days left`,
  about: 'Advisor and closing date',
  advisor: ({ languages }: { languages: string }) => `Advisor for this job, ${languages}`,
  share: 'Share',
  print: 'Print',
  copied: 'Link copied',
  notCopied: 'The address could not be copied. Please copy it from the address bar.',

  nearestStory: 'A story from a job like this',
  sameRole: 'Same role',
  similar: 'Similar jobs',
  moreInCategory: ({ category }: { category: string }) => `More jobs: ${category}`,
}
