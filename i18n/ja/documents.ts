import type { documents as en } from '../en/documents.ts'

export const documents: typeof en = {
  preview: 'プレビュー',
  previewFailed: {
    title: 'プレビューを読み込めませんでした。',
    text: '入力と保存はそのまま続けられます。',
  },
  example: {
    show: '記入例を見る',
    hide: '自分の書類を見る',
    note: '架空の人物の記入例です。あなたの書類には保存されません。',
    sheet: ({ text }) => `記入例：${text}`,
  },
  terms: {
    help: '英語で入力すると、「joined」は「入社」のように、日本語の表記を選べます。',
    label: '日本語の表記',
    count: ({ count }) => `日本語の表記が${count}件あります。矢印キーで選べます。`,
  },
  kana: {
    use: '入力する：',
    note: 'つづりからの候補です。実際の読み方に合わせて直してください。',
  },
  toMypage: 'マイページに戻る',
  again: 'もう一度編集する',
  saved: '応募のときにお使いいただけます。内容はいつでも変更できます。',
  makePdf: 'PDFを作成',
  pdfOfSaved: '保存済みの内容をPDFにする',
  saving: {
    title: '保存できませんでした',
    unsure: '保存されていない可能性があります',
  },
  loadFailed: {
    title: '書類を読み込めませんでした',
    text: '少し時間をおいて、もう一度お試しください。',
  },
  loading: '書類を読み込んでいます',
  yearMonth: '年と月を両方選んでください。',
  createdDate: '今日から1年前までの日付を選んでください。',
  eraYear: ({ eras }) => `${eras}年`,
  entries: ({ count, limit }) => `${count} / ${limit}`,
  noName: ({ number }) => `${number}行目`,
  sortable: {
    instructions:
      'スペースキーで行を持ち上げ、矢印キーで動かし、もう一度スペースキーを押すと置けます。Escキーで取り消します。',
    handleRole: 'つまみ',
    handle: ({ name }) => `「${name}」の順番を変える`,
    up: '上へ',
    down: '下へ',
    remove: '削除',
    about: ({ name }) => `（${name}）`,
    lifted: ({ name, position, count }) => `「${name}」を持ち上げました。${count}件中の${position}番目です。`,
    moved: ({ name, position, count }) => `「${name}」は${count}件中の${position}番目です。`,
    dropped: ({ name, position, count }) => `「${name}」を${count}件中の${position}番目に動かしました。`,
    cancelled: ({ name }) => `「${name}」を元の位置に戻しました。`,
    removed: ({ name }) => `「${name}」を削除しました。`,
    undo: '元に戻す',
  },
}
