import type { Lang } from './lang.ts'

/**
 * All names of the product. To run the site under another name, edit only this file; the company is configured (`company.ts`). The field
 * `agreeToHashi` of the entry form belongs to the contract and does not change.
 */
export const brand = {
  name: { ja: 'Hashi', en: 'Hashi' },
  blogTitle: { ja: 'Hashi タレントブログ', en: 'Hashi Talent Blog' },
  /** The sister job board that entries may be passed on to. */
  sisterBoard: { ja: 'GitTap', en: 'GitTap' },
} satisfies Record<string, Record<Lang, string>>
