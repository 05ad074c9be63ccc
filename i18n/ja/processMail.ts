import { brand } from '#domain/brand.ts'
import type { Fields } from '../en/mailParts.ts'
import type { MailJob, processMail as en } from '../en/processMail.ts'
import { greeting, listed, signature } from './mailParts.ts'
import { nextTexts } from './nextTexts.ts'

const site = brand.name.ja

type ToDesk = { name: string; date: string; advisor: string | null; fields: Fields }

const line = ({ id, title }: MailJob) => `・${title}（求人番号 ${id}）`

const forDesk = (task: string, { date, advisor, fields }: ToDesk) => `受付：${date}（日本時間）。${
  advisor === null ? '担当アドバイザーは未定です。' : `担当：${advisor}。`
}${task}

${listed(fields)}
`

const answered = { apply: '応募', inquiry: '質問', decline: '辞退' }

export const processMail: typeof en = (company) => ({
  labels: {
    name: 'お名前',
    email: 'メールアドレス',
    job: '求人',
    reasons: '理由',
    contents: '本文',
    method: '面談の方法',
    preferredTimes: 'ご都合のよい日時',
    reInterview: '2回目以降のお申し込み',
    yes: 'はい',
  },
  applied: ({ name, link, jobs }) => ({
    subject: `【${site}】ご応募を受け付けました${jobs.length === 1 ? '' : `（${jobs.length}件）`}`,
    action: '応募状況を確認する',
    text: `${greeting(company, name)}
このたびはご応募いただき、誠にありがとうございます。

${jobs.map(line).join('\n')}

${nextTexts.received({ advisor: 'アドバイザー', deadline: '' })}書類は、ご同意の後にお送りします。
選考の状況は、マイページでご確認いただけます。

${link}

${signature(company)}`,
  }),
  refused: ({ name, link, job, next }) => ({
    subject: `【${site}】ご応募を処理できませんでした`,
    action: 'マイページで確認する',
    text: `${greeting(company, name)}
下記の求人へのご応募を、弊社のシステムで処理できませんでした。

${line(job)}

これは選考の結果ではなく、企業には何も伝わっておりません。担当のアドバイザーが確認し、メールでご連絡いたします。
お送りいただいた内容は保存しております。

${next}

${link}

${signature(company)}`,
  }),
  interview: ({ name, wishes }) => ({
    subject: `【${site}】アドバイザーとの面談のお申し込みを受け付けました`,
    text: `${greeting(company, name)}
面談をお申し込みいただき、誠にありがとうございます。
2営業日以内に、担当のアドバイザーから候補の日時を3つ、メールでご案内いたします。

${listed(wishes)}

変更や補足は、このメールにそのままご返信ください。

${signature(company)}`,
  }),
  introduction: ({ name, link }) => ({
    subject: `【${site}】求人紹介のご依頼を受け付けました`,
    action: 'プロフィールを開く',
    text: `${greeting(company, name)}
担当のアドバイザーが、ご希望に合う求人をお探しします。見つかりましたらマイページでご紹介し、メールでもお知らせいたします。
プロフィールが詳しいほど、よりご希望に合った求人をご紹介できます。

${link}

${signature(company)}`,
  }),
  desk: {
    answer: (action, { title }, message) => ({
      subject: `ご紹介への返事（${answered[action]}） ${message.name} 様 ${title}`,
      text: forDesk(
        {
          apply: '2営業日以内に企業名をお伝えし、書類の送付への同意を確認してください。',
          inquiry: '2営業日以内に日本語でご回答ください。',
          decline: 'ご返信は不要です。',
        }[action],
        message,
      ),
    }),
    consent: (answer, { title }, message) => ({
      subject: `書類の送付への${answer === 'agree' ? '同意' : '不同意'} ${message.name} 様 ${title}`,
      text: forDesk(
        answer === 'agree'
          ? '書類を企業に送り、送付済みであることを記録してください。'
          : '応募は終了しました。企業には何も伝えないでください。',
        message,
      ),
    }),
    apply: (count, message) => ({
      subject: `応募 ${count}件 ${message.name} 様`,
      text: forDesk('2営業日以内に企業名をお伝えし、書類の送付への同意を確認してください。', message),
    }),
    interview: (message) => ({
      subject: `面談のお申し込み ${message.name} 様`,
      text: forDesk('2営業日以内に、候補の日時を3つ、日本語でご案内ください。', message),
    }),
    introduction: (message) => ({
      subject: `求人紹介のご依頼 ${message.name} 様`,
      text: forDesk('求人をご紹介いただくか、不足している情報を日本語でお尋ねください。', message),
    }),
  },
})
