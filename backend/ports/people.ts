/** The rows that belong to people: their data, their messages, and the mails still to be sent to them. */
import type { InquiryKind } from '#domain/forms/inquiry.ts'
import type { Lang } from '#domain/lang.ts'
import type {
  Education,
  EmploymentStatus,
  EnglishSkill,
  ExpectedStartPeriod,
  Gender,
  InquiryType,
  InterviewMethod,
  ItSkill,
  JapaneseSkill,
  JobCategory,
  Nationality,
  OtherLanguage,
  Prefecture,
  PresentOccupation,
  ProceduralExperience,
  Region,
  SalaryStep,
  VisaStatus,
  YearsOfExperience,
} from '#openapi/generated/options.ts'
import type { Advisor } from './records.ts'

/** A file that was sent, and the random name under which its bytes are kept (`ports/files.ts`). */
export type KeptFile = { key: string; name: string; type: string; size: number }

/** The fields of a profile that hold a file. */
export const fileFields = ['photo', 'resume', 'resumeJp', 'cvJp'] as const
export type FileField = (typeof fileFields)[number]

/** The answers of the entry and of the profile's pages, under the names of the contract; choices that were not made are absent. */
export type Profile = {
  applicantId: number
  photo: KeptFile | null
  nameKana: string
  /** Full-dates; null if unknown. */
  birthday: string | null
  visaExpiry: string | null
  gender?: Gender
  phoneNumber: string
  nationality?: Nationality
  currentLocation?: string
  visaStatusinJapan?: VisaStatus
  japaneseLanguageSkill?: JapaneseSkill
  englishLanguageSkill?: EnglishSkill
  employmentStatus?: EmploymentStatus
  educationalBackground?: Education
  agreeToHashi: boolean
  agreeToGitTap: boolean
  resume: KeptFile | null
  resumeJp: KeptFile | null
  cvJp: KeptFile | null
  linkedInURL: string
  otherURL: string
  presentOccupation?: PresentOccupation
  itSkills: { it_skills: ItSkill; yoe?: YearsOfExperience }[]
  yearWorkExperience?: YearsOfExperience
  proceduralExperience: ProceduralExperience[]
  expectedStartPeriod?: ExpectedStartPeriod
  desiredJobCategory: JobCategory[]
  desiredLocation: (Region | Prefecture)[]
  /** Yen a year. */
  desiredSalary?: SalaryStep
  otherLanguageSkills: OtherLanguage[]
  otherRequests: string
  /** Null until an advisor takes care of the person. */
  advisor: Advisor | null
  /** Where the person came from, '' if unknown. */
  fromLink: string
}

/** The purpose of a link in a mail: to verify the address of an entry, to set a new password, to confirm a new address. */
export const linkPurposes = ['verify', 'reset', 'confirm'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

export type LinkToken = {
  /** SHA-256 of the token. */
  id: string
  purpose: LinkPurpose
  applicantId: number
  /** The version of the account for which it was issued. It works for this one only. */
  accountVersion: number
  /** The new address, for `confirm`; otherwise null. */
  newEmail: string | null
  expiresAt: string
  usedAt: string | null
}

/** A message from a person without an account. Texts are '' where nothing was written, or the form does not ask for them. */
type Message = {
  name: string
  /** As typed. */
  email: string
  phoneNumber: string
  contents: string
  language: Lang
  createdAt: string
}

export type Inquiry = Message & {
  kind: InquiryKind
  /** Set for the kind `other` only. */
  type: InquiryType | null
  companyName: string
  title: string
  positionsNeeded: string
  noOfEmployeeNeeded: string
}

/** A person who asks for a free career talk. */
export type Invitation = Message & { nationality?: Nationality }

/** A message with the number that it got. */
export type Numbered<Row> = Row & { id: number }

/** A request for a talk with an advisor, in the applicant's words. */
export type InterviewWishes = {
  method: InterviewMethod
  preferredTimes: string
  contents: string
  /** Whether the applicant has asked for a talk before. */
  reInterview: boolean
}

/** A mail about an applicant's processes, to the applicant or (`…Desk`) to the advisor. */
export type ProcessLetter =
  /** `at`: the time of the answer. */
  | { kind: 'answerDesk'; processId: number; at: string }
  | { kind: 'applyDesk'; applicantId: number; processIds: number[]; contents: string }
  /** `language`: that of the call. */
  | { kind: 'applied'; applicantId: number; processIds: number[]; language: Lang }
  | { kind: 'refused'; processId: number }
  | { kind: 'interview'; applicantId: number; wishes: InterviewWishes; language: Lang }
  | { kind: 'interviewDesk'; applicantId: number; wishes: InterviewWishes; language: Lang }
  | { kind: 'introduction'; applicantId: number; language: Lang }
  | { kind: 'introductionDesk'; applicantId: number; language: Lang }

/** A letter with a link. It is dropped unless the account still has the version under which the letter was asked for. */
type LinkLetter = { applicantId: number; accountVersion: number }

/** The content of a mail. Its text, and the link with its token, are made when it is sent, so that no token is kept. */
export type Letter =
  | ProcessLetter
  /** `language` is the applicant's unless it is given. */
  | (LinkLetter & { kind: 'verify'; jobs: number[]; language?: Lang })
  | (LinkLetter & { kind: 'forgotPassword'; language: Lang })
  /** Somebody has forgotten the password of an address that nobody has registered. */
  | { kind: 'forgotPassword'; applicantId: null; language: Lang }
  /** To the address that the account had at the change. */
  | { kind: 'passwordChanged'; applicantId: number; email: string; language: Lang }
  /** To the new address, with the link. */
  | (LinkLetter & { kind: 'confirmEmail'; newEmail: string; language: Lang })
  /** To the old address. */
  | { kind: 'emailChange'; applicantId: number; newEmail: string; oldEmail: string; language: Lang }
  | { kind: 'inquiry' | 'inquiryDesk'; inquiryId: number }
  | { kind: 'invitation' | 'invitationDesk'; invitationId: number }
  | { kind: 'contact' | 'contactDesk'; contactId: number }

export type QueuedMail = {
  /** Random, never used again. */
  id: string
  letter: Letter
  createdAt: string
  nextTryAt: string
  /** How often it was tried. */
  tries: number
}
