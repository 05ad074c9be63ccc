import type { Lang } from '#domain/lang.ts'
import { isStatusAlias } from '#domain/processes/statusAlias.ts'
import { isRecord } from '#domain/record.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { backendTexts } from '#i18n/backend.ts'
import { disclosure as en, ledgerEvents as enEvents, messageKinds as enKinds } from '#i18n/en/disclosure.ts'
import { disclosure as ja, ledgerEvents as jaEvents, messageKinds as jaKinds } from '#i18n/ja/disclosure.ts'

const labels = { ja, en }
const ledgerEvents = { ja: jaEvents, en: enEvents }
const messageKinds = { ja: jaKinds, en: enKinds }

/** Returns data with labels in place of names and of the ids of options. Names and values without a label stay. */
export function labelled(lang: Lang, value: unknown): unknown {
  const options = optionsOf(lang)
  const label = (name: string, part: unknown): unknown => {
    if (Array.isArray(part)) return part.map((each: unknown) => label(name, each))
    if (isRecord(part)) return labelAll(part)
    const choices = options.get(name)
    return choices && (typeof part === 'number' || typeof part === 'string')
      ? (textIn(choices, String(part)) ?? part)
      : part
  }
  const labelAll = (record: Record<string, unknown>): unknown =>
    Object.fromEntries(
      Object.entries(record).map(([name, part]) => [textIn(labels[lang], name) ?? name, label(name, part)]),
    )
  return label('', value)
}

/** Returns the texts of options by the names of the fields that hold them. */
function optionsOf(lang: Lang): Map<string, object> {
  const { personOptions: person, processOptions, contact, documentNames } = backendTexts[lang]
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
    ['kind', messageKinds[lang]],
    ['event', ledgerEvents[lang]],
    ['field', documentNames],
    ['document', documentNames],
    ['documents', documentNames],
  ])
}

function textIn(texts: object, name: string): string | undefined {
  const text: unknown = Object.hasOwn(texts, name) ? Reflect.get(texts, name) : undefined
  return typeof text === 'string' ? text : undefined
}
