import type { Residence, VisaKind } from '#domain/fit/conditions.ts'
import type { FitResult, LanguageRow, ResidenceRow, VisaRow } from '#domain/fit/fit.ts'
import { formatNumber } from '#domain/numbers.ts'
import type { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'

type Language = LanguageRow['topic']
/** The facts of a short answer: the missing languages, and for the first of them the required level; the visa step besides. */
type ShortFacts = {
  names: Language[]
  level: string
  required: string
  missing: number
  visa: 'change' | 'certificate' | null
}
type LanguageFacts = { required: string; own: string; missing: number }

const languages: Record<Language, string> = { japanese: 'Japanese', english: 'English' }
const visaToo = { change: 'You also need a change of status', certificate: 'Visa sponsored' }
const lower = (level: string) => level.charAt(0).toLowerCase() + level.slice(1)
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

/** The number of jobs that do not fit for each reason. */
type UnfitReasons = { residence: number; language: number; visa: number }

const jobs = (count: number) => (count === 1 ? '1 job' : `${formatNumber(count)} jobs`)

/** "2 take only Japan residents, 1 asks for more Japanese or English" */
const listOf = (reasons: [count: number, one: string, several: string][]) =>
  reasons
    .filter(([count]) => count > 0)
    .map(([count, one, several]) => `${formatNumber(count)} ${count === 1 ? one : several}`)
    .join(', ')

/** The short names of levels, by tests that people know. */
const levelShort: Record<JapaneseLevel | EnglishLevel, string> = {
  none_jp: 'none',
  basic_conversational_level_jp: 'N4',
  daily_conversational_level_jp: 'N3',
  business_level_jp: 'N2',
  fluent_jp: 'N1',
  native_jp: 'native level',
  none_en: 'none',
  basic_conversational_level_en: 'A2',
  daily_conversational_level_en: 'B1',
  business_level_en: 'B2',
  fluent_en: 'C1',
  native_en: 'native level',
}

/** "Can I get this job?": questions, answers and reasons. */
export const fit = {
  title: 'Can I apply?',

  // The answer on the page of a job
  verdict: {
    across: 'Yes, you can apply',
    nearly: 'You can apply, with a condition',
    halfway: 'Almost: one language level short',
    start: 'Not at the moment',
  },
  soFar: 'So far, you can apply',

  /** In a card: a head in bold, the rest of the line, and an addition on wide screens. */
  card: {
    fits: () => ({ head: 'Yes.', text: 'All your answers match', more: '' }),
    soFar: () => ({ head: 'Yes so far.', text: 'You skipped a question', more: '' }),
    certificate: () => ({
      head: 'Yes,',
      text: 'with visa sponsorship',
      more: 'The employer applies for your certificate of eligibility',
    }),
    change: () => ({
      head: 'Yes,',
      text: 'with a change of status',
      more: 'The employer supports the application',
    }),
    oneMore: ({ names, level, required, visa }: ShortFacts) => ({
      head: 'Almost:',
      text:
        names.length === 1 ? `one ${listed(names)} level to ${level}` : `one level of ${listed(names)} each`,
      more: `They ask for ${lower(required)}${visa === null ? '' : `. ${visaToo[visa]}`}`,
    }),
    residentsOnly: () => ({ head: 'No:', text: 'Japan residents only', more: '' }),
    tooLow: ({ names, required, missing }: ShortFacts) => ({
      head: 'No:',
      text: `${lower(required)} ${listed(names)}`,
      more: `You are ${levels(missing)} away`,
    }),
    noVisa: () => ({ head: 'No:', text: 'no visa sponsorship', more: '' }),
  },
  /** Between the head and the text. */
  joint: ' ',

  /** On the page of a job: the hardest reason in a sentence. */
  reason: {
    fits: () => 'Your languages, residence and visa all match.',
    soFar: () => 'You skipped some questions.',
    certificate: () => 'The employer sponsors your visa.',
    change: () => 'The employer supports your change of status.',
    oneMore: ({ names, required }: ShortFacts) =>
      `You need one more level of ${listed(names)}: it asks for ${lower(required)}.`,
    residentsOnly: () => 'This job takes only people who live in Japan.',
    tooLow: ({ names, missing }: ShortFacts) => `Your ${listed(names)} is ${levels(missing)} short.`,
    noVisa: () => 'You need a status that allows this work, and the employer does not sponsor one.',
  },

  // Before an application in vain
  warning: {
    title: ({ count }: { count: number }) =>
      count === 1 ? 'You may be applying in vain' : `${formatNumber(count)} of these jobs do not fit`,
    text: 'Employers usually turn such applications down. Ask your advisor first, or choose another job.',
  },

  // Beside the job
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
  details: 'Reasons and your answers',
  inRole: ({ count }: { count: number }) =>
    count === 1
      ? '1 open job in this role is open to you.'
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
    across: 'open to you',
    nearly: 'with visa sponsorship',
    change: 'with a change of status',
    halfway: 'one language level away',
    start: 'do not fit',
  },
  failed: 'Jobs cannot be matched with your answers right now, so all of them are shown.',

  // The jobs that do not fit, folded after the others
  unfit: {
    title: ({ count }: { count: number }) =>
      count === 1 ? '1 job does not fit' : `${jobs(count)} do not fit`,
    reasons: ({ residence, language, visa }: UnfitReasons) =>
      listOf([
        [residence, 'takes only Japan residents', 'take only Japan residents'],
        [language, 'asks for more Japanese or English', 'ask for more Japanese or English'],
        [visa, 'does not sponsor a visa', 'do not sponsor a visa'],
      ]),
    show: ({ count }: { count: number }) => (count === 1 ? 'Show the job' : `Show the ${jobs(count)}`),
    hide: 'Fold them away',
  },
  more: ({ count }: { count: number }) => `Show ${formatNumber(count)} more`,
  jobsFailed: 'The jobs could not be loaded.',
  promise:
    'The answers compare what a job asks for with what you told us; skills are not part of it. They are no promise: an advisor checks before anything is sent.',

  // The dialog
  intro: 'Four questions. Every job then says whether you can apply, and what is missing if you cannot.',
  questions: {
    japanese: 'Your Japanese',
    english: 'Your English',
    residence: 'Where do you live now?',
    visa: 'Your visa for Japan',
  },
  /** From native to none. */
  levelHelp: {
    japanese: ['', 'N1', 'N2', 'N3', 'N5 to N4', ''],
    english: ['', 'C1', 'B2', 'B1', 'A1 to A2', ''],
  },
  visaHelp: {
    none: 'An employer has to sponsor one',
    work: 'Engineer / Specialist, Highly Skilled',
    change: 'The status has to be changed',
    unlimited: 'Permanent or long-term resident, spouse',
  } satisfies Record<VisaKind, string>,
  levelShort,
  privacyTitle: 'Stays in this browser.',
  privacy: 'Nothing is sent to Hashi or to an employer. You can skip a question.',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Show what fits',
}
