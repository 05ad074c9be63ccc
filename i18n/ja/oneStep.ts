import { formatNumber } from '#domain/numbers.ts'
import type { oneStep as en } from '../en/oneStep.ts'

const jobs = (count: number) => `${formatNumber(count)}件`

export const oneStep: typeof en = {
  title: 'あと一歩で開く求人',
  lead: ({ open, total, hasStep }) =>
    `現在、募集中の${jobs(total)}のうち${jobs(open)}に応募できます。${hasStep ? 'あと一歩進むと、次の求人にも応募できるようになります。' : ''}`,
  step: {
    japanese: ({ level }) => `日本語${level}レベル`,
    english: ({ level }) => `英語${level}レベル`,
    residence: () => '日本に住むこと',
    visa: () => '就労できる在留資格',
  },
  headline: ({ step, count }) => `${step}で、応募できる求人が${jobs(count)}増えます`,
  band: ({ step }) => `あと一歩：${step}`,
  bandText: ({ count }) => `この中の${jobs(count)}にも応募できるようになります。`,
  seeWhat: '内容を見る',
  pay: {
    more: ({ from, to }) => `応募できる求人の年収の中央値は、${from}から${to}に上がります。`,
    less: ({ from, to }) => `応募できる求人の年収の中央値は、現在の${from}から${to}になります。`,
    same: ({ to }) => `応募できる求人の年収の中央値は、${to}のままです。`,
    first: ({ to }) => `そのとき応募できる求人の年収の中央値は、${to}です。`,
    few: '増える求人が少ないため、年収は示していません。',
  },
  see: ({ count }) => `${jobs(count)}を見る`,
  hide: '求人を閉じる',

  bridge: '段階ごとの応募できる求人',
  payLegend: '応募できる求人の件数と、年収の中央値です。',
  legend: '実線はいまの条件、破線はこの先です。',
  you: '（いまの条件）',
  jobs: ({ count }) => jobs(count),
  stations: { abroad: '海外在住', japan: '日本在住', now: '現在', visa: '就労資格' },

  others: 'ほかの一歩',
  about: {
    japanese: '日本語能力試験は7月と12月に行われます。証明書ではなく、会話で判断する企業も多くあります。',
    english: '英語で働くチームでは、日本語の代わりに英語が求められます。証明書は不要です。',
    residence: '日本在住の方に限っている企業があります。',
    visa: '在留資格の変更を支援していない企業があります。',
  },
  opens: '増える求人',
  median: '年収の中央値',
  gain: ({ count }) => `+${jobs(count)}`,
  fromTo: ({ from, to }) => `${formatNumber(from)}件から${formatNumber(to)}件`,
  sponsored: {
    title: 'ビザの取得を支援する企業',
    text: '内定後、企業が在留資格の申請を行います。審査は1カ月から3カ月が目安です。内定までに準備することはありません。',
    value: ({ count, open }) => `${jobs(open)}のうち${jobs(count)}`,
    note: '上の件数に含まれています',
  },
  how: '数え方',
  howText: ({ total, date }) =>
    `${date}に募集中の${jobs(total)}から数えています。ほかの条件は変わらないものとして、一歩ずつ計算しています。年収は各求人の範囲の中央の額です。スキルは考慮していません。採用を約束するものではなく、応募の際にアドバイザーが確認します。`,
  source: '在留資格の出典：',
  sourceName: '出入国在留管理庁「在留資格認定証明書交付申請」',

  across: {
    title: '渡りきっています',
    text: ({ total }) =>
      `言語、お住まい、在留資格の条件では、${jobs(total)}すべてに応募できます。ここから先は、ご経験で決まります。`,
  },
  none: {
    title: '一歩で増える求人は、いまはありません',
    pair: ({ first, second, count }) => `${first}と${second}がそろうと、${jobs(count)}増えます。`,
    twice: ({ step, count }) => `${step}で、${jobs(count)}増えます。`,
    text: '求人は毎週増えており、そのたびに計算し直しています。',
  },
  untold: {
    title: 'まだ計算できません',
    text: 'プロフィールに言語、お住まい、在留資格を入力すると、求人を最も増やす一歩がわかります。',
    action: 'プロフィールを編集',
  },
  failed: '求人を数えられませんでした。',
}
