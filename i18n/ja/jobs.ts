import { formatNumber } from '#domain/numbers.ts'
import type { jobs as en } from '../en/jobs.ts'

export const jobs: typeof en = {
  title: '求人を探す',
  crumb: '求人',

  titleOf: ({ role, place }) =>
    role === null ? `${place ?? '日本'}の求人` : `${place ?? '日本'}の${role}の求人`,
  titleWith: ({ title, filters, more }) =>
    `${title}（${filters.join('、')}${more > 0 ? `ほか${more}件の条件` : ''}）`,
  titlePage: ({ title, page }) => `${title} ${page}ページ目`,
  description: ({ title }) =>
    `${title}。海外出身のIT・クリエイティブ人材のための求人を、年収・勤務地・必要な日本語と英語のレベルから探せます。`,

  saveSearch: 'この条件を保存',
  filters: '絞り込み',
  filtersActive: ({ count }) => (count > 0 ? `絞り込み（${count}）` : '絞り込み'),
  clearAll: 'すべて外す',
  close: '閉じる',
  show: ({ count }) => `${formatNumber(count)}件を表示`,
  showJobs: '求人を表示',
  count: ({ count }) => formatNumber(count),
  chosen: ({ count }) => `${count}件選択中`,
  more: ({ count }) => `ほか${count}件`,
  skip: '検索結果へ移動',
  showChoices: '選択肢を表示',
  showParts: 'すべての選択肢を表示',
  keyword: 'キーワード',
  search: '検索',
  abroad: '海外からの応募',
  fromAbroad: '海外から応募できる',
  remote: 'リモートワーク',
  employment: '雇用形態',
  role: '職種',
  place: '勤務地',
  nationwide: '全国どこでも勤務可',
  prefecturesOf: ({ region }) => `${region}の都道府県`,
  salary: '最低年収',
  salaryFrom: ({ amount }) => `${amount}以上`,
  salaryOption: ({ amount, count }) => `${amount}以上（${count}）`,
  any: '指定なし',
  japanese: 'あなたの日本語',
  english: 'あなたの英語',
  levelHelp: 'このレベルの方が応募できる求人を表示します。',
  otherLanguages: 'その他の言語',
  skills: 'ITスキル',
  findSkill: 'スキルを検索',
  skillsFound: ({ count }) => (count === 0 ? '該当するスキルはありません' : `${count}件のスキル`),
  industry: '業界',
  industriesOf: ({ group }) => `${group}の業種`,

  active: '選択中の条件',
  remove: 'を外す',
  words: ({ words }) => `「${words}」`,
  japaneseUpTo: ({ level }) => `日本語：${level}まで`,
  englishUpTo: ({ level }) => `英語：${level}まで`,
  japaneseNone: '日本語不問',
  englishNone: '英語不問',
  ignored: ({ values, more }) => {
    const named = values.map((value) => `「${value}」`).join('') + (more > 0 ? `ほか${more}件` : '')
    return `${named}は該当する条件がないため、除いて検索しました。ほかの条件は適用されています。`
  },
  ignoredWords: ({ limit, values, more }) => {
    const named = values.map((value) => `「${value}」`).join('') + (more > 0 ? `ほか${more}語` : '')
    return `一度に検索できるキーワードは${limit}語までです。${named}は除いて検索しました。`
  },

  results: '検索結果',
  matches: () => '件の求人',
  within: ({ total }) => `件が応募圏内（${formatNumber(total)}件中）`,
  range: ({ from, to }) => `${from}〜${to}件目`,
  sortBy: '並び順',
  order: {
    job_update_date: '更新が新しい順',
    job_registration_date: '新着順',
    salary: '年収が高い順',
  },
  bestFit: '条件に合う順',
  pages: 'ページ',
  previous: '前へ',
  next: '次へ',
  page: ({ page }) => `${page}ページ`,

  noneTitle: '現在、公開中の求人はありません',
  noneText: 'ご登録いただくと、ご希望に合う求人が出たときにアドバイザーからお知らせします。',
  emptyTitle: '条件に合う求人はありません',
  emptyText:
    '条件を一つ外すと見つかるかもしれません。ご登録いただくと、ご希望に合う求人が出たときにアドバイザーからお知らせします。',
  register: 'エントリーする（無料）',
  talk: '無料キャリア相談を予約する',
  without: ({ filter, count }) => `「${filter}」の条件を外す（${formatNumber(count)}件）`,
  withoutWords: ({ words, count }) => `キーワード「${words}」を外す（${formatNumber(count)}件）`,
  pastEndTitle: 'このページに求人はありません',
  pastEndText: ({ pages }) => `検索結果は全${pages}ページです。`,
  lastPage: ({ page }) => `最後のページ（${page}ページ）を見る`,
  errorTitle: '求人を読み込めませんでした',
  errorText: '選んだ条件はそのまま残っています。',
}
