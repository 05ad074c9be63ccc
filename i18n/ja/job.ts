import type { job as en } from '../en/job.ts'

export const job: typeof en = {
  pageTitle: ({ title, id }) => `${title}（求人番号 ${id}）`,
  pageDescription: ({ employer, place, salary, japanese }) =>
    `${employer}。勤務地：${place}。年収：${salary}。日本語：${japanese}。`,
  jobs: '求人一覧',

  number: ({ id }) => `求人番号 ${id}`,
  industry: ({ name }) => `業界：${name}`,
  employer: ({ employer }) =>
    `${employer}。企業名は担当アドバイザーからお伝えし、ご同意をいただいてから書類をお送りします。`,

  duties: '仕事内容',
  dutiesChange: '業務の変更の範囲',
  requirements: '応募条件',
  required: '必須',
  preferred: '歓迎',
  otherLanguages: 'その他の言語',
  skills: 'ITスキル',
  skillsHint: '選択すると、同じスキルの求人を表示します。',

  payContext: {
    title: '同じ職種のなかで見た年収',
    lead: ({ jobs }) =>
      `同じ職種の求人${jobs}件を、年収の中間の値で並べました。色の濃いブロックがこの求人です。`,
    job: 'この求人',
    median: ({ jobs }) => `${jobs}件の中央値`,
    rank: 'この求人の位置',
    rankOf: ({ rank, jobs }) => (rank === 1 ? `${jobs}件のなかで最高` : `高いほうから${rank}番目`),
    difference: ({ middle, amount, sign }) =>
      sign === 0
        ? `この求人の中間の値は${middle}で、中央値と同じです。`
        : `この求人の中間の値は${middle}で、中央値より${amount}${sign > 0 ? '高く' : '低く'}なっています。`,
    unit: { yen: 10_000, name: '万円' },
  },

  terms: '労働条件',
  employmentType: '雇用形態',
  contractPeriod: '契約期間',
  contractRenewal: '契約の更新',
  probation: '試用期間',
  workplace: '就業場所',
  workplaceChange: '変更の範囲',
  workingHours: '勤務時間',
  breakTime: '休憩',
  overtime: '時間外労働',
  holidays: '休日・休暇',
  pay: '賃金',
  allowances: '手当・福利厚生',
  insurance: '加入保険',
  smoking: '受動喫煙防止措置',
  visa: '在留資格・ビザ',
  named: ({ name }) => `${name}：`,

  selection: '選考の流れ',
  selectionSteps: '選考の段階',

  apply: 'この求人に応募する',
  applyNote:
    '費用はかかりません。応募はアドバイザーだけに伝わり、企業名をお伝えしてご同意をいただくまで、企業には何も伝わりません。',

  closing: '応募締切',
  closingTime: ({ date }) => `${date} 23:59（日本時間）`,
  noClosing: 'なし（採用が決まりしだい終了）',
  daysLeft: ({ days }) => (days < 0 ? '募集終了' : days === 0 ? '本日締切' : `あと${days}日`),
  about: '担当アドバイザーと応募締切',
  advisor: ({ languages }) => `この求人の担当アドバイザー（${languages}）`,
  share: '共有',
  print: '印刷',
  copied: 'アドレスをコピーしました。',
  notCopied: 'アドレスをコピーできませんでした。アドレスバーからコピーしてください。',

  nearestStory: 'この求人に近い転職事例',
  sameRole: '同じ職種への転職',
  similar: '似ている求人',
  moreInCategory: ({ category }) => `${category}の求人をもっと見る`,
}
