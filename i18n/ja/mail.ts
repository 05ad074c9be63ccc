import { brand } from '#domain/brand.ts'
import { UNCONFIRMED_ENTRY_DAYS } from '#domain/retention.ts'
import { TALK_MINUTES } from '#domain/talk.ts'
import type { mail as en } from '../en/mail.ts'
import type { Fields, Sender } from '../en/mailParts.ts'
import { greeting, listed, signature } from './mailParts.ts'

const site = brand.name.ja

type Confirmation = { id: number; name: string | null; date: string }
type ForDesk = { date: string; fields: Fields }

const confirmation = (
  company: Sender,
  lead: string,
  { id, name, date }: Confirmation,
) => `${greeting(company, name)}
${lead}

受付番号：${id}
受付日時：${date}（日本時間）

補足やご訂正は、このメールにそのままご返信ください。

お心当たりのない場合は、お手数ですがこのメールを破棄してください。メールアドレスが誤って入力された可能性があります。

${signature(company)}`

const forDesk = (task: string, { date, fields }: ForDesk) => `受付：${date}（日本時間）。${task}

${listed(fields)}
`

export const mail: typeof en = (company) => ({
  verify: ({ name, link, until, jobs, advisor }) => ({
    subject: `【${site}】メールアドレスのご確認のお願い（24時間以内）`,
    action: 'メールアドレスを確認する',
    text: `${greeting(company, name)}
このたびは${site}${jobs.length > 0 ? 'を通じてご応募' : 'にご登録'}いただき、誠にありがとうございます。

下記のリンクを開いて、メールアドレスをご確認ください。確認が済みますと、ご登録が完了いたします。

${link}

リンクの有効期限は${until}（日本時間）です。1回のみご利用いただけます。
期限が過ぎた場合も、リンク先のページから新しいリンクをお受け取りいただけます。
ご登録から${UNCONFIRMED_ENTRY_DAYS}日以内にご確認いただけない場合は、ご登録の内容と書類を削除いたします。
${jobs.length === 0 ? '' : `\n■ ご応募の求人\n${jobs.map(({ id, title }) => `・${title}（求人番号 ${id}）`).join('\n')}\n`}
■ 今後の流れ
1. 上記のリンクを開き、パスワードを設定していただきます。
2. 担当のアドバイザー${advisor === null ? '' : `（${advisor}）`}がご登録の内容を拝見し、メールでご連絡いたします。${jobs.length === 0 ? '' : '\n3. 選考の状況は、ログイン後のマイページでご確認いただけます。'}

お心当たりのない場合は、お手数ですがこのメールを破棄してください。リンクを開かないかぎり、どなたもログインできません。

${signature(company)}`,
  }),
  resetPassword: ({ name, link, until }) => ({
    subject: `【${site}】パスワード再設定のご案内（24時間以内）`,
    action: '新しいパスワードを設定する',
    text: `${greeting(company, name)}
${site}のパスワード再設定のお申し込みを受け付けました。

下記のリンクを開いて、新しいパスワードを設定してください。

${link}

リンクの有効期限は${until}（日本時間）です。1回のみご利用いただけます。
新しいパスワードを設定するまでは、これまでのパスワードをお使いいただけます。

お心当たりのない場合は、このメールを破棄してください。リンクを開かないかぎり、パスワードは変わりません。

${signature(company)}`,
  }),
  passwordChanged: ({ name, date, link }) => ({
    subject: `【${site}】パスワードを変更しました`,
    action: 'パスワードを再設定する',
    text: `${greeting(company, name)}
${date}（日本時間）に、${site}のパスワードが変更されました。ほかの端末はログアウトされています。

お心当たりのない場合は、すぐに下記からパスワードを再設定し、弊社までご連絡ください。

${link}

${signature(company)}`,
  }),
  newBrowser: ({ name, browser, date, link }) => ({
    subject: `【${site}】新しいブラウザーからのログインがありました`,
    action: 'パスワードを再設定する',
    text: `${greeting(company, name)}
これまでにご利用のないブラウザーから、お客様のアカウントへのログインがありました。

日時：${date}（日本時間）
ブラウザー：${browser ?? '不明'}

ご本人によるログインでしたら、このメールへのご対応は不要です。パスワードを変更された後や、Cookieを削除された後の最初のログインでも、このメールをお送りしています。

お心当たりのない場合は、すぐに下記からパスワードを再設定し、弊社までご連絡ください。再設定が済みますと、すべてのブラウザーがログアウトされます。

${link}

${signature(company)}`,
  }),
  confirmEmail: ({ name, newEmail, link, until }) => ({
    subject: `【${site}】新しいメールアドレスのご確認のお願い（24時間以内）`,
    action: '新しいメールアドレスを確認する',
    text: `${greeting(company, name)}
${site}のメールアドレスを ${newEmail} に変更するお申し込みを受け付けました。

下記のリンクを開いて、新しいメールアドレスをご確認ください。

${link}

リンクの有効期限は${until}（日本時間）です。1回のみご利用いただけます。
リンクを開くまでは、これまでのメールアドレスでログインしてください。

お心当たりのない場合は、このメールを破棄してください。リンクを開かないかぎり、変更されません。

${signature(company)}`,
  }),
  emailChange: ({ name, newEmail, link }) => ({
    subject: `【${site}】メールアドレス変更のお申し込みを受け付けました`,
    action: 'パスワードを再設定する',
    text: `${greeting(company, name)}
${site}のメールアドレスを ${newEmail} に変更するお申し込みを受け付けました。新しいメールアドレスにお送りしたリンクが開かれると、変更が完了します。

ご本人によるお申し込みでしたら、このメールへのご対応は不要です。

お心当たりのない場合は、すぐに下記からパスワードを再設定し、弊社までご連絡ください。

${link}

${signature(company)}`,
  }),
  inquiry: {
    general: (message) => ({
      subject: `【${site}】お問い合わせを受け付けました（受付番号 ${message.id}）`,
      text: confirmation(
        company,
        `このたびはお問い合わせいただき、誠にありがとうございます。
2営業日以内に、アドバイザーからメールでご返信いたします。`,
        message,
      ),
    }),
    other: (message) => ({
      subject: `【${site}】お問い合わせを受け付けました（受付番号 ${message.id}）`,
      text: confirmation(
        company,
        `このたびはご連絡いただき、誠にありがとうございます。
3営業日以内に、担当者からメールでご返信いたします。`,
        message,
      ),
    }),
    recruiting: (message) => ({
      subject: `【${site}】採用のご相談を受け付けました（受付番号 ${message.id}）`,
      text: confirmation(
        company,
        `このたびは採用についてご相談いただき、誠にありがとうございます。
1営業日以内に、リクルーティングアドバイザーから初回のお打ち合わせについてご連絡いたします。`,
        message,
      ),
    }),
  },
  invitation: (message) => ({
    subject: `【${site}】無料キャリア相談のお申し込みを受け付けました（受付番号 ${message.id}）`,
    text: confirmation(
      company,
      `このたびは無料キャリア相談にお申し込みいただき、誠にありがとうございます。
2営業日以内に、アドバイザーから候補の日時を3つ、メールでご案内いたします。ご相談はオンラインで${TALK_MINUTES}分、費用はかかりません。`,
      message,
    ),
  }),
  contact: ({ id, name, date, fields }) => ({
    subject: `【${site}】アドバイザーへのご連絡を受け付けました（受付番号 ${id}）`,
    text: `${greeting(company, name)}
下記の内容で、担当アドバイザーへのご連絡を受け付けました（${date}、日本時間）。
1営業日以内に、メールでお返事いたします。

${listed(fields)}

補足やご訂正は、このメールにそのままご返信ください。

${signature(company)}`,
  }),
  reply: ({ id, name, date, text }) => ({
    subject: `【${site}】お問い合わせへのお返事（受付番号 ${id}）`,
    text: `${greeting(company, name)}
${date}（日本時間）にお送りいただいた件について、お返事いたします。

${text}

ご返信は、このメールにそのままお送りください。

${signature(company)}`,
  }),
  desk: {
    contact: (message) => ({
      subject: `応募者からのご連絡 ${message.id} ${message.name} 様`,
      text: forDesk('1営業日以内に日本語でご回答ください。', message),
    }),
    general: (message) => ({
      subject: `お問い合わせ（求職者） ${message.id} ${message.name} 様`,
      text: forDesk('2営業日以内に日本語でご回答ください。', message),
    }),
    other: (message) => ({
      subject: `お問い合わせ（その他） ${message.id} ${message.name} 様`,
      text: forDesk('3営業日以内に日本語でご回答ください。', message),
    }),
    recruiting: (message) => ({
      subject: `採用のご相談 ${message.id} ${message.name} 様`,
      text: forDesk('1営業日以内に日本語でご連絡ください。', message),
    }),
    invitation: (message) => ({
      subject: `無料キャリア相談のお申し込み ${message.id} ${message.name} 様`,
      text: forDesk('2営業日以内に、候補の日時を3つ、日本語でご案内ください。', message),
    }),
  },
})
