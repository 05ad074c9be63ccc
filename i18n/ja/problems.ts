import type { problems as en } from '../en/problems.ts'

export const problems: typeof en = {
  'bad-request': {
    title: 'リクエストが正しくありません',
    detail: '送信された内容を読み取れませんでした。もう一度お試しください。',
  },
  unauthorized: { title: 'ログインが必要です', detail: 'ログインしてから、もう一度お試しください。' },
  'login-failed': {
    title: 'ログインできません',
    detail: 'メールアドレスまたはパスワードが正しくありません。',
  },
  forbidden: { title: '許可されていません', detail: 'この操作は許可されていません。' },
  'password-not-set': {
    title: 'パスワードが未設定です',
    detail: '最初にパスワードを設定してください。設定後にすべての機能をご利用いただけます。',
  },
  'not-found': { title: '見つかりません', detail: 'お探しのものは見つかりませんでした。' },
  'method-not-allowed': {
    title: '対応していないリクエストです',
    detail: 'このアドレスでは、この種類のリクエストを受け付けていません。',
  },
  conflict: { title: '操作できない状態です', detail: 'すでに処理されているため、この操作はできません。' },
  'idempotency-key-reused': {
    title: '送信内容が変わりました',
    detail: '内容を変更したため、送信できませんでした。お手数ですが、もう一度送信してください。',
  },
  'email-taken': {
    title: '登録済みのメールアドレスです',
    detail: 'このメールアドレスはすでに使われています。ログインするか、別のアドレスを入力してください。',
  },
  'email-taken-since': {
    title: 'このメールアドレスは使用されています',
    detail:
      'このメールアドレスはすでに別の方が登録しています。別のメールアドレスでもう一度お手続きください。',
  },
  'already-applied': {
    title: '応募済みです',
    detail: 'この求人にはすでに応募しています。選考の状況は「応募状況」でご確認ください。',
  },
  'already-declined': {
    title: '辞退済みです',
    detail:
      'このご紹介はすでに辞退されています。お気持ちが変わった場合は、担当アドバイザーにご連絡ください。',
  },
  'still-processing': {
    title: '処理中です',
    detail: '前回の操作を処理しています。結果はメールでもお知らせします。',
  },
  'job-closed': { title: '募集終了', detail: 'この求人は募集を終了したため、応募できません。' },
  'consent-not-asked': {
    title: 'お返事をお待ちしている同意はありません',
    detail: '担当アドバイザーからの同意のお願いがないか、すでにお返事をいただいています。',
  },
  'consent-changed': {
    title: 'お願いの内容が変わりました',
    detail: '担当アドバイザーが、お願いする書類を変更しました。もう一度内容をご確認ください。',
  },
  'too-many-answers': {
    title: 'これ以上は送信できません',
    detail:
      'このご紹介への質問と回答が、送信できる件数に達しました。続きは「お問い合わせ」から担当アドバイザーにご連絡ください。',
  },
  'password-already-set': {
    title: 'パスワードは設定済みです',
    detail: 'パスワードはすでに設定されています。変更する場合は、マイページの設定をご利用ください。',
  },
  'wrong-password': { title: '入力内容をご確認ください', detail: '現在のパスワードが正しくありません。' },
  'link-spent': {
    title: 'このリンクは使えません',
    detail: 'リンクの有効期限が切れているか、すでに使われたか、リンクが正しくありません。',
  },
  'payload-too-large': { title: 'データが大きすぎます', detail: '送信されたデータが大きすぎます。' },
  'headers-too-large': {
    title: 'ヘッダーが大きすぎます',
    detail: 'リクエストのヘッダーが大きすぎます。このサイトのCookieを削除すると解決することがあります。',
  },
  'request-timeout': {
    title: '時間切れです',
    detail: '送信に時間がかかりすぎました。もう一度お試しください。',
  },
  'unsupported-media-type': {
    title: '対応していない形式です',
    detail: 'この形式のデータは受け付けていません。',
  },
  validation: { title: '入力内容をご確認ください', detail: '入力内容に誤りがあります。' },
  'too-many-requests': {
    title: 'アクセスが多すぎます',
    detail: 'しばらく待ってから、もう一度お試しください。',
  },
  'internal-server-error': {
    title: 'エラーが発生しました',
    detail: 'サーバーでエラーが発生しました。時間をおいて、もう一度お試しください。',
  },
  'not-implemented': {
    title: 'まだご利用いただけません',
    detail: 'このサーバーでは、まだ対応していません。',
  },
  'service-unavailable': {
    title: '一時的にご利用いただけません',
    detail: 'ただいま混み合っているか、メンテナンス中です。しばらくしてからお試しください。',
  },
}
