import type { Lang } from '#domain/lang.ts'
import { formatSalary } from '#domain/money.ts'
import { skillNames } from '#domain/skills.ts'
import { textsOf } from '#i18n/load.ts'
import type { Choice, FilterName } from './searchState.ts'

/** Returns the labels of the values of each filter, for a list of choices. */
export function labelsOf(lang: Lang): Record<FilterName, Record<string, string>> {
  const options = textsOf(lang, 'jobOptions')
  const t = textsOf(lang, 'jobs')
  return {
    searchWord: {},
    applyFromAbroad: { true: t.fromAbroad },
    remote: options.remote,
    employmentType: options.employmentType,
    jobCategory: options.jobCategory,
    location: { ...options.region, ...options.prefecture },
    nationwideLocation: { true: t.nationwide },
    salary: {},
    japaneseLevel: options.japaneseLevel,
    englishLevel: options.englishLevel,
    otherLanguageSkills: options.otherLanguage,
    itSkills: { ...skillNames, none: options.noSkill },
    industryName: { ...options.industryGroup, ...options.subIndustry },
  }
}

/** Returns the label of a choice outside its list; it names the choice's filter. */
export function choiceLabel(lang: Lang, { name, value }: Choice): string {
  const t = textsOf(lang, 'jobs')
  const label = labelsOf(lang)[name][value] ?? value
  if (name === 'searchWord') return t.words({ words: value })
  if (name === 'salary') return t.salaryFrom({ amount: formatSalary(Number(value), lang) })
  if (name === 'japaneseLevel') return value === 'none_jp' ? t.japaneseNone : t.japaneseUpTo({ level: label })
  if (name === 'englishLevel') return value === 'none_en' ? t.englishNone : t.englishUpTo({ level: label })
  return label
}
