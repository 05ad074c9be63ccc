import type { processEvents as en } from '../en/processEvents.ts'

export const processEvents: typeof en = {
  applied: '応募しました。',
  appliedWithEntry: '登録時に応募しました。',
  appliedFromRecommendation: 'ご紹介から応募しました。',
  recommendationApplied: 'この求人に応募しました。',
  sentToEmployer: '応募しました。弊社で処理しています。',
  acceptedByEmployer: '応募を受け付けました。',
  refusedByEmployer: (advisor) =>
    `応募を処理できませんでした。担当の${advisor}が確認し、メールでご連絡します。`,
  inquired: (advisor) => `質問を送りました。${advisor}からの返信をお待ちください。`,
  declined: 'ご辞退を承りました。',
  'accept-offer': (advisor) => `内定の承諾をお知らせいただきました。${advisor}から企業へお伝えします。`,
  'discuss-offer': (advisor) => `内定についてのご相談をいただきました。${advisor}からご連絡します。`,
  'decline-offer': (advisor) => `内定の辞退をお知らせいただきました。${advisor}から企業へお伝えします。`,
  'other-time': (advisor) => `日程変更のご希望をいただきました。${advisor}が企業に確認します。`,
  withdraw: (advisor) => `辞退のご希望をいただきました。${advisor}が確認してご連絡します。`,
}
