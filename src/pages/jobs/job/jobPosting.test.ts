import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '#i18n/load.ts'
import type { Job } from '#src/api/jobs.ts'
import { descriptionHtml, jobPosting } from './jobPosting.ts'

const origin = 'https://hashi.example'

const job: Job = {
  job_id: 20418,
  title: 'Backend engineer, payments',
  employer: 'Growth-stage fintech, 120 people',
  jobCategory: 'web_system_development',
  employmentType: 'permanent',
  industryName: 'payments',
  place: 'Tokyo, Minato',
  location: ['tokyo', 'osaka'],
  nationwideLocation: false,
  remote: 'partial',
  salaryMin: 7_000_000,
  salaryMax: 10_000_000,
  salaryNote: '12 payments and a bonus',
  japaneseLevel: 'daily_conversational_level_jp',
  japaneseNote: '',
  englishLevel: 'business_level_en',
  englishNote: '',
  otherLanguageSkills: [],
  itSkills: ['go'],
  applyFromAbroad: false,
  visaSupport: true,
  job_registration_date: '2026-11-01T10:00:00+09:00',
  job_update_date: '2026-11-20T10:00:00+09:00',
  closing_date: '2027-01-31',
  advisor: { name: 'Emi Moriyama', initials: 'EM', languages: 'English and Japanese' },
  description: ['You keep C++ & <Go> alive.'],
  duties: ['Design services'],
  dutiesChange: 'Software development in general.',
  requirements: ['Three years of Go'],
  preferred: [],
  contractPeriod: 'Permanent.',
  contractRenewal: '',
  probation: 'Three months.',
  workplace: 'Minato, Tokyo.',
  workplaceChange: 'Offices in Tokyo.',
  workingHours: '9:00 to 18:00.',
  breakTime: '60 minutes',
  overtime: 'Yes.',
  holidays: '124 days a year.',
  pay: ['¥500,000 a month.', 'Bonus twice a year.'],
  allowances: 'Commuting.',
  insurance: 'Health.',
  smoking: 'No smoking indoors.',
  visa: 'Sponsored.',
  selection: ['Interview', 'Offer'],
  selectionNote: 'Four weeks.',
  payContext: null,
  nearestStory: null,
  similar: [],
}

beforeAll(async () => {
  await loadTexts('en', ['job', 'jobOptions'])
  await loadTexts('ja', ['job', 'jobOptions'])
})

test('a job posting has the facts of the job', () => {
  expect(jobPosting(job, 'en', origin)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Backend engineer, payments',
    url: 'https://hashi.example/en/jobs/detail/20418',
    identifier: { value: '20418' },
    datePosted: '2026-11-01T10:00:00+09:00',
    validThrough: '2027-01-31T23:59:59+09:00',
    employmentType: 'FULL_TIME',
    hiringOrganization: 'confidential',
    jobLocation: [
      { address: { addressRegion: 'Tokyo', addressCountry: 'JP' } },
      { address: { addressRegion: 'Osaka', addressCountry: 'JP' } },
    ],
    baseSalary: { currency: 'JPY', value: { minValue: 7_000_000, maxValue: 10_000_000, unitText: 'YEAR' } },
  })
})

test('places are in the language of the page', () => {
  expect(jobPosting(job, 'ja', origin)).toMatchObject({
    jobLocation: [{ address: { addressRegion: '東京都' } }, { address: { addressRegion: '大阪府' } }],
  })
})

test.each([
  ['fixed_term', 'TEMPORARY'],
  ['part_time', 'PART_TIME'],
] as const)('the employment type %s is %s', (employmentType, expected) => {
  expect(jobPosting({ ...job, employmentType }, 'en', origin)).toMatchObject({ employmentType: expected })
})

test('a job without a closing date has no validThrough', () => {
  expect(jobPosting({ ...job, closing_date: null }, 'en', origin)).not.toHaveProperty('validThrough')
})

test('only jobs with nationwideLocation are remote work', () => {
  expect(jobPosting(job, 'en', origin)).not.toHaveProperty('jobLocationType')
  expect(jobPosting({ ...job, nationwideLocation: true }, 'en', origin)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country' },
  })
})

test('the description is escaped and leaves out empty parts', () => {
  const description = descriptionHtml(job, 'en')
  expect(description).toContain('<p>You keep C++ &amp; &lt;Go&gt; alive.</p>')
  expect(description).toContain('<ul><li>Three years of Go</li></ul>')
  expect(description).toContain(
    '<li>Working hours: 9:00 to 18:00. / Breaks: 60 minutes / Overtime: Yes.</li>',
  )
  expect(description).toContain('<li>Contract period: Permanent.</li>')
  expect(description).not.toContain('Welcome')
})
