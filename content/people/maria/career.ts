import type { Career } from '#backend/ports/documents.ts'

/** Maria's career history in the words of the sample content; the date is the day of seeding. */
export const career: Omit<Career, 'createdDate'> = {
  name: 'Maria Santos',
  order: 'reverse_chronological',
  summary:
    '自動車部品メーカーでの製造と検査を経て、2016年からホスティング会社でサーバーの運用に従事しています。Linuxサーバー約800台の監視、障害対応、構築を担当し、2021年からは主任として6名のチームをまとめ、2022年からは当番と障害を管理する社内の画面を開発しています。手作業の自動化とAWSへの移行を進め、夜間の呼び出しを月40件から12件に減らしました。日本語はビジネスレベル、英語は流暢、母語はポルトガル語です。',
  companies: [
    {
      companyName: '中部自動車部品株式会社',
      startYear: 2014,
      startMonth: 3,
      endYear: 2016,
      endMonth: 3,
      business: '自動車用樹脂部品の製造',
      employees: '420名',
      employmentType: '契約社員',
      projects: [
        {
          title: '樹脂部品の検査工程',
          startYear: 2014,
          startMonth: 3,
          endYear: 2016,
          endMonth: 3,
          description:
            '外観検査と寸法検査、生産管理システムへの実績入力。ブラジル出身の新人への作業手順の説明も担当しました。',
          proceduralExperience: [],
          role: '検査担当',
          teamSize: '12名',
          languages: 'Excel VBA',
          os: 'Windows',
          databases: '',
          frameworks: '',
          tools: '生産管理システム',
          achievements: '検査記録の転記をExcelマクロに置き換え、1日あたり40分の作業をなくしました。',
        },
      ],
    },
    {
      companyName: '東海ホスティング株式会社',
      startYear: 2016,
      startMonth: 4,
      endYear: null,
      endMonth: null,
      business: '法人向けホスティングとクラウド運用の受託',
      employees: '320名',
      employmentType: '正社員',
      projects: [
        {
          title: '共用サーバーの監視と障害対応',
          startYear: 2016,
          startMonth: 4,
          endYear: 2019,
          endMonth: 3,
          description:
            'Linuxサーバー約800台の監視、障害の一次対応、定期メンテナンス。手順書の整備と、英語での問い合わせへの回答も担当しました。',
          proceduralExperience: ['operation_and_maintenance'],
          role: '運用担当',
          teamSize: '9名',
          languages: 'シェルスクリプト',
          os: 'CentOS、Ubuntu',
          databases: 'MySQL',
          frameworks: '',
          tools: 'Zabbix、Nagios、NGINX',
          achievements:
            '障害の記録を分類し、再発の多い3種類の障害の手順を見直して、復旧までの時間を平均55分から30分に短縮しました。',
        },
        {
          title: '社内システムのAWSへの移行',
          startYear: 2019,
          startMonth: 4,
          endYear: 2021,
          endMonth: 3,
          description:
            '顧客管理と請求のシステムを、自社データセンターからAWSに移しました。ネットワークと監視の設計、移行手順の作成、切り替え当日の作業を担当しました。',
          proceduralExperience: [
            'high_level_design',
            'low_level_design',
            'development',
            'integration_testing',
          ],
          role: '構築担当',
          teamSize: '5名',
          languages: 'Python、シェルスクリプト',
          os: 'Amazon Linux',
          databases: 'PostgreSQL（Amazon RDS）',
          frameworks: '',
          tools: 'Terraform、Ansible、CloudWatch',
          achievements: '予定していた6時間の停止を2時間で終え、年間の設備費を約18%減らしました。',
        },
        {
          title: '運用の自動化とチームの主任',
          startYear: 2021,
          startMonth: 4,
          endYear: null,
          endMonth: null,
          description:
            '当番表の作成、障害の振り返りの進行、新人の教育。並行して、ディスク容量や証明書の更新など、夜間に多い作業の自動化を進めています。',
          proceduralExperience: [
            'requirement_definition',
            'high_level_design',
            'development',
            'operation_and_maintenance',
          ],
          role: '主任',
          teamSize: '6名',
          languages: 'Python',
          os: 'Ubuntu、Amazon Linux',
          databases: 'PostgreSQL、Redis',
          frameworks: '',
          tools: 'Ansible、Prometheus、Grafana、GitHub Actions',
          achievements:
            '夜間の呼び出しを月40件から12件に減らしました。手順書をすべて日本語と英語で用意し、新人が一人で当番に入れるまでの期間を6カ月から3カ月に短縮しました。',
        },
        {
          title: '障害管理の画面の開発',
          startYear: 2022,
          startMonth: 4,
          endYear: null,
          endMonth: null,
          description:
            '当番と障害の記録を一つの画面で扱う社内向けのWebアプリケーション。運用チームの要望の聞き取りから、画面とAPIの設計、実装、運用までを担当。2024年にVue 2からVue 3へ移行しました。',
          proceduralExperience: [
            'requirement_definition',
            'high_level_design',
            'low_level_design',
            'development',
            'unit_test',
            'operation_and_maintenance',
          ],
          role: '設計と開発',
          teamSize: '3名',
          languages: 'TypeScript、Python',
          os: 'Ubuntu',
          databases: 'PostgreSQL',
          frameworks: 'Vue.js、FastAPI',
          tools: 'Cypress、GitHub Actions',
          achievements:
            '表計算ソフトへの転記をなくし、当番の引き継ぎにかかる時間を30分から5分に短縮しました。',
        },
      ],
    },
  ],
  itSkills: [
    {
      it_skills: 'linux',
      yoe: '5_years_more',
    },
    {
      it_skills: 'aws',
      yoe: '5_years_more',
    },
    {
      it_skills: 'ansible',
      yoe: '5_years_more',
    },
    {
      it_skills: 'terraform',
      yoe: '3_years_more',
    },
    {
      it_skills: 'python',
      yoe: '3_years_more',
    },
    {
      it_skills: 'prometheus',
      yoe: '3_years_more',
    },
    {
      it_skills: 'typescript',
      yoe: '3_years_more',
    },
    {
      it_skills: 'vuejs',
      yoe: '3_years_more',
    },
  ],
  knowledge: [
    '大規模なLinuxサーバー群の監視設計と障害対応。',
    '停止時間を抑えた移行の計画と実行。',
    '運用の現場で使う画面とAPIの設計と実装。',
    '日本語、英語、ポルトガル語での障害報告と手順書の作成。',
  ].join('\n'),
  qualifications: [
    '日本語能力試験 N2（2019年12月）',
    'LinuCレベル1（2018年7月）',
    'AWS認定ソリューションアーキテクト アソシエイト（2022年5月）',
    '英語：流暢、ポルトガル語：母語、スペイン語：日常会話',
  ].join('\n'),
  selfPr: [
    '障害が起きたときに、まず事実を落ち着いて集め、関係する方へ短い言葉で伝えることを大切にしています。主任になってからは、障害の振り返りを「誰が」ではなく「何が」で話す場に変え、チームから改善の提案が出るようになりました。',
    '',
    '未経験で運用の仕事に入ったため、分からないことを言葉にして調べ、手順に残す習慣があります。その手順書は、いまも新人の教育に使われています。これからは、開発の段階から信頼性に関わる仕事に挑戦したいと考えています。',
  ].join('\n'),
}
