/** Filled forms for tests. */

import { blankEntry } from './blanks.ts'
import { type CareerValues, blankCompany, blankProject } from './career.ts'
import type { EntryValues } from './entry.ts'
import type { InquiryValues } from './inquiry.ts'
import type { InvitationValues } from './invitation.ts'
import type { ResumeValues } from './resume.ts'

const sender = {
  name: 'Ana Lucía Herrera',
  email: 'ana.herrera@example.com',
  email_confirm: 'ana.herrera@example.com',
  phoneNumber: '819000000000',
}

export const filledEntry: EntryValues = {
  ...blankEntry,
  ...sender,
  nationality: '10477',
  currentLocation: 'JP',
  visaStatusinJapan: '11226',
  japaneseLanguageSkill: '10278',
  englishLanguageSkill: '10280',
  employmentStatus: '60',
  agreeToTerms: true,
  agreeToHashi: true,
  otherURL: 'https://portfolio.example.com/ana',
  presentOccupation: 'infrastructure_development',
  itSkills: [
    { it_skills: 'go', yoe: '3_years_more' },
    { it_skills: 'aws', yoe: '' },
    { it_skills: '', yoe: '' },
  ],
  yearWorkExperience: '5_years_more',
  proceduralExperience: ['development', 'unit_test'],
}

const inquiry = { ...sender, contents: 'Can I register before I have a visa?', agree: true }

export const filledInquiry: InquiryValues = {
  general: inquiry,
  other: { ...inquiry, type: 'press', companyName: '' },
  recruiting: {
    ...inquiry,
    companyName: '株式会社みなと精機',
    title: '開発部長',
    positionsNeeded: 'QAエンジニア',
    noOfEmployeeNeeded: '3',
    contents: '',
  },
}

export const filledInvitation: InvitationValues = {
  ...sender,
  nationality: '10461',
  timeZone: '',
  contents: '',
  agree: true,
}

/** The day of the filled documents. */
export const TODAY = '2026-11-22'

export const filledResume: ResumeValues = {
  photo: null,
  name: 'Nguyễn Thị Linh',
  nameKana: 'ぐえん てぃ りん',
  birthday: '2000-02-29',
  gender: '',
  postalCode: '460-0000',
  address: '愛知県名古屋市中区（サンプル）1-2-3',
  addressKana: '',
  phoneNumber: '09000000000',
  contactPostalCode: '',
  contactAddress: '',
  contactAddressKana: '',
  contactPhoneNumber: '',
  nationality: '10510',
  visaStatusinJapan: '11226',
  visaExpiry: '2028-08-31',
  era: 'japanese',
  createdDate: TODAY,
  education: [{ year: '2018', month: '9', description: 'ハノイ工科大学 入学' }],
  work: [
    { year: '2022', month: '10', description: '株式会社サンプル 入社' },
    { year: '', month: '', description: '開発部に配属' },
  ],
  currentlyEmployed: true,
  licences: [{ year: '2023', month: '7', description: '日本語能力試験 N2 合格' }],
  motivation: 'Line one\nLine two',
  preferences: '',
}

export const filledCareer: CareerValues = {
  order: 'by_skill',
  createdDate: TODAY,
  name: 'Nguyễn Thị Linh',
  summary: '',
  companies: [
    {
      ...blankCompany,
      companyName: '株式会社サンプル',
      startYear: '2022',
      startMonth: '10',
      projects: [
        {
          ...blankProject,
          title: '在庫管理システム',
          startYear: '2022',
          startMonth: '10',
          endYear: '2023',
          endMonth: '3',
          proceduralExperience: ['development', 'unit_test'],
        },
      ],
    },
  ],
  itSkills: [
    { it_skills: 'java', yoe: '3_years_more' },
    { it_skills: 'aws', yoe: '' },
  ],
  knowledge: '',
  qualifications: '',
  selfPr: '',
}
