import type { Bilingual } from '../types.ts'

/** Standard phrases of job advertisements, as the law or the trade words them. */
export const insurance: Record<'full' | 'fullWithFund', Bilingual<string>> = {
  full: {
    ja: '健康保険、厚生年金保険、雇用保険、労災保険（社会保険完備）',
    en: 'Health, employees’ pension, employment and workers’ accident insurance.',
  },
  fullWithFund: {
    ja: '関東ITソフトウェア健康保険組合、厚生年金保険、雇用保険、労災保険',
    en: 'Health insurance of the IT industry’s society, employees’ pension, employment and workers’ accident insurance.',
  },
}

export const smoking: Record<'noneIndoors' | 'outsideArea' | 'room' | 'building', Bilingual<string>> = {
  noneIndoors: { ja: '敷地内禁煙', en: 'No smoking anywhere on the premises.' },
  outsideArea: {
    ja: '屋内禁煙（屋外に喫煙場所あり）',
    en: 'No smoking indoors; a smoking area outside the building.',
  },
  room: {
    ja: '屋内原則禁煙（喫煙専用室あり）',
    en: 'No smoking indoors, except in a separate smoking room.',
  },
  building: {
    ja: '事務所内禁煙（ビル共用の喫煙室あり）',
    en: 'No smoking in the office; the building has a shared smoking room.',
  },
}
