import type { Residence, VisaKind } from '#domain/fit/conditions.ts'
import type { FitResult, LanguageRow, ResidenceRow, Verdict, VisaRow } from '#domain/fit/fit.ts'
import { formatNumber } from '#domain/numbers.ts'

type Language = LanguageRow['topic']
type LanguageFacts = { required: string; own: string; missing: number }

const languages: Record<Language, string> = { japanese: 'Japanese', english: 'English' }
const listed = (names: Language[]) => names.map((name) => languages[name]).join(' and ')
const levels = (count: number) => (count === 1 ? 'one level' : `${formatNumber(count)} levels`)

const languageRow: Record<LanguageRow['reason'], (facts: LanguageFacts) => string> = {
  notNeeded: () => 'Not required for this job.',
  enough: ({ required, own }) => `The job asks for ${required}. You have ${own}.`,
  oneMore: ({ required, own }) =>
    `The job asks for ${required}, one level above yours (${own}). Employers often talk to people who are that close.`,
  tooLow: ({ required, own, missing }) =>
    `The job asks for ${required}, ${levels(missing)} above yours (${own}).`,
  untold: ({ required }) => `The job asks for ${required}. You skipped this question.`,
}

const residenceRow: Record<ResidenceRow['reason'], string> = {
  everybody: 'Open to people inside and outside Japan.',
  inJapan: 'Open to people who live in Japan, as you do.',
  residentsOnly: 'The employer only considers people who already live in Japan.',
  untold: 'The employer only considers people who live in Japan. You skipped this question.',
}

const visaRow: Record<VisaRow['reason'], string> = {
  unlimited: 'Your status allows any work.',
  work: 'Engineer / Specialist in Humanities / International Services and Highly Skilled Professional cover this kind of work. After changing employers, notify the Immigration Services Agency within 14 days.',
  change:
    'You need a change of status, usually to Engineer / Specialist in Humanities / International Services. The employer supports the application.',
  certificate:
    'You need a status of residence, usually Engineer / Specialist in Humanities / International Services, which takes a degree or long experience. After an offer, the employer applies for your Certificate of Eligibility; allow one to three months.',
  noChange: 'You would need a change of status, which the employer does not support.',
  noCertificate: 'You would need a status of residence, which the employer does not support.',
  untold: 'You skipped this question.',
}

/** The number of hidden jobs for each reason. */
type HiddenReasons = { residence: number; language: number; visa: number }

const jobs = (count: number) => (count === 1 ? '1 job' : `${formatNumber(count)} jobs`)

/** Lists the reasons with a number. */
const listOf = (reasons: [count: number, reason: string][]) => {
  const parts = reasons
    .filter(([count]) => count > 0)
    .map(([count, reason]) => `${formatNumber(count)} ${reason}`)
  return `${parts.join(', ')}.`
}

