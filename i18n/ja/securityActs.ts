import type { Company, Fee, Placements } from '#domain/company.ts'
import { formatDate } from '#domain/dates.ts'
import { lastYear } from '#domain/placement.ts'
import type { LegalSection, LegalText } from '../legalText.ts'

const people = (count: number) => `${count}人`
const day = (iso: string) => formatDate(iso, 'ja')

/** Legal disclosures of a placement business in Japan. The page exists in Japanese only (spec §2). */
export const securityActs = (company: Company): LegalText => ({
  title: '職業安定法に基づく情報',
  description: `${company.name.ja}の有料職業紹介事業について、職業安定法第32条の13および第32条の16に基づき、許可番号、取扱職種の範囲、手数料、返戻金、紹介の実績、苦情の処理を明示します。`,
  lead: `${company.name.ja}（以下「当社」といいます）は、職業安定法第32条の13に基づき取扱職種の範囲、手数料、苦情の処理などを明示し、同法第32条の16第3項に基づき紹介の実績などの情報を提供します。`,
  established: company.policies.established,
  updated: company.policies.updated,
  sections: [
    {
      id: 'office',
      heading: '許可と事業所',
      blocks: [
        {
          facts: [
            { term: '事業の種類', value: '有料職業紹介事業' },
            { term: '許可番号', value: company.licence.number.ja },
            { term: '許可年月日', value: day(company.licence.from) },
            {
              term: '許可の有効期間',
              value: `${day(company.licence.from)}から${day(company.licence.until)}まで`,
            },
            { term: '事業所の名称', value: `${company.name.ja} 本社` },
            { term: '事業所の所在地', value: company.address.ja },
            { term: '代表者', value: company.representative.ja },
            { term: '職業紹介責任者', value: company.officers.placement.ja },
            { term: '電話', value: `${company.phone.ja}、${company.hours.ja}` },
          ],
        },
      ],
    },
    {
      id: 'scope',
      heading: '取扱職種の範囲その他業務の範囲',
      blocks: [
        {
          facts: [
            {
              term: '取扱職種',
              value:
                '情報処理・通信技術者、開発技術者、デザイナー、映像・ゲームの制作者、これらに関わる技術営業・導入支援・翻訳・技術文書の専門職、以上の管理職（港湾運送、建設など、法令で紹介が禁じられる職業を除きます）',
            },
            {
              term: '取扱地域',
              value: '国内および国外（相手先国・地域の一覧は、お申し込みの際にお示しします）',
            },
            { term: '相手方', value: '求人企業は国内の事業所。求職者は国内に居住する方と海外に居住する方' },
            { term: '雇用の形態', value: '常用の雇用（期間の定めのない契約、および4カ月以上の有期の契約）' },
          ],
        },
      ],
    },
    {
      id: 'operation',
      heading: '業務の運営',
      blocks: [
        {
          numbered: [
            '求人は、取扱職種の範囲であればすべて受理します。ただし、内容が法令に反するとき、賃金や労働時間などの条件が通常の条件と著しく異なるとき、労働条件の明示がないとき、労働関係の法令違反により公表などの措置を受けた求人者であるとき、暴力団員であるなどのときは、受理しません。',
            '求職は、取扱職種の範囲であればすべて受理します。',
            '職業紹介にあたり、人種、国籍、信条、性別、社会的身分、門地、従前の職業、労働組合の組合員であることなどを理由として、差別的な取り扱いをしません。',
            '求職者の方には、紹介する求人の業務の内容とその変更の範囲、契約の期間、就業の場所とその変更の範囲、労働時間、賃金、社会保険などを、書面または電子メールで明示します。',
            '労働争議の行われている事業所への紹介は行いません。',
            '紹介により期間の定めのない契約で就職された方に、就職の日から2年間、転職の勧奨をしません。',
            '求職者の方に、就職お祝い金その他の金銭を提供しません。',
          ],
        },
      ],
    },
    {
      id: 'fees',
      heading: '手数料',
      blocks: [
        '届出制手数料です。求職者の方から手数料をいただくことはありません。',
        {
          table: {
            caption: '手数料表',
            head: ['サービスの種類と内容', '手数料の額', '支払う方'],
            rows: [
              ['求職の受付と求人の紹介', '無料', '（求職者）'],
              ['求人の受付', '無料', '求人者'],
              [
                '職業紹介（成功報酬）',
                `紹介した求職者の初年度の理論年収の${company.fee.percent}％（消費税別）`,
                '求人者',
              ],
              ['在留資格の申請の支援', '無料（職業紹介の手数料に含みます）', '求人者'],
            ],
          },
        },
        '初年度の理論年収は、月例の賃金（時間外労働への割増賃金と通勤手当を除きます）の12カ月分と、前年度の実績に基づく賞与などの合計です。お支払いは、ご入社の月の翌月末日までにお願いしています。',
        '求人者の方に、紹介した方を当社に断りなく採用した場合の違約金は定めていません。その場合も、手数料表の手数料をお支払いいただきます。',
      ],
    },
    refunds(company.fee),
    ...(company.placements ? results(company.placements) : [noResults]),
    {
      id: 'complaints',
      heading: '苦情の処理',
      blocks: [
        '苦情は、苦情処理責任者が受け付け、10日以内に、事実を確認のうえ、対応の内容をお答えします。申し出の内容と対応は記録し、2年間保管します。必要なときは、管轄の公共職業安定所と連携します。',
        {
          facts: [
            { term: '受付', value: `苦情処理責任者 ${company.officers.complaints.ja}` },
            { term: '電話', value: `${company.phone.ja}、${company.hours.ja}` },
            { term: 'メール', value: company.emails.support },
            { term: '行政の窓口', value: `${company.labourBureau.ja}、またはお近くの公共職業安定所` },
          ],
        },
      ],
    },
    {
      id: 'personal-information',
      heading: '個人情報の取り扱い',
      blocks: [
        {
          list: [
            '個人情報を取り扱うのは、本社の紹介の業務に携わる者とその補助者に限ります。',
            '取り扱う者に、職業紹介責任者が年一回の研修を行います。職業紹介責任者は、5年ごとに講習を受けます。',
            '職業紹介に必要な範囲で、ご本人から、またはご本人の同意のもとで収集します。',
            'ご本人から開示や訂正の請求があったときは、遅滞なく応じます。',
            '個人情報に関する苦情は、職業紹介責任者が誠意をもって処理します。',
          ],
        },
        { page: 'privacy', text: '個人情報保護方針を読む' },
      ],
    },
    {
      id: 'directory',
      heading: 'その他',
      blocks: [
        'これらの情報は、厚生労働省の「人材サービス総合サイト」にも掲載しています。業務の運営に関する規程は、事業所でご覧いただけます。',
      ],
    },
  ],
  closing: '以上',
})

