/** Generates any number of jobs to test the site at scale: reproducible variations of the sample jobs. */

import { jobOptions as en } from '#i18n/en/jobOptions.ts'
import { jobOptions as ja } from '#i18n/ja/jobOptions.ts'
import { EnglishLevel, type ItSkill, JapaneseLevel, Prefecture } from '#openapi/generated/options.ts'
import { jobs as sampleJobs } from './jobs/index.ts'
import { type Chance, createChance } from './random.ts'
import type { Bilingual, JobSeed } from './types.ts'

const FIRST_ID = 100_001

/** The jobs to vary. Side jobs are paid by the hour, which `varySalary` cannot vary. */
const [first, ...others] = sampleJobs.filter(({ salaryMin }) => salaryMin >= 3_000_000)

/** Returns generated jobs. A longer list starts with the shorter one. */
export function generateJobs(count: number): JobSeed[] {
  return Array.from({ length: count }, (_, index) => generateJob(FIRST_ID + index))
}

function generateJob(job_id: number): JobSeed {
  const chance = createChance(job_id)
  if (!first) throw new Error('There is no sample job to vary')
  const base = { ...chance.pick([first, ...others]), job_id }
  return [varyTitle, varyPlace, varySalary, varySkills, varyLevels, varyDates].reduce(
    (job, vary) => ({ ...job, ...vary(job, chance) }),
    base,
  )
}

/** Additions that fit any title. */
const additions: readonly [Bilingual<string>, ...Bilingual<string>[]] = [
  { ja: '', en: '' },
  { ja: '（増員）', en: ' (growing team)' },
  { ja: '（新設チーム）', en: ' (new team)' },
  { ja: '（新拠点）', en: ' (new office)' },
  { ja: '（急募）', en: ' (starting soon)' },
]

function varyTitle(job: JobSeed, chance: Chance): Partial<JobSeed> {
  const addition = chance.pick(additions)
  return {
    ja: { ...job.ja, title: job.ja.title + addition.ja },
    en: { ...job.en, title: job.en.title + addition.en },
  }
}

/** Prefectures with most of the work in these trades, weighted by repetition. Others are chosen less often. */
const cities = ['tokyo', 'tokyo', 'tokyo', 'tokyo', 'osaka', 'osaka', 'kanagawa', 'aichi', 'fukuoka'] as const

function varyPlace(job: JobSeed, chance: Chance): Partial<JobSeed> {
  if (job.nationwideLocation) return {}
  const place = chance.is(0.7) ? chance.pick(cities) : (chance.some(Prefecture, 1)[0] ?? 'tokyo')
  const days = job.remote === 'none' ? 0 : chance.number(1, 4)
  return {
    location: [place],
    remote: days === 0 ? 'none' : 'partial',
    ja: {
      ...job.ja,
      place: `${ja.prefecture[place]}・${days === 0 ? '出社' : `週${days}日リモート`}`,
      workplace: `${ja.prefecture[place]}内の事業所${days === 0 ? '' : 'および自宅'}`,
    },
    en: {
      ...job.en,
      place: `${en.prefecture[place]}, ${days === 0 ? 'on site' : days === 1 ? '1 day remote' : `${days} days remote`}`,
      workplace: `An office in ${en.prefecture[place]}${days === 0 ? '' : ' and your home'}.`,
    },
  }
}

function varySalary(job: JobSeed, chance: Chance): Partial<JobSeed> {
  const factor = chance.number(80, 130) / 100
  const least = roundedMonthly(job.salaryMin * factor)
  const most = roundedMonthly(job.salaryMax * factor)
  return {
    salaryMin: least * 12,
    salaryMax: most * 12,
    ja: { ...job.ja, salaryNote: '', pay: [`月給${least / 10_000}万円〜${most / 10_000}万円`] },
    en: { ...job.en, salaryNote: '', pay: [`¥${yen.format(least)} to ¥${yen.format(most)} a month.`] },
  }
}

/** Returns a monthly salary, rounded to ten thousand yen. */
const roundedMonthly = (yearly: number) => Math.round(yearly / 12 / 10_000) * 10_000
const yen = new Intl.NumberFormat('en-US')

function varySkills(job: JobSeed, chance: Chance): Partial<JobSeed> {
  if (job.itSkills.includes('none')) return {}
  const known = sampleJobs
    .filter((other) => other.jobCategory === job.jobCategory)
    .flatMap((other) => other.itSkills)
  const kept = job.itSkills.slice(0, Math.max(2, job.itSkills.length - chance.number(0, 2)))
  const added = chance.some(known, 2).filter((skill) => skill !== 'none')
  return { itSkills: [...new Set<ItSkill>([...kept, ...added])] }
}

/** Moves the levels of half of the jobs by one step and removes notes that no longer fit. */
function varyLevels(job: JobSeed, chance: Chance): Partial<JobSeed> {
  const japaneseLevel = neighbour(JapaneseLevel, job.japaneseLevel, chance)
  const englishLevel = neighbour(EnglishLevel, job.englishLevel, chance)
  const notes = {
    ...(japaneseLevel !== job.japaneseLevel && { japaneseNote: '' }),
    ...(englishLevel !== job.englishLevel && { englishNote: '' }),
  }
  return { japaneseLevel, englishLevel, ja: { ...job.ja, ...notes }, en: { ...job.en, ...notes } }
}

function neighbour<Level>(levels: readonly Level[], level: Level, chance: Chance): Level {
  const step = chance.is(0.5) ? chance.pick([-1, 1]) : 0
  return levels[levels.indexOf(level) + step] ?? level
}

/** New jobs are more frequent than old ones. */
function varyDates(_job: JobSeed, chance: Chance): Partial<JobSeed> {
  const registeredDaysAgo = Math.min(chance.number(0, 180), chance.number(0, 180))
  return {
    registeredDaysAgo,
    updatedDaysAgo: chance.number(0, registeredDaysAgo),
    closesInDays: chance.is(0.4) ? null : chance.number(3, 90),
  }
}
