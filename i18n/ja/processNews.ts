import type { processNews as en } from '../en/processNews.ts'

export const processNews: typeof en = {
  accepted: ({ job }) => ({
    title: 'ご応募が企業に届きました',
    body: `「${job}」へのご応募が、企業のシステムで受け付けられました。

選考の状況は、応募の詳細でご確認いただけます。`,
  }),
  refused: ({ job, advisor }) => ({
    title: 'ご応募を処理できませんでした',
    body: `「${job}」へのご応募が、企業のシステムで受け付けられませんでした。

選考の結果ではありません。担当の${advisor}が確認し、メールでご連絡します。お送りいただいた内容は保存しており、もう一度お返事いただけます。`,
  }),
}
