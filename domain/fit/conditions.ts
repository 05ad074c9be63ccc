/** The conditions of a person's job search, as far as they are known (product-decisions §14). */

import {
  EnglishLevel,
  EnglishSkill,
  JapaneseLevel,
  JapaneseSkill,
  VisaStatus,
} from '#openapi/generated/options.ts'
import { isRecord } from '../record.ts'

export const residences = ['japan', 'abroad'] as const
export type Residence = (typeof residences)[number]

/**
 * The relevant kinds of residence status: none (or a short visit), one for work, one that must be changed before work (student, dependant),
 * and one without limits on work.
 */
export const visaKinds = ['none', 'work', 'change', 'unlimited'] as const
export type VisaKind = (typeof visaKinds)[number]

/** Each is null where the question was skipped. */
export type Conditions = {
  japanese: JapaneseLevel | null
  english: EnglishLevel | null
  residence: Residence | null
  visa: VisaKind | null
}

export const noConditions: Conditions = { japanese: null, english: null, residence: null, visa: null }

/** Parses stored conditions. An unknown answer counts as skipped; null without any answer. */
export function parseConditions(value: unknown): Conditions | null {
  if (!isRecord(value)) return null
  const conditions = {
    japanese: known(JapaneseLevel, value.japanese),
    english: known(EnglishLevel, value.english),
    residence: known(residences, value.residence),
    visa: known(visaKinds, value.visa),
  }
  return tellsAnything(conditions) ? conditions : null
}

const known = <Value extends string>(values: readonly Value[], answer: unknown): Value | null =>
  values.find((value) => value === answer) ?? null

/** Returns whether any question was answered. */
export function tellsAnything(conditions: Conditions): boolean {
  return Object.values(conditions).some((answer) => answer !== null)
}

const visaKindOf: Record<VisaStatus, VisaKind> = {
  [VisaStatus.permanent_resident]: 'unlimited',
  [VisaStatus.spouse]: 'unlimited',
  [VisaStatus.engineer_humanities_international_services]: 'work',
  [VisaStatus.highly_skilled]: 'work',
  // Other work statuses do not cover the jobs of this site.
  [VisaStatus.other_working_visa]: 'change',
  [VisaStatus.technical_intern_specified_skilled]: 'change',
  [VisaStatus.student]: 'change',
  [VisaStatus.dependent]: 'change',
  // A short visit cannot be changed into a work status, but for special reasons (Immigration Control Act, article 20-3).
  [VisaStatus.temporary_visitor]: 'none',
  [VisaStatus.no_visa_living_abroad]: 'none',
}

/** Both lists have the same order, from native to none. */
function levelOf<Level>(
  skill: number | undefined,
  skills: Record<string, number>,
  levels: readonly Level[],
): Level | null {
  return skill === undefined ? null : (levels[Object.values(skills).indexOf(skill)] ?? null)
}

function residenceOf(country: string | undefined): Residence | null {
  if (!country) return null
  return country === 'JP' ? 'japan' : 'abroad'
}

export type ProfileFacts = {
  japaneseLanguageSkill?: JapaneseSkill
  englishLanguageSkill?: EnglishSkill
  /** ISO 3166. */
  currentLocation?: string
  visaStatusinJapan?: VisaStatus
}

/** Returns the conditions that a profile contains. */
export function conditionsOfProfile(profile: ProfileFacts): Conditions {
  return {
    japanese: levelOf(profile.japaneseLanguageSkill, JapaneseSkill, JapaneseLevel),
    english: levelOf(profile.englishLanguageSkill, EnglishSkill, EnglishLevel),
    residence: residenceOf(profile.currentLocation),
    visa: profile.visaStatusinJapan ? visaKindOf[profile.visaStatusinJapan] : null,
  }
}
