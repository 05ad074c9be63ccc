import type { mypageJobs as en } from '../en/mypageJobs.ts'

export const mypageJobs: typeof en = {
  title: '求人を探す',
  description: '募集中の求人です。応募済みの求人もわかります。',
  back: '求人一覧',
  note: '担当アドバイザーがお話を伺うまで、企業に情報が渡ることはありません。',
}
