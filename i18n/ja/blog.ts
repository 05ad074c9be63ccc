import { brand } from '#domain/brand.ts'
import type { blog as en } from '../en/blog.ts'

export const blog: typeof en = {
  title: brand.blogTitle.ja,
  lead: '日本で働く人、これから働く人のための、手続きとキャリアの読みもの。アドバイザーと専門家が、日本語と英語で書いています。',
  description:
    '在留資格、税金と社会保険、転職活動、面接、住まい。海外出身の方が日本で働くときに知っておきたいことを、アドバイザーと専門家が日本語と英語で解説します。',
  pageTitle: ({ page }) => (page === 1 ? brand.blogTitle.ja : `${brand.blogTitle.ja}（${page}ページ目）`),

  // Lists
  home: 'ホーム',
  breadcrumbs: 'パンくずリスト',
  count: ({ count }) => `${count}件の記事があります。`,
  listTitle: ({ name, page }) => (page === 1 ? `「${name}」の記事` : `「${name}」の記事（${page}ページ目）`),
  categoryDescription: ({ name }) =>
    `${brand.blogTitle.ja}のカテゴリー「${name}」の記事の一覧です。海外出身の方が日本で働くときに知っておきたいことを解説します。`,
  tagDescription: ({ name }) =>
    `${brand.blogTitle.ja}のタグ「${name}」が付いた記事の一覧です。海外出身の方が日本で働くときに知っておきたいことを解説します。`,
  pages: 'ページ送り',
  page: ({ page }) => `${page}ページ目`,
  previous: '前へ',
  next: '次へ',
  empty: {
    title: 'まだ記事がありません',
    text: 'このカテゴリーの記事は準備中です。ほかのカテゴリーもご覧ください。',
    all: 'すべての記事を見る',
  },
  none: {
    title: 'まだ記事がありません',
    text: '最初の記事を準備しています。日本で働くことについてのご質問には、アドバイザーが直接お答えします。',
    ask: '質問する',
    talk: '無料キャリア相談を予約する',
  },
  pastEnd: {
    title: 'このページには記事がありません',
    text: ({ pages }) => `記事の一覧は${pages}ページまでです。`,
    last: ({ page }) => `最後のページ（${page}ページ目）へ`,
  },
  failed: {
    title: '記事を読み込めませんでした',
    text: '通信が途切れた可能性があります。時間をおいて、もう一度お試しください。',
    retry: 'もう一度試す',
  },

  // Beside the lists
  guide: 'ブログの案内',
  categories: 'カテゴリー',
  groups: {
    japanese: { name: '日本語の記事', language: 'ja' },
    english: { name: 'English articles', language: 'en' },
  },
  tags: 'タグ',
  about: 'このブログについて',
  feed: '新着記事を受け取る（RSS）',

  // A draft
  preview: '下書きのプレビューです。この記事はまだ公開されていません。',
}
