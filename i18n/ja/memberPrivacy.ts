import { brand } from '#domain/brand.ts'
import type { Company } from '#domain/company.ts'
import { PROVISION_YEARS, REGISTER_YEARS, UNCONFIRMED_ENTRY_DAYS } from '#domain/retention.ts'
import type { LegalText } from '../legalText.ts'
import { yearsJa } from '../years.ts'

const site = brand.name.ja
const board = brand.sisterBoard.ja

export const memberPrivacy = (company: Company): LegalText => ({
  title: 'ご登録にあたっての個人情報の取り扱い',
  description: `${site}へのエントリーとご登録の際にお預かりする個人情報の利用目的、提供先、ご本人の権利をご説明します。ご同意のうえお申し込みください。`,
  lead: `${site}にエントリーされる方の個人情報を、次のとおり取り扱います。お読みになり、ご同意いただける場合にエントリーフォームの同意欄にチェックを入れてください。利用規約への同意とは別の同意です。`,
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
            { term: '代表者', value: company.representative.ja },
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
          numbered: [
            'ご本人の確認と、面談、選考、入社に関する連絡',
            'ご経歴とご希望に合う求人の紹介と、求人企業への推薦',
            '在留資格で認められる業務の範囲の確認と、在留資格の申請の支援',
            'マイページの提供と、アカウントの安全の確保',
            '職業安定法に定める帳簿の作成と、個人を特定できない形での統計の作成',
            '入社後のご相談と、定着の状況の確認',
          ],
        },
        'ここに挙げた目的のほかに利用する場合は、あらためてご同意をいただきます。',
      ],
    },
    {
      id: 'items',
      heading: 'お預かりする情報',
      blocks: [
        '氏名、メールアドレス、電話番号、国籍、現在の居住国、在留資格、日本語と英語のレベル、就業状況、学歴、職種、技能と経験年数、入社できる時期、履歴書と職務経歴書、ポートフォリオなどのURL、面談の記録をお預かりします。',
        '国籍と在留資格は、日本で就労できる業務の範囲を確かめ、在留資格の申請を支援するためにお尋ねします。ご紹介する求人を国籍によって選別することはありません。',
        '本籍地、出生地、信条、労働組合への加入状況など、職業紹介に必要のない情報はお尋ねしません。書類に記載がある場合は、消してからお送りください。',
      ],
    },
    {
      id: 'third-parties',
      heading: '第三者への提供',
      blocks: [
        'エントリーの時点で、求人企業に個人情報が提供されることはありません。求人ごとにご本人の同意をいただいてから、次のとおり提供します。',
        {
          facts: [
            { term: '提供先', value: '企業名をお知らせし、書類の提供に同意された求人企業' },
            { term: '目的', value: '採用の選考と、入社の手続き' },
            { term: '項目', value: '氏名、国籍、在留資格、学歴、職歴、技能、語学力、応募書類、当社の推薦文' },
            { term: '方法', value: '暗号化した通信による送信' },
            { term: '契約', value: '提供先とのあいだで、個人情報の取り扱いに関する契約を結んでいます。' },
          ],
        },
        '海外に拠点をもつ求人企業に提供する場合は、国名、その国の制度、提供先が講じる措置をお知らせし、あらかじめ同意をいただきます。',
      ],
    },
    {
      id: 'sister-board',
      heading: `${board}への登録`,
      blocks: [
        `エントリーフォームで${board}への登録を選ばれた場合に限り、同じ内容を、当社が運営する姉妹サイト${board}にも登録します。選ばれなくても、${site}のご利用に影響はありません。`,
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
        '個人情報のご提供は任意です。ただし、必須の項目をご記入いただけない場合は、求人の紹介ができないことがあります。任意の項目は、空欄でも不利益はありません。',
      ],
    },
    {
      id: 'automatic',
      heading: '自動的に取得する情報',
      blocks: [
        'ログインの維持のためにCookieを使用します。不正な送信を防ぐためにreCAPTCHAを用いることがあり、その内容は個人情報保護方針に記載しています。',
        { page: 'privacy', text: '個人情報保護方針を読む' },
      ],
    },
    {
      id: 'retention',
      heading: '保管の期間',
      blocks: [
        `ご登録の終了（削除のご請求による場合を含みます）まで保管し、その際に、復元できない方法で消去します。法令が備付けを定める帳簿の記載事項は、その後${yearsJa(REGISTER_YEARS)}保管します。求人企業にお送りした書類の記録は、お送りした日から${yearsJa(PROVISION_YEARS)}保管します。`,
        `メールのリンクが${UNCONFIRMED_ENTRY_DAYS}日以内に開かれず、ご登録が完了しなかったときは、ご入力の内容と書類を消去します。`,
      ],
    },
    {
      id: 'rights',
      heading: 'ご本人の権利',
      blocks: [
        'ご自身の個人情報について、利用目的の通知、開示、訂正、追加、削除、利用の停止、第三者への提供の停止を請求し、この同意を撤回することができます。手数料はいただきません。撤回は、それまでの取り扱いの効力に影響しません。',
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
