import type { person as en } from '../en/person.ts'

export const person: typeof en = {
  mypage: 'マイページ',
  menu: 'マイページのメニューを開く',
  logout: 'ログアウト',
  links: {
    dashboard: 'マイページトップ',
    application: '応募状況',
    profile: 'プロフィール',
    settings: 'メール・パスワード',
  },
}
