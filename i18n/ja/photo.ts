import type { photo as en } from '../en/photo.ts'

export const photo: typeof en = {
  hint: ({ mb }) =>
    `JPEG、PNG、WebPの画像。${mb}MBまで。使う範囲を選べます。撮影場所やカメラの情報は取り除かれます。`,
  tooLarge: ({ mb }) => `ファイルが大きすぎます。${mb}MB以下の写真を選んでください。`,
  choose: '写真を選ぶ',
  replace: '選び直す',
  remove: '削除',
  removeWhat: '（写真）',
  yours: 'あなたの写真',
  cropTitle: '使う範囲を選ぶ',
  cropHelp: '写真を動かすか、つまみで調整してください。',
  preview: '仕上がりの写真',
  zoom: '大きさ',
  across: '左右の位置',
  upright: '上下の位置',
  use: 'この写真を使う',
  cancel: 'キャンセル',
}
