import type { applying as en } from '../en/applying.ts'

export const applying: typeof en = {
  apply: 'この求人に応募する',
  applyAgain: 'もう一度応募する',
  dialog: ({ count }) => (count === 1 ? 'この求人に応募しますか' : `${count}件の求人に応募しますか`),
  resultTitle: 'ご応募',
  lead: '応募は担当アドバイザーだけに伝わります。このあと企業名をお伝えし、書類をお送りする前に、必ずご同意を確認します。',
  sentTitle: 'アドバイザーにお送りするもの',
  sent: '現在のプロフィール（添付ファイルを含む）、履歴書、職務経歴書をお送りします。',
  note: 'アドバイザーへのメッセージ',
  noteHelp: '伝えておきたいことや、企業に確認してほしいことがあればご記入ください。',
  cancel: 'まだ応募しない',
  send: '応募する',
  close: '閉じる',

  status: {
    running: '応募済',
    ended: '選考終了',
  },
  runningSince: ({ date }) => `${date}に応募しました`,
  runningText: '選考中は、重ねて応募できません。',
  endedOn: ({ date }) => `${date}のご応募は、選考が終了しています。`,
  open: '応募の状況を見る',

  done: ({ count }) => (count === 1 ? '応募を受け付けました' : `${count}件の応募を受け付けました`),
  doneText: ({ email }) =>
    `2営業日以内に担当アドバイザーからご連絡します。確認メールを ${email} にお送りしました。`,
  none: '応募は送信されませんでした',
  already: 'すでに応募済みの求人',
  closed: '募集が終了した求人',
}
