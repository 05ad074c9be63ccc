import type { cases as en } from '../en/cases.ts'

export const cases: typeof en = {
  title: '転職事例',
  pageTitle: '転職事例：日本で仕事を変えた人たち',
  pageDescription:
    '海外出身のITエンジニアとクリエイターの転職事例です。転職前と転職後の仕事、年収の変化、会社を選んだ理由をご紹介します。',
  lead: ({ count }) =>
    `海外から日本へ、日本の会社から次の会社へ。${count}人が渡った橋の記録です。お名前は伏せ、仕事と給与の変化はそのまま載せています。`,
  failed: {
    title: '転職事例を読み込めませんでした',
    text: '通信が途切れた可能性があります。時間をおいて、もう一度お試しください。',
    retry: 'もう一度読み込む',
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
  comment: '担当アドバイザーより',
  careerAdvisor: 'キャリアアドバイザー',
  recruitingAdvisor: ({ name }) => `法人担当アドバイザー：${name}`,
  record: '応募者管理システムの記録',
  neighbours: '前後の転職事例',
  previous: '前の事例',
  next: '次の事例',
  more: 'ほかの転職事例',
  all: '転職事例をすべて見る',
}
