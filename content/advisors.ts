import { publicAdvisor } from '#backend/content/advisors.ts'
import type { AdvisorProfile, AdvisorTexts } from '#backend/ports/advisors.ts'
import type { Bilingual } from '#backend/ports/bilingual.ts'
import { stateOf } from './states.ts'
import type { Advisor } from './types.ts'

type AdvisorSeed = Bilingual<AdvisorTexts> & {
  key: string
  /** Unique. */
  initials: string
}

/** The advisors of the sample's company: its jobs, stories and articles name these people. */
const everyone: AdvisorSeed[] = [
  {
    key: 'moriyama',
    initials: 'EM',
    ja: {
      name: '森山 恵美',
      languages: '日本語・英語',
      field: '機械学習・AI、データエンジニアリング',
      background: '保険会社でデータ分析チームを7年率い、採用する側から転身しました。',
    },
    en: {
      name: 'Emi Moriyama',
      languages: 'English and Japanese',
      field: 'Machine learning, AI and data',
      background: 'Led a data team at an insurer for seven years, and hired for it.',
    },
  },
  {
    key: 'okabe',
    initials: 'TO',
    ja: {
      name: '岡部 拓海',
      languages: '日本語・英語',
      field: 'インフラ・SRE、セキュリティ',
      background: '名古屋で9年、サーバーの運用に携わっていました。',
    },
    en: {
      name: 'Takumi Okabe',
      languages: 'English and Japanese',
      field: 'Infrastructure, SRE and security',
      background: 'Ran servers in Nagoya for nine years.',
    },
  },
  {
    key: 'kitahara',
    initials: 'YK',
    ja: {
      name: '北原 結衣',
      languages: '日本語・英語・中国語',
      field: 'プロジェクト管理、ブリッジSE、デザイン',
      background: '上海と東京の開発拠点をつなぐ仕事を6年続けました。',
    },
    en: {
      name: 'Yui Kitahara',
      languages: 'Japanese, English and Chinese',
      field: 'Project management, bridge engineering and design',
      background: 'Connected development teams in Shanghai and Tokyo for six years.',
    },
  },
  {
    key: 'nguyen',
    initials: 'HN',
    ja: {
      name: 'グエン・ティ・ハー',
      languages: '日本語・英語・ベトナム語',
      field: 'Web開発、基幹システム',
      background: 'ハノイで開発者として働いたあと来日し、自身も二度の転職を経験しました。',
    },
    en: {
      name: 'Nguyen Thi Ha',
      languages: 'Japanese, English and Vietnamese',
      field: 'Web development and business systems',
      background: 'Came to Japan as a developer from Hanoi, and has changed jobs here twice herself.',
    },
  },
  {
    key: 'sato',
    initials: 'DS',
    ja: {
      name: '佐藤 大地',
      languages: '日本語・英語・韓国語',
      field: 'ゲーム、モバイル開発',
      background: 'ソウルと東京のゲーム会社で、あわせて8年プロデューサーを務めました。',
    },
    en: {
      name: 'Daichi Sato',
      languages: 'Japanese, English and Korean',
      field: 'Games and mobile development',
      background: 'Was a producer at game studios in Seoul and Tokyo for eight years.',
    },
  },
  {
    key: 'fernandes',
    initials: 'LF',
    ja: {
      name: 'ルイーザ・フェルナンデス',
      languages: '英語・ポルトガル語・日本語',
      field: '組み込み開発、QA・テスト',
      background: 'サンパウロから浜松に移り、自動車部品メーカーで品質管理を10年担当しました。',
    },
    en: {
      name: 'Luiza Fernandes',
      languages: 'English, Portuguese and Japanese',
      field: 'Embedded systems, QA and testing',
      background:
        'Moved from São Paulo to Hamamatsu, and ran quality control at a car parts maker for ten years.',
    },
  },
]

/** The advisors as rows of the store. */
export const advisorProfiles: AdvisorProfile[] = everyone.map(({ key, ...texts }) => ({
  ...stateOf(key),
  ...texts,
}))

/** The advisors in the form that jobs and applicants show, with their keys in the sample. */
export const advisors: Advisor[] = everyone.map(({ key, ...texts }) => ({
  key,
  ...publicAdvisor({ ...stateOf(key), ...texts }),
}))
