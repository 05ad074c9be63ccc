import type { forms as en } from '../en/forms.ts'

export const forms: typeof en = {
  password: { show: '表示', hide: '隠す', showLabel: 'パスワードを表示', hideLabel: 'パスワードを隠す' },
  optional: '任意',
  choose: '選択してください',
  intro:
    '「任意」と書かれていない項目はすべて必須です。入力した内容は、送信するかページを離れるまで、この端末に保存されます。',
  needsScript: ({ emails }) =>
    `このフォームのご利用にはJavaScriptが必要です。ブラウザの設定で有効にするか、${emails.support} までご連絡ください。`,
  newTab: '（新しいタブで開きます）',
  summary: ({ count }) => `${count}件の入力内容をご確認ください`,
  labelled: ({ label, message }) => `${label}：${message}`,
  progress: '入力の進み具合',
  done: '（完了）',
  position: ({ step, of }) => `ステップ${step}/${of}`,
  notKept:
    'お使いのブラウザには入力内容を保存できません。ページを再読み込みすると消えてしまうため、閉じる前に送信してください。',
  keptAt: ({ time }) => `この端末に保存済み（${time}）`,
  change: '変更する',
  notGiven: '未入力',
  date: {
    year: '年',
    month: '月',
    day: '日',
    yearOf: ({ year }) => `${year}年`,
    months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  },
  failure: {
    title: '送信できませんでした',
    unsure: '送信できていない可能性があります',
    connection: '通信が途切れました。入力した内容は消えていません。',
    unknown: 'サーバーでエラーが発生しました。入力した内容は消えていません。',
    again: 'もう一度送信する',
    waitTitle: '続けて試せる回数を超えました',
    wait: ({ minutes }) => `あと${minutes}分で、もう一度お試しいただけます。`,
    waitHours: ({ hours }) => `あと約${hours}時間で、もう一度お試しいただけます。`,
  },
  leave: {
    title: 'このページを離れますか',
    text: '入力した内容はまだ送信されていません。離れると削除されます。',
    unsaved: 'この端末の下書きは削除されます。変更を残すには、先に保存してください。',
    sent: {
      sending: '送信しています。いま離れると、送信できたかどうかを確認できません。',
      unsure: '送信できていない可能性があります。いま離れると、入力した内容は削除されます。',
    },
    saved: {
      sending: '変更を保存しています。いま離れると、保存に失敗した場合、変更は失われます。',
      unsure: '変更を保存できていない可能性があります。いま離れると、変更が失われることがあります。',
    },
    leave: 'このページを離れる',
    stay: '続ける',
  },
}
