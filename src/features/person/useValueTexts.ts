import { countryName } from '#domain/countries.ts'
import type { ExperienceValues } from '#domain/forms/entry.ts'
import { skillNames } from '#domain/skills.ts'
import { useLang, useTexts } from '#src/context/language.ts'

/** Returns functions that give the texts of a person's values; '' where nothing was chosen. */
export function useValueTexts() {
  const t = useTexts('personFields')
  const lang = useLang()
  const person = useTexts('personOptions')
  const labels = {
    gender: person.gender,
    nationality: person.nationality,
    visaStatusinJapan: person.visaStatus,
    japaneseLanguageSkill: person.japaneseSkill,
    englishLanguageSkill: person.englishSkill,
    employmentStatus: person.employmentStatus,
    educationalBackground: person.education,
    presentOccupation: person.presentOccupation,
    yearWorkExperience: person.yearsOfExperience,
    expectedStartPeriod: person.expectedStartPeriod,
  }
  return {
    choice: (name: keyof typeof labels, value: string) => labelIn(labels[name], value),
    country: (code: string) => code && countryName(code, lang),
    skills: (rows: ExperienceValues['itSkills']) =>
      rows
        .flatMap(({ it_skills, yoe }) => {
          const skill = labelIn({ ...skillNames, none: t.noSkill }, it_skills)
          if (skill === '') return []
          const years = labelIn(person.yearsOfExperience, yoe)
          return [years === '' ? skill : t.skillWithYears({ skill, years })]
        })
        .join(t.listed),
    steps: (steps: string[]) =>
      steps.map((step) => labelIn(person.proceduralExperience, step)).join(t.listed),
  }
}

function labelIn(labels: Record<string | number, string>, value: string): string {
  return labels[value] ?? ''
}
