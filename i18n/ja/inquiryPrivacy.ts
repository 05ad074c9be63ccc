import { brand } from '#domain/brand.ts'
import type { Company } from '#domain/company.ts'
import { INQUIRY_YEARS } from '#domain/retention.ts'
import type { LegalText } from '../legalText.ts'
import { yearsJa } from '../years.ts'

const site = brand.name.ja

export const inquiryPrivacy = (company: Company): LegalText => ({
  title: 'お問い合わせにあたっての個人情報の取り扱い',
  description: `${site}へのお問い合わせ、採用のご相談、無料キャリア相談のお申し込みの際にお預かりする個人情報の利用目的とご本人の権利をご説明します。`,
  lead: `お問い合わせ、採用のご相談、無料キャリア相談のお申し込みの際にお預かりする個人情報を、次のとおり取り扱います。ご同意いただける場合に、フォームの同意欄にチェックを入れてください。`,
  established: company.policies.established,
  updated: company.policies.updated,
  sections: [
    {
      id: 'business',
      heading: '事業者と個人情報保護管理者',
      blocks: [
        {
          facts: [
            { term: '事業者', value: `${company.name.ja}（以下「当社」といいます）` },
            { term: '所在地', value: company.address.ja },
            {
              term: '個人情報保護管理者',
              value: `${company.officers.privacy.ja}（${company.emails.privacy}）`,
            },
          ],
        },
      ],
    },
    {
      id: 'purposes',
      heading: '利用目的',
      blocks: [
        {
          table: {
            caption: 'フォームごとの利用目的',
            head: ['フォーム', '利用目的'],
            rows: [
              ['お問い合わせ', '内容の確認と回答、対応の記録のため'],
              ['採用のご相談', '求人の要件の確認、採用支援のご提案とご契約の手続き、担当者からの連絡のため'],
              ['無料キャリア相談のお申し込み', '日程の調整、面談の実施、ご希望に合う求人のご案内のため'],
            ],
          },
        },
        '国籍は、無料キャリア相談のお申し込みに限り、在留資格のご相談に備えてお尋ねします。',
      ],
    },
    {
      id: 'third-parties',
      heading: '第三者への提供',
      blocks: [
        '法令に基づく場合を除き、ご本人の同意なく第三者に提供することはありません。お問い合わせの内容を求人企業にお伝えする必要があるときは、事前にご相談します。',
      ],
    },
    {
      id: 'outsourcing',
      heading: '委託',
      blocks: [
        'サーバーの運用と電子メールの配信を外部に委託しています。委託先とは契約を結び、取り扱いの状況を定期的に確認します。',
      ],
    },
    {
      id: 'voluntary',
      heading: 'ご提供の任意性',
      blocks: [
        '個人情報のご提供は任意です。ただし、必須の項目をご記入いただけない場合は、回答できないことがあります。',
      ],
    },
    {
      id: 'retention',
      heading: '保管の期間',
      blocks: [
        `対応の終了から${yearsJa(INQUIRY_YEARS)}保管し、その後、復元できない方法で消去します。ご契約に至った場合は、契約に関する記録として法令の定める期間保管します。`,
      ],
    },
    {
      id: 'rights',
      heading: 'ご本人の権利',
      blocks: [
        'ご自身の個人情報について、利用目的の通知、開示、訂正、追加、削除、利用の停止、第三者への提供の停止を請求することができます。手数料はいただきません。手続きは個人情報保護方針をご覧ください。',
        { page: 'privacy', text: '個人情報保護方針を読む' },
      ],
    },
    {
      id: 'contact',
      heading: '窓口',
      blocks: [
        {
          facts: [
            { term: '窓口', value: `${company.name.ja} 個人情報相談窓口` },
            { term: '電話', value: `${company.phone.ja}、${company.hours.ja}` },
            { term: 'メール', value: company.emails.privacy },
          ],
        },
      ],
    },
  ],
  closing: '以上',
})
