import type { LanguageRow, ResidenceRow, VisaRow } from '#domain/fit/fit.ts'
import { formatNumber } from '#domain/numbers.ts'
import type { fit as en } from '../en/fit.ts'

type Language = LanguageRow['topic']
type LanguageFacts = { required: string; own: string; missing: number }

const languages: Record<Language, string> = { japanese: '日本語', english: '英語' }
const listed = (names: Language[]) => names.map((name) => languages[name]).join('と')

const languageRow: Record<LanguageRow['reason'], (facts: LanguageFacts) => string> = {
  notNeeded: () => '不問の求人です。',
  enough: ({ required, own }) => `「${required}」が必要です。現在の「${own}」で条件を満たしています。`,
  oneMore: ({ required, own }) =>
    `「${required}」が必要です。現在は「${own}」で、あと1レベルです。1レベルの差なら、面接に進めることもよくあります。`,
  tooLow: ({ required, own, missing }) =>
    `「${required}」が必要です。現在は「${own}」で、あと${missing}レベル足りません。`,
  untold: ({ required }) => `「${required}」が必要です。ご自身のレベルは未回答です。`,
}

const residenceRow: Record<ResidenceRow['reason'], string> = {
  everybody: '日本国内からも、海外からも応募できます。',
  inJapan: '日本にお住まいの方を対象とした求人です。',
  residentsOnly: '応募は、すでに日本にお住まいの方に限られています。',
  untold: '日本にお住まいの方を対象とした求人です。お住まいは未回答です。',
}

const visaRow: Record<VisaRow['reason'], string> = {
  unlimited: 'お持ちの在留資格は、就労に制限がありません。',
  work: '「技術・人文知識・国際業務」「高度専門職」で就ける仕事です。転職後14日以内に、出入国在留管理庁への届出が必要です。',
  change: '「技術・人文知識・国際業務」などへの在留資格の変更が必要です。申請は企業が支援します。',
  certificate:
    '「技術・人文知識・国際業務」などの在留資格が必要で、学歴または実務経験が審査されます。内定後、企業が在留資格認定証明書の交付を申請します。交付までの目安は1〜3カ月です。',
  noChange: '在留資格の変更が必要ですが、この企業は支援していません。',
  noCertificate: '在留資格の取得が必要ですが、この企業は支援していません。',
  untold: '在留資格は未回答です。',
}

/** 「日本在住の方のみが2件、言語レベルが1件」 */
const listOf = (reasons: [count: number, reason: string][]) =>
  reasons
    .filter(([count]) => count > 0)
    .map(([count, reason]) => `${reason}が${formatNumber(count)}件`)
    .join('、')

const visaToo = { change: '在留資格の変更も必要です', certificate: 'ビザ取得は企業が支援します' }

const levelShort: (typeof en)['levelShort'] = {
  none_jp: 'なし',
  basic_conversational_level_jp: 'N4',
  daily_conversational_level_jp: 'N3',
  business_level_jp: 'N2',
  fluent_jp: 'N1',
  native_jp: 'ネイティブ',
  none_en: 'なし',
  basic_conversational_level_en: 'A2',
  daily_conversational_level_en: 'B1',
  business_level_en: 'B2',
  fluent_en: 'C1',
  native_en: 'ネイティブ',
}

