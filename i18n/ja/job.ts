import type { job as en } from '../en/job.ts'

export const job: typeof en = {}
