import { skillNames } from '#domain/skills.ts'
import type { ItSkill } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'

/** Returns a function that gives the name of an IT skill: `const skillName = useSkillName(); skillName('cpp')` is "C++". */
export function useSkillName() {
  const { noSkill } = useTexts('jobOptions')
  return (skill: ItSkill) => (skill === 'none' ? noSkill : skillNames[skill])
}
