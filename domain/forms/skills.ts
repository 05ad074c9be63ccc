/** Rows of skills, in the entry, the profile and the career history. */

import * as z from 'zod/mini'
import { report } from '../rules.ts'
import { optionalChoice } from './fields.ts'

export const skillRow = z.object({ it_skills: optionalChoice, yoe: optionalChoice })

type Rows = readonly { it_skills: string }[]

/** Each skill is named once. Reported on the repeated one. */
export const differentSkills = z.check<Rows>(({ value, issues }) => {
  const named = new Set<string>()
  value.forEach(({ it_skills }, row) => {
    const isRepeated = it_skills !== '' && named.has(it_skills)
    named.add(it_skills)
    if (!isRepeated) return
    issues.push({
      code: 'custom',
      input: value,
      path: [row, 'it_skills'],
      continue: true,
      ...report('invalid'),
    })
  })
})
