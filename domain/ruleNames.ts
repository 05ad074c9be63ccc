/** The rules of the specification's §5 table, in its order. */
export const specRules = [
  'required',
  'nameRequired',
  'emailRequired',
  'emailFormat',
  'tel',
  'nationRequired',
  'visaRequired',
  'nihongoRequired',
  'englishRequired',
  'confirmedEmail',
  'resumeGroupRequired',
  'validateEmail',
  'max',
  'min',
  'agreeToTarget',
  'alphaNum',
  'minPassword',
  'confirmedPassword',
  'checkDateRequired',
  'numeric',
  'requiredName',
  'requiredNationality',
  'requiredCountry',
  'requiredEmploymentStatus',
  'requiredPresentOccupation',
  'requiredWorkExperience',
  'requiredYearWorkExperience',
  'requiredProceduralExperience',
  'requiredContactType',
  'requiredContactDetails',
] as const

/** The other rules of §5, and `invalid`, the default rule. */
export const otherRules = [
  'invalid',
  'ageMin',
  'ageMax',
  'commonPassword',
  'fileSize',
  'fileNameLength',
  'fileName',
  'fileType',
  'fileContent',
  'fileVirus',
] as const

export const ruleNames = [...specRules, ...otherRules]

export type RuleName = (typeof ruleNames)[number]

/**
 * The parameters of a rule's text: the field's label, the rule's number (`max`, `min` …), whether it counts entries of a list, whether
 * the field is the checkbox of a consent, and whether the file is empty.
 */
export type RuleTextParams = {
  field: string
  limit: number
  isList?: boolean
  isConsent?: boolean
  isEmpty?: boolean
}

/** A rule's entry in the dictionaries. */
export type RuleText = string | ((params: RuleTextParams) => string)
