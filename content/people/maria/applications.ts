import type { Bilingual } from '#backend/ports/bilingual.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { consented } from '../consented.ts'
import type { Days } from '../days.ts'
import { type ProcessSeed, letter } from '../processSeed.ts'
import { employers } from './employers.ts'

const {
  MyPageAppReceived: RECEIVED,
  MyPageAppScreening: SCREENING,
  MyPageAppInterview1: INTERVIEW1,
  MyPageAppInterview2: INTERVIEW2,
  MyPageAppFinal: FINAL,
  MyPageAppOffer: OFFER,
  MyPageAppJoined: JOINED,
  MyPageAppRejected: REJECTED,
  MyPageAppWithdrawn: WITHDRAWN,
} = ProcessStatus

/** The advisor in the ledger of consent. */
const EMI = { ja: '森山 恵美', en: 'Emi Moriyama' }

const MARIA = { ja: 'マリア サントス', en: 'Maria Santos' }

/** Maria's applications, in every stage. Their ids are those of the contract's examples. */
export const applications = (days: Bilingual<Days>): ProcessSeed[] =>
  applicationsOf(days).map((seed) => {
    const employer = employers[seed.id]
    return employer ? consented(seed, { employer, advisor: EMI, applicant: MARIA }) : seed
  })

const applicationsOf = ({ ja, en }: Bilingual<Days>): ProcessSeed[] => [
  {
    id: 4001,
    jobId: 20406,
    steps: [
      { statusId: RECEIVED, at: '2026-09-13T20:45' },
      { statusId: SCREENING, at: '2026-09-14T10:10' },
      { statusId: INTERVIEW1, at: '2026-09-21T17:15' },
      { statusId: INTERVIEW2, at: '2026-09-28T18:00' },
      { statusId: FINAL, at: '2026-10-05T16:30' },
      { statusId: OFFER, at: '2026-10-09T14:00' },
      { statusId: JOINED, at: '2026-11-02T19:00' },
    ],
    comment: {
      ja: '副業が始まりました。いまの会社の許可も出ていて、安心です。',
      en: 'Your side job has begun, and your employer has agreed to it.',
    },
    history: [
      {
        at: '2026-11-02T19:00',
        text: { ja: '副業として勤務を始められました。', en: 'You started, beside your main job.' },
      },
      { at: '2026-10-09T14:00', text: { ja: '内定の連絡がありました。', en: 'They made you an offer.' } },
      {
        at: '2026-10-05T16:30',
        text: { ja: '最終面接に進みました。', en: 'You reached the final interview.' },
      },
      {
        at: '2026-09-28T18:00',
        text: { ja: '二次面接に進みました。', en: 'You reached the second interview.' },
      },
      {
        at: '2026-09-21T17:15',
        text: { ja: '書類選考を通過しました。', en: 'You passed the CV screening.' },
      },
      { at: '2026-09-13T20:45', text: { ja: '応募しました。', en: 'You applied.' } },
    ],
  },
  {
    id: 4002,
    jobId: 20435,
    steps: [
      { statusId: RECEIVED, at: '2026-09-20T21:12' },
      { statusId: SCREENING, at: '2026-09-22T10:00' },
      { statusId: WITHDRAWN, at: '2026-09-29T17:00' },
    ],
    comment: {
      ja: 'アプリ開発6年以上が条件とのことで、ご希望により辞退をお伝えしました。',
      en: 'They ask for six years of app development, so we withdrew it as you asked.',
    },
    history: [
      {
        at: '2026-09-29T17:00',
        text: {
          ja: 'アプリ開発6年以上が条件と分かり、ご希望により森山が辞退を伝えました。',
          en: 'They ask for six years of app development. Emi told them that you withdraw, as you asked.',
        },
      },
      { at: '2026-09-20T21:12', text: { ja: '応募しました。', en: 'You applied.' } },
    ],
  },
  {
    id: 4003,
    jobId: 20492,
    steps: [
      { statusId: RECEIVED, at: '2026-09-22T19:05' },
      { statusId: SCREENING, at: '2026-09-24T10:30' },
      { statusId: REJECTED, at: '2026-10-01T13:20' },
    ],
    comment: { ja: '今回は見送りとなりました。', en: 'They chose another candidate this time.' },
    history: [
      {
        at: '2026-10-01T13:20',
        text: {
          ja: '今回は見送りとの連絡がありました。自治体のシステムに詳しい方を優先したとのことです。',
          en: 'They chose someone who knows local government systems.',
        },
      },
      { at: '2026-09-22T19:05', text: { ja: '応募しました。', en: 'You applied.' } },
    ],
  },
  {
    id: 4004,
    jobId: 20405,
    steps: [
      { statusId: RECEIVED, at: '2026-10-02T22:40' },
      { statusId: SCREENING, at: '2026-10-05T11:15' },
      { statusId: REJECTED, at: '2026-10-09T16:00' },
    ],
    comment: { ja: '今回は見送りとなりました。', en: 'They chose another candidate this time.' },
    history: [
      {
        at: '2026-10-09T16:00',
        text: {
          ja: '今回は見送りとの連絡がありました。ECの開発経験が長い方に決まったとのことです。',
          en: 'They chose someone with more experience of online shops.',
        },
      },
      { at: '2026-10-02T22:40', text: { ja: '応募しました。', en: 'You applied.' } },
    ],
  },
  {
    id: 4005,
    jobId: 20495,
    steps: [
      { statusId: RECEIVED, at: '2026-10-06T20:00' },
      { statusId: SCREENING, at: '2026-10-07T10:30' },
      { statusId: WITHDRAWN, at: '2026-10-15T17:40' },
    ],
    comment: { ja: 'ご希望により辞退のご連絡をしました。', en: 'We withdrew it as you asked.' },
    history: [
      {
        at: '2026-10-15T17:40',
        text: {
          ja: 'ご希望により、森山が辞退を伝えました。',
          en: 'Emi told them that you withdraw, as you asked.',
        },
      },
      { at: '2026-10-06T20:00', text: { ja: '応募しました。', en: 'You applied.' } },
    ],
  },
  {
    id: 4006,
    jobId: 20451,
    steps: [
      { statusId: RECEIVED, at: '2026-10-13T20:31' },
      { statusId: SCREENING, at: '2026-10-14T15:00' },
      { statusId: INTERVIEW1, at: '2026-10-21T17:00' },
      { statusId: INTERVIEW2, at: '2026-10-30T18:20' },
      { statusId: FINAL, at: '2026-11-10T11:10' },
      { statusId: OFFER, at: '2026-11-20T18:30' },
    ],
    relatedId: 3001,
    answerBy: '2026-11-30',
    comment: {
      ja: '内定おめでとうございます。労働条件通知書はメールでお送りしました。',
      en: 'Congratulations on the offer. The written terms came by email.',
    },
    letter: letter(
      [
        'マリアさんへ',
        '192店舗の売上と在庫のデータを、毎朝6時半までに発注の担当者へ届けるチームです。遅れれば棚が空くか、食品が捨てられるか。止めない仕組みを作ってこられたマリアさんに合うと思います。',
        '書類のあとは、SQLの課題、データチームとの面接、役員面接と進みます。準備は私がお手伝いします。',
      ],
      [
        'Dear Maria,',
        'By half past six each morning this team brings the sales and stock of 192 supermarkets to the people who order. If the data is late, shelves stay empty or food is thrown away. You have spent years making sure that things do not stop.',
        'After the documents come an SQL exercise, the data team and the board. I will help you prepare.',
      ],
    ),
    fits: [
      {
        fits: true,
        ja: {
          topic: '仕事',
          text: 'データ基盤の開発に移りたいとのことでした。夜間の取り込みと在庫データを任されます。',
        },
        en: {
          topic: 'Work',
          text: 'You wanted to build data platforms. The nightly loads and the stock data would be yours.',
        },
      },
      {
        fits: true,
        ja: { topic: '年収', text: '600万円以上をご希望でした。提示は600万円からです。' },
        en: { topic: 'Pay', text: 'You asked for 6 Million yen or more. The range begins at 6 Million yen.' },
      },
      {
        fits: false,
        ja: { topic: '勤務地', text: '名古屋かリモートをご希望でした。大阪に週3日の出社があります。' },
        en: { topic: 'Location', text: 'You asked for Nagoya or remote. Three days a week are in Osaka.' },
      },
    ],
    preparation: [
      {
        ja: {
          title: '条件の確認',
          text: '通知書の賃金、勤務地の変更の範囲、試用期間を確かめましょう。わからない点は森山にお書きください。',
        },
        en: {
          title: 'Check the terms',
          text: 'Check the pay, how far the location may change, and the probation period. Write to Emi about anything unclear.',
        },
      },
      {
        ja: {
          title: 'お返事',
          text: `${ja.day('2026-11-30')}までにお返事をお待ちしています。辞退される場合も、森山からお伝えします。`,
        },
        en: {
          title: 'Your answer',
          text: `They would like an answer by ${en.day('2026-11-30')}. If you decline, Emi will tell them.`,
        },
      },
    ],
    history: [
      { at: '2026-11-20T18:30', text: { ja: '内定の連絡がありました。', en: 'They made you an offer.' } },
      {
        at: '2026-11-10T11:10',
        text: { ja: '最終面接に進みました。', en: 'You reached the final interview.' },
      },
      {
        at: '2026-10-30T18:20',
        text: { ja: '二次面接に進みました。', en: 'You reached the second interview.' },
      },
      {
        at: '2026-10-21T17:00',
        text: { ja: '書類選考を通過しました。', en: 'You passed the CV screening.' },
      },
      {
        at: '2026-10-13T20:31',
        text: { ja: 'ご紹介から応募しました。', en: 'You applied from a recommendation.' },
      },
    ],
  },
  {
    id: 4007,
    jobId: 20402,
    steps: [
      { statusId: RECEIVED, at: '2026-10-14T22:18' },
      { statusId: SCREENING, at: '2026-10-15T11:00' },
      { statusId: INTERVIEW1, at: '2026-10-23T18:10' },
      { statusId: INTERVIEW2, at: '2026-11-02T16:45' },
      { statusId: FINAL, at: '2026-11-13T13:30' },
    ],
    comment: {
      ja: '最終面接です。交通費は先方が負担します。',
      en: 'The final interview. They pay for the journey.',
    },
    appointment: {
      startsAt: '2026-11-25T18:00',
      endsAt: '2026-11-25T19:00',
      ja: {
        place: '株式会社なにわ会計システムズ 本社\n〒541-0000 大阪市中央区本町0-0-7 なにわビル5階',
        people: '役員と人事担当、日本語',
      },
      en: {
        place:
          'Naniwa Accounting Systems, head office\nNaniwa Building 5F, 0-0-7 Hommachi, Chuo-ku, Osaka 541-0000',
        people: 'A director and the head of HR, in Japanese',
      },
    },
    preparation: [
      {
        ja: {
          title: '当日の道順',
          text: '大阪メトロ本町駅に直結しています。5階の受付で「18時に人事部とお約束をいただいております、マリア・サントスと申します」とお伝えください。',
        },
        en: {
          title: 'The way there',
          text: 'Directly above Hommachi Station. At reception on the fifth floor of Naniwa Accounting Systems, give your name and say that HR expects you at 18:00.',
        },
      },
      {
        ja: {
          title: '聞かれること',
          text: 'なぜ運用から画面の開発へ移りたいのか。一次、二次の面接でも関心が高かった点です。',
        },
        en: {
          title: 'They will ask',
          text: 'Why you want to move from operations to the frontend. Both earlier interviews came back to it.',
        },
      },
      {
        ja: { title: '交通費', text: '領収書をお持ちください。名古屋からの往復が支払われます。' },
        en: {
          title: 'Travel costs',
          text: 'Keep the receipts. They pay for the journey from Nagoya and back.',
        },
      },
    ],
    history: [
      {
        at: '2026-11-13T13:30',
        text: { ja: '最終面接に進みました。', en: 'You reached the final interview.' },
      },
      {
        at: '2026-11-02T16:45',
        text: { ja: '二次面接に進みました。', en: 'You reached the second interview.' },
      },
      {
        at: '2026-10-23T18:10',
        text: { ja: '書類選考を通過しました。', en: 'You passed the CV screening.' },
      },
      { at: '2026-10-14T22:18', text: { ja: '応募しました。', en: 'You applied.' } },
    ],
  },
  {
    id: 4008,
    jobId: 20404,
    steps: [
      { statusId: RECEIVED, at: '2026-10-27T21:05' },
      { statusId: SCREENING, at: '2026-10-28T10:40' },
      { statusId: INTERVIEW1, at: '2026-11-04T17:30' },
      { statusId: INTERVIEW2, at: '2026-11-17T12:20' },
    ],
    comment: { ja: '二次面接に進みました。', en: 'You are through to the second interview.' },
    appointment: {
      startsAt: '2026-11-26T15:00',
      endsAt: '2026-11-26T16:00',
      ja: { place: 'オンライン', people: '開発責任者、英語' },
      en: { place: 'Online', people: 'Head of engineering, in English' },
    },
    preparation: [
      {
        ja: {
          title: '聞かれること',
          text: '監視の自動化で書いたPythonのコードについて。画面に映せるように用意しておきましょう。',
        },
        en: {
          title: 'They will ask',
          text: 'About the Python code with which you automated the monitoring. Have it ready to show.',
        },
      },
      {
        ja: { title: '聞いておくこと', text: '14カ国のメンバーが、時差をどう越えて一緒に働いているか。' },
        en: { title: 'You can ask', text: 'How people from 14 countries work together across time zones.' },
      },
    ],
    history: [
      {
        at: '2026-11-17T12:20',
        text: {
          ja: '一次面接を通過しました。二次面接の日程が決まりました。',
          en: 'You passed the first interview. The second one is set.',
        },
      },
      {
        at: '2026-11-04T17:30',
        text: { ja: '書類選考を通過しました。', en: 'You passed the CV screening.' },
      },
      { at: '2026-10-27T21:05', text: { ja: '応募しました。', en: 'You applied.' } },
    ],
  },
  {
    id: 4009,
    jobId: 20453,
    steps: [
      { statusId: RECEIVED, at: '2026-11-09T19:22' },
      { statusId: SCREENING, at: '2026-11-10T14:00' },
    ],
    comment: { ja: '書類選考中です。', en: 'Your documents are being read.' },
    history: [{ at: '2026-11-09T19:22', text: { ja: '応募しました。', en: 'You applied.' } }],
  },
  {
    id: 4010,
    jobId: 20461,
    steps: [
      { statusId: RECEIVED, at: '2026-11-12T21:47' },
      { statusId: SCREENING, at: '2026-11-13T11:20' },
      { statusId: INTERVIEW1, at: '2026-11-18T16:05' },
    ],
    relatedId: 3003,
    comment: {
      ja: '面接は英語です。障害対応の経験を一つ、順を追って話せるようにしておきましょう。',
      en: 'The interview is in English. Have one incident ready that you can tell step by step.',
    },
    appointment: {
      startsAt: '2026-11-24T10:00',
      endsAt: '2026-11-24T11:00',
      ja: {
        place: 'オンライン（リンクはメールでお送りしました）',
        people: 'チームリーダーとエンジニア1名、英語',
      },
      en: { place: 'Online. The link came by email.', people: 'Team lead and one engineer, in English' },
    },
    letter: letter(
      [
        'マリアさんへ',
        '大きなフリマアプリの取引基盤を守るチームです。昨年は大きな障害が十一件、その半分が設定変更から始まりました。それを減らす仕組みづくりに、マリアさんの障害報告の書き方が活きると思います。',
        '会議には通訳が入り、書くことばは英語です。深夜の一次対応は海外のチームが受け持ちます。',
      ],
      [
        'Dear Maria,',
        'This team looks after the transactions of a large marketplace app. Half of last year’s eleven major incidents began with a change of configuration. They want fewer, and the way you write incident reports is what they are missing.',
        'Interpreters attend the meetings, and what is written is English. At night a team abroad goes first.',
      ],
    ),
    fits: [
      {
        fits: true,
        ja: { topic: '仕事', text: '信頼性を設計から変えたいとのことでした。SLOを決める立場です。' },
        en: { topic: 'Work', text: 'You wanted to change reliability at the root. You would set the SLOs.' },
      },
      {
        fits: true,
        ja: { topic: '夜間対応', text: '夜勤のない仕事をご希望でした。深夜は海外のチームが先に対応します。' },
        en: { topic: 'Nights', text: 'You asked for no night shifts. At night a team abroad goes first.' },
      },
      {
        fits: false,
        ja: { topic: '勤務地', text: '名古屋かリモートをご希望でした。渋谷に週2日の出社があります。' },
        en: { topic: 'Location', text: 'You asked for Nagoya or remote. Two days a week are in Shibuya.' },
      },
    ],
    preparation: [
      {
        ja: {
          title: '模擬面接',
          text: `${ja.weekday('2026-11-23')}19時から、森山が30分お相手します。日本時間です。`,
        },
        en: {
          title: 'Practice call',
          text: `Emi rehearses with you for half an hour on ${en.weekday('2026-11-23')} at 19:00, Japan time.`,
        },
      },
      {
        ja: {
          title: '聞かれること',
          text: '対応した障害を一つ。最初に何を見たか、何を試したか、その後何を変えたか。',
        },
        en: {
          title: 'They will ask',
          text: 'One incident you handled: what you saw first, what you tried, what you changed afterwards.',
        },
      },
      {
        ja: { title: '聞いておくこと', text: '当番の回り方と、深夜に海外のチームから引き継ぐときの手順。' },
        en: {
          title: 'You can ask',
          text: 'How the on-call rota works, and how the team abroad hands over in the morning.',
        },
      },
    ],
    history: [
      {
        at: '2026-11-18T16:05',
        text: {
          ja: '書類選考を通過しました。チームリーダーが障害報告に目を留めています。',
          en: 'You passed the CV screening. The team lead noted your incident reports.',
        },
      },
      {
        at: '2026-11-12T21:47',
        text: { ja: 'ご紹介から応募しました。', en: 'You applied from a recommendation.' },
      },
    ],
  },
  {
    id: 4011,
    jobId: 20407,
    steps: [
      { statusId: RECEIVED, at: '2026-11-17T23:10' },
      { statusId: SCREENING, at: '2026-11-19T10:15' },
    ],
    comment: {
      ja: '書類選考中です。結果は1週間ほどで出ます。',
      en: 'Your documents are being read. It takes about a week.',
    },
    history: [{ at: '2026-11-17T23:10', text: { ja: '応募しました。', en: 'You applied.' } }],
  },
  {
    id: 4012,
    jobId: 20401,
    steps: [{ statusId: RECEIVED, at: '2026-11-20T12:05' }],
    comment: {
      ja: '書類の送付へのご同意をお待ちしています。',
      en: 'We are waiting for your consent to send your documents.',
    },
    ledger: [
      { event: 'employer-named', at: '2026-11-20T15:10', by: EMI, documents: null },
      {
        event: 'consent-asked',
        at: '2026-11-20T15:20',
        by: EMI,
        documents: [
          { document: 'resume', name: '', version: '8b1f0c6a4d27e935' },
          { document: 'career', name: '', version: '2e90d4b7c1a85f63' },
        ],
      },
    ],
    history: [
      {
        at: '2026-11-20T15:20',
        text: {
          ja: '森山が、株式会社青空ホテルシステムズへ書類を送ることへのご同意をお願いしました。',
          en: 'Emi asked for your consent to send your documents to Aozora Hotel Systems Inc.',
        },
      },
      {
        at: '2026-11-20T15:10',
        text: {
          ja: '森山が企業名をお伝えしました：株式会社青空ホテルシステムズ',
          en: 'Emi told you the employer: Aozora Hotel Systems Inc.',
        },
      },
      { at: '2026-11-20T12:05', text: { ja: '応募しました。', en: 'You applied.' } },
    ],
  },
]
