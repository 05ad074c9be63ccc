import { FILE_BYTES, FILE_NAME_LENGTH } from '../formLimits.ts'
import { type RuleIssue, firstOfFields } from '../ruleIssues.ts'
import { profileFileKinds } from './profileRequest.ts'

const fileFields: readonly string[] = ['photo', ...profileFileKinds]

/** The rules of uploads that a part of a file in JSON breaks when it does not fit the contract's schema. */
const rulesOfParts: Record<string, Pick<RuleIssue, 'rule' | 'limit'>> = {
  'data max': { rule: 'fileSize', limit: FILE_BYTES / 1024 },
  'data invalid': { rule: 'fileContent', limit: 0 },
  'name max': { rule: 'fileNameLength', limit: FILE_NAME_LENGTH },
  'type invalid': { rule: 'fileType', limit: 0 },
}

/** Returns the issue of a file's part ('photo.data') as one of its control ('photo'), which has no parts in a form. */
function ofControl(issue: RuleIssue): RuleIssue {
  const [field = '', part] = issue.field.split('.')
  if (!part || !fileFields.includes(field)) return issue
  return { ...issue, ...rulesOfParts[`${part} ${issue.rule}`], field }
}

/** Returns issues of a body with one for each control of a file. */
export function withFileControls(issues: RuleIssue[]): RuleIssue[] {
  return firstOfFields(issues.map(ofControl))
}
