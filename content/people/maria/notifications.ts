import type { NotificationSeed } from '../types.ts'
import { welcome } from '../welcome.ts'

export const mariaNotifications: NotificationSeed[] = [
  { ...welcome, id: 5001, date: '2026-09-12T10:05', readAt: '2026-09-12T10:07' },
  {
    id: 5002,
    kind: 'recommendation',
    processId: 3003,
    date: '2026-11-11T09:35',
    readAt: '2026-11-11T12:12',
    ja: () => ({
      title: '新しい求人をご紹介します',
      body: 'フリマアプリの取引基盤を担当するSREの求人です。',
    }),
    en: () => ({
      title: 'A new recommendation',
      body: 'A site reliability job for the transactions of a marketplace app.',
    }),
  },
  {
    id: 5003,
    kind: 'message',
    processId: null,
    date: '2026-11-15T14:20',
    readAt: '2026-11-15T21:33',
    ja: () => ({
      title: '転職したときの届け出について',
      body: '勤め先が変わったら、14日以内に出入国在留管理庁へ届け出が必要です。手順をメールでお送りしました。',
    }),
    en: () => ({
      title: 'When you change employers',
      body: 'You have 14 days to tell the Immigration Services Agency. The steps came by email.',
    }),
  },
  {
    id: 5004,
    kind: 'application',
    processId: 4010,
    date: '2026-11-18T16:10',
    readAt: '2026-11-18T19:02',
    ja: ({ weekday }) => ({
      title: '一次面接の日程が決まりました',
      body: `${weekday('2026-11-24')}10時から11時、オンラインで行います。日本時間です。リンクはメールでお送りしました。

前日の夜に模擬面接の時間を取っています。`,
    }),
    en: ({ weekday }) => ({
      title: 'Your first interview is set',
      body: `${weekday('2026-11-24')}, 10:00 to 11:00, Japan time, online. The link came by email.

Emi has set aside time for a practice call the evening before.`,
    }),
  },
  {
    id: 5005,
    kind: 'recommendation',
    processId: 3007,
    date: '2026-11-18T18:05',
    readAt: '2026-11-18T20:40',
    ja: () => ({
      title: '新しい求人をご紹介します',
      body: 'フルリモートのゲームサーバー基盤の求人です。詳しくはご紹介のページをご覧ください。',
    }),
    en: () => ({
      title: 'A new recommendation',
      body: 'A fully remote job on the servers of an online game. See the recommendation for more.',
    }),
  },
  {
    id: 5006,
    kind: 'recommendation',
    processId: 3008,
    date: '2026-11-19T11:25',
    readAt: null,
    ja: ({ day }) => ({
      title: '新しい求人をご紹介します',
      body: `担当の森山から、マリアさんに合いそうな求人のご紹介があります。お返事は${day('2026-12-03')}23:59（日本時間）までにお願いします。`,
    }),
    en: ({ day }) => ({
      title: 'A new recommendation',
      body: `Emi has found a job that may suit you. Please answer by ${day('2026-12-03')}, 23:59 Japan time.`,
    }),
  },
  {
    id: 5007,
    kind: 'application',
    processId: 4006,
    date: '2026-11-20T18:35',
    readAt: null,
    ja: ({ day }) => ({
      title: '内定のご連絡が届きました',
      body: `マリアさん、おめでとうございます。スーパーの小売データ基盤を担当するデータエンジニアとして、内定のご連絡をいただきました。

労働条件通知書はメールでお送りしました。お返事の期限は${day('2026-11-30')}23:59（日本時間）です。ご不明な点は、担当の森山までご連絡ください。`,
    }),
    en: ({ day }) => ({
      title: 'You have an offer',
      body: `Congratulations, Maria. You have been offered the role of data engineer for a supermarket chain’s retail data.

The written terms came by email. Please answer by ${day('2026-11-30')}, 23:59 Japan time. If anything is unclear, write to Emi.`,
    }),
  },
]
