import type { jobCard as en } from '../en/jobCard.ts'

export const jobCard: typeof en = {
  new: '新着',
  abroad: '海外からの応募：',
  abroadYes: '可（ビザ取得を企業が支援）',
  abroadNo: '不可（日本在住の方のみ）',
  who: '応募できる方',
  whoEverybody: '日本国内・海外の方（企業がビザ取得を支援）',
  whoResidents: '日本にお住まいの方のみ',
  published: ({ date }) => `${date}公開`,
  updated: ({ date }) => `${date}更新`,
  salary: '年収',
  place: '勤務地',
  japanese: '日本語',
  english: '英語',
  skills: 'スキル',
  save: '気になる',
  saveWhat: ({ title }) => `：${title}`,
}
