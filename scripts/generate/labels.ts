/** Creates tables of the labels of options and list keys, for clients without dictionaries. */

import { skillNames } from '#domain/skills.ts'
import { jobOptions as enJob } from '#i18n/en/jobOptions.ts'
import { personOptions as en } from '#i18n/en/personOptions.ts'
import { jobOptions as jaJob } from '#i18n/ja/jobOptions.ts'
import { personOptions as ja } from '#i18n/ja/personOptions.ts'
import * as options from '#openapi/generated/options.ts'
import { markdownTable } from './table.ts'

/** Returns the labels that `searchWord` matches: prefectures and skills. */
export function searchLabels(): string {
  const prefectures = rowsOf(enJob.prefecture, jaJob.prefecture)
  return markdownTable(['Key', 'English', 'Japanese'], [...prefectures, ...rowsOf(skillNames, skillNames)])
}

/** The option lists by their name in the dictionaries. */
const lists = {
  gender: options.Gender,
  employmentStatus: options.EmploymentStatus,
  education: options.Education,
  japaneseSkill: options.JapaneseSkill,
  visaStatus: options.VisaStatus,
  expectedStartPeriod: options.ExpectedStartPeriod,
  nationality: options.Nationality,
} as const

/** Returns every option of the forms with its labels. Only the client has labels of process statuses. */
export function optionLabels(): string {
  const rows = Object.entries(lists).flatMap(([list, ids]) => {
    const aliases = new Map(Object.entries(ids).map(([alias, id]) => [String(id), alias]))
    const labels = rowsOf(en[list as keyof typeof lists], ja[list as keyof typeof lists])
    return labels.map(([id = '', ...texts]) => [
      list,
      id,
      `\`${aliases.get(id.replaceAll('`', ''))}\``,
      ...texts,
    ])
  })
  return markdownTable(['List', 'option_id', 'alias', 'English', 'Japanese'], rows)
}

function rowsOf(english: Record<string, string>, japanese: Record<string, string>): string[][] {
  return Object.entries(english).map(([key, label]) => [`\`${key}\``, label, japanese[key] ?? ''])
}
