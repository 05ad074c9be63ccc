import type { nextTexts as en } from '../en/nextTexts.ts'

const unknown = '企業には、まだ何も伝わっていません。'
const until = (deadline: string) => (deadline === '' ? '' : `${deadline}までに、`)
const stays = (deadline: string) => (deadline === '' ? '' : `お返事の期限は${deadline}のままです。`)

export const nextTexts: typeof en = {
  recommended: ({ deadline }) =>
    `${until(deadline)}応募・質問・辞退のいずれかをお選びください。ご同意いただくまで、企業には何も伝わりません。`,
  inquired: ({ advisor, deadline }) =>
    `担当の${advisor}が2営業日以内にお返事します。${deadline === '' ? '' : `${deadline}まで、`}応募や辞退もできます。`,
  replied: ({ deadline }) => `${until(deadline)}応募・質問・辞退のいずれかをお選びください。`,
  jobClosed: () => '募集が終了したため、応募はできません。質問と辞退はできます。',
  inquiredJobClosed: ({ advisor }) =>
    `担当の${advisor}が2営業日以内にお返事します。募集が終了したため、応募はできませんが、辞退はできます。`,
  pending: () => `応募を処理しています。${unknown}`,
  applied: () => 'この求人に応募しました。',
  declined: ({ advisor }) =>
    `ご辞退を承りました。担当の${advisor}が、引き続きご希望に合う求人をお探しします。`,
  received: ({ advisor }) =>
    `担当の${advisor}が企業名をお伝えし、書類の送付へのご同意を確認します。${unknown}`,
  'employer-named': ({ advisor }) =>
    `担当の${advisor}が応募書類を整え、送付へのご同意を確認します。${unknown}`,
  'consent-asked': () => `書類の送付に同意するかどうかをお選びください。${unknown}`,
  'consent-given': ({ advisor }) =>
    `ご同意いただいた書類を、担当の${advisor}がお送りします。完了しましたらお知らせします。`,
  sent: ({ advisor }) => `企業が次の段階を検討します。連絡がありしだい、担当の${advisor}がお知らせします。`,
  seen: ({ advisor }) => `企業が次の段階を検討します。連絡がありしだい、担当の${advisor}がお知らせします。`,
  screening: ({ advisor }) =>
    `企業が書類を確認しています。結果は1週間ほどで、担当の${advisor}がお知らせします。`,
  interview: ({ advisor }) => `面接の日時は担当の${advisor}が調整し、お知らせします。`,
  appointed: ({ advisor }) =>
    `面接の後、企業が次の段階を検討します。結果は1週間ほどで、担当の${advisor}がお知らせします。`,
  offered: ({ advisor, deadline }) =>
    `条件をご確認のうえ、${until(deadline)}お返事ください。ご不明な点は担当の${advisor}にお尋ねください。企業へは${advisor}がお伝えします。`,
  joined: ({ advisor }) => `入社後も、担当の${advisor}がご相談を承ります。`,
  rejected: ({ advisor }) =>
    `担当の${advisor}が、引き続きご希望に合う求人をお探しします。ほかの求人に応募できるほか、この求人も募集中であれば改めて応募できます。`,
  closedUnsent: ({ advisor }) =>
    `選考の結果ではありません。企業には何も伝わっていません。担当の${advisor}が、引き続きご希望に合う求人をお探しします。`,
  withdrawn: () => '募集中であれば、この求人に改めて応募できます。',
  withdrawnUnsent: () => '企業には何も伝わっていません。募集中であれば、この求人に改めて応募できます。',
  'accept-offer': ({ advisor }) =>
    `内定を承諾いただきました。担当の${advisor}が企業にお伝えし、契約についてご連絡します。`,
  'discuss-offer': ({ advisor, deadline }) =>
    `内定についてのご相談を承りました。担当の${advisor}が1営業日以内にご連絡します。企業にはまだ何も伝わっていません。${stays(deadline)}`,
  'decline-offer': ({ advisor }) =>
    `内定を辞退いただきました。担当の${advisor}が企業にお伝えし、完了しましたらご連絡します。`,
  'other-time': ({ advisor }) =>
    `日程変更のご希望を承りました。担当の${advisor}が1営業日以内にご連絡します。それまでは、現在の日時のままです。`,
  withdraw: ({ advisor }) =>
    `この応募の辞退のご希望を承りました。担当の${advisor}が1営業日以内に確認してご連絡します。`,
  documents: ({ advisor, deadline }) =>
    `担当の${advisor}が書類をお待ちしています。プロフィールへの追加をお願いします。${stays(deadline)}`,
  documentsUnsent: ({ advisor, deadline }) =>
    `担当の${advisor}が書類をお待ちしています。プロフィールへの追加をお願いします。ご同意なく企業に送ることはありません。${unknown}${stays(deadline)}`,
}
