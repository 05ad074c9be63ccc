import type { processNews as en } from '../en/processNews.ts'
import { nextTexts } from './nextTexts.ts'

export const processNews: typeof en = {
  accepted: ({ job, advisor }) => ({
    title: 'ご応募を受け付けました',
    body: `「${job}」へのご応募を受け付けました。

${nextTexts.received({ advisor, deadline: '' })}選考の状況は、応募の詳細でご確認いただけます。`,
  }),
  refused: ({ job, advisor, next }) => ({
    title: 'ご応募を処理できませんでした',
    body: `「${job}」へのご応募を、弊社のシステムで処理できませんでした。

選考の結果ではなく、企業には何も伝わっていません。担当の${advisor}が確認し、メールでご連絡します。お送りいただいた内容は保存しています。${next}`,
  }),
}
