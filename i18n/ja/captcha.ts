import type { captcha as en } from '../en/captcha.ts'

export const captcha: typeof en = {
  notice:
    'このサイトはreCAPTCHAによって保護されており、Googleの[プライバシーポリシー]と[利用規約]が適用されます。',
  newTab: '（新しいタブで開きます）',
  failedTitle: 'ロボット判定ができませんでした',
  failedText:
    'GoogleのreCAPTCHAに接続できなかったため、送信していません。入力内容は消えていません。通信状況やコンテンツブロッカーの設定をご確認のうえ、もう一度送信してください。',
  refusedTitle: 'ロボット判定を通過できませんでした',
  refusedText: ({ emails }) =>
    `GoogleのreCAPTCHAに自動送信と判定されたため、送信していません。入力内容は消えていません。もう一度送信してください。続けて起こる場合は、${emails.support}までメールでご連絡ください。`,
}
