import type { mypageJobs as en } from '../en/mypageJobs.ts'

export const mypageJobs: typeof en = {
  title: '求人を探す',
  description: '募集中の求人です。応募済みの求人もわかります。',
  back: '求人一覧',
  note: '応募は担当アドバイザーだけに伝わります。企業名をお伝えし、ご同意をいただくまで、企業には何も伝わりません。',
}
