import type { Lang } from './lang.ts'

/**
 * All names of the product and the company. To run the site under another name, edit only this file. The field
 * `agreeToHashi` of the entry form belongs to the contract and keeps its name.
 */
export const brand = {
  name: { ja: 'Hashi', en: 'Hashi' },
  company: { ja: '株式会社ハシ', en: 'Hashi Inc.' },
  /** Number of the licence for fee-charging employment placement; a sample. */
  licence: { ja: '13-ユ-000000（見本）', en: '13-Yu-000000 (sample)' },
  blogTitle: { ja: 'Hashi タレントブログ', en: 'Hashi Talent Blog' },
  /** The sister job board, to which an entry may be passed on. */
  sisterBoard: { ja: 'GitTap', en: 'GitTap' },
} satisfies Record<string, Record<Lang, string>>

/** The domain of the company's mail addresses. */
export const mailDomain = 'hashi.example'
