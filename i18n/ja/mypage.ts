import type { mypage as en } from '../en/mypage.ts'

export const mypage: typeof en = {
  title: 'マイページ',
  waiting: ({ count }) => `お返事待ち${count}件`,
  unread: ({ count }) => `未読${count}件`,
  offline: {
    title: '現在オフラインです',
    text: '前回読み込んだ内容を表示しているため、最新ではない場合があります。接続が戻ると更新されます。',
  },
  failed: {
    title: 'ページを読み込めませんでした',
    text: '通信またはサーバーの不具合により表示できませんでした。データは失われていません。もう一度お試しください。',
    unknownStatus:
      'ご紹介または選考の状況を確認できませんでした。データは失われていません。もう一度お試しください。解決しない場合はお問い合わせください。',
  },
  savedElsewhere: {
    title: '別の画面でも変更されています',
    text: ({ fields }) =>
      `このページを開いた後に、別のタブまたは端末で次の項目が変更されました：${fields}。この画面で入力した内容は、まだ保存されていません。`,
    listed: '、',
    replace: 'この画面の内容で保存',
  },
  menu: {
    label: 'マイページ',
    dashboard: 'トップ',
    recommendation: 'おすすめ求人',
    application: '応募状況',
    jobs: '求人を探す',
    keep: '気になる求人',
    profile: 'プロフィール',
    resume: '履歴書',
    career: '職務経歴書',
    notification: 'お知らせ',
    contact: 'アドバイザーに連絡',
    referral: 'お友だちに紹介',
    settings: '設定',
  },
}
