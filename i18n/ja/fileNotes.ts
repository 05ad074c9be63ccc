import type { fileNotes as en } from '../en/fileNotes.ts'

export const fileNotes: typeof en = {
  empty: '空のファイルです。取り込んだデータはありません。',
  carriageReturn: '行末がCRLF（Windows形式）です。通常の行と同じように読み取りました。',
  removedMedia: ({ name, elements }) =>
    `${name}の本文から、サイトに表示されない次の要素を除いて取り込みます：${elements.join('、')}`,
  byteOrderMark: '行の先頭にBOMがあります。無視して読み取りました。',
}
