import { describe, expect, test } from 'vitest'
import { VisaStatus } from '#openapi/generated/options.ts'
import {
  type CompletenessFacts,
  type CompletenessPart,
  completenessOf,
  completenessParts,
} from './completeness.ts'

type Profile = CompletenessFacts['profile']

const stored = { createdDate: '2026-11-21' }
const notStored = { createdDate: null }

const full: Profile = {
  email: 'maria@example.com',
  photo: { name: 'maria.png', type: 'image/png', data: 'iVBORw0KGgo=' },
  name: 'Maria Santos',
  nameKana: 'マリア サントス',
  birthday: '1992-04-17',
  phoneNumber: '09000000000',
  nationality: 10435,
  currentLocation: 'JP',
  visaStatusinJapan: VisaStatus.engineer_humanities_international_services,
  visaExpiry: '2028-08-31',
  japaneseLanguageSkill: 10279,
  englishLanguageSkill: 10280,
  itSkills: [{ it_skills: 'linux' }],
  employmentStatus: 60,
  presentOccupation: 'infrastructure_development',
  yearWorkExperience: '5_years_more',
  proceduralExperience: ['development'],
  expectedStartPeriod: 11450,
  desiredJobCategory: ['qa'],
  desiredLocation: ['tokyo'],
  otherLanguageSkills: [],
  linkedInURL: '',
  otherURL: '',
  otherRequests: '',
  resumeName: 'resume.pdf',
  resumeJpName: null,
  cvJpName: null,
  agreeToHashi: true,
  agreeToGitTap: false,
}

const empty: Profile = {
  ...full,
  photo: null,
  nameKana: '',
  birthday: null,
  phoneNumber: '',
  nationality: undefined,
  currentLocation: undefined,
  visaStatusinJapan: undefined,
  visaExpiry: null,
  japaneseLanguageSkill: undefined,
  englishLanguageSkill: undefined,
  itSkills: [],
  employmentStatus: undefined,
  presentOccupation: undefined,
  yearWorkExperience: undefined,
  proceduralExperience: [],
  expectedStartPeriod: undefined,
  desiredJobCategory: [],
  desiredLocation: [],
  resumeName: null,
}

const facts = (changes: Partial<Profile> = {}): CompletenessFacts => ({
  profile: { ...full, ...changes },
  resume: stored,
  career: stored,
})
const missingIn = (given: CompletenessFacts) => completenessOf(given).missing.map(({ part }) => part)

describe('completeness', () => {
  test('is 100 with everything', () => {
    expect(completenessOf(facts())).toEqual({ percent: 100, missing: [] })
  })

  test('is 15 after the registration, when every part is missing', () => {
    const nothing = { profile: empty, resume: notStored, career: notStored }
    expect(completenessOf(nothing).percent).toBe(15)
    expect(missingIn(nothing)).toEqual([...completenessParts])
  })

  test('is 72 without photo, last day of stay and career history', () => {
    const given = { ...facts({ photo: null, visaExpiry: null }), career: notStored }
    expect(completenessOf(given)).toEqual({
      percent: 72,
      missing: [
        { part: 'photo', page: 'profileEdit', field: 'photo', minutes: 1 },
        { part: 'visaExpiry', page: 'profileEdit', field: 'visaExpiry', minutes: 1 },
        { part: 'career', page: 'career', field: '', minutes: 20 },
      ],
    })
  })

  test.each<[string, Partial<Profile>, CompletenessPart[]]>([
    ['photo', { photo: null }, ['photo']],
    ['birthday', { birthday: null }, ['birthday']],
    ['kana of the name', { nameKana: '　' }, ['birthday']],
    ['phone number', { phoneNumber: '' }, ['phoneNumber']],
    ['nationality', { nationality: undefined }, ['residence']],
    ['country of residence', { currentLocation: undefined }, ['residence']],
    ['visa status', { visaStatusinJapan: undefined }, ['residence']],
    [
      'visa status and last day of stay',
      { visaStatusinJapan: undefined, visaExpiry: null },
      ['residence', 'visaExpiry'],
    ],
    ['last day of stay', { visaExpiry: null }, ['visaExpiry']],
    [
      'last day of stay of a student',
      { visaExpiry: null, visaStatusinJapan: VisaStatus.student },
      ['visaExpiry'],
    ],
    [
      'last day of a permanent resident',
      { visaExpiry: null, visaStatusinJapan: VisaStatus.permanent_resident },
      [],
    ],
    [
      'last day of a person abroad',
      { visaExpiry: null, visaStatusinJapan: VisaStatus.no_visa_living_abroad },
      [],
    ],
    ['Japanese level', { japaneseLanguageSkill: undefined }, ['languages']],
    ['English level', { englishLanguageSkill: undefined }, ['languages']],
    ['IT skills', { itSkills: [] }, ['itSkills']],
    ['employment', { employmentStatus: undefined }, ['experience']],
    ['occupation', { presentOccupation: undefined }, ['experience']],
    ['years of experience', { yearWorkExperience: undefined }, ['experience']],
    ['process steps', { proceduralExperience: [] }, ['experience']],
    ['start period', { expectedStartPeriod: undefined }, ['wishes']],
    ['desired work', { desiredJobCategory: [] }, ['wishes']],
    ['desired places', { desiredLocation: [] }, ['wishes']],
    ['files and links', { resumeName: null }, ['files']],
    ['files, but with a link', { resumeName: null, otherURL: 'https://portfolio.example.com' }, []],
    ['education and other languages', { educationalBackground: undefined, otherLanguageSkills: [] }, []],
  ])('without %s', (_, changes, missing) => {
    expect(missingIn(facts(changes))).toEqual(missing)
  })

  test('counts resume and career only when they have been stored', () => {
    expect(missingIn({ ...facts(), resume: notStored })).toEqual(['resume'])
    expect(missingIn({ ...facts(), career: notStored })).toEqual(['career'])
  })
})
