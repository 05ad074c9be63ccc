import type { person as en } from '../en/person.ts'

export const person: typeof en = {
  mypage: 'マイページ',
  menu: 'マイページのメニューを開く',
  logout: 'ログアウト',
  unread: ({ count }) => `未読のお知らせ${count}件`,
  links: {
    dashboard: 'マイページトップ',
    application: '応募状況',
    profile: 'プロフィール',
    settings: 'メール・パスワード',
  },
}
