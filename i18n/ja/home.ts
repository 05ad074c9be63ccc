import { brand } from '#domain/brand.ts'
import { TALK_MINUTES } from '#domain/talk.ts'
import type { home as en } from '../en/home.ts'
import { jobCategory } from './jobCategory.ts'
import { placementProof } from './placementProof.ts'
import { region } from './region.ts'

export const home: typeof en = {
  pageTitle: '海外出身のITエンジニアとクリエイターのための転職支援',
  pageDescription:
    '海外出身のITエンジニアとクリエイターのための、日本の求人と転職支援です。年収、勤務地、必要な日本語レベルをすべての求人に明記。最初の相談から入社の日まで、ひとりのアドバイザーが担当します。',
  headline: ['海を渡る人の、', '橋になる。'],
  lead: `${brand.name.ja}は、海外出身のITエンジニアとクリエイターのための転職支援サービスです。最初の相談から入社の日まで、日本語と英語のどちらでも、ひとりのアドバイザーが担当します。`,
  figures: {
    noJapanese: '日本語不問の求人',
    nationwide: '全国どこからでも働ける求人',
    salary: ({ salary }) => `年収${salary}以上の求人`,
  },
  search: {
    label: '求人検索',
    keyword: 'キーワード',
    example: '例：Python、UIデザイン',
    role: '職種',
    allRoles: 'すべての職種',
    place: '勤務地',
    allPlaces: '全国',
    roles: jobCategory,
    places: region,
    submit: '求人を探す',
    submitCount: ({ count }) => `${count}件から探す`,
  },
  noJobs: {
    title: '現在、公開中の求人はありません',
    text: 'ご登録いただくと、ご希望に合う求人が出たときにアドバイザーからお知らせします。仕事、在留資格、日本語の学び方についてのご相談だけでも承ります。',
  },
  newest: { title: '新着の求人', all: '求人をすべて見る' },
  stories: {
    title: '橋を渡った人たち',
    lead: 'お名前は伏せています。仕事と給与の変化は、ご本人の了承を得て、実際のまま掲載しています。',
    all: '転職事例をすべて見る',
  },
  steps: {
    title: '入社までの4ステップ',
    register: 'エントリーする',
    talk: '無料キャリア相談を予約する',
    proof: placementProof,
    list: [
      {
        title: 'エントリー',
        text: '登録は5分ほど。履歴書は英語のままで構いません。費用は入社後も一切かかりません。',
      },
      {
        title: '無料キャリア相談',
        text: `担当アドバイザーとオンラインで${TALK_MINUTES}分。希望、在留資格、日本語の学び方まで伺います。`,
      },
      {
        title: '応募と面接',
        text: '企業名をお伝えし、ご同意をいただいてから書類をお送りします。日程調整と面接の練習もお手伝いします。',
      },
      {
        title: '内定から来日まで',
        text: '条件の確認、在留資格の申請、住まい探し。入社後も3カ月間ご相談いただけます。',
      },
    ],
  },
  employers: {
    title: '海外人材の採用を検討している企業の方へ',
    text: '在留資格の確認から入社後の定着まで、採用の実務を一貫してお手伝いします。費用は採用が決まったときだけです。',
    link: '採用支援について',
    ask: '採用のご相談',
  },
  articles: { title: '日本で働くための読みもの', all: 'ブログを読む' },
  categories: { title: '職種から探す', count: ({ count }) => `${count}件` },
}
