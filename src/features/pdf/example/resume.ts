import { Nationality, VisaStatus } from '#openapi/generated/options.ts'
import type { Resume } from '#openapi/generated/zod.ts'

/** A finished resume of an invented person. */
export const resumeExample: Resume = {
  createdDate: '2026-11-02',
  era: 'western',
  photo: null,
  name: 'Priya Sharma',
  nameKana: 'ぷりや しゃるま',
  birthday: '1997-06-12',
  gender: '',
  postalCode: '108-0000',
  address: '東京都港区（見本）1-2-3 ハイツ見本 205',
  addressKana: 'とうきょうと みなとく',
  phoneNumber: '09000000000',
  contactPostalCode: '',
  contactAddress: '',
  contactAddressKana: '',
  contactPhoneNumber: '',
  nationality: Nationality.india,
  visaStatusinJapan: VisaStatus.engineer_humanities_international_services,
  visaExpiry: '2029-03-31',
  education: [
    { year: 2015, month: 7, description: 'プネー見本大学 工学部 情報工学科 入学' },
    { year: 2019, month: 6, description: 'プネー見本大学 工学部 情報工学科 卒業（学士）' },
  ],
  work: [
    { year: 2019, month: 8, description: 'Sample Systems Pvt. Ltd.（インド）入社' },
    { year: null, month: null, description: '開発部に配属。決済システムのWeb APIの設計と実装を担当' },
    { year: 2022, month: 3, description: '一身上の都合により退社' },
    { year: 2022, month: 4, description: '株式会社見本テクノロジー 入社' },
    { year: null, month: null, description: '物流システムの開発に従事' },
  ],
  currentlyEmployed: true,
  licences: [
    { year: 2021, month: 12, description: '日本語能力試験 N3 合格' },
    { year: 2023, month: 7, description: '日本語能力試験 N2 合格' },
    { year: 2024, month: 6, description: '基本情報技術者試験 合格' },
  ],
  motivation:
    '決済と物流のシステムを7年間開発し、利用者の多いサービスを安定して動かすことにやりがいを感じています。現職では処理時間を見直し、注文の確定にかかる時間を4秒から1秒に短縮しました。\n\n今後は、設計の段階から品質に責任を持つ立場で、御社の事業に貢献したいと考えています。',
  preferences: '勤務地は東京都内を希望します。入社は、内定から2カ月後に可能です。',
}