/** "Can I get this job?": questions, answers and reasons. */
export const fit = {
  title: 'Can I apply?',

  // The answer on the page of a job
  verdict: {
    fits: 'Yes, you can apply',
    conditions: 'You can apply, with conditions',
    no: 'Not at the moment',
  } satisfies Record<Verdict, string>,
  soFar: 'So far, you can apply',

  // In a card: a head in bold, and a sentence
  cardFits: { head: 'You can apply.', text: 'Your languages, residence and visa all match.' },
  cardSoFar: { head: 'Fits so far.', text: 'You skipped some questions.' },
  cardLanguage: {
    head: (names: Language[]) => `Needs one more level of ${listed(names)}.`,
    text: ({ required }: { required: string }) => `It asks for ${required}.`,
  },
  cardConditions: 'Fits with conditions:',
  cardNo: 'Does not fit:',
  cardVisa: {
    change: 'the employer supports your change of status.',
    certificate: 'the employer sponsors your visa.',
  },
  cardVisaToo: {
    change: 'You also need a change of status.',
    certificate: 'The employer sponsors your visa.',
  },
  cardReason: {
    residentsOnly: 'you need to live in Japan.',
    noVisa: 'you need a status that allows this work.',
    language: ({ name, missing }: { name: Language; missing: number }) =>
      `${languages[name]} is ${levels(missing)} short.`,
  },

  // Beside the job
  brief: {
    across: 'Fits',
    nearly: 'Fits with conditions',
    halfway: 'One language level short',
    start: 'Does not fit',
  },
  why: 'See why',

  // Row by row
  rows: { ...languages, residence: 'Where you live', visa: 'Visa' },
  result: {
    ok: 'Fits',
    condition: 'With a condition',
    no: 'Does not fit',
    untold: 'Not answered',
  } satisfies Record<FitResult, string>,
  languageRow,
  residenceRow,
  visaRow,
  source: 'Source:',
  sources: {
    certificate: 'Immigration Services Agency, Certificate of Eligibility (in Japanese)',
    change: 'Immigration Services Agency, change of status of residence (in Japanese)',
    work: 'Immigration Services Agency, Engineer / Specialist in Humanities / International Services (in Japanese)',
  },
  details: 'See why, point by point',
  inRole: ({ count }: { count: number }) =>
    count === 1
      ? '1 open job in this role fits your conditions.'
      : `${formatNumber(count)} open jobs in this role are open to you.`,
  seeInRole: ({ count }: { count: number }) =>
    count === 1 ? 'See the job' : `See the ${formatNumber(count)} jobs`,
  advisor: 'Your advisor checks this after you apply.',
  noPromise:
    'This compares languages, residence and visa, not your skills. It is a guide, not a promise of a visa or a job.',

  // The person's conditions
  you: 'You',
  short: { japanese: 'Japanese', english: 'English', residence: 'Based', visa: 'Visa' },
  untold: 'Not answered',
  /** No level of a language. */
  none: 'None',
  residence: { japan: 'In Japan', abroad: 'Outside Japan' } satisfies Record<Residence, string>,
  visa: {
    none: 'No visa yet',
    work: 'Work visa',
    change: 'Student or dependent',
    unlimited: 'Any work allowed',
  } satisfies Record<VisaKind, string>,
  change: 'Change',
  remove: 'Remove',
  fromProfile: 'from your profile',
  toProfile: 'Edit profile',

  // The results of a search
  /** The name of the list of counts. */
  reach: ({ reach, total }: { reach: number; total: number }) =>
    `${formatNumber(reach)} of ${jobs(total)} within reach`,
  count: ({ count }: { count: number }) => formatNumber(count),
  /** After a count. */
  answers: {
    across: 'fit',
    nearly: 'fit with conditions',
    halfway: 'one language level short',
    start: 'do not fit',
  },
  hide: 'Hide what does not fit',
  show: 'Show them again',
  hidden: ({ count }: { count: number }) =>
    count === 1
      ? '1 job that does not fit is hidden.'
      : `${formatNumber(count)} jobs that do not fit are hidden.`,
  hiddenReasons: ({ residence, language, visa }: HiddenReasons) =>
    listOf([
      [residence, residence === 1 ? 'takes only Japan residents' : 'take only Japan residents'],
      [language, language === 1 ? 'asks for a higher language level' : 'ask for a higher language level'],
      [visa, visa === 1 ? 'needs another visa' : 'need another visa'],
    ]),
  failed: 'Jobs cannot be matched with your answers right now, so all of them are shown.',

  // The dialog
  intro: 'Answer four questions, and every job shows whether you can get it and, if not, what is missing.',
  questions: {
    japanese: 'Your Japanese',
    english: 'Your English',
    residence: 'Where do you live now?',
    visa: 'Can you already work in Japan?',
  },
  /** From native to none. */
  levelHelp: {
    japanese: ['', 'N1', 'N2', 'N3', 'N5 to N4', ''],
    english: ['', 'C1', 'B2', 'B1', 'A1 to A2', ''],
  },
  visaHelp: {
    none: 'no status of residence, or a short visit',
    work: 'Engineer / Specialist in Humanities, Highly Skilled Professional',
    change: 'or another status that has to be changed',
    unlimited: 'permanent or long-term resident, spouse',
  } satisfies Record<VisaKind, string>,
  privacyTitle: 'Your answers stay in this browser.',
  privacy:
    'Nothing is sent to Hashi or an employer, and you can remove them at any time. You can skip a question.',
  cancel: 'Cancel',
  save: 'Show what fits',
}
