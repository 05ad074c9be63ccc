import {
  EnglishLevel,
  EnglishSkill,
  JapaneseLevel,
  JapaneseSkill,
  VisaStatus,
} from '#openapi/generated/options.ts'
import type { PersonValues } from '../forms/entry.ts'
import { type Conditions, type ProfileFacts, parseConditions } from './conditions.ts'

/** Returns values of the registration from the stored conditions of the job search; empty without any. */
export function toldAnswers(stored: unknown): Partial<PersonValues> {
  const conditions = parseConditions(stored)
  if (!conditions) return {}
  const known = Object.entries(profileOfConditions(conditions)).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]))
}

/**
 * Returns the facts of a profile that conditions contain without doubt. "Abroad" names no country, and a kind of status may be one of several.
 */
function profileOfConditions({ japanese, english, residence, visa }: Conditions): ProfileFacts {
  return {
    japaneseLanguageSkill: skillOf(japanese, JapaneseSkill, JapaneseLevel),
    englishLanguageSkill: skillOf(english, EnglishSkill, EnglishLevel),
    currentLocation: residence === 'japan' ? 'JP' : undefined,
    visaStatusinJapan:
      residence === 'abroad' && visa === 'none' ? VisaStatus.no_visa_living_abroad : undefined,
  }
}

function skillOf<Level, Skill extends number>(
  level: Level | null,
  skills: Record<string, Skill>,
  levels: readonly Level[],
): Skill | undefined {
  return level === null ? undefined : Object.values(skills)[levels.indexOf(level)]
}
