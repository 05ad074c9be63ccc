import { brand } from '#domain/brand.ts'
import { company, mail } from '#domain/company.ts'
import { DAYS_TO_OFFER, FEE_PERCENT, lastYear, leftPercent, refunds } from '#domain/placement.ts'
import type { recruiting as en } from '../en/recruiting.ts'

export const recruiting: typeof en = {
  title: '企業の方へ',
  pageTitle: '海外出身人材の採用支援',
  pageDescription: `${brand.name.ja}は、海外出身のITエンジニアとクリエイターを採用する企業のための人材紹介です。候補者のご推薦から面接、在留資格、入社後の定着まで。費用は採用が決まったときだけです。`,
  headline: ['採用の壁は、', '言葉よりも、手続きにあります。'],
  lead: `在留資格の確認、英文の雇用条件書、来日の準備、入社後の定着。海外出身のITエンジニアとクリエイターの採用に必要な実務を、${brand.name.ja}が一貫してお引き受けします。`,
  numbers: {
    title: `${lastYear.fiscalYear}年度の実績`,
    period: `${lastYear.fiscalYear}年4月から${lastYear.fiscalYear + 1}年3月まで。見本の数値です。`,
    list: [
      { value: String(lastYear.placed), unit: '人', label: '紹介により就職した人' },
      { value: leftPercent(lastYear), unit: '%', label: '入社後6か月以内の離職' },
      { value: String(DAYS_TO_OFFER), unit: '日', label: 'ご相談から内定までの平均' },
    ],
  },
  services: {
    title: 'お引き受けすること',
    list: [
      {
        title: '候補者を探す',
        text: 'エンジニア、デザイナー、クリエイターを、国内と海外の両方から。ご紹介の前に、アドバイザーが一人ひとりと60分お話ししています。',
      },
      {
        title: '語学力を見きわめる',
        text: '日本語と英語の両方で面談し、仕様書を読める、会議を進められるなど、業務で何ができるかをお伝えします。',
      },
      {
        title: '在留資格を確かめる',
        text: '面接の前に、業務の内容とご経歴が在留資格に当てはまるかを確かめ、書面でお渡しします。申請は行政書士が取り次ぎます。',
      },
      {
        title: '来日と定着を支える',
        text: '住まい、銀行口座、住民登録。入社後3か月は毎月ご本人と面談し、職場でできることをお伝えします。',
      },
    ],
  },
  flow: {
    title: '採用までの流れ',
    list: [
      {
        title: '要件の整理',
        text: '業務の内容と、本当に必要な日本語のレベルを一緒に見直します。候補者の数が大きく変わります。',
      },
      {
        title: '候補者のご推薦',
        text: '面談を終えた方だけを、経歴と在留資格の見立てを添えてご推薦します。平均で5営業日です。',
      },
      { title: '面接', text: '日程調整、通訳、評価の観点のすり合わせまで担当します。' },
      {
        title: '内定と在留資格',
        text: '労働条件通知書の英訳、申請書類の確認、行政書士との連携を行います。',
      },
      {
        title: '来日と定着',
        text: '住まい、銀行口座、住民登録。入社後3か月は、ご本人と月に一度面談します。',
      },
    ],
  },
  fees: {
    title: '料金',
    lead: '成功報酬のみです。求職者の方からは一切いただきません。',
    caption: '料金表',
    head: ['サービス', '料金', 'お支払い', '返戻金'],
    rows: [
      {
        service: '人材紹介',
        fee: `${FEE_PERCENT}%`,
        note: '初年度の理論年収に対して、消費税別',
        payment: 'ご入社の月の翌月末',
        refund: refunds.map(({ months, percent }) => `${months}か月以内 ${percent}%`).join('、'),
      },
      {
        service: '在留資格の申請支援',
        fee: '無料',
        note: '紹介料に含みます',
        payment: 'なし',
        refund: 'なし',
      },
    ],
  },
  faq: {
    title: 'よくあるご質問',
    list: [
      {
        question: '社内に英語を話せる社員がいません。採用できますか。',
        answer:
          'できます。登録者の6割は、日常会話以上の日本語を使います。業務に必要な日本語のレベルを一緒に確かめ、面接には通訳が同席します。',
      },
      {
        question: '海外に住んでいる方も採用できますか。',
        answer:
          'できます。内定の後に在留資格認定証明書の交付を申請し、審査には通常1か月から3か月かかります。面接はオンラインで行い、内定から入社までは3か月から4か月を見込んでください。',
      },
      {
        question: '初めての外国人採用です。何から始めればよいですか。',
        answer:
          '業務の内容をお聞かせください。「技術・人文知識・国際業務」などの在留資格に当てはまるかを確かめ、貴社にご用意いただくものを一覧にします。難しい場合は、この段階でそうお伝えします。',
      },
      {
        question: '給与はどのように決めればよいですか。',
        answer:
          '就労の在留資格では、同じ業務に就く日本人と同等額以上の報酬が条件です。職種と経験年数ごとに、近い求人の水準をお示しします。',
      },
      {
        question: '社名は公開されますか。',
        answer:
          '公開しません。求人には、社名を伏せて会社の特徴だけを載せます。社名は、応募の前にアドバイザーから候補者にお伝えし、守秘をお願いしています。',
      },
      {
        question: '早く退職した場合はどうなりますか。',
        answer: `ご本人の都合または責任による退職のときは、手数料の一部をお返しします。${refunds.map(({ months, percent }) => `${months}か月以内は${percent}%`).join('、')}です。そうなる前に、ご本人と貴社の双方からお話を伺います。`,
      },
    ],
  },
  contact: {
    title: '採用のご相談',
    text: '業務の概要だけでも承ります。リクルーティングアドバイザーが1営業日以内にご返事します。',
    write: '採用のご相談はこちら',
    mail: { label: 'メール', address: mail.recruiting },
    phone: { label: '電話', number: company.phone.ja, hours: company.hours.ja },
  },
}
