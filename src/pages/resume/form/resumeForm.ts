import type { Calendar } from '#domain/eras.ts'
import { blankHistoryRow } from '#domain/forms/blanks.ts'
import type { ResumePersonValues, ResumeReasonsValues, ResumeValues } from '#domain/forms/resume.ts'
import { emptyResume, resumeValues } from '#domain/forms/resumeRequest.ts'
import type { RuleIssue } from '#domain/ruleIssues.ts'
import { toHiragana } from '#domain/text.ts'
import { resumeLabels } from '#i18n/fieldLabels/resume.ts'
import type { Profile, Resume } from '#src/api/profile.ts'
import { useTexts } from '#src/context/language.ts'
import { filledWith } from '#src/forms/flow/draft.ts'
import { useFlowState } from '#src/forms/flow/flowContext.ts'

/** Returns the values that the form starts with: the stored ones, dated today. A new resume contains the profile's values. */
export const startOfResume = (resume: Resume, profile: Profile | null, today: string): ResumeValues => ({
  ...resumeValues({ ...resume, ...(profile && knownOf(profile)) }),
  createdDate: today,
})

/** The common fields except the gender: stating it in the form is voluntary. */
const knownOf = (profile: Profile): Partial<Resume> => ({
  photo: profile.photo,
  name: profile.name,
  nameKana: toHiragana(profile.nameKana),
  birthday: profile.birthday,
  phoneNumber: profile.phoneNumber,
  nationality: profile.nationality,
  visaStatusinJapan: profile.visaStatusinJapan,
  visaExpiry: profile.visaExpiry,
})

const rows = [blankHistoryRow]

/** The shape of the values, for reading a draft. */
export const resumeSample: ResumeValues = {
  ...resumeValues(emptyResume),
  education: rows,
  work: rows,
  licences: rows,
}

/** Returns the values of step 1. */
export function personPart(values: ResumeValues): ResumePersonValues {
  const { licences: _licences, motivation: _motivation, preferences: _preferences, ...person } = values
  return person
}

/** Returns the values of step 2. */
export const reasonsPart = ({ licences, motivation, preferences }: ResumeValues): ResumeReasonsValues => ({
  licences,
  motivation,
  preferences,
})

/** Returns whether a field, such as 'work.0.year', belongs to step 1. */
export const isInPersonStep = (name: string): boolean =>
  !((name.split('.')[0] ?? '') in reasonsPart(resumeSample))

/** The values of all steps as they are now. */
export function useResumeValues(start: ResumeValues): ResumeValues {
  return filledWith(start, useFlowState().state.draft, resumeSample)
}

/** Returns the calendar for written years. */
export const calendarOf = ({ era }: Pick<ResumeValues, 'era'>): Calendar =>
  era === 'japanese' ? 'japanese' : 'western'

/** The labels of fields by their names, including rows ('work.0.year'), and the messages that say more than those of the rules. */
export function useResumeTexts() {
  const labels = resumeLabels(useTexts('resume'), useTexts('forms').date)
  const t = useTexts('documents')
  return {
    labelOf: (name: string): string => labels(name) ?? name,
    messageOf: ({ rule, field }: RuleIssue): string | undefined => {
      if (rule === 'checkDateRequired' && field.endsWith('.year')) return t.yearMonth
      if (rule === 'invalid' && field === 'createdDate') return t.createdDate
      return undefined
    },
  }
}