export const fit: typeof en = {
  title: 'この求人に応募できますか',

  verdict: {
    across: '応募できます',
    nearly: '条件つきで応募できます',
    halfway: '言語があと1レベル必要です',
    start: 'いまの条件では応募できません',
  },
  soFar: 'ご回答の範囲では応募できます',

  card: {
    fits: () => ({ head: '応募できます。', text: '条件がそろっています', more: '' }),
    soFar: () => ({ head: '応募できそうです。', text: '未回答の質問があります', more: '' }),
    certificate: () => ({
      head: '応募できます',
      text: '（ビザ取得の支援あり）',
      more: '在留資格認定証明書は企業が申請します',
    }),
    change: () => ({
      head: '応募できます',
      text: '（在留資格変更の支援あり）',
      more: '変更の申請を企業が支援します',
    }),
    oneMore: ({ names, level, required, visa }) => ({
      head: 'あと一歩：',
      text: names.length === 1 ? `${listed(names)}を${level}レベルへ` : `${listed(names)}をあと1レベル`,
      more: `「${required}」の求人です${visa === null ? '' : `。${visaToo[visa]}`}`,
    }),
    residentsOnly: () => ({ head: '応募不可：', text: '日本在住の方のみ', more: '' }),
    tooLow: ({ names, required, missing }) => ({
      head: '応募不可：',
      text: `${listed(names)}「${required}」`,
      more: `あと${missing}レベル足りません`,
    }),
    noVisa: () => ({ head: '応募不可：', text: 'ビザ取得の支援なし', more: '' }),
  },
  joint: '',

  reason: {
    fits: () => '言語、お住まい、在留資格の条件がそろっています。',
    soFar: () => '未回答の質問があります。',
    certificate: () => 'ビザの取得を企業が支援します。',
    change: () => '在留資格の変更は企業が支援します。',
    oneMore: ({ names, required }) => `${listed(names)}があと1レベル必要です。「${required}」の求人です。`,
    residentsOnly: () => '日本にお住まいの方に限られた求人です。',
    tooLow: ({ names, missing }) => `${listed(names)}があと${missing}レベル必要です。`,
    noVisa: () => 'この仕事に就ける在留資格が必要ですが、企業は取得を支援していません。',
  },

  warning: {
    title: ({ count }) =>
      count === 1
        ? 'いまの条件では応募できない求人です'
        : `${formatNumber(count)}件は、いまの条件では応募できません`,
    text: 'このまま応募されても、ご希望に沿えないことがほとんどです。先にアドバイザーへご相談いただくか、別の求人をお選びください。',
  },

  why: '理由を見る',

  rows: { ...languages, residence: 'お住まい', visa: '在留資格' },
  result: {
    ok: '条件を満たしています',
    condition: '条件つき',
    no: '条件を満たしていません',
    untold: '未回答',
  },
  languageRow,
  residenceRow,
  visaRow,
  source: '出典：',
  sources: {
    certificate: '出入国在留管理庁「在留資格認定証明書交付申請」',
    change: '出入国在留管理庁「在留資格変更許可申請」',
    work: '出入国在留管理庁「在留資格『技術・人文知識・国際業務』」',
  },
  details: '理由とあなたの条件を見る',
  inRole: ({ count }) => `同じ職種に、いまの条件で応募できる求人が${formatNumber(count)}件あります。`,
  seeInRole: ({ count }) => `${formatNumber(count)}件を見る`,
  advisor: '応募のあと、担当アドバイザーが確認します。',
  noPromise:
    '言語、お住まい、在留資格だけを比べた目安です。スキルは考慮していません。在留資格の許可や採用を約束するものではありません。',

  you: 'あなたの条件',
  short: { japanese: '日本語', english: '英語', residence: 'お住まい', visa: '在留資格' },
  untold: '未回答',
  none: 'なし',
  residence: { japan: '日本国内', abroad: '海外' },
  visa: {
    none: 'なし（これから取得）',
    work: '就労ビザ',
    change: '留学・家族滞在など',
    unlimited: '就労制限なし',
  },
  change: '変更',
  remove: '削除',
  fromProfile: 'プロフィールの内容',
  toProfile: 'プロフィールを編集',

  reach: ({ reach, total }) =>
    `${formatNumber(total)}件のうち、応募の可能性がある求人は${formatNumber(reach)}件`,
  count: ({ count }) => `${formatNumber(count)}件`,
  answers: {
    across: '応募できる',
    nearly: 'ビザ支援つき',
    change: '在留資格の変更つき',
    halfway: 'あと1レベル',
    start: '条件外',
  },
  failed: 'ただいま条件と照合できないため、すべての求人を表示しています。時間をおいてお試しください。',

  unfit: {
    title: ({ count }) => `条件外の求人が${formatNumber(count)}件あります`,
    reasons: ({ residence, language, visa }) =>
      listOf([
        [residence, '日本在住の方のみの求人'],
        [language, '言語レベルが足りない求人'],
        [visa, 'ビザ取得の支援がない求人'],
      ]),
    show: ({ count }) => `${formatNumber(count)}件を表示する`,
    hide: '条件外の求人を隠す',
  },
  more: ({ count }) => `さらに${formatNumber(count)}件を表示する`,
  jobsFailed: '求人を読み込めませんでした。',
  promise:
    '求人の条件とご回答を比べた結果です。スキルは考慮していません。採用や在留資格の許可を約束するものではなく、書類を送る前にアドバイザーが確認します。',

  intro: '4つの質問に答えると、応募できるかどうか、何が足りないかが求人ごとにわかります。',
  questions: {
    japanese: '日本語のレベル',
    english: '英語のレベル',
    residence: '現在のお住まい',
    visa: '日本で働ける在留資格',
  },
  levelHelp: {
    japanese: ['', 'N1相当', 'N2相当', 'N3相当', 'N5〜N4相当', ''],
    english: ['', 'C1相当', 'B2相当', 'B1相当', 'A1〜A2相当', ''],
  },
  visaHelp: {
    none: '取得には企業の支援が必要',
    work: '技術・人文知識・国際業務、高度専門職',
    change: '働くには変更が必要な在留資格',
    unlimited: '永住者、定住者、配偶者など',
  },
  levelShort,
  privacyTitle: 'このブラウザにだけ保存されます。',
  privacy: 'Hashiや企業に送信されることはありません。答えたくない質問は飛ばせます。',
  close: '閉じる',
  cancel: 'キャンセル',
  save: '応募できる求人を見る',
}
