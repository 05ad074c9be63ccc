import { ProcessStatus } from '#openapi/generated/options.ts'
import { type ProcessSeed, letter } from '../processSeed.ts'

const {
  MyPageRecommend: NEW,
  MyPageRecPending: PENDING,
  MyPageRecApply: APPLIED,
  MyPageRecInquiry: INQUIRED,
  MyPageRecReject: DECLINED,
} = ProcessStatus

/** Maria's recommendations, in every status. Their ids are those of the contract's examples. */
export const recommendations: ProcessSeed[] = [
  {
    id: 3001,
    jobId: 20451,
    steps: [
      { statusId: NEW, at: '2026-10-12T13:45' },
      { statusId: APPLIED, at: '2026-10-13T20:31' },
    ],
    relatedId: 4006,
    comment: {
      ja: '毎朝の数字が、その日のうちに売り場で使われます。',
      en: 'The shops use your figures on the same morning.',
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
    history: [
      { at: '2026-10-13T20:31', text: { ja: 'この求人に応募しました。', en: 'You applied for this job.' } },
      {
        at: '2026-10-12T13:45',
        text: { ja: '森山が求人をご紹介しました。', en: 'Emi recommended this job.' },
      },
    ],
    answers: [
      { action: 'apply', at: '2026-10-13T20:31', contents: '', reasons: [], reply: { ja: '', en: '' } },
    ],
  },
  {
    id: 3002,
    jobId: 20463,
    steps: [
      { statusId: NEW, at: '2026-10-28T14:00' },
      { statusId: DECLINED, at: '2026-10-30T08:15' },
    ],
    comment: {
      ja: 'クラウド移行の設計を任せてもらえます。',
      en: 'You would design the moves to the cloud yourself.',
    },
    letter: letter(
      [
        'マリアさんへ',
        '九州の会社のクラウド移行を、設計から任せてもらえる仕事です。資格よりも、移行の手順を考え抜いた経験を見たいとのことでした。',
        '勤務地は福岡です。お引っ越しが必要になりますので、ご家族ともご相談ください。',
      ],
      [
        'Dear Maria,',
        'You would design the moves of local companies to the cloud, from the first plan. They care less about certificates than about someone who has thought a migration through.',
        'The job is in Fukuoka. You would have to move, so please talk it over with your family.',
      ],
    ),
    fits: [
      {
        fits: true,
        ja: { topic: '仕事', text: '設計から関わりたいとのことでした。移行の計画を任されます。' },
        en: { topic: 'Work', text: 'You wanted to design. The plan of each move would be yours.' },
      },
      {
        fits: false,
        ja: { topic: '勤務地', text: '名古屋かリモートをご希望でした。福岡に週2日の出社があります。' },
        en: { topic: 'Location', text: 'You asked for Nagoya or remote. Two days a week are in Fukuoka.' },
      },
    ],
    history: [
      { at: '2026-10-30T08:15', text: { ja: 'ご辞退を承りました。', en: 'You declined.' } },
      {
        at: '2026-10-28T14:00',
        text: { ja: '森山が求人をご紹介しました。', en: 'Emi recommended this job.' },
      },
    ],
    answers: [
      {
        action: 'decline',
        at: '2026-10-30T08:15',
        contents: 'My family is in Nagoya, so moving is difficult.',
        reasons: ['place'],
        reply: { ja: '', en: '' },
      },
    ],
  },
  {
    id: 3003,
    jobId: 20461,
    steps: [
      { statusId: NEW, at: '2026-11-11T09:30' },
      { statusId: APPLIED, at: '2026-11-12T21:47' },
    ],
    relatedId: 4010,
    comment: {
      ja: '障害報告の書き方を高く評価しているチームです。',
      en: 'A team that thinks highly of well-written incident reports.',
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
    history: [
      { at: '2026-11-12T21:47', text: { ja: 'この求人に応募しました。', en: 'You applied for this job.' } },
      {
        at: '2026-11-11T09:30',
        text: { ja: '森山が求人をご紹介しました。', en: 'Emi recommended this job.' },
      },
    ],
    answers: [
      { action: 'apply', at: '2026-11-12T21:47', contents: '', reasons: [], reply: { ja: '', en: '' } },
    ],
  },
  {
    id: 3004,
    jobId: 20424,
    steps: [
      { statusId: NEW, at: '2026-11-12T15:10' },
      { statusId: INQUIRED, at: '2026-11-17T20:02' },
    ],
    answerBy: '2026-11-27',
    comment: {
      ja: 'インフラから機械学習の運用へ。お話しになっていた次の一歩に近い求人です。',
      en: 'From infrastructure to running machine learning: close to the next step you described.',
    },
    letter: letter(
      [
        'マリアさんへ',
        'カードの不正利用を見つけるモデルを、止めずに動かし続ける仕事です。監視とKubernetesのご経験がそのまま土台になります。',
        'チームは英語で働き、フルリモートです。機械学習の知識は入社してから身につければよいと聞いています。',
      ],
      [
        'Dear Maria,',
        'This team keeps the models running that detect card fraud. What you know of monitoring and Kubernetes is the foundation they need.',
        'They work in English and fully remotely. Machine learning can be learned on the job, they say.',
      ],
    ),
    fits: [
      {
        fits: true,
        ja: { topic: '仕事', text: 'データに近い仕事への一歩をお考えでした。モデルの運用を任されます。' },
        en: { topic: 'Work', text: 'You wanted to move towards data. You would run the models.' },
      },
      {
        fits: true,
        ja: { topic: '勤務地', text: 'フルリモートで、名古屋から働けます。' },
        en: { topic: 'Location', text: 'Fully remote, so you could stay in Nagoya.' },
      },
      {
        fits: false,
        ja: { topic: '夜間対応', text: '夜勤のない仕事をご希望でした。七週に一週、当番があります。' },
        en: {
          topic: 'Nights',
          text: 'You asked for no night shifts. You would be on call one week in seven.',
        },
      },
    ],
    history: [
      {
        at: '2026-11-17T20:02',
        text: {
          ja: 'ご質問を受け付けました。森山がお返事しました。',
          en: 'You asked a question. Emi has replied.',
        },
      },
      {
        at: '2026-11-12T15:10',
        text: { ja: '森山が求人をご紹介しました。', en: 'Emi recommended this job.' },
      },
    ],
    answers: [
      {
        action: 'inquiry',
        at: '2026-11-17T20:02',
        contents: 'How often are people called at night when they are on call?',
        reasons: [],
        reply: {
          ja: '直近の半年では月に一回ほどとのことです。翌朝は遅い出勤にできます。',
          en: 'About once a month over the last half year, they say. You may start later the next morning.',
        },
      },
    ],
  },
  {
    id: 3005,
    jobId: 20452,
    steps: [
      { statusId: NEW, at: '2026-11-16T09:40' },
      { statusId: PENDING, at: '2026-11-20T22:14' },
    ],
    comment: {
      ja: '全国どこからでも働け、会議はほぼ英語です。',
      en: 'From anywhere in Japan, with most meetings in English.',
    },
    letter: letter(
      [
        'マリアさんへ',
        '旅館と小さなホテルのための予約サービスで、データを整える一人目の専任者を探しています。住む場所は問われず、名古屋のままで働けます。',
        '社内の会議は英語です。宿の方とは月に数回お話しする程度で、日本語は日常会話で足ります。',
      ],
      [
        'Dear Maria,',
        'A booking service for inns and small hotels is looking for its first full-time analytics engineer. You could stay in Nagoya and work from home.',
        'Meetings are in English. You talk with a few innkeepers a month, and everyday Japanese is enough.',
      ],
    ),
    fits: [
      {
        fits: true,
        ja: { topic: '勤務地', text: '名古屋かリモートをご希望でした。全国どこからでも働けます。' },
        en: {
          topic: 'Location',
          text: 'You asked for Nagoya or remote. You can work from anywhere in Japan.',
        },
      },
      {
        fits: true,
        ja: { topic: 'ことば', text: '会議は英語です。日本語は日常会話で足ります。' },
        en: { topic: 'Languages', text: 'Meetings are in English. Everyday Japanese is enough.' },
      },
      {
        fits: false,
        ja: { topic: '年収', text: '600万円以上をご希望でした。提示は552万円からです。' },
        en: {
          topic: 'Pay',
          text: 'You asked for 6 Million yen or more. The range begins at 5.5 Million yen.',
        },
      },
    ],
    history: [
      {
        at: '2026-11-20T22:14',
        text: {
          ja: '応募しました。弊社で処理しています。',
          en: 'You applied. We are processing it.',
        },
      },
      {
        at: '2026-11-16T09:40',
        text: { ja: '森山が求人をご紹介しました。', en: 'Emi recommended this job.' },
      },
    ],
    answers: [
      {
        action: 'apply',
        at: '2026-11-20T22:14',
        contents: 'I can start in January.',
        reasons: [],
        reply: { ja: '', en: '' },
      },
    ],
  },
  {
    id: 3006,
    jobId: 20465,
    steps: [{ statusId: NEW, at: '2026-11-16T10:30' }],
    answerBy: '2026-11-30',
    comment: {
      ja: '夜間の当番はありません。勤務地は福山市です。',
      en: 'No on-call duty at night. The job is in Fukuyama.',
    },
    letter: letter(
      [
        'マリアさんへ',
        '工作機械の会社の社内インフラを、日本とベトナムの拠点をつないで整える仕事です。夜間の当番はありません。',
        '勤務地は福山で、ベトナム語は入社後に学ぶ方も受け入れるとのことです。まずは率直なお気持ちをお聞かせください。',
      ],
      [
        'Dear Maria,',
        'A machine-tool maker needs someone for its own infrastructure in Japan and Vietnam. There is no on-call duty at night.',
        'The job is in Fukuyama, and they would also take someone who learns Vietnamese on the job. Tell me frankly what you think.',
      ],
    ),
    fits: [
      {
        fits: true,
        ja: { topic: '夜間対応', text: '夜勤のない仕事をご希望でした。夜間の当番はありません。' },
        en: { topic: 'Nights', text: 'You asked for no night shifts. There is no on-call duty at night.' },
      },
      {
        fits: false,
        ja: { topic: '勤務地', text: '名古屋かリモートをご希望でした。福山への転居が必要です。' },
        en: {
          topic: 'Location',
          text: 'You asked for Nagoya or remote. You would have to move to Fukuyama.',
        },
      },
    ],
    history: [
      {
        at: '2026-11-16T10:30',
        text: { ja: '森山が求人をご紹介しました。', en: 'Emi recommended this job.' },
      },
    ],
  },
  {
    id: 3007,
    jobId: 20464,
    steps: [{ statusId: NEW, at: '2026-11-18T18:00' }],
    answerBy: '2026-12-02',
    comment: {
      ja: 'フルリモートで、深夜の定例作業はありません。AWSの経験がそのまま評価されます。',
      en: 'Fully remote, and no routine work at night. Your AWS experience is just what they want.',
    },
    letter: letter(
      [
        'マリアさんへ',
        'オンラインゲームのサーバーを、家から面倒を見る仕事です。深夜の定例作業はなく、AWSのご経験がそのまま活きます。',
        '会議は日本語ですが、書くことが多いチームです。',
      ],
      [
        'Dear Maria,',
        'You would look after the servers of an online game from home. There is no routine work at night, and your AWS experience is just what they need.',
        'Meetings are in Japanese, but the team writes a lot.',
      ],
    ),
    fits: [
      {
        fits: true,
        ja: { topic: '勤務地', text: 'フルリモートで、名古屋から働けます。' },
        en: { topic: 'Location', text: 'Fully remote, so you could stay in Nagoya.' },
      },
      {
        fits: false,
        ja: { topic: 'ことば', text: '英語で働きたいとのことでした。会議は日本語です。' },
        en: { topic: 'Languages', text: 'You would like to work in English. Meetings are in Japanese.' },
      },
    ],
    history: [
      {
        at: '2026-11-18T18:00',
        text: { ja: '森山が求人をご紹介しました。', en: 'Emi recommended this job.' },
      },
    ],
  },
  {
    id: 3008,
    jobId: 20455,
    steps: [{ statusId: NEW, at: '2026-11-19T11:20' }],
    answerBy: '2026-12-03',
    comment: {
      ja: '名古屋から通えて、ポルトガル語が初日から活きます。契約社員である点だけ、ご一緒に考えさせてください。',
      en: 'Within reach of Nagoya, and your Portuguese counts from the first day. The fixed term is the one thing to think about.',
    },
    letter: letter(
      [
        'マリアさんへ',
        '「監視の画面を見ているより、その元になるデータを作りたい」とおっしゃっていましたね。刈谷の工場とサンパウロ州の工場で同じ部品を作りながら、不良の数え方が違う。それを一つの画面で比べられるようにする仕事です。',
        '鋳造ラインの班長の多くがポルトガル語を話します。通訳を挟まずに聞けることが、この仕事では何よりの強みになります。',
        '気がかりなのは一年契約であることです。昨年度は五名中三名が正社員登用試験に合格していますが、まずはお気持ちをお聞かせください。',
      ],
      [
        'Dear Maria,',
        'You told me that you would rather make the data than watch the screens. A plant in Kariya and one in the state of São Paulo make the same part and count defects differently; this work puts both on one screen.',
        'Many team leaders on the casting line speak Portuguese. Being able to ask them without an interpreter is worth more here than another year of Spark.',
        'What gives me pause is the one-year contract. Three of five passed the examination for permanent employment last year, but tell me first how you feel about it.',
      ],
    ),
    fits: [
      {
        fits: true,
        ja: {
          topic: '勤務地',
          text: '名古屋から通える範囲をご希望でした。刈谷は名古屋駅から電車で20分です。',
        },
        en: {
          topic: 'Location',
          text: 'You asked for somewhere within reach of Nagoya. Kariya is 20 minutes from Nagoya Station by train.',
        },
      },
      {
        fits: true,
        ja: { topic: '仕事', text: 'データを扱う開発に移りたいとのことでした。収集から画面まで担当します。' },
        en: {
          topic: 'Work',
          text: 'You wanted to move towards data. You would see it through from the machine to the screen.',
        },
      },
      {
        fits: true,
        ja: {
          topic: 'ことば',
          text: 'ポルトガル語を使う仕事に関心をお持ちでした。ブラジルとの週次会議を任されます。',
        },
        en: {
          topic: 'Languages',
          text: 'You would like to use your Portuguese. The weekly call with Brazil would be yours.',
        },
      },
      {
        fits: false,
        ja: { topic: '雇用形態', text: '正社員をご希望でした。こちらは一年契約で、更新は二回までです。' },
        en: {
          topic: 'Employment type',
          text: 'You asked for a permanent job. This is one year, renewed twice at most.',
        },
      },
      {
        fits: false,
        ja: { topic: '年収', text: '600万円以上をご希望でした。提示は480万円から660万円の見込みです。' },
        en: {
          topic: 'Pay',
          text: 'You asked for 6 Million yen or more. Expect between 4.8 and 6.6 Million yen.',
        },
      },
    ],
    history: [
      {
        at: '2026-11-19T11:20',
        text: { ja: '森山が求人をご紹介しました。', en: 'Emi recommended this job.' },
      },
    ],
  },
]
