import { brand } from '#domain/brand.ts'
import { UNCONFIRMED_ENTRY_DAYS } from '#domain/retention.ts'
import type { entry as en } from '../en/entry.ts'

const site = brand.name.ja
const board = brand.sisterBoard.ja

export const entry: typeof en = {
  title: 'エントリー',
  description: `${site}への登録と、選んだ求人への応募ができます。料金はかかりません。5分ほどで終わります。`,
  pageTitle: ({ step, name }) => `エントリー ${step}/5 ${name}`,
  confirmTitle: () => 'エントリー内容の確認',
  completeTitle: () => 'エントリーありがとうございました',
  steps: {
    entry: '基本情報',
    entryFiles: '書類とリンク',
    entryExperience: '経験',
    entryConfirm: '確認',
    entryComplete: '完了',
  },

  reach: 'お名前と連絡先',
  email: 'メールアドレス',
  emailHint: '登録を完了するためのリンクを、このアドレスにお送りします。',
  emailFree: 'このアドレスは使えます。',
  emailChecking: 'アドレスを確認しています',
  emailUnchecked: 'アドレスを確認できませんでした。もう一度お試しください。',
  emailCheckAgain: 'もう一度確認する',
  email_confirm: 'メールアドレス（確認用）',
  standing: '現在の状況',
  fromSearch: '求人検索でのご回答をもとに入力してあります。内容をご確認ください。',
  standingWhy:
    '国籍と在留資格は、日本で就ける仕事の範囲を確認し、在留資格の申請をお手伝いするためにお聞きします。国籍によってご紹介する求人を選ぶことはありません。',
  consent: '同意の確認',
  agreeToTerms: '利用規約（[ご利用にあたって]）に同意します。',
  agreeToTermsName: 'ご利用にあたって',
  target: '登録先',
  targetHint: 'どちらか一方でも構いません。',
  agreeToHashi: `${site}に登録し、個人情報が[登録時の個人情報の取り扱い]のとおり扱われることに同意します。`,
  agreeToGitTap: `姉妹サイト「${board}」に登録し、[登録時の個人情報の取り扱い]のとおりに入力内容が提供されることに同意します。`,
  register: '登録先',
  toFiles: '書類とリンクに進む',

  filesTitle: '書類',
  filesIntro: '書類かリンクを、少なくとも1つお送りください。手元にない書類は、登録後に追加できます。',
  linksTitle: 'リンク',
  toExperience: '経験の入力に進む',
  backToPerson: '基本情報に戻る',

  work: 'お仕事について',
  wishes: 'ご希望',
  toConfirm: '確認に進む',
  backToFiles: '書類とリンクに戻る',

  applyingFor: ({ count }) => (count === 0 ? '求人を選ばずに登録します' : `${count}件の求人に応募します`),
  withoutJob: '経験に合う求人を、アドバイザーがご紹介します。',
  jobsFailed: '求人名を読み込めませんでした。選んだ求人は残っています。',
  number: ({ id }) => `求人番号 ${id}`,
  closed: '募集終了',
  closedJob: '募集が終了したため、応募から外れます。',
  remove: '外す',
  removeWhat: ({ title }) => `：${title}`,
  addSaved: '気になる求人から追加',
  addTitle: '気になる求人から追加',
  addNone: '追加できる求人はありません。',
  addChosen: ({ count }) => (count === 0 ? '追加' : `${count}件を追加`),
  cancel: 'キャンセル',
  tooMany: ({ max }) => `一度に応募できるのは${max}件までです。`,
  whoSees:
    '入力内容を見るのは担当アドバイザーだけです。企業には、求人ごとにご同意をいただいてからお伝えします。',

  notSent: 'まだ送信されていません。内容をご確認のうえ、いちばん下の「この内容で送信する」を押してください。',
  jobs: '応募する求人',
  later: '未提出（後から追加できます）',
  general: 'なし。求人には応募せずに登録します。',
  agreed: '同意済み',
  listed: '、',
  mailNote: ({ email }) =>
    `送信すると、確認メールを ${email} にお送りします。メールの中のリンクを24時間以内に開くと、登録が完了します。`,
  send: 'この内容で送信する',
  backToExperience: '経験の入力に戻る',

  sentTo: ({ email }) => `${email} に確認メールをお送りしました。`,
  wrongAddress: ({ email }) =>
    `${email} に誤りがあるときは、[アドレスを直して送り直す]ことができます。入力した内容と選んだ求人は残っています。確認されない登録は削除します。`,
  next: 'これからの流れ',
  nextSteps: [
    {
      title: 'メールのリンクを開く',
      text: `24時間以内に開くと、登録が完了します。届かないときは、迷惑メールのフォルダーもご確認ください。${UNCONFIRMED_ENTRY_DAYS}日以内に登録が完了しないときは、入力内容と書類を削除します。`,
    },
    {
      title: 'パスワードを設定する',
      text: 'マイページで、応募した求人やおすすめの求人を確認できるようになります。',
    },
    {
      title: 'アドバイザーと話す',
      text: '2営業日以内に、アドバイザーから日本語または英語でご連絡します。企業名をお伝えし、ご同意をいただくまで、企業には何も伝わりません。',
    },
  ],
  yourAdvisor: ({ languages }) => `担当アドバイザー（${languages}）`,
  applied: ({ count }) =>
    count === 0 ? '求人には応募せずに登録しました。' : `${count}件の求人に応募しました。`,
  leftOut: '次の求人は、送信までに募集が終了したため、応募から外れました。',
  moreJobs: 'ほかの求人を見る',
  toHome: 'ホームに戻る',
}
