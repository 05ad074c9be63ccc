/** Statuses of residence: Immigration Control and Refugee Recognition Act (出入国管理及び難民認定法), appended tables I and II. */

import type { Term } from '../term.ts'

export const visas: Term[] = [
  {
    ja: '技術・人文知識・国際業務',
    en: [
      'engineer/specialist in humanities/international services',
      'engineer visa',
      'engineer specialist in humanities',
      'gijinkoku',
    ],
  },
  { ja: '高度専門職', en: ['highly skilled professional', 'hsp'] },
  { ja: '企業内転勤', en: ['intra-company transferee'] },
  { ja: '経営・管理', en: ['business manager'] },
  { ja: '特定技能', en: ['specified skilled worker'] },
  { ja: '技能実習', en: ['technical intern training', 'technical intern'] },
  { ja: '特定活動', en: ['designated activities'] },
  { ja: '留学', en: ['student visa', 'student status'] },
  { ja: '家族滞在', en: ['dependent visa', 'dependent'] },
  { ja: '永住者', en: ['permanent resident'] },
  { ja: '定住者', en: ['long-term resident'] },
  { ja: '日本人の配偶者等', en: ['spouse or child of japanese national', 'spouse of a japanese'] },
  { ja: '永住者の配偶者等', en: ['spouse or child of permanent resident', 'spouse of a permanent resident'] },
  { ja: '在留資格', en: ['residence status', 'status of residence'] },
]
