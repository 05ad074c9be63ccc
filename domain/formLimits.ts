/** The limits of forms with their sources: S = the specification, D = the product decisions. */

/** Full years of age in a resume. S §5, §9 */
export const AGE = { min: 18, max: 50 }
/** S §5, §9 */
export const PHONE_DIGITS = { min: 9, max: 20 }
/** Letters and digits. D §4 */
export const PASSWORD_LENGTH = { min: 8, max: 64 }
/** 500 KB of 1,024 bytes. S §9, D §8 */
export const FILE_BYTES = 512_000
/** A picture that may be chosen as the portrait: 10 MB of 1,048,576 bytes. The version that is sent has at most `FILE_BYTES`. D §16 */
export const CHOSEN_PHOTO_BYTES = 10_485_760
/** Code points in NFC, including the extension. S §9, D §8 */
export const FILE_NAME_LENGTH = 35
/** The maximum number of pixels of an uploaded picture, 8,192 squared. It takes 256 MB once decoded. Schema `UploadedFile` */
export const IMAGE_PIXELS = 8_192 ** 2
/** Entries of education and work together, and licences. S §9, D §7 */
export const HISTORY_ENTRIES = 18
export const LICENCES = 5
/** The maximum number of jobs in an entry. `job_ids` in the contract */
export const ENTRY_JOBS = 50
/** The maximum length of other texts in forms, in characters, as in the contract's schemas (domain/forms/lengths.test.ts). */
export const TEXT_LENGTH = {
  name: 100,
  email: 254,
  companyName: 100,
  title: 100,
  positionsNeeded: 500,
  noOfEmployeeNeeded: 10,
  contents: 3000,
  url: 500,
  otherRequests: 2000,
  /** The text of an answer to a recommendation, and the note with an application. */
  answer: 2000,
  preferredTimes: 500,
}
/** Texts of the resume, in characters. Schemas `Resume` and `HistoryRow` */
export const RESUME_LENGTH = {
  name: 100,
  nameKana: 100,
  gender: 20,
  postalCode: 10,
  address: 200,
  addressKana: 200,
  contactPostalCode: 10,
  contactAddress: 200,
  contactAddressKana: 200,
  description: 200,
  motivation: 2000,
  preferences: 1000,
}
/** Texts of the career history, in characters. Schema `Career` */
export const CAREER_LENGTH = { name: 100, summary: 1000, knowledge: 2000, qualifications: 1000, selfPr: 3000 }
/** Texts of an employment. Schema `CareerCompany` */
export const COMPANY_LENGTH = { companyName: 100, business: 200, employees: 60, employmentType: 60 }
/** Texts of a project. Schema `CareerProject` */
export const PROJECT_LENGTH = {
  title: 100,
  description: 2000,
  role: 100,
  teamSize: 60,
  languages: 200,
  os: 200,
  databases: 200,
  frameworks: 200,
  tools: 200,
  achievements: 1000,
}
/** The maximum numbers of companies, projects of a company, and skills. Schemas `Career` and `CareerCompany` */
export const CAREER_ENTRIES = { companies: 18, projects: 10, itSkills: 20 }
/** The years that documents accept. Schema `Year` */
export const DOCUMENT_YEARS = { min: 1950, max: 2100 }
/** The debounce of checks after a change, in ms. S §5 */
export const CHECK_DELAY = 5
