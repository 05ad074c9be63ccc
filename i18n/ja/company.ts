import { brand } from '#domain/brand.ts'
import type { Company } from '#domain/company.ts'
import { formatDate } from '#domain/dates.ts'
import type { company as en } from '../en/company.ts'
import { placementNumbers } from './placementNumbers.ts'

export const company: typeof en = (facts) => ({
  title: '会社概要',
  description: `${brand.name.ja}を運営する${facts.name.ja}の会社概要です。海外出身のITエンジニアとクリエイターの職業紹介について、事業の内容、手数料の考え方、所在地と交通をご案内します。`,
  lead: '海外から来て、ソフトウェアや映像やゲームを作る人と、その力を必要とする日本の会社。この両者だけを見つめる職業紹介の会社です。',
  voice: '橋のよしあしは、渡った人が決める。',
  story: [
    ...(facts.story ? [facts.story.ja] : []),
    '登録された方には、日本語と英語を話すアドバイザーがひとり付き、最初のご相談から入社の3カ月後まで変わりません。企業の方にも、担当がひとり付きます。二人の席は隣どうしです。',
  ],
  principles: {
    title: '仕事の進め方',
    list: [
      {
        title: '事実を先に伝える',
        text: '年収、勤務地、必要な日本語のレベルを、すべての求人に書きます。合わない点は、応募の前にお伝えします。',
      },
      {
        title: '数を追わない',
        text: '合う求人があるときにご紹介し、ないときはないとお伝えします。アドバイザーの給与は、応募の数では決まりません。',
      },
      {
        title: '根づくまで付き添う',
        text: '入社後3カ月のあいだ、ご本人とも企業の方とも、毎月お話しします。',
      },
    ],
  },
  numbers: placementNumbers,
  advisors: {
    title: 'アドバイザー紹介',
    lead: '最初のご相談から入社後3カ月まで、同じアドバイザーが担当します。',
    languages: ({ languages }) => `対応言語：${languages}`,
    talk: '無料キャリア相談を予約する',
  },
  pay: {
    title: '手数料の考え方',
    text: `求職者の方から費用をいただくことはありません。採用が決まり、入社されたときに、企業から初年度の理論年収の${facts.fee.percent}%をいただきます。${refund(facts)}率はどなたでも同じですから、安いという理由で推薦する候補者はいません。`,
    employers: '採用支援について',
  },
  facts: {
    title: '会社の情報',
    list: [
      { term: '社名', value: `${facts.name.ja}（${facts.name.en}）` },
      { term: '設立', value: formatDate(facts.founded, 'ja') },
      { term: '代表者', value: facts.representative.ja },
      { term: '所在地', value: facts.address.ja },
      {
        term: '事業の内容',
        value: 'ITエンジニアとクリエイターの職業紹介、海外出身者の採用支援、本サイトの運営',
      },
      {
        term: '許可',
        value: `有料職業紹介事業 許可番号 ${facts.licence.number.ja}、${formatDate(facts.licence.from, 'ja')}取得`,
      },
      ...(facts.staff ? [{ term: '従業員', value: facts.staff.ja }] : []),
      { term: '電話', value: `${facts.phone.ja}、${facts.hours.ja}` },
      { term: 'メール', value: facts.emails.support },
    ],
  },
  access: {
    title: '交通のご案内',
    lead: 'ご来社の際は、あらかじめご予約ください。面談の多くはオンラインで行っています。',
    list: (facts.access ?? []).map(({ title, text }) => ({ title: title.ja, text: text.ja })),
  },
  contact: {
    title: 'お問い合わせ',
    text: 'お仕事探しについては2営業日以内、その他のご用件については3営業日以内にお返事します。',
    inquiry: 'お問い合わせ',
    inquiryOther: '取材・提携・その他のお問い合わせ',
  },
})

function refund({ fee }: Company): string {
  const last = fee.refunds.at(-1)
  return last ? `${last.months}カ月以内に退職されたときは、一部をお返しします。` : ''
}
