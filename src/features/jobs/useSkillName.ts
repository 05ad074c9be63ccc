import { skillNames } from '#domain/skills.ts'
import type { ItSkill } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'

/** The names of IT skills: `const skillName = useSkillName(); skillName('cpp')` is "C++". */
export function useSkillName() {
  const { noSkill } = useTexts('jobOptions')
  return (skill: ItSkill) => (skill === 'none' ? noSkill : skillNames[skill])
}
