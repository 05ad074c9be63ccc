import type { Source } from '#src/features/pdf/makePdf.ts'

export type Gap =
  | 'photo'
  | 'address'
  | 'phoneNumber'
  | 'history'
  | 'motivation'
  | 'summary'
  | 'companies'
  | 'selfPr'

const isBlank = (text: string) => text.trim() === ''

/** Returns what employers expect in a document and the applicant has not written. The file can be made without it. */
export function gapsOf({ kind, content }: Source): Gap[] {
  const gaps: [Gap, boolean][] =
    kind === 'resume'
      ? [
          ['photo', content.photo === null],
          ['address', isBlank(content.address)],
          ['phoneNumber', isBlank(content.phoneNumber)],
          ['history', content.education.length + content.work.length === 0],
          ['motivation', isBlank(content.motivation)],
        ]
      : [
          ['summary', isBlank(content.summary)],
          ['companies', content.companies.length === 0],
          ['selfPr', isBlank(content.selfPr)],
        ]
  return gaps.flatMap(([gap, isMissing]) => (isMissing ? [gap] : []))
}
