import { brand } from '#domain/brand.ts'
import { TALK_MINUTES } from '#domain/talk.ts'
import type { article as en } from '../en/article.ts'

export const article: typeof en = {
  home: 'ホーム',
  breadcrumbs: 'パンくずリスト',
  blog: 'ブログ',
  card: { separator: '、', minutes: ({ minutes }) => `${minutes}分で読めます` },
  published: ({ date }) => `${date}公開`,
  updated: ({ date }) => `${date}更新`,
  contents: '目次',
  tagsOf: 'この記事のタグ',
  share: '共有',
  print: '印刷',
  copied: 'この記事のURLをコピーしました。',
  notCopied: 'URLをコピーできませんでした。アドレスバーからコピーしてください。',
  talk: {
    title: 'ご自身の場合はどうか、聞いてみませんか',
    text: `アドバイザーとオンラインで${TALK_MINUTES}分、無料でお話しいただけます。履歴書はまだ必要ありません。`,
    action: '無料キャリア相談を予約する',
  },
  recommended: 'あわせて読みたい記事',
  all: '記事の一覧へ',
  newestJobs: '新着の求人',
  allJobs: '求人をすべて見る',
  read: `${brand.blogTitle.ja}で読む`,
}
