import { mailDomain } from './brand.ts'
import type { Lang } from './lang.ts'

type Text = Record<Lang, string>

/** Facts and contact data of the company, for its pages and for disclosures that the law requires. Sample values. */
export const company = {
  /** Full-date. */
  founded: '2023-10-02',
  /** Full-dates: the licence and its term. */
  licensed: { from: '2024-04-01', until: '2027-03-31' },
  address: {
    ja: '〒100-0000 東京都千代田区（見本）1-2-3 ハシビル4階',
    en: '4F, Hashi Building, 1-2-3 (sample), Chiyoda-ku, Tokyo 100-0000',
  },
  representative: { ja: '代表取締役 橋本 渡', en: 'Wataru Hashimoto, Representative Director' },
  /** Responsible for placement (Employment Security Act, Art. 32-14). */
  placementManager: { ja: '渡辺 みのり', en: 'Minori Watanabe' },
  privacyManager: { ja: '管理部長', en: 'Head of Administration' },
  phone: { ja: '03-0000-0000', en: '+81-3-0000-0000' },
  hours: {
    ja: '平日10時から18時（日本時間。祝日と年末年始を除く）',
    en: 'Monday to Friday, 10:00 to 18:00 Japan time, except public holidays and the New Year break',
  },
} satisfies Record<string, Text | string | { from: string; until: string }>

export const mail = {
  privacy: `privacy@${mailDomain}`,
  support: `support@${mailDomain}`,
  recruiting: `recruiting@${mailDomain}`,
  advisors: `advisors@${mailDomain}`,
}
