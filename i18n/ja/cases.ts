import { TALK_MINUTES } from '#domain/talk.ts'
import type { JapaneseLevel, PresentOccupation, StoryOrigin } from '#openapi/generated/options.ts'
import type { cases as en } from '../en/cases.ts'
import { jobCategory } from './jobCategory.ts'

const roles: Record<PresentOccupation, string> = {
  ...jobCategory,
  student: '新卒',
  other_than_it: 'IT以外の仕事',
  none: '離職中',
}

const origins: Record<StoryOrigin, string> = {
  east_asia: '東アジア',
  southeast_asia: '東南アジア',
  south_asia: '南アジア',
  europe: 'ヨーロッパ',
  americas: '北米・中南米',
  africa_middle_east: 'アフリカ・中東',
}

const levels: Record<JapaneseLevel, string> = {
  native_jp: 'ネイティブ',
  fluent_jp: '流暢',
  business_level_jp: 'ビジネス',
  daily_conversational_level_jp: '日常会話',
  basic_conversational_level_jp: '基礎会話',
  none_jp: '日本語なし',
}

export const cases: typeof en = {
  title: '転職事例',
  pageTitle: '転職事例：日本で仕事を変えた人たち',
  pageDescription:
    '海外出身のITエンジニアとクリエイターの転職事例です。転職前と転職後の仕事、年収の変化、会社を選んだ理由をご紹介します。',
  lead: ({ count }) =>
    `海外から日本へ、日本の会社から次の会社へ。${count}人が渡った橋の記録です。お名前は伏せ、仕事と給与の変化は実際のまま掲載しています。`,
  none: {
    title: '現在、公開中の転職事例はありません',
    text: '事例は、ご本人の同意をいただいてから掲載します。あなたの転職は、ご相談やご登録からすぐに始められます。',
  },
  failed: {
    title: '転職事例を読み込めませんでした',
    text: '通信が途切れた可能性があります。時間をおいて、もう一度お試しください。',
  },
  storyDescription: ({ person, before, after }) => `${person}。転職前：${before}。転職後：${after}。`,
  person: ({ age, gender }) => [age, gender].filter(Boolean).join('、'),
  origin: ({ nationality }) => `${nationality}出身`,
  crossing: '転職前と転職後',
  work: '仕事',
  speciality: '専門分野',
  salary: '年収',
  previousCareer: 'それまでの経歴',
  motive: '仕事を探したきっかけ',
  reason: 'この会社を選んだ理由',
  record: '応募者管理システムの記録',

  filters: {
    open: '事例を絞り込む',
    active: '選択中の条件',
    remove: 'を外す',
    clear: 'すべて外す',
    names: {
      roleBefore: '転職前の職種',
      roleAfter: '転職後の職種',
      origin: '出身',
      japaneseLevel: '当時の日本語',
    },
    labels: { roleBefore: roles, roleAfter: jobCategory, origin: origins, japaneseLevel: levels },
    chip: ({ name, label }) => `${name}：${label}`,
    found: ({ count }) => `${count}件`,
    unit: () => '件',
    emptyTitle: '条件に合う事例がありません',
    emptyText: '条件を一つ外してみてください。ご自身の場合については、アドバイザーにご相談いただけます。',
    titled: ({ title, labels }) => `${title}（${labels.join('、')}）`,
  },
  yours: {
    title: '次は、あなたの橋。',
    text: `まだ迷っている段階でも構いません。相談はオンラインで${TALK_MINUTES}分、無料です。`,
    entry: 'エントリーする（無料）',
    talk: '無料キャリア相談を予約する',
  },

  advisor: ({ field }) => `キャリアアドバイザー。担当分野は${field}です。`,
  careerAdvisor: 'キャリアアドバイザー',
  languages: '対応言語',
  together: ({ initials }) => `${initials}の担当`,
  whole: '最初の面談から入社の日まで',
  recruitingAdvisor: '企業側の担当',
  quote: ({ text }) => `「${text}」`,
  talk: 'アドバイザーに相談する',
  talkNote: `オンラインで${TALK_MINUTES}分、無料です。履歴書はまだ必要ありません。`,
  jobs: ({ initials }) => `${initials}と同じ職種の求人`,
  jobsOf: ({ role }) => `${role}の求人をすべて見る`,
  neighbours: '前後の転職事例',
  previous: '前の事例',
  next: '次の事例',
  all: '転職事例をすべて見る',
}
