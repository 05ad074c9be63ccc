/** The condition of each validation rule, in English, for readers of the contract. */

import { AGE, FILE_BYTES, FILE_NAME_LENGTH, PASSWORD_LENGTH, PHONE_DIGITS } from './formLimits.ts'
import type { RuleName } from './ruleNames.ts'

const GIVEN = 'A value is given: no text of blanks and invisible characters, no empty list, not `false`.'
const CHOSEN = 'An option is chosen.'

export const ruleConditions: Record<RuleName, string> = {
  required: GIVEN,
  nameRequired: GIVEN,
  emailRequired: GIVEN,
  emailFormat:
    'The text looks like an e-mail address: a local part, `@`, and a domain with a dot, without blanks and invisible characters. The domain may be in another script, width or case (UTS #46): all spellings are one address.',
  tel: `Empty, or ${PHONE_DIGITS.min} to ${PHONE_DIGITS.max} digits and nothing else.`,
  nationRequired: CHOSEN,
  visaRequired: CHOSEN,
  nihongoRequired: CHOSEN,
  englishRequired: CHOSEN,
  confirmedEmail: 'The text equals `email`.',
  resumeGroupRequired:
    'At least one of `resume`, `resumeJp`, `cvJp`, `linkedInURL`, `otherURL` is given. Reported on `resume`.',
  validateEmail: 'No applicant has the address. Asked with `check-email`.',
  max: 'The text has at most `{limit}` characters, or the list at most `{limit}` entries.',
  min: 'The text has at least `{limit}` characters.',
  agreeToTarget: 'At least one of the consents is `true`.',
  alphaNum: 'Only letters a–z, A–Z and digits, with at least one of each.',
  minPassword: `The password has at least ${PASSWORD_LENGTH.min} characters.`,
  confirmedPassword: 'The text equals `password`. On `current_password`: it is the password of the account.',
  checkDateRequired: 'All parts of the date are chosen.',
  numeric: 'Digits only, Latin or Arabic-Indic.',
  requiredName: GIVEN,
  requiredNationality: CHOSEN,
  requiredCountry: CHOSEN,
  requiredEmploymentStatus: CHOSEN,
  requiredPresentOccupation: CHOSEN,
  requiredWorkExperience: 'The first row of `itSkills` has a skill. Reported on `itSkills.0.it_skills`.',
  requiredYearWorkExperience: CHOSEN,
  requiredProceduralExperience: 'At least one process step, or `none`, is chosen.',
  requiredContactType: CHOSEN,
  requiredContactDetails: GIVEN,

  invalid:
    'The value has the type and form that the schema asks for. The rule of everything that has no other.',
  ageMin: `The person is at least ${AGE.min} years old today in Japan.`,
  ageMax: `The person is at most ${AGE.max} years old today in Japan.`,
  commonPassword:
    'The password is not one of those that many people choose, in upper or lower case, such as `password1` and `qwerty123`. The server decides; its list has at least the 3,000 most common ones of this form.',
  fileSize: `The file has at most ${FILE_BYTES.toLocaleString('en')} bytes.`,
  fileName:
    'The file name has no `/`, `\\`, `:`, control character, line or paragraph separator or bidirectional embedding, override or isolate, and does not end with a dot or a blank.',
  fileNameLength: `The file name has at most ${FILE_NAME_LENGTH} code points in Unicode normal form C, its extension included.`,
  fileType: 'The file has one of the accepted types.',
  fileContent:
    'The content of the file is of the type that its name says. A picture has at most 67,108,864 pixels, a Word, Excel or PowerPoint file in the newer formats no macros, no encryption and no contradictions.',
  fileVirus:
    'The virus scanner of the server has found nothing in the file. Only servers with a scanner have this rule.',
}
