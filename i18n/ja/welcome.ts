import { brand } from '#domain/brand.ts'
import type { welcome as en } from '../en/welcome.ts'

export const welcome: typeof en = {
  title: `${brand.name.ja}へようこそ`,
  body: `ご登録ありがとうございます。

まずはプロフィールをご記入ください。アドバイザーが内容を拝見したうえで、合いそうな求人をご紹介します。`,
}
