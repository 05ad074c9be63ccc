import type { Career } from '#openapi/generated/zod.ts'

/** A finished career history of the same invented person. */
export const careerExample: Career = {
  createdDate: '2026-11-02',
  name: 'Priya Sharma',
  order: 'reverse_chronological',
  summary:
    'インドのソフトウェア会社で決済システムの開発を3年間担当し、2022年に来日しました。現在は、物流システムのバックエンドを設計から運用まで担当しています。注文の確定にかかる時間を4秒から1秒に短縮しました。日本語で仕様の確認と顧客への説明をしています。',
  companies: [
    {
      companyName: 'Sample Systems Pvt. Ltd.（インド）',
      startYear: 2019,
      startMonth: 8,
      endYear: 2022,
      endMonth: 3,
      business: '金融機関向けシステムの受託開発',
      employees: '300名',
      employmentType: '正社員',
      projects: [
        {
          title: '決済システムのWeb API',
          startYear: 2019,
          startMonth: 10,
          endYear: 2022,
          endMonth: 3,
          description: 'カード決済の受付と照合を行うWeb APIの設計、実装、単体テスト。',
          proceduralExperience: ['low_level_design', 'development', 'unit_test'],
          role: '開発担当',
          teamSize: '8名',
          languages: 'Java、SQL',
          os: 'Linux',
          databases: 'PostgreSQL',
          frameworks: 'Spring Boot',
          tools: 'Jenkins、Git',
          achievements: '自動テストを整備し、リリース後の不具合を年間20件から6件に減らしました。',
        },
      ],
    },
    {
      companyName: '株式会社見本テクノロジー',
      startYear: 2022,
      startMonth: 4,
      endYear: null,
      endMonth: null,
      business: '物流会社向けクラウドサービスの開発',
      employees: '150名',
      employmentType: '正社員',
      projects: [
        {
          title: '配送計画システムの刷新',
          startYear: 2022,
          startMonth: 6,
          endYear: null,
          endMonth: null,
          description:
            '一つの大きなシステムを、機能ごとのサービスに分ける計画の立案と実装。顧客への仕様の説明も担当。',
          proceduralExperience: ['requirement_definition', 'high_level_design', 'development'],
          role: '設計と開発',
          teamSize: '5名',
          languages: 'TypeScript、Java',
          os: 'Amazon Linux',
          databases: 'PostgreSQL、Redis',
          frameworks: 'NestJS',
          tools: 'Docker、AWS、GitHub Actions',
          achievements: '注文の確定にかかる時間を4秒から1秒に短縮しました。',
        },
      ],
    },
  ],
  itSkills: [
    { it_skills: 'java', yoe: '5_years_more' },
    { it_skills: 'typescript', yoe: '3_years_more' },
    { it_skills: 'aws', yoe: '3_years_more' },
  ],
  knowledge: '',
  qualifications:
    '日本語能力試験 N2（2023年7月）\n基本情報技術者試験（2024年6月）\n英語：流暢、ヒンディー語：母語',
  selfPr:
    '分からないことを早めに確認し、決めたことを短い文で残すことを大切にしています。日本語での議事録も担当し、仕様の食い違いを減らしました。',
}
