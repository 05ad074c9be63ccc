import type { contentIssues as en } from '../en/contentIssues.ts'

export const contentIssues: typeof en = {
  tooLong: '1行が1MBを超えています。',
  notUtf8: 'UTF-8ではない行です。',
  notJson: 'JSONオブジェクトとして読み取れない行です。',
  noName: '有効なexternal_idがありません。',
  duplicate: ({ line }) => `${line}行目と同じexternal_idです。`,
  unknownField: 'この項目は存在しません。',
  missing: 'この項目がありません。',
  blank: '文章が空です。',
  notJapanese: '日本語の文章ではありません。',
  notEnglish: '英語の文章ではありません。',
  script:
    'HTMLにスクリプトが含まれています。script要素、イベント属性、スクリプトを実行するリンクを取り除いてください。',
  salaryRange: '給与の上限が下限を下回っています。',
  visaSupport: '海外から応募できる求人では、ビザ支援が必要です。',
  advisor: 'このexternal_idのアドバイザーは登録されていません。先にアドバイザーを取り込んでください。',
  category: 'このカテゴリーは登録されていません。',
  tag: 'このスラッグのタグは登録されていません。',
  language: 'カテゴリーの言語と異なります。',
  slugChanged: '記事のスラッグは変更できません。',
  slugTaken: 'ほかの記事がこのスラッグを使っています。',
  slugReserved: 'ブログのほかのページがこのアドレスを使っています。',
}
