import type { Resume } from '#backend/ports/documents.ts'

/** Maria's resume in the words of the sample content, without the photo; the date is the day of seeding. */
export const resume: Omit<Resume, 'createdDate' | 'photo'> = {
  era: 'western',
  name: 'Maria Santos',
  nameKana: 'まりあ さんとす',
  birthday: '1992-04-17',
  gender: '',
  postalCode: '460-0000',
  address: '愛知県名古屋市中区（サンプル）4-5-6 メゾン橋 302',
  addressKana: 'あいちけん なごやし なかく',
  phoneNumber: '09000000000',
  contactPostalCode: '',
  contactAddress: '',
  contactAddressKana: '',
  contactPhoneNumber: '',
  nationality: 10435,
  visaStatusinJapan: 11226,
  visaExpiry: '2028-08-31',
  education: [
    {
      year: 2010,
      month: 2,
      description: 'サンパウロ州立技術大学 情報工学科 入学',
    },
    {
      year: 2013,
      month: 12,
      description: 'サンパウロ州立技術大学 情報工学科 卒業',
    },
  ],
  work: [
    {
      year: 2014,
      month: 3,
      description: '中部自動車部品株式会社 入社',
    },
    {
      year: null,
      month: null,
      description: '製造部に配属。検査工程と生産管理システムの操作を担当',
    },
    {
      year: 2016,
      month: 3,
      description: '同社 退社',
    },
    {
      year: 2016,
      month: 4,
      description: '東海ホスティング株式会社 入社',
    },
    {
      year: null,
      month: null,
      description: 'サーバー運用部に配属。Linuxサーバー約800台の監視と障害対応',
    },
    {
      year: 2021,
      month: 4,
      description: '同社 運用チームの主任となる',
    },
  ],
  currentlyEmployed: true,
  licences: [
    {
      year: 2016,
      month: 12,
      description: '普通自動車第一種運転免許 取得',
    },
    {
      year: 2018,
      month: 7,
      description: 'LinuCレベル1 認定',
    },
    {
      year: 2019,
      month: 12,
      description: '日本語能力試験 N2 合格',
    },
    {
      year: 2022,
      month: 5,
      description: 'AWS認定ソリューションアーキテクト アソシエイト 取得',
    },
  ],
  motivation: [
    'サーバーの監視と障害対応を10年以上続けるなかで、障害が起きる前に防ぐ仕組みを作ることに関心を持つようになりました。主任になってからは、夜間の手作業をPythonとAnsibleで自動化し、呼び出しを月40件から12件に減らしました。当番と障害を管理する社内の画面も、TypeScriptとVue.jsで開発しています。',
    '',
    '今後は、クラウドを前提としたサービスで、開発チームと一緒に信頼性を高めていきたいと考えています。特技は、専門外の方にも障害の状況を分かりやすく説明することです。',
  ].join('\n'),
  preferences: [
    '勤務地は、名古屋市から通える範囲か、在宅勤務が中心の仕事を希望します。',
    '現職の引き継ぎのため、内定から1カ月から2カ月ほどで入社できます。',
  ].join('\n'),
}
