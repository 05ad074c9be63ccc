import { PASSWORD_LENGTH } from '#domain/formLimits.ts'
import type { password as en } from '../en/password.ts'

export const password: typeof en = {
  labels: {
    current_password: '現在のパスワード',
    password: '新しいパスワード',
    password_confirm: '新しいパスワード（確認用）',
  },
  checks: {
    label: '新しいパスワードの条件',
    length: `${PASSWORD_LENGTH.min}文字以上、${PASSWORD_LENGTH.max}文字まで`,
    letter: '英字を含む',
    digit: '数字を含む',
    others: '英字と数字だけ',
    refused: ({ characters }) => `英字と数字だけ。「${characters}」は使えません`,
    isMet: '（条件を満たしています）',
    isNotMet: '（まだ満たしていません）',
  },
}
