import type { keep as en } from '../en/keep.ts'

export const keep: typeof en = {
  title: '気になる求人',
  description: '保存した求人の一覧です。ログインしたどの端末でもご覧いただけます。',
  lead: 'アカウントに保存されています。ログインしたどの端末でもご覧いただけます。',
  hint: 'プロフィール、履歴書、職務経歴書を担当アドバイザーにお送りします。送信前にメッセージを添えられます。',
  tooMany: ({ max }) => `一度に応募できるのは${max}件までです。`,
  apply: ({ count }) => (count === 0 ? '応募する' : `${count}件の求人に応募する`),
  notRemoved: '求人を外せなかったため、リストに戻しました。',
  offline: 'アカウントに接続できませんでした。このブラウザに保存されているリストを表示しています。',
}
