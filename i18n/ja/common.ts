import { brand } from '#domain/brand.ts'
import type { common as en } from '../en/common.ts'

export const common: typeof en = {
  skip: '本文へ移動',
  homeLink: `${brand.name.ja} ホーム`,
  loading: 'Loading...',
  needsScript: 'このページのご利用にはJavaScriptが必要です。ブラウザの設定で有効にしてください。',
  home: 'ホーム',
  breadcrumbs: 'パンくずリスト',
  pages: {
    jobs: '求人を探す',
    cases: '転職事例',
    blog: 'ブログ',
    recruiting: '企業の方へ',
    favoritelist: '気になる求人',
  },
  saved: '気になる',
  menu: {
    main: 'メイン',
    open: 'メニュー',
    close: '閉じる',
  },
  search: {
    open: '求人の探し方を開く',
    byRole: '職種から',
    byRegion: '勤務地から',
    byJapanese: '日本語レベルから',
    noJapanese: '日本語不問',
    all: 'すべての求人・絞り込み',
  },
  language: {
    label: '言語',
    names: { ja: '日本語', en: 'English' },
    homes: { ja: '日本語ホーム', en: 'English home' },
  },
  footer: {
    about: '海外出身のITエンジニアとクリエイターのための、日本の転職支援サービスです。',
    groups: { find: '仕事を探す', read: '知る', employers: '企業の方へ', policies: '規約と方針' },
    links: {
      jobs: '求人一覧',
      favoritelist: '気になる求人',
      cases: '転職事例',
      blog: 'ブログ',
      invitation: '無料キャリア相談',
      inquiry: 'お問い合わせ',
      company: '会社概要',
      recruiting: '採用支援について',
      recruitingInquiry: '採用のご相談',
      privacy: '個人情報保護方針',
      attention: 'ご利用にあたって',
      securityActs: '職業安定法に基づく情報',
    },
    consent: 'アクセス解析への同意',
    licence: '有料職業紹介事業 許可番号',
    copyright: ({ year }) => `© ${year} ${brand.company.ja}`,
  },
}
