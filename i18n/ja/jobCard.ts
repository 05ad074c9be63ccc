import type { jobCard as en } from '../en/jobCard.ts'

export const jobCard: typeof en = {
  new: '新着',
  fromAbroad: '海外から応募可',
  updated: ({ date }) => `${date}更新`,
  salary: '年収',
  place: '勤務地',
  japanese: '日本語',
  english: '英語',
  skills: 'スキル',
  save: '気になる',
  saveWhat: ({ title }) => `：${title}`,
}
