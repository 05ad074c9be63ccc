import type { consent as en } from '../en/consent.ts'

export const consent: typeof en = {
  label: 'アクセス解析への同意',
  title: 'アクセス解析にご協力いただけますか',
  text: 'お役に立っているページを知るため、Google アナリティクスを使います。Cookieを保存し、開いたページのアドレスをGoogleに送ります。同意いただくまでは何も送信しません。',
  policy: '個人情報保護方針',
  accept: '同意する',
  decline: '同意しない',
}
