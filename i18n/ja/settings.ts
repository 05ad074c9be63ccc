import type { settings as en } from '../en/settings.ts'

export const settings: typeof en = {
  title: '設定',
  lead: 'どちらの変更にも、現在のパスワードが必要です。',
  cancel: 'キャンセル',
  dashboard: 'マイページへ',
  email: {
    title: 'メールアドレスの変更',
    description: 'アカウントのメールアドレスを変更します。',
    now: '現在',
    labels: { email: '新しいメールアドレス', email_confirm: '新しいメールアドレス（確認用）' },
    help: 'こちらにリンクをお送りします。リンクを開くと変更が完了します。',
    submit: 'リンクを送る',
  },
  emailComplete: {
    title: 'メールアドレスの変更：リンクの送信',
    heading: 'メールのリンクを開いてください',
    description: 'メールアドレスを変更する手続きの次の画面です。',
    sent: ({ email, until }) =>
      `${email} にお送りしました。リンクは${until}（日本時間）まで、1回だけ使えます。`,
    until: ({ email }) => `それまでは ${email} でログインしてください。`,
    notice: 'これまでのメールアドレスにもお知らせしました。',
    again: '別のメールアドレスに送る',
  },
  password: {
    title: 'パスワードの変更',
    description: 'アカウントのパスワードを変更します。',
    submit: 'パスワードを変更する',
    perhapsChanged: ({ detail }) =>
      `${detail}前回の送信ですでに変更されている場合は、これからは新しいパスワードでログインしてください。`,
    forgot: '現在のパスワードをお忘れの方は、いったんログアウトして、ログイン画面から再設定してください。',
  },
  passwordComplete: {
    title: 'パスワードの変更：完了',
    heading: 'パスワードを変更しました',
    description: 'パスワードを変更する手続きの最後の画面です。',
    here: 'この端末では、このままご利用いただけます。',
    others: 'ほかの端末はすべてログアウトしました。',
    mail: 'メールでもお知らせしています。',
  },
}
