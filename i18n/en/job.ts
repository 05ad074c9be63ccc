/** The page of one job. */
export const job = {
  fromAbroad: 'Apply from abroad',
  pageTitle: ({ title, id }: { title: string; id: number }) => `${title} (job no. ${id})`,
  pageDescription: (facts: { employer: string; place: string; salary: string; japanese: string }) =>
    `${facts.employer}. ${facts.place}. ${facts.salary} a year. Japanese: ${facts.japanese}.`,
  jobs: 'Jobs',

  number: ({ id }: { id: number }) => `Job no. ${id}`,
  industry: ({ name }: { name: string }) => `Industry: ${name}`,
  employer: ({ employer }: { employer: string }) =>
    `${employer}. The employer’s name is given by your advisor after you apply.`,

  duties: 'What you will do',
  dutiesChange: 'Scope of change of duties',
  requirements: 'Who they look for',
  required: 'Required',
  preferred: 'Welcome',
  otherLanguages: 'Other languages',
  skills: 'IT skills',
  skillsHint: 'Each opens the other jobs that ask for it.',

  terms: 'Terms of employment',
  employmentType: 'Employment type',
  contractPeriod: 'Contract period',
  contractRenewal: 'Renewal',
  probation: 'Probation',
  workplace: 'Place of work',
  workplaceChange: 'Scope of change',
  workingHours: 'Working hours',
  breakTime: 'Break',
  overtime: 'Overtime',
  holidays: 'Days off',
  pay: 'Pay',
  allowances: 'Allowances',
  insurance: 'Insurance',
  smoking: 'Smoke-free measures',
  visa: 'Visa',
  named: ({ name }: { name: string }) => `${name}: `,

  selection: 'How they choose',
  selectionSteps: 'Selection steps',

  apply: 'Apply for this job',
  applyNote: 'Free of charge. Nothing is sent to the employer until your advisor has spoken with you.',

  closing: 'Closing date',
  closingTime: ({ date }: { date: string }) => `${date}, 23:59 Japan time`,
  noClosing: 'None; open until somebody is found',
  daysLeft: ({ days }: { days: number }) =>
    days === 0 ? 'Last day today' : days === 1 ? '1 day left' : `${days} days left`,
  about: 'Advisor and closing date',
  advisor: ({ languages }: { languages: string }) => `Advisor for this job, ${languages}`,
  share: 'Share',
  print: 'Print',
  copied: 'The address has been copied.',
  notCopied: 'The address could not be copied. You find it in the address bar.',

  similar: 'Similar jobs',
  moreInCategory: ({ category }: { category: string }) => `More jobs: ${category}`,
}
