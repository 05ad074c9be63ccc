import type { intentions as en } from '../en/intentions.ts'

export const intentions: typeof en = {
  follows: 'このあとの流れ',
  note: ({ advisor }) => `${advisor}へのひとこと`,
  close: '閉じる',
  done: ({ advisor }) => `${advisor}にお伝えしました`,
  doneText: '控えをメールでお送りします。1営業日以内にご連絡します。',
  offer: {
    title: '内定への返答',
    reply: 'ご返答',
    choices: {
      'accept-offer': ({ advisor }) => ({
        label: '承諾する',
        description: `${advisor}から企業へ承諾をお伝えします。その後お送りする労働条件通知書にご署名いただくと、入社が決まります。`,
      }),
      'discuss-offer': ({ advisor }) => ({
        label: '相談してから決める',
        description: `企業にはまだ何も伝わりません。${advisor}が条件や入社日をご一緒に確認します。期限の延長も相談できます。`,
      }),
      'decline-offer': ({ advisor }) => ({
        label: '辞退する',
        description: `${advisor}から企業へ辞退をお伝えします。お伝えした後は取り消せません。ほかの応募には影響しません。`,
      }),
    },
    follows: ({ advisor, deadline }) => [
      `お返事は、まず${advisor}に届きます。企業には直接伝わりません。`,
      ...(deadline === '' ? [] : [`お返事の期限は変わりません：${deadline}。`]),
      `${advisor}が1営業日以内にご連絡し、結果をこの応募の記録に残します。`,
    ],
    cancel: '後で返答する',
    send: {
      '': '返答を送る',
      'accept-offer': '承諾の意思を伝える',
      'discuss-offer': 'アドバイザーに相談する',
      'decline-offer': '内定を辞退する',
    },
  },
  otherTime: {
    title: '日程の変更を相談する',
    planned: '現在の予定',
    inJapan: ({ time }) => `${time}（日本時間）`,
    choices: ['第1希望', '第2希望', '第3希望'],
    day: ({ choice }) => `${choice}の日`,
    time: ({ choice }) => `${choice}の開始時刻（日本時間）`,
    emptyDay: '日にち',
    emptyTime: '時刻',
    zone: '日時は日本時間です。',
    follows: ({ advisor }) => [
      `${advisor}が企業に確認し、1営業日以内にご連絡します。`,
      '新しい日時が決まるまで、現在の予定はそのままです。',
      '決まった日時は、メールとお知らせでお伝えします。',
    ],
    cancel: '変更しない',
    send: ({ advisor }) => `${advisor}に候補を送る`,
  },
  withdraw: {
    title: 'この応募を辞退しますか',
    reasons: '辞退の理由',
    choices: {
      otherJob: 'ほかの仕事に決めた',
      work: '仕事内容が希望と合わない',
      place: '勤務地が希望と合わない',
      terms: '年収や条件が希望と合わない',
      notNow: '今は転職を考えていない',
      other: 'その他',
    },
    follows: ({ advisor, wasSent }) =>
      wasSent
        ? [
            `${advisor}から企業へお伝えし、以後の予定を取り消します。`,
            `理由を読むのは${advisor}だけです。企業には「一身上の都合」とお伝えします。`,
            '企業にお伝えした後は取り消せません。',
          ]
        : [
            `${advisor}がこの応募を終了します。企業には何も伝わっておらず、これからも伝わりません。`,
            `理由を読むのは${advisor}だけです。`,
            '募集中であれば、改めて応募できます。',
          ],
    cancel: '選考を続ける',
    send: '辞退する',
  },
}
