import { brand } from '#domain/brand.ts'
import type { Company } from '#domain/company.ts'
import { TALK_MINUTES } from '#domain/talk.ts'
import type { inquiry as en } from '../en/inquiry.ts'

const site = brand.name.ja

const mailFirst = (company: Company) => ({
  title: '確認メールが届きます',
  text: `数分以内に、受付番号を記載したメールをお送りします。届かない場合は迷惑メールフォルダーをご確認のうえ、${company.emails.support} までご連絡ください。`,
})

export const inquiry: typeof en = {
  labels: {
    type: 'お問い合わせの種類',
    companyName: '会社名',
    title: '役職',
    name: 'お名前',
    email: 'メールアドレス',
    email_confirm: 'メールアドレス（確認用）',
    phoneNumber: '電話番号',
    nationality: '国籍',
    timeZone: 'お住まいの地域の時間帯',
    positionsNeeded: '募集する職種',
    noOfEmployeeNeeded: '採用予定人数',
    contents: 'お問い合わせ内容',
    agree: '同意',
  },
  help: {
    name: '漢字・かな・アルファベットなど、お好きな文字でご入力ください。',
    email: 'このアドレスに確認メールとお返事をお送りします。',
    phoneNumber: '半角数字のみ、9桁から20桁。例：09000000000',
    nationality: '在留資格についてのご質問にお答えする準備のために伺います。',
    timeZone: 'お使いの端末に合わせてあります。日時は、この時間帯と日本時間でご案内します。',
    positionsNeeded: '例：バックエンドエンジニア2名、QAエンジニア1名',
    noOfEmployeeNeeded: '半角数字のみ。おおよその人数で構いません。',
  },
  types: {
    service: 'サービスについて',
    website: 'このサイトについて',
    press: '取材・報道',
    partnership: '提携・協業',
    other: 'その他',
  },
  groups: {
    about: 'ご用件',
    company: '会社について',
    you: 'ご連絡先',
    search: 'お探しの人材',
    inquiry: 'お問い合わせ',
    talk: '相談について',
    consent: '個人情報の取り扱い',
  },
  consent: '[お問い合わせにおける個人情報の取り扱い]に同意します。',
  agreed: '個人情報の取り扱いに同意しました',
  steps: { form: '入力', check: '確認', done: '完了' },
  toCheck: '入力内容を確認する',
  confirm: {
    titles: {
      inquiry: 'お問い合わせ内容の確認',
      inquiryOther: 'その他のお問い合わせ内容の確認',
      recruitingInquiry: '採用のご相談内容の確認',
    },
    lead: 'まだ送信されていません。内容をご確認のうえ、いちばん下の「この内容で送信する」を押してください。',
    send: 'この内容で送信する',
    back: '入力に戻る',
    mail: ({ email }) => `送信すると、確認メールを ${email} にお送りします。`,
  },
  complete: {
    sent: ({ email }) => `確認メールを ${email} にお送りしました。`,
    number: '受付番号',
    address: '確認メールの送信先',
    next: 'このあとの流れ',
    jobs: '求人を見る',
    cases: '転職事例を読む',
  },
  aside: { title: 'ご案内', elsewhere: 'ほかの窓口をお探しですか' },
  links: {
    inquiry: '求人・登録についてのお問い合わせ',
    inquiryOther: '取材・提携・その他のご連絡',
    recruitingInquiry: '採用のご相談（企業の方）',
    invitation: '無料キャリア相談',
  },
  forms: {
    inquiry: {
      title: 'お問い合わせ',
      description: `求人、登録、在留資格、日本での働き方について${site}にお尋ねください。アドバイザーが2営業日以内にメールでお答えします。`,
      lead: '求人、登録、在留資格、日本での働き方について、お気軽にお尋ねください。',
      completeTitle: 'お問い合わせを受け付けました',
      labels: {},
      facts: (company) => [
        'アドバイザーが2営業日以内に、日本語または英語のメールでお答えします。',
        `受付時間：${company.hours.ja}`,
        '費用はかかりません。ご相談だけで登録されることもありません。',
      ],
      next: (company) => [
        mailFirst(company),
        {
          title: '2営業日以内にアドバイザーがお答えします',
          text: `お書きになった言語のメールでお返事します。受付時間は${company.hours.ja}です。`,
        },
      ],
    },
    inquiryOther: {
      title: 'その他のお問い合わせ',
      description: `サービス、サイト、取材、提携など、${site}へのお問い合わせはこちらから。3営業日以内にメールでお返事します。`,
      lead: '取材、提携、このサイトについてなど、お仕事探しと採用以外のご用件はこちらからお寄せください。',
      completeTitle: 'その他のお問い合わせを受け付けました',
      labels: {},
      facts: (company) => [
        '3営業日以内にメールでお返事します。',
        `受付時間：${company.hours.ja}`,
        `取材でお急ぎの場合は、${company.phone.ja} までお電話ください。`,
      ],
      next: (company) => [
        mailFirst(company),
        {
          title: '3営業日以内にお返事します',
          text: `担当者がメールでご連絡します。受付時間は${company.hours.ja}です。`,
        },
      ],
    },
    recruitingInquiry: {
      title: '採用のご相談',
      description: `海外出身のITエンジニア・クリエイターの採用について、${site}にご相談ください。1営業日以内に担当アドバイザーがご連絡します。費用は採用が決まったときだけです。`,
      lead: '募集の概要が決まっていれば、ご相談いただけます。',
      completeTitle: '採用のご相談を受け付けました',
      labels: {
        contents: 'その他のご要望',
        email: '勤務先のメールアドレス',
        email_confirm: '勤務先のメールアドレス（確認用）',
      },
      facts: (company) => [
        '担当アドバイザーが1営業日以内にご連絡します。',
        `受付時間：${company.hours.ja}`,
        'ご相談は無料です。費用は採用が決まったときだけかかります。',
      ],
      next: (company) => [
        mailFirst(company),
        {
          title: '1営業日以内に担当アドバイザーがご連絡します',
          text: `メールまたはお電話で、30分ほどのお打ち合わせの日程をご相談します。受付時間は${company.hours.ja}です。`,
        },
        {
          title: '候補者をご紹介します',
          text: '募集内容が固まりましたら、おおむね1週間以内に、お名前を伏せた経歴をお送りします。',
        },
      ],
    },
    invitation: {
      title: '無料キャリア相談',
      description: `日本で働くことについて、${site}のアドバイザーとオンラインで${TALK_MINUTES}分お話しいただけます。無料、登録不要です。`,
      lead: `日本で働くことについて、アドバイザーとオンラインで${TALK_MINUTES}分お話しいただけます。日本語でも英語でも。無料、登録不要です。`,
      completeTitle: 'キャリア相談のお申し込みを受け付けました',
      labels: { contents: '相談したいこと' },
      facts: () => [
        '2営業日以内に、アドバイザーがメールで3つの候補日時をお送りします。',
        '平日の夜や土曜日（日本時間）も可能です。海外からもご利用いただけます。',
        '履歴書は不要です。日本語が話せなくても構いません。',
      ],
      next: (company) => [
        mailFirst(company),
        {
          title: '2営業日以内に候補日時をお送りします',
          text: `アドバイザーが3つの候補日時を、日本時間と現地時間でご案内します。受付時間は${company.hours.ja}です。`,
        },
        {
          title: 'ご相談',
          text: `オンラインで${TALK_MINUTES}分です。日時が決まりましたら参加用のリンクをお送りします。ソフトのインストールは不要です。`,
        },
      ],
    },
  },
  send: { invitation: '相談を申し込む' },
}
