import type { Lang } from '#domain/lang.ts'
import { getInterestedList, updateInterestedList } from './generated/mypage/mypage.ts'

const headers = (lang: Lang) => ({ headers: { 'Accept-Language': lang } })

/** Returns the ids of the jobs that the account has saved, the last saved first. */
export async function interestedJobs(lang: Lang): Promise<number[]> {
  return (await getInterestedList(headers(lang))).job_ids
}

/** Replaces the saved jobs of the account. Returns the stored ones: known jobs, up to 100. */
export async function storeInterestedJobs(lang: Lang, job_ids: number[]): Promise<number[]> {
  return (await updateInterestedList({ job_ids }, headers(lang))).job_ids
}
