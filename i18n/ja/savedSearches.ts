import { formatNumber } from '#domain/numbers.ts'
import type { savedSearches as en } from '../en/savedSearches.ts'

export const savedSearches: typeof en = {
  isSaved: '保存済み',
  nameTitle: '検索条件を保存',
  renameTitle: '名前を変更',
  name: '検索条件の名前',
  nameRequired: '名前を入力してください。',
  private: 'このブラウザにだけ保存され、送信されません。',
  cancel: 'キャンセル',
  keep: '保存する',
  saved: ({ count }) =>
    count === 1 ? '検索条件を保存しました。' : `検索条件を保存しました（全${count}件）。`,
  notStored: 'ブラウザに保存できませんでした。このページを閉じるまでは使えます。',
  full: ({ most }) => `保存できる検索条件は${most}件までです。不要なものを削除してから保存してください。`,
  seeAll: '一覧を見る',
  noFilters: 'すべての求人',
  separator: '、',

  savedOn: ({ date }) => `${date}に保存`,
  fresh: ({ count, date }) => `前回（${date}）以降の[新着${count}件]`,
  newJobs: ({ count }) => `新着${count}件`,
  nothingFresh: ({ date }) => `${date}以降の新着はありません`,
  total: ({ count }) => `全${formatNumber(count)}件`,
  notCounted: '新着の求人を数えられませんでした',
  none: '募集中の求人はありません',
  noneText: '募集が始まると、フィードに届きます。',
  feed: 'フィード',
  rename: '名前を変更',
  remove: '削除',
  of: ({ name }) => `：${name}`,
  removed: ({ name }) => `「${name}」を削除しました`,
  undo: '元に戻す',

  feeds: 'フィード',
  follow: 'ほかのツールで新着を受け取る',
  followText:
    '検索条件ごとにフィード（RSS）があります。FeedlyやSlackなどにURLを登録すると、新しい求人が自動で届きます。',
  feedOf: ({ name }) => `「${name}」のフィード`,
  copy: 'URLをコピー',
  copied: 'URLをコピーしました。',
  notCopied: 'URLをコピーできませんでした。入力欄から直接コピーしてください。',
  followNote: 'フィードに含まれるのは求人の情報だけです。あなたの情報は含まれません。',

  emptyTitle: '保存した検索条件はまだありません',
  emptyText: '求人を絞り込んで「この条件を保存」を選ぶと、次回から新着の求人がひと目でわかります。',
  findJobs: '求人を探す',
}
