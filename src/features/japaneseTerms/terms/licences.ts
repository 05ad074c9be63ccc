/**
 * Licences and qualifications. Japanese: JLPT (jlpt.jp), BJT (kanken.or.jp/bjt). Information technology: the examinations of the
 * Information-technology Promotion Agency (ipa.go.jp). Driving: Road Traffic Act (道路交通法), article 84. English: iibc-global.org, eiken.or.jp.
 */

import type { Term } from '../term.ts'

const levels = ['N1', 'N2', 'N3', 'N4', 'N5'].map((level): Term => ({
  ja: `日本語能力試験 ${level} 合格`,
  en: [
    `jlpt ${level.toLowerCase()}`,
    `japanese language proficiency test ${level.toLowerCase()}`,
    level.toLowerCase(),
  ],
}))

export const licences: Term[] = [
  ...levels,
  { ja: '合格', en: ['passed', 'pass'], isEvent: true },
  { ja: '取得', en: ['obtained', 'acquired', 'received', 'got'], isEvent: true },
  { ja: 'BJTビジネス日本語能力テスト', en: ['bjt', 'business japanese proficiency test'] },
  {
    ja: '普通自動車第一種運転免許 取得',
    en: ['driving licence', 'driving license', "driver's license", 'driver’s license'],
  },
  { ja: 'ITパスポート試験 合格', en: ['it passport', 'it passport examination'] },
  { ja: '情報セキュリティマネジメント試験 合格', en: ['information security management examination'] },
  { ja: '基本情報技術者試験 合格', en: ['fundamental information technology engineer', 'fe examination'] },
  { ja: '応用情報技術者試験 合格', en: ['applied information technology engineer', 'ap examination'] },
  { ja: 'ネットワークスペシャリスト試験 合格', en: ['network specialist examination', 'network specialist'] },
  {
    ja: 'データベーススペシャリスト試験 合格',
    en: ['database specialist examination', 'database specialist'],
  },
  { ja: 'プロジェクトマネージャ試験 合格', en: ['project manager examination'] },
  {
    ja: '情報処理安全確保支援士試験 合格',
    en: ['registered information security specialist', 'information security specialist'],
  },
  { ja: 'TOEIC Listening & Reading公開テスト', en: ['toeic', 'toeic listening & reading'] },
  { ja: '実用英語技能検定', en: ['eiken'] },
]
