import { formatNumber } from '#domain/numbers.ts'
import type { favorites as en } from '../en/favorites.ts'

export const favorites: typeof en = {
  title: '気になる求人',
  description:
    'このブラウザで保存した、気になる求人の一覧です。年収・勤務地・必要な日本語と英語のレベルを見比べられます。',
  lead: 'この端末のブラウザに保存されています。',
  tabs: { label: '保存したもの', jobs: '求人', searches: '検索条件' },
  searches: {
    title: '保存した検索条件',
    lead: 'このブラウザに保存しています。次にお越しのときに、前回からの新着がわかります。',
    description:
      'このブラウザに保存した求人の検索条件です。前回からの新着求人の件数と、条件ごとのフィードをご確認いただけます。',
    needsScript:
      '検索条件はブラウザに保存されているため、表示にはJavaScriptが必要です。有効にしてご覧ください。',
  },
  needsScript:
    '気になる求人はお使いのブラウザに保存されており、表示にはJavaScriptが必要です。JavaScriptを有効にしてご覧ください。',

  count: ({ count }) => `${formatNumber(count)}件の求人`,
  selectAll: '募集中の求人をすべて選ぶ',
  select: ({ title }) => `${title}を選ぶ`,
  selected: ({ count }) => `[${count}] 件を選択中`,
  selectHint: '応募したい求人にチェックを入れてください。',
  oneForm: ({ count }) =>
    count === 1
      ? 'ほかの求人は、フォームでも追加できます。'
      : '1つのフォームでまとめて応募できます。求人はフォームでも外せます。',
  tooMany: ({ max }) => `一度に応募できるのは${max}件までです。`,
  apply: ({ count }) => (count === 0 ? '応募する' : `${count}件の求人に応募する`),
  clear: 'すべて外す',
  removeClosed: '募集終了の求人を外す',
  closed: '募集終了',
  closedText: 'この求人の募集は終了しました。',
  number: ({ id }) => `求人番号 ${id}`,
  remove: '外す',
  removeWhat: ({ title }) => `：${title}`,
  removed: ({ count }) =>
    count === 1 ? '求人を外しました。' : `${formatNumber(count)}件の求人を外しました。`,
  saved: ({ count }) => `保存しました（合計${formatNumber(count)}件）。`,
  undo: '元に戻す',

  pages: 'ページ',
  previous: '前へ',
  next: '次へ',
  page: ({ page }) => `${page}ページ`,

  emptyTitle: '気になる求人はまだありません',
  emptyText: '興味のある求人で「気になる」を押すと、ここに保存されます。',
  findJobs: '求人を探す',
  errorTitle: '気になる求人を読み込めませんでした',
  errorText: '保存した求人のリストは、ブラウザに残っています。',
}
