import { countriesIn } from '#domain/countries.ts'
import type { Lang } from '#domain/lang.ts'
import { isStatusAlias } from '#domain/processes/statusAlias.ts'
import { isRecord } from '#domain/record.ts'
import { skillNames } from '#domain/skills.ts'
import { backendTexts } from '#i18n/backend.ts'
import * as en from '#i18n/en/disclosure.ts'
import { jobOptions as enJobOptions } from '#i18n/en/jobOptions.ts'
import * as ja from '#i18n/ja/disclosure.ts'
import { jobOptions as jaJobOptions } from '#i18n/ja/jobOptions.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'

const ownTexts = { ja, en }
const jobTexts = { ja: jaJobOptions, en: enJobOptions }

/** Returns data with labels in place of names and of the ids of options. Names and values without a label stay. */
export function labelled(lang: Lang, data: object): Record<string, unknown> {
  const options = optionsOf(lang)
  const label = (name: string, part: unknown): unknown => {
    if (Array.isArray(part)) return part.map((each: unknown) => label(name, each))
    if (isRecord(part)) return labelAll(part)
    const choices = options.get(name)
    return choices && (typeof part === 'number' || typeof part === 'string')
      ? (textIn(choices, String(part)) ?? part)
      : part
  }
  const labelAll = (record: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(record).map(([name, part]: [string, unknown]) => [
        textIn(ownTexts[lang].disclosure, name) ?? name,
        label(name, part),
      ]),
    )
  return labelAll(data)
}

/** Returns the texts of options by the names of the fields that hold them. */
function optionsOf(lang: Lang): Map<string, object> {
  const { personOptions: person, processOptions, contact, career, resume } = backendTexts[lang]
  const { jobCategory, prefecture, regionLong, otherLanguage } = jobTexts[lang]
  const { ledgerEvents, messageKinds, languages, files, scans } = ownTexts[lang]
  const documents = { ...backendTexts[lang].documentNames, ...files }
  const countries = Object.fromEntries(countriesIn(lang).map(({ code, name }) => [code, name]))
  const { status, reasons, actions } = processOptions
  const ids = Object.entries(status).map(([alias, text]) => [
    isStatusAlias(alias) ? ProcessStatus[alias] : alias,
    text,
  ])
  return new Map<string, object>([
    ['nationality', person.nationality],
    ['visaStatusinJapan', person.visaStatus],
    ['japaneseLanguageSkill', person.japaneseSkill],
    ['englishLanguageSkill', person.englishSkill],
    ['employmentStatus', person.employmentStatus],
    ['educationalBackground', person.education],
    ['presentOccupation', person.presentOccupation],
    ['yearWorkExperience', person.yearsOfExperience],
    ['yoe', person.yearsOfExperience],
    ['proceduralExperience', person.proceduralExperience],
    ['expectedStartPeriod', person.expectedStartPeriod],
    ['gender', person.gender],
    ['statusId', Object.fromEntries(ids)],
    ['reasons', reasons],
    ['action', actions],
    ['intention', contact.intentions],
    ['type', contact.types],
    ['kind', messageKinds],
    ['event', ledgerEvents],
    ['field', documents],
    ['document', documents],
    ['documents', documents],
    ['scan', scans],
    ['language', languages],
    ['currentLocation', countries],
    ['it_skills', skillNames],
    ['desiredJobCategory', jobCategory],
    ['desiredLocation', { ...prefecture, ...regionLong }],
    ['otherLanguageSkills', otherLanguage],
    ['era', resume.eras],
    ['order', career.orders],
  ])
}

function textIn(texts: object, name: string): string | undefined {
  const text: unknown = Object.hasOwn(texts, name) ? Reflect.get(texts, name) : undefined
  return typeof text === 'string' ? text : undefined
}
