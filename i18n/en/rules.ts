import type { RuleName, RuleText } from '#domain/ruleNames.ts'

/** The messages of the validation rules. Rules of the specification's table have its exact texts. */
export const rules: Record<RuleName, RuleText> = {
  required: 'This field is required. Please fill in.',
  nameRequired: 'Please fill in your name',
  emailRequired: 'Please fill in your email address',
  emailFormat: 'Email format does not match',
  tel: 'Phone number format does not match',
  nationRequired: 'Please fill in your nationality',
  visaRequired: 'Please fill in your Japan visa status',
  nihongoRequired: 'Please fill in your current Japanese Level',
  englishRequired: 'Please fill in your current English Level',
  confirmedEmail: 'Email address does not match',
  resumeGroupRequired: 'Please enter one',
  validateEmail: 'This email is already taken',
  max: ({ field, limit }) => `${field} should be less than ${limit}.`,
  min: ({ field, limit }) => `${field} should be at least ${limit} long.`,
  agreeToTarget: 'Please check at least one.',
  alphaNum: ({ field }) => `The ${field} must contains both alphabet and numbers.`,
  minPassword: ({ limit }) => `Password should be at least ${limit} long.`,
  confirmedPassword: 'Password does not match.',
  checkDateRequired: 'Please select all year, month, and day.',
  numeric: 'Please enter numbers only.',
  requiredName: 'Please enter your name.',
  requiredNationality: 'Please choose your nationality.',
  requiredCountry: 'Please choose your country of residence.',
  requiredEmploymentStatus: 'Please choose your current employment status.',
  requiredPresentOccupation: 'Please choose your current occupation.',
  requiredWorkExperience: 'Please choose your main IT language.',
  requiredYearWorkExperience: 'Please choose years of your work experience.',
  requiredProceduralExperience: 'Please choose your experienced work process.',
  requiredContactType: 'Please choose the type of inquiry.',
  requiredContactDetails: 'Please enter your inquiry details.',

  invalid: ({ field }) => `${field} is not valid`,
  ageMin: ({ limit }) => `You need to be at least ${limit} years old.`,
  ageMax: ({ limit }) => `You can be at most ${limit} years old.`,
  commonPassword: 'Many people use this password, so it is easy to guess. Please choose another one.',
  fileSize: ({ limit }) => `This file is too large. Files can have up to ${limit} KB.`,
  fileNameLength: ({ limit }) =>
    `The file name is too long. Please shorten it to ${limit} characters or fewer, ending included.`,
  fileName:
    'Please rename the file. Its name has a character that is not accepted, such as a slash, a colon or a line break, or it ends with a dot or a space.',
  fileType: 'This type of file is not accepted.',
  fileContent: ({ isEmpty }) =>
    isEmpty
      ? 'This file is empty. Please save it again or choose another file.'
      : 'What is inside this file does not match its type, or has macros or a password. Please save it again or choose another file.',
  fileVirus:
    'Our virus scanner has found a problem in this file, so we cannot accept it. Please check it, or choose another file.',
}
