/**
 * The initial values of forms. They are apart from the schemas, which a page loads only after it has started. Fields are in the
 * order of the page, because forms list their errors in this order.
 */

import type { EntryValues, ExperienceValues, FilesValues, PersonValues } from './entry.ts'
import type { InquiryValues } from './inquiry.ts'
import type { InvitationValues } from './invitation.ts'
import type { HistoryRowValues } from './resume.ts'

const blankSender = { name: '', email: '', email_confirm: '', phoneNumber: '' }

const blankRow = { it_skills: '', yoe: '' }

export const blankPerson: PersonValues = {
  name: '',
  email: '',
  email_confirm: '',
  phoneNumber: '',
  nationality: '',
  currentLocation: '',
  visaStatusinJapan: '',
  japaneseLanguageSkill: '',
  englishLanguageSkill: '',
  employmentStatus: '',
  educationalBackground: '',
  agreeToTerms: false,
  agreeToHashi: false,
  agreeToGitTap: false,
  fromLink: '',
}

export const blankFiles: FilesValues = {
  resume: null,
  resumeJp: null,
  cvJp: null,
  linkedInURL: '',
  otherURL: '',
}

export const blankExperience: ExperienceValues = {
  presentOccupation: '',
  itSkills: [blankRow, blankRow, blankRow],
  yearWorkExperience: '',
  proceduralExperience: [],
  expectedStartPeriod: '',
  otherRequests: '',
}

export const blankEntry: EntryValues = { ...blankPerson, ...blankFiles, ...blankExperience }

const blankEnd = { contents: '', agree: false }

export const blankInquiry: InquiryValues = {
  general: { ...blankSender, ...blankEnd },
  other: { type: '', companyName: '', ...blankSender, ...blankEnd },
  recruiting: {
    companyName: '',
    title: '',
    ...blankSender,
    positionsNeeded: '',
    noOfEmployeeNeeded: '',
    ...blankEnd,
  },
}

export const blankInvitation: InvitationValues = {
  ...blankSender,
  nationality: '',
  timeZone: '',
  contents: '',
  agree: false,
}

export const blankHistoryRow: HistoryRowValues = { year: '', month: '', description: '' }
