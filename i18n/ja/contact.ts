import { formatNumber } from '#domain/numbers.ts'
import type { contact as en } from '../en/contact.ts'

export const contact: typeof en = {
  title: 'アドバイザーへの連絡',
  description: '求人、応募、書類、在留資格などについて、担当アドバイザーにご連絡いただけます。',
  lead: 'お名前とメールアドレスは自動で添えられますので、ご記入は不要です。',
  labels: {
    type: 'ご用件',
    contents: 'ご連絡の内容',
    intention: 'ご希望',
    application: '応募',
  },
  intentions: {
    'accept-offer': '内定の承諾',
    'discuss-offer': '内定についての相談',
    'decline-offer': '内定の辞退',
    'other-time': '日程の変更',
    withdraw: '応募の辞退',
  },
  applicationOf: ({ id, title }) => `${id}番 ${title}`,
  help: {
    contents: ({ max }) => `日本語でも英語でも構いません。${formatNumber(max)}文字までご記入いただけます。`,
  },
  types: {
    jobs: '求人・ご紹介について',
    application: '応募について',
    documents: '履歴書・職務経歴書について',
    visa: '在留資格・日本での生活について',
    account: 'アカウントについて',
    other: 'その他',
  },
  send: '送信する',
  answerTime: '1営業日以内にお返事します。',
  aside: {
    advisor: '担当アドバイザー',
    title: 'ご案内',
    facts: (company) => [
      '面接日の変更や応募の辞退は、「応募について」を選び、求人名を添えてご連絡ください。',
      'ご連絡の控えをメールでお送りします。',
      `受付時間：${company.hours.ja}`,
    ],
  },
  complete: {
    title: 'ご連絡を受け付けました',
    sent: ({ email }) => `1営業日以内に、担当アドバイザーがお返事します。控えを ${email} にお送りしました。`,
    toMypage: 'マイページへ',
    again: '続けて連絡する',
  },
}
