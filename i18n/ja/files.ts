import type { files as en } from '../en/files.ts'

export const files: typeof en = {
  choose: 'ファイルを選ぶ',
  replace: '別のファイルに替える',
  drop: 'ここにドロップすることもできます',
  remove: '削除',
  removeWhat: ({ name }) => `：${name}`,
  hint: ({ kb, characters }) =>
    `PDF、Word、Excel、PowerPoint、テキスト、画像（JPEG、PNG、WebP）。${kb}KB以内、ファイル名は${characters}文字以内。`,
  size: ({ kb }) => `${kb}KB`,
  reading: 'ファイルを読み込んでいます',
  about: ({ name, message }) => `${name}：${message}`,
  unreadable: 'このファイルを読み込めませんでした。もう一度選んでください。',
  lost: ({ name }) => `ブラウザに${name}を保存できませんでした。もう一度選んでください。`,
}
