import type { StepKind } from '#domain/fit/oneStep.ts'
import { formatNumber } from '#domain/numbers.ts'

const jobs = (count: number) => (count === 1 ? '1 job' : `${formatNumber(count)} jobs`)
const moreJobs = (count: number) => (count === 1 ? '1 more job' : `${formatNumber(count)} more jobs`)

type Pay = { from: string; to: string }

/** "One step away": the jobs that one more step would open. */
export const oneStep = {
  title: 'One step away',
  lead: ({ open, total, hasStep }: { open: number; total: number; hasStep: boolean }) =>
    `You can apply for ${formatNumber(open)} of ${jobs(total)} today.${hasStep ? ' This is what one more step would open.' : ''}`,
  /** A step; `level` is its short name. */
  step: {
    japanese: ({ level }: { level: string }) => `Japanese ${level}`,
    english: ({ level }: { level: string }) => `English ${level}`,
    residence: () => 'Living in Japan',
    visa: () => 'A work visa of your own',
  } satisfies Record<StepKind, (facts: { level: string }) => string>,
  headline: ({ step, count }: { step: string; count: number }) => `${step} opens ${moreJobs(count)}`,
  band: ({ step }: { step: string }) => `One step away: ${step}`,
  bandText: ({ count }: { count: number }) =>
    count === 1
      ? 'It opens 1 more of these jobs to you.'
      : `It opens ${formatNumber(count)} more of these jobs to you.`,
  seeWhat: 'See what opens',
  /** The median pay of the open jobs before and after the step. */
  pay: {
    more: ({ from, to }: Pay) => `The median pay of the jobs open to you rises from ${from} to ${to}.`,
    less: ({ from, to }: Pay) => `The median pay of the jobs open to you would be ${to}, now ${from}.`,
    same: ({ to }: Pay) => `The median pay of the jobs open to you stays at ${to}.`,
    first: ({ to }: Pay) => `The median pay of the jobs then open to you is ${to}.`,
    few: 'It opens too few jobs to name their pay.',
  },
  see: ({ count }: { count: number }) => (count === 1 ? 'See the job' : `See the ${jobs(count)}`),
  hide: 'Hide the jobs',

  // The bridge
  bridge: 'Jobs open to you at each step',
  payLegend: 'Jobs open to you and their median pay.',
  legend: 'Solid is what you have; dashed is ahead.',
  you: '(you)',
  jobs: ({ count }: { count: number }) => jobs(count),
  stations: { abroad: 'Abroad', japan: 'In Japan', now: 'Today', visa: 'Work visa' },

  others: 'Other steps',
  about: {
    japanese: 'The test (JLPT) is held in July and December. Many employers judge by talking to you.',
    english: 'Teams that work in English ask for it instead of Japanese. No certificate is needed.',
    residence: 'Some employers consider only people who already live in Japan.',
    visa: 'Some employers do not support a change of status.',
  } satisfies Record<StepKind, string>,
  opens: 'Opens',
  median: 'Median pay',
  gain: ({ count }: { count: number }) => `+${jobs(count)}`,
  fromTo: ({ from, to }: { from: number; to: number }) => `${formatNumber(from)} to ${formatNumber(to)}`,
  sponsored: {
    title: 'An employer who sponsors your visa',
    text: 'They apply for your status of residence, usually one to three months. Nothing for you to prepare before an offer.',
    value: ({ count, open }: { count: number; open: number }) =>
      `${formatNumber(count)} of your ${formatNumber(open)}`,
    note: 'already counted',
  },
  how: 'How this is counted',
  howText: ({ total, date }: { total: number; date: string }) =>
    `From ${jobs(total)} open on ${date}. Each step is counted alone, as if the rest of your answers stayed the same. Pay is the middle of each job’s range. Skills are not part of it, and it is no promise: an advisor checks every application.`,
  source: 'Source for the visa:',
  sourceName: 'Immigration Services Agency, Certificate of Eligibility (in Japanese)',

  across: {
    title: 'You are across',
    text: ({ total }: { total: number }) =>
      `Nothing is left to gain: ${total === 1 ? 'the job here is' : `all ${jobs(total)} are`} open to you as far as language, residence and visa go. From here your experience decides.`,
  },
  none: {
    title: 'No single step opens more today',
    pair: ({ first, second, count }: { first: string; second: string; count: number }) =>
      `${first} and ${second.charAt(0).toLowerCase() + second.slice(1)} together would open ${jobs(count)}.`,
    twice: ({ step, count }: { step: string; count: number }) => `${step} would open ${jobs(count)}.`,
    text: 'New jobs come in every week, and this is counted again each time.',
  },
  untold: {
    title: 'Nothing told yet',
    text: 'Add your languages, residence and visa to your profile to see the step that opens most for you.',
    action: 'Edit profile',
  },
  failed: 'The jobs could not be counted.',
}
