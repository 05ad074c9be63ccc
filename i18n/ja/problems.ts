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
  'not-found': { title: '見つかりません', detail: 'お探しのものは見つかりませんでした。' },
  'method-not-allowed': {
    title: '対応していないリクエストです',
    detail: 'このアドレスでは、この種類のリクエストを受け付けていません。',
  },
  conflict: { title: '操作できない状態です', detail: 'すでに処理されているため、この操作はできません。' },
  'idempotency-key-reused': {
    title: 'キーが使用済みです',
    detail: 'このIdempotency-Keyは別の内容ですでに使われています。新しいキーで送信してください。',
  },
  'payload-too-large': { title: 'データが大きすぎます', detail: '送信されたデータが大きすぎます。' },
  'unsupported-media-type': {
    title: '対応していない形式です',
    detail: 'この形式のデータは受け付けていません。',
  },
  validation: { title: '入力内容をご確認ください', detail: '正しくない値があります。' },
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
