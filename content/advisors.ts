import type { Advisor } from './types.ts'

/** The advisors of jobs and applicants. Fictional. */
export const advisors: Advisor[] = [
  {
    key: 'moriyama',
    initials: 'EM',
    ja: { name: '森山 恵美', languages: '日本語・英語' },
    en: { name: 'Emi Moriyama', languages: 'English and Japanese' },
  },
  {
    key: 'okabe',
    initials: 'TO',
    ja: { name: '岡部 拓海', languages: '日本語・英語' },
    en: { name: 'Takumi Okabe', languages: 'English and Japanese' },
  },
  {
    key: 'kitahara',
    initials: 'YK',
    ja: { name: '北原 結衣', languages: '日本語・中国語' },
    en: { name: 'Yui Kitahara', languages: 'Japanese and Chinese' },
  },
  {
    key: 'nguyen',
    initials: 'HN',
    ja: { name: 'グエン・ティ・ハー', languages: '日本語・ベトナム語' },
    en: { name: 'Nguyen Thi Ha', languages: 'Japanese and Vietnamese' },
  },
  {
    key: 'sato',
    initials: 'DS',
    ja: { name: '佐藤 大地', languages: '日本語・英語・韓国語' },
    en: { name: 'Daichi Sato', languages: 'Japanese, English and Korean' },
  },
  {
    key: 'fernandes',
    initials: 'LF',
    ja: { name: 'ルイーザ・フェルナンデス', languages: '英語・ポルトガル語・日本語' },
    en: { name: 'Luiza Fernandes', languages: 'English, Portuguese and Japanese' },
  },
]
