import type { mypage as en } from '../en/mypage.ts'

export const mypage: typeof en = {
  title: 'マイページ',
  menu: {
    label: 'マイページ',
    dashboard: 'トップ',
    application: '応募状況',
    jobs: '求人を探す',
    keep: '気になる求人',
    profile: 'プロフィール',
    resume: '履歴書',
    career: '職務経歴書',
    contact: 'お問い合わせ',
    referral: '友人に紹介',
    settings: '設定',
  },
}
