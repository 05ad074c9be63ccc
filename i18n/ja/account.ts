import { UNCONFIRMED_ENTRY_DAYS } from '#domain/retention.ts'
import type { account as en } from '../en/account.ts'

export const account: typeof en = {
  email: 'メールアドレス',
  password: 'パスワード',
  toLogin: 'ログイン',
  login: {
    title: 'ログイン',
    description: 'ログインして、選考の状況やおすすめ求人をご確認ください。',
    lead: 'はじめての方は、[エントリー]（無料）からご登録ください。',
    unconfirmed: '登録の確認メールが届いていない方は、[リンクを再送]できます。',
    forgot: 'パスワードを忘れた方',
    submit: 'ログイン',
    loggedOut: 'ログアウトしました。',
    loggedOutUnsaved: 'ログアウトしました。このタブに入力していた未保存の内容は、削除されました。',
    expired:
      'しばらく操作がなかったため、ログアウトしました。ログインすると続きから始められます。入力した内容は残っています。',
    asked: 'このページを見るには、ログインしてください。',
    samples: {
      title: 'サンプルアカウント（モックモードのみ表示）',
      password: 'パスワード：',
      maria: '利用中の方',
      linh: '登録したばかりの方',
    },
  },
  loading: {
    title: '少々お待ちください',
    description: 'マイページを準備しています。',
    progress: '進み具合',
  },
  forget: {
    title: 'パスワードを忘れた方',
    description: '新しいパスワードを設定するためのリンクをお送りします。',
    lead: '登録したメールアドレスをご入力ください。新しいパスワードを設定するためのリンクをお送りします。',
    submit: 'リンクを送る',
    back: 'ログインに戻る',
  },
  forgetSent: {
    title: 'パスワードの再設定：リンクの送信',
    heading: 'メールをご確認ください',
    description: 'パスワードを再設定する手続きの次の画面です。',
    lead: ({ email }) => `${email} にご登録がある場合、リンクをお送りしています。`,
    until: 'リンクは24時間以内に1回だけ使えます。',
    missing: ({ sender }) => `届かないときは、迷惑メールの中もご覧ください。差出人は ${sender} です。`,
    again: 'もう一度送る',
    againIn: ({ seconds }) => `${seconds}秒後に、もう一度送れます`,
    sentAgain: 'もう一度お送りしました。新しいメールのリンクをお使いください。',
    other: '別のメールアドレスを入力する',
  },
  verify: {
    title: 'メールアドレスの確認',
    heading: 'メールアドレスを確認しています',
    description: 'メールアドレスを確認し、登録を完了します。',
    lead: '登録を完了しています。',
  },
  spent: {
    title: 'このリンクは使えません',
    text: '有効期限が切れているか、すでに使われているか、リンクの一部が欠けています。リンクは24時間以内に1回だけ使えます。',
    registered: 'パスワードを設定済みの方は、そのままログインできます。',
    email: 'エントリーのときのメールアドレスに、新しいリンクをお送りします。',
    deleted: `${UNCONFIRMED_ENTRY_DAYS}日以内に完了しなかった登録は、削除されます。`,
    registerAgain: 'もう一度エントリーする',
    send: '新しいリンクを送る',
    failedTitle: 'リンクを確認できませんでした',
    failedText: '通信が途切れたか、サーバーで問題が発生しました。リンクはまだ使える可能性があります。',
    again: 'もう一度試す',
  },
  setting: {
    title: 'パスワードの設定',
    description: 'アカウントのパスワードを設定します。',
    lead: ({ name }) => `${name}さん、ようこそ。最後に、パスワードを設定してください。`,
    submit: 'パスワードを設定する',
  },
  settingComplete: {
    title: '準備ができました',
    description: 'アカウントの準備ができました。',
    lead: ({ email }) => `これからは ${email} とこのパスワードでログインできます。`,
    next: 'マイページへ進む',
    note: 'はじめに、これからの3つのステップをご案内します。',
  },
  passwordReset: {
    title: '新しいパスワードの設定',
    description: '新しいパスワードを設定します。',
    lead: 'パスワードを変えると、すべての端末からログアウトされます。',
    submit: 'パスワードを設定する',
  },
  passwordResetComplete: {
    title: 'パスワードの再設定：完了',
    heading: 'パスワードを変更しました',
    description: 'パスワードを再設定する手続きの最後の画面です。',
    lead: 'すべての端末からログアウトしました。新しいパスワードでログインしてください。',
  },
  emailConfirm: {
    title: '新しいメールアドレスの確認',
    heading: '新しいメールアドレスを確認しています',
    description: '新しいメールアドレスを確認します。',
    doneTitle: 'メールアドレスを変更しました',
    done: ({ email }) =>
      email === null
        ? '次回から、新しいメールアドレスでログインしてください。'
        : `メールアドレスは ${email} になりました。次回から、こちらでログインしてください。`,
    taken:
      'このメールアドレスは、別の方がすでに登録しています。これまでのメールアドレスをそのままお使いいただけます。',
    send: '新しいリンクを送る',
    sendNote:
      '新しいリンクは、設定のページから送れます。それまでは、これまでのメールアドレスをお使いください。',
    usedNote: ({ email }) =>
      email === null
        ? '以前にこのリンクを開いた方は、新しいメールアドレスでログインしてください。新しいリンクは、設定のページから送れます。'
        : `現在のメールアドレスは ${email} です。新しいリンクは、設定のページから送れます。`,
    next: 'マイページへ進む',
  },
}