function refunds({ refunds: rates }: Fee): LegalSection {
  const section = { id: 'refunds', heading: '返戻金制度' }
  if (rates.length === 0) return { ...section, blocks: ['返戻金制度は設けていません。'] }
  return {
    ...section,
    blocks: [
      '紹介により就職した方が、自己の都合により、またはご本人の責めに帰すべき事由により退職したときは、お支払いいただいた手数料（消費税別）に次の率を乗じた額を返戻します。',
      {
        table: {
          caption: '退職の時期と返戻の率',
          head: ['入社日からの期間', '返戻の率'],
          rows: rates.map(({ months, percent }) => [`${months}カ月以内`, `${percent}％`]),
        },
      },
      '求人者の責めに帰すべき事由、労働条件の相違、または天災などによる退職は、返戻の対象になりません。返戻は、ご請求から30日以内に行います。',
    ],
  }
}

/** The figures of a company before the end of its first fiscal year. */
const noResults: LegalSection = {
  id: 'results',
  heading: '紹介の実績',
  blocks: [
    '職業安定法第32条の16第3項に基づく、年度（4月から翌年3月まで）ごとの実績は、最初の年度が終わったあとに掲載します。',
  ],
}

function results(placements: Placements): LegalSection[] {
  const { years, firstHalf, averageFees, note } = placements
  const remark = note ? note.ja : ''
  return [
    {
      id: 'results',
      heading: '紹介の実績',
      blocks: [
        `職業安定法第32条の16第3項に基づく、年度（4月から翌年3月まで）ごとの実績です。${remark}`,
        {
          table: {
            caption: '年度ごとの紹介の実績',
            head: ['年度', '就職者', 'うち無期雇用', '6カ月以内の離職者', '判明しなかった方'],
            rows: [
              ...(firstHalf ? [currentYear(firstHalf)] : []),
              ...years.map((year) => [
                `${year.fiscalYear}年度`,
                people(year.placed),
                people(year.permanent),
                people(year.left),
                people(year.unknown),
              ]),
            ],
          },
        },
        '離職者は、無期雇用で就職した方のうち、就職から6カ月以内に解雇以外の理由で離職した方の数です。判明しなかった方は、その離職の有無を確認できなかった方の数です。',
      ],
    },
    {
      id: 'average-fees',
      heading: '手数料率の実績',
      blocks: [
        `${lastYear(placements).fiscalYear}年度の常用就職について、職種ごとに平均した手数料の率（初年度の理論年収に対する割合）です。${remark}`,
        {
          table: {
            caption: '職種ごとの平均手数料率',
            head: ['職種', '平均手数料率'],
            rows: [
              ['情報処理・通信技術者、開発技術者', `${averageFees.engineering.toFixed(1)}％`],
              ['デザイナー、映像・ゲームの制作者', `${averageFees.creative.toFixed(1)}％`],
              ['管理職、プロジェクトマネージャー', `${averageFees.management.toFixed(1)}％`],
            ],
          },
        },
      ],
    },
  ]
}

const currentYear = ({ fiscalYear, placed, permanent }: NonNullable<Placements['firstHalf']>) => [
  `${fiscalYear}年度（4月から9月）`,
  people(placed),
  people(permanent),
  '集計中',
  '集計中',
]
