import { advisorKind, staffAdvisor } from '../../content/advisorKind.ts'
import { getContent, putContent } from '../content.ts'
import type { StaffHandler } from '../operation.ts'

const shown = { kind: advisorKind, view: staffAdvisor }

export const listAdvisors: StaffHandler<'listAdvisors'> = async (_input, { store }) => ({
  status: 200,
  body: { items: (await store.advisors.all()).map(staffAdvisor) },
})

export const getAdvisor: StaffHandler<'getAdvisor'> = (input, env) => getContent(input, env, shown)

export const putAdvisor: StaffHandler<'putAdvisor'> = (input, env) => putContent(input, env, shown)
