import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { firstIssues } from '../ruleIssues.ts'
import { careerForm } from './career.ts'
import { experienceStep } from './entry.ts'
import { profileForm } from './profile.ts'

const skills = (...names: string[]) => names.map((it_skills) => ({ it_skills, yoe: '' }))

test.each<[string, z.ZodMiniType]>([
  ['the entry', experienceStep.shape.itSkills],
  ['the profile', profileForm.shape.itSkills],
  ['the career history', careerForm('2026-11-20').shape.itSkills],
])('a skill that is named twice in %s is reported where it is repeated', (_, schema) => {
  const { error } = z.safeParse(schema, skills('linux', 'aws', 'aws'))
  const found = error ? firstIssues(error).map(({ field, rule }) => [field, rule]) : []
  expect(found).toEqual([['2.it_skills', 'invalid']])
  expect(z.safeParse(schema, skills('linux', '', '')).success).toBe(true)
})
