import { brand } from '#domain/brand.ts'
import type { notification as en } from '../en/notification.ts'

export const notification: typeof en = {
  description: '担当アドバイザーからのご連絡や、応募に関するお知らせです。',
  waiting: 'お知らせ',
  back: 'お知らせ一覧',
  kinds: {
    welcome: 'ようこそ',
    recommendation: 'おすすめ求人',
    application: '応募',
    message: 'メッセージ',
  },
  sentAt: ({ date }) => `${date}（日本時間）`,
  ways: {
    recommendation: 'おすすめ求人を見る',
    application: '応募の詳細を見る',
  },
  contact: 'アドバイザーに連絡する',
  others: 'ほかのお知らせ',
  newer: '新しいお知らせ',
  older: '前のお知らせ',
  readFailed: 'このお知らせを既読にできませんでした。',
  welcome: {
    title: `${brand.name.ja}へようこそ`,
    description: 'ご登録後の最初のステップをご案内します。',
    advisor: '担当アドバイザー',
    steps: 'これからの流れ',
    profile: {
      title: 'プロフィールを完成させる',
      text: 'アドバイザーが合う求人を探すための情報です。入力した内容は、途中でも保存されます。',
      action: 'プロフィールへ',
    },
    jobs: {
      title: '求人を見る',
      text: '興味のある求人は「気になる」で保存できます。保存した求人はアドバイザーも参考にします。',
      action: '求人を探す',
    },
    recommendations: {
      title: '最初のご紹介を待つ',
      text: '2営業日以内にアドバイザーからご連絡します。メールとこのページでお知らせします。',
      action: 'マイページへ',
    },
  },
}
