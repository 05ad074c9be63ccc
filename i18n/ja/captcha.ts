import type { captcha as en } from '../en/captcha.ts'

export const captcha: typeof en = {
  notice:
    'このサイトはreCAPTCHAによって保護されており、Googleの[プライバシーポリシー]と[利用規約]が適用されます。',
  newTab: '（新しいタブで開きます）',
  failedTitle: 'ロボット判定ができませんでした',
  failedText:
    'GoogleのreCAPTCHAに接続できなかったため、送信していません。入力内容は消えていません。通信状況やコンテンツブロッカーの設定をご確認のうえ、もう一度送信してください。',
}
