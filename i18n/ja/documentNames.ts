import type { documentNames as en } from '../en/documentNames.ts'

export const documentNames: typeof en = {
  profile: 'プロフィール',
  resume: '履歴書',
  resumeJp: '日本語の履歴書',
  cvJp: '日本語の職務経歴書',
  career: '職務経歴書',
}
