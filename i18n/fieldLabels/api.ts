/** The labels in messages of the API: those of the form that sends a call, so that its messages read like those of the site. */

import type { Lang } from '#domain/lang.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { backendTexts } from '../backend.ts'
import type { Texts } from '../texts.ts'
import { careerLabels } from './career.ts'
import { entryLabels } from './entry.ts'
import { type LabelOf, labelIn } from './labelIn.ts'
import { profileLabels } from './profile.ts'
import { resumeLabels } from './resume.ts'

type FormTexts = (typeof backendTexts)[Lang]

/**
 * Returns the label of a field of an operation's body or query, by its name in `errors`. A part without a label has that of the field that
 * contains it; a field that the contract does not have is "this field".
 */
export function fieldLabel(lang: Lang, id: OperationId | null, name: string): string {
  const { apiFields } = backendTexts[lang]
  const { unknown, ...others } = apiFields
  const form = id === null ? undefined : forms[lang][id]
  const parts = name.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const path = parts.slice(0, length).join('.')
    const label = form?.(path) ?? labelIn(others, path)
    if (label !== undefined) return label
  }
  return unknown
}

function formLabels(t: FormTexts): Partial<Record<OperationId, LabelOf>> {
  const profile = profileLabels(t.profile, t.personFields)
  const password = of(t.password.labels)
  const email = of({ email: t.account.email })
  return {
    createEntry: entryFields(t),
    searchJobs: of(searchFields(t)),
    createInquiry: of(t.inquiry.labels),
    createInvitation: of({ ...t.inquiry.labels, ...t.inquiry.forms.invitation.labels }),
    login: of({ email: t.account.email, password: t.account.password }),
    checkEmail: email,
    forgotPassword: email,
    setInitialPassword: password,
    resetPassword: password,
    changePassword: password,
    changeEmail: of({ ...t.settings.email.labels, ...t.password.labels }),
    updateProfile: profile,
    updateWorkingHistory: profile,
    updateWorkingHistoryAddition: profile,
    storeResume: resumeLabels(t.resume, t.forms.date),
    storeCareer: careerLabels(t.career),
    sendContact: of(t.contact.labels),
    requestInterview: of(t.dashboard.interview.labels),
    applyForJobs: of({ contents: t.applying.note }),
    submitConsent: of({ contents: t.applying.note }),
    changeProcessStatus: of(answerFields(t.processes)),
  }
}

const of =
  (labels: object): LabelOf =>
  (name) =>
    labelIn(labels, name)

/** The names of files have the labels of the files. */
function entryFields({ entry, personFields }: FormTexts): LabelOf {
  const { skills, resume, resumeJp, cvJp } = personFields
  const others = { itSkills: skills, resumeName: resume, resumeJpName: resumeJp, cvJpName: cvJp }
  const labelOf = entryLabels(entry, personFields)
  return (name) => labelOf(name) ?? labelIn(others, name)
}

const answerFields = ({ recommendation, dialog }: Texts['processes']) => ({
  action: recommendation.answer,
  contents: recommendation.answer,
  reasons: dialog.reasons,
})

const searchFields = ({ jobs }: FormTexts) => ({
  searchWord: jobs.keyword,
  jobCategory: jobs.role,
  location: jobs.place,
  nationwideLocation: jobs.nationwide,
  applyFromAbroad: jobs.fromAbroad,
  remote: jobs.remote,
  employmentType: jobs.employment,
  salary: jobs.salary,
  japaneseLevel: jobs.japanese,
  englishLevel: jobs.english,
  otherLanguageSkills: jobs.otherLanguages,
  industryName: jobs.industry,
  itSkills: jobs.skills,
  orderBy: jobs.sortBy,
})

const forms = { ja: formLabels(backendTexts.ja), en: formLabels(backendTexts.en) }
