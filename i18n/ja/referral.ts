import { brand } from '#domain/brand.ts'
import type { referral as en } from '../en/referral.ts'

export const referral: typeof en = {
  title: 'お友だちに紹介する',
  description: `日本でITやデザインの仕事を探しているお友だちに、${brand.name.ja}をご紹介いただけます。`,
  lead: '日本でITやデザインの仕事を探している方がいらっしゃいましたら、紹介用のリンクをお渡しください。',
  link: '紹介用のリンク',
  language: 'リンク先のページの言語',
  languages: { en: '英語', ja: '日本語' },
  copy: 'コピー',
  copied: 'リンクをコピーしました。',
  notCopied: 'リンクを選択しました。Ctrl+C、または長押しでコピーしてください。',
  email: 'メールで送る',
  mail: {
    subject: `${brand.name.ja}のご紹介`,
    body: ({ link }) => `こんにちは。

日本での仕事探しに、${brand.name.ja}を利用しています。アドバイザーに無料で相談できます。登録はこちらからどうぞ。

${link}
`,
  },
  steps: 'ご紹介の流れ',
  flow: [
    { title: 'リンクを渡す', text: 'お友だちの情報を伺うことはありません。' },
    { title: 'お友だちが登録する', text: '5分ほどで登録できます。ご紹介者のお名前は表示されません。' },
    { title: 'アドバイザーがお話を伺う', text: '日本語または英語で、無料でご相談いただけます。' },
  ],
  free: 'ご紹介もご利用も無料です。紹介料などのお支払いはありません。',
  qr: 'スマートフォンで見せる',
  qrText: '読み取ると、紹介用のリンクが開きます。',
  qrLabel: '紹介用リンクのQRコード',
  save: '画像として保存',
  fileName: 'hashi-link.png',
}
