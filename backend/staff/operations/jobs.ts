import { jobKind, staffJob } from '../../content/jobs.ts'
import { getContent, listContent, putContent, setState } from '../content.ts'
import type { StaffHandler } from '../operation.ts'

const shown = { kind: jobKind, view: staffJob }

export const listJobs: StaffHandler<'listJobs'> = ({ query }, env) =>
  listContent(query, env, { table: env.store.jobs, view: staffJob })

export const getJob: StaffHandler<'getJob'> = (input, env) => getContent(input, env, shown)

export const putJob: StaffHandler<'putJob'> = (input, env) => putContent(input, env, shown)

export const closeJob: StaffHandler<'closeJob'> = (input, env) =>
  setState(input, env, { ...shown, isClosed: true, problem: 'already-closed' })

export const reopenJob: StaffHandler<'reopenJob'> = (input, env) =>
  setState(input, env, { ...shown, isClosed: false, problem: 'already-open' })
