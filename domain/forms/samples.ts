/** Filled forms for tests. */
import { type EntryValues, blankEntry } from './entry.ts'
import type { InquiryValues } from './inquiry.ts'
import type { InvitationValues } from './invitation.ts'

const sender = {
  name: 'Ana Lucía Herrera',
  email: 'ana.herrera@example.com',
  email_confirm: 'ana.herrera@example.com',
  phoneNumber: '819012345678',
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
  contents: '',
  agree: true,
}
