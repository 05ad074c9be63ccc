import type { SearchPart } from '#domain/completeness.ts'
import { TALK_MINUTES } from '#domain/talk.ts'
import type { dashboard as en } from '../en/dashboard.ts'

const searchWords = (parts: SearchPart[], wishes: string) =>
  parts.map((part) => ({ itSkills: 'スキル', wishes })[part]).join('と')

export const dashboard: typeof en = {
  title: 'マイページ',
  hello: ({ name }) => `${name}さん`,
  welcome: ({ name }) => `${name}さん、ようこそ`,
  lead: ({ offers, offerBy, consents, waiting, interviews }) => {
    const by = offerBy === '' ? '' : `お返事は${offerBy}までにお願いします。`
    const offer =
      offers === 1 ? `内定が1件届いています。${by}` : offers > 1 ? `内定が${offers}件届いています。` : ''
    const parts = [
      consents > 0 && `ご同意をお待ちしている応募が${consents}件`,
      waiting > 0 && `お返事待ちのおすすめ求人が${waiting}件`,
      interviews > 0 && `予定されている面接が${interviews}件`,
    ].filter(Boolean)
    if (parts.length === 0) return offer || '今お返事が必要なものはありません。'
    return `${offer}${parts.join('、')}あります。`
  },
  newLead: 'ご紹介や応募の状況が、このページに表示されます。',
  declined: 'ご紹介を辞退しました。担当アドバイザーが、次のご紹介の参考にします。',
  next: {
    label: '次のステップ',
    interview: ({ stage, day, time }) => `${day}${time} ${stage}`,
    interviewMeta: ({ minutes, title }) => `日本時間、${minutes}分。${title}`,
    prepare: '準備を確認する',
    offer: ({ day }) => `内定のお返事は${day}まで`,
    offerOpen: '内定が届いています',
    consent: '書類の送付にご同意いただけますか',
    consentMeta: ({ title }) => `ご同意いただくまで、何も送りません。${title}`,
    toConsent: '内容を見て決める',
    askedDocuments: 'アドバイザーが書類をお待ちしています',
    toAskedDocuments: '必要な書類を見る',
    document: { resume: '履歴書を作成する', career: '職務経歴書を作成する' },
    documentMeta: ({ minutes }) => `約${minutes}分。応募に必要な書類です。`,
    toDocument: '作成する',
    offerMeta: ({ title }) => `当日23:59まで（日本時間）。${title}`,
    toOffer: '内定の内容を見る',
    accepted: '内定を承諾いただきました',
    toAccepted: 'これからの流れを見る',
    recommendation: ({ day }) => `おすすめ求人のお返事は${day}まで`,
    recommendationMeta: ({ title }) => `当日23:59まで（日本時間）。${title}`,
    toRecommendation: '内容を見て返事をする',
    profileStart: 'スキルとご希望をお聞かせください',
    profile: ({ names }) => `未入力の項目：${names}`,
    profileMeta: ({ minutes }) =>
      `${minutes}分ほどで入力できます。途中でやめても、入力した内容は保存されます。`,
    toProfile: 'プロフィールを入力する',
    jobs: '求人を探しましょう',
    jobsMeta: '募集中の求人には、ご自分で応募できます。',
    toJobs: '求人を探す',
  },
  missing: ({ parts, more }) => [...parts, ...(more > 0 ? [`ほか${more}項目`] : [])].join('、'),
  steps: {
    profileMissing: ({ names }) => `残りは、${names}です。`,
    profileDone: '求人をお探しする準備が整っています。',
    openSince: ({ day }) => `${day}からご利用いただけます。`,
    advisorWrites: ({ advisor }) => `${advisor}からのご連絡`,
    answerBy: ({ day, holidays }) =>
      `${day}まで（日本時間）にメールをお送りします。${holidays.length === 0 ? '' : `${holidays.join('、')}は祝日のため、お休みをいただきます。`}`,
    title: 'これからの流れ',
    items: {
      registered: { title: 'ご登録', text: 'アカウントをご利用いただけます。' },
      profile: { title: 'プロフィールの入力', text: 'まずはスキルとご希望から。残りは後でも構いません。' },
      advisor: { title: 'アドバイザーからのご連絡', text: '2営業日以内（日本時間）にメールをお送りします。' },
      talk: {
        title: `${TALK_MINUTES}分の無料キャリア相談`,
        text: 'オンラインで、日本語でも英語でもお話しいただけます。',
      },
      jobs: {
        title: '求人のご紹介',
        text: '理由を添えてご紹介します。応募、質問、辞退をお選びください。ご同意いただくまで、お名前が企業に伝わることはありません。',
      },
    },
  },
  recommendations: {
    title: 'おすすめ求人',
    waiting: 'お返事待ち',
    asked: 'アドバイザーが対応中',
    over: ({ count }) => `お返事済み・募集終了（${count}件）`,
    noneWaiting: 'お返事待ちのおすすめ求人はありません。',
    read: '内容を見て返事をする',
    none: 'おすすめ求人はまだありません',
    noneText: '求人はアドバイザーが一件ずつ選んでご紹介します。見つかりしだい、メールでもお知らせします。',
    noneMissing: ({ parts }) =>
      `求人はアドバイザーが一件ずつ選んでご紹介します。${searchWords(parts, 'ご希望')}をご入力いただくと、お探しし始めます。`,
    toProfile: ({ parts }) => `${searchWords(parts, '希望')}を入力する`,
    ask: '求人の紹介を依頼する',
    askedOn: ({ date }) => `${date}に求人の紹介を依頼しました。`,
  },
  applications: {
    title: '応募状況',
    all: ({ total }) => `${total}件すべて見る`,
    noneRunning: '選考中の応募はありません。',
    none: 'まだ応募した求人はありません',
    noneText: 'ご紹介を待たなくても、募集中の求人にはご自分で応募できます。',
    findJobs: '求人を探す',
  },
  saved: {
    title: '気になる求人',
    all: ({ total }) => `${total}件すべて見る`,
    closed: '最近保存した求人は、募集を終了しました。',
    none: '気になる求人を保存しておけます',
    noneText: '求人で「気になる」を押すと、ここに保存されます。ほかの端末でもご覧いただけます。',
    newest: '新着求人を見る',
  },
  notifications: {
    title: 'お知らせ',
    unread: '未読：',
    none: 'お知らせはまだありません。届いたときはメールでもご連絡します。',
    older: ({ count }) => `以前のお知らせ（${count}件）`,
  },
  advisor: {
    title: '担当アドバイザー',
    none: '担当のアドバイザーは間もなく決まります。それまでは当社のスタッフがお答えします。',
    languages: ({ languages }) => `対応言語：${languages}`,
    message: 'メッセージを送る',
    ask: '面談を申し込む',
    asked: ({ date }) => `${date}に面談を申し込みました。`,
  },
  interview: {
    title: 'アドバイザーとの面談を申し込む',
    titleAgain: 'もう一度、面談を申し込む',
    lead: '2営業日以内に、アドバイザーが候補の日時を3つメールでお送りします。',
    leadAgain: ({ date }) =>
      `${date}にも面談のお申し込みをいただいています。2回目以降のお申し込みとしてアドバイザーにお伝えします。`,
    labels: { method: '面談の方法', preferredTimes: 'ご都合のよい日時', contents: 'ご相談の内容' },
    help: { preferredTimes: '日本時間でご記入ください。例：火曜か木曜の19時以降' },
    send: '面談を申し込む',
    done: 'お申し込みを受け付けました',
    doneText:
      '2営業日以内に、アドバイザーが候補の日時を3つメールでお送りします。お申し込みの控えもメールでお送りしました。',
  },
  introduction: {
    title: '求人の紹介を依頼しますか',
    lead: 'ご希望に合う求人をアドバイザーがお探しし、このページでご紹介します。メールでもお知らせします。',
    send: '求人の紹介を依頼する',
    done: 'ご依頼を受け付けました',
    doneText:
      '求人が見つかりましたら、このページでご紹介します。プロフィールが詳しいほど、よりご希望に合った求人をご紹介できます。',
  },
  cancel: '今はしない',
  close: '閉じる',
}
