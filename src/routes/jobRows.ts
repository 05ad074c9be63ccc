import { createContext, use } from 'react'
import type { PageId } from './table.ts'

/** The rows of the job search and of a job. */
type JobRows = { list: PageId & ('jobs' | 'mypageJobs'); job: PageId & ('job' | 'mypageJob') }

export const publicJobRows: JobRows = { list: 'jobs', job: 'job' }
/** In the mypage links to jobs stay within it. */
export const mypageJobRows: JobRows = { list: 'mypageJobs', job: 'mypageJob' }

export const JobRowsContext = createContext(publicJobRows)

/** The target rows of links to jobs on this page. */
export const useJobRows = (): JobRows => use(JobRowsContext)
