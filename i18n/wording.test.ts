/** The words of a native editor's review: old ones are in no text of the interface, new ones are where they belong. */

import { expect, test } from 'vitest'
import { type Lang, languages } from '#domain/lang.ts'
import { TALK_MINUTES } from '#domain/talk.ts'
import { backendTexts } from './backend.ts'
import { loaders as en } from './en/index.ts'
import { loaders as ja } from './ja/index.ts'

/** Returns the text of a dictionary, with the source text of its functions. */
function wordsOf(value: unknown): string {
  if (typeof value === 'function') return value.toString()
  if (typeof value === 'object' && value !== null) return Object.values(value).map(wordsOf).join('\n')
  return String(value)
}

const texts: Record<Lang, Map<string, string>> = { ja: new Map(), en: new Map() }
for (const [name, load] of Object.entries(ja)) texts.ja.set(name, wordsOf(await load()))
for (const [name, load] of Object.entries(en)) texts.en.set(name, wordsOf(await load()))
for (const lang of languages) {
  for (const [name, dictionary] of Object.entries(backendTexts[lang]))
    texts[lang].set(name, wordsOf(dictionary))
}

const old: Record<Lang, RegExp[]> = {
  en: [
    /career talk/i,
    /Request a talk/,
    /Can I get this job\?/,
    /under your current conditions/,
    /fit your conditions/,
    /^Fits\.$/m,
    /Living: /,
    /^Not yet a visa$/m,
    /only for people in Japan/,
    /compared with your conditions/,
    /no, you need to live in Japan/,
    /dark stone/,
    /Scope of change/,
    /address has been copied/,
    /Keep this search/,
    /no such page of results/,
    /\d chosen$/m,
    /stay reachable/,
    /Why a change/,
    /Career until then/,
    /need not have decided/,
    /Registering without a job/,
    /Kept on this device,/,
    /you log in on\b/,
    /Clear the list/,
    /What has happened/,
    /What comes next/,
    /^Write to your advisor$/m,
    /does not suit me/,
    /not changing jobs for now/,
    /Your profile: complete/,
    /Reading of/,
    /^Event$/m,
    /into the address/,
    /Making the PDF/,
    /could not be made/,
    /Until you open it/,
  ],
  ja: [
    /合っていま(?:す|せん)/,
    /条件があります/,
    /合わない求人を隠す/,
    /もう一度表示する/,
    /まだない/,
    /仕事の前に変更/,
    /ビザは企業が支援/,
    /スキルは含まれません/,
    /濃い石/,
    /月\d+日から新着/,
    /そのまま載せて/,
    /面談、60分/,
    /規約と方針/,
    /追加できる気になる求人/,
    /エントリーするとアカウント/,
    /最後の手続きです/,
    /[ぁ-んァ-ヶ一-龠]: [ぁ-んァ-ヶ一-龠]/,
    /(?<![ぁ-ん]) さん(?!とす)/,
    /お返事をお待ちしているおすすめ/,
    /日本時間の当日中/,
    /回答待ち/,
    /友人に紹介/,
    /ご応募が企業に届きました/,
    /ほかの方に決まりました/,
    /七つの段階/,
    /選考が終わると、もう一度応募/,
    /のとおりに。/,
    /自動で入れられます/,
    /ご返事/,
    /かまいません/,
    /そのほか/,
    /あとから/,
  ],
}

test.each(languages)('%s: no text has the old words', (lang) => {
  const found = [...texts[lang]].flatMap(([name, text]) =>
    old[lang].flatMap((words) => {
      const [match] = words.exec(text) ?? []
      return match === undefined ? [] : [`${name}: ${match}`]
    }),
  )
  expect(found).toEqual([])
})

/** Sentences about the free career chat. The first call with an employer is another one. */
const chats: Record<Lang, RegExp> = {
  en: /\b(online|career chat|talk with an advisor|you talk for)\b/i,
  ja: /オンラインで|キャリア相談|お話しいただけ/,
}

test.each(languages)('%s: the career chat has one length', (lang) => {
  const sentences = [...texts[lang].values()].flatMap((text) => text.split(/\n|(?<=[.。])/))
  const lengths = sentences
    .filter((sentence) => chats[lang].test(sentence))
    .flatMap((sentence) =>
      [...sentence.matchAll(/(\d+)(?: minutes|分)/g)].map(([, minutes]) => Number(minutes)),
    )
  expect(lengths.length).toBeGreaterThan(3)
  expect(new Set(lengths)).toEqual(new Set([TALK_MINUTES]))
})

const now: [Lang, string, string][] = [
  ['en', 'dashboard', 'Request a call'],
  ['en', 'fit', 'Can I apply?'],
  ['en', 'fit', 'Not at the moment'],
  ['en', 'fit', 'are open to you'],
  ['en', 'fit', 'You can apply'],
  ['en', 'fit', 'With a condition'],
  ['en', 'fit', 'No visa yet'],
  ['en', 'fit', 'take only Japan residents'],
  ['en', 'fit', 'matched with your answers right now'],
  ['en', 'jobCard', 'Yes, with visa sponsorship'],
  ['en', 'jobCard', 'No: Japan residents only'],
  ['en', 'job', 'This job is the dark block.'],
  ['en', 'job', 'How your duties may change'],
  ['en', 'job', 'May change to'],
  ['en', 'job', 'Breaks'],
  ['en', 'job', 'Link copied'],
  ['en', 'jobs', 'Save this search'],
  ['en', 'jobs', 'That page doesn’t exist'],
  ['en', 'jobs', ' selected'],
  ['en', 'home', 'We check in monthly for your first three months'],
  ['en', 'cases', 'Why they moved'],
  ['en', 'cases', 'Background'],
  ['en', 'cases', 'You don’t need to have decided'],
  ['en', 'entry', 'Registering without choosing a job'],
  ['en', 'forms', 'Saved on this device at'],
  ['en', 'keep', 'on every device you log in to'],
  ['en', 'favorites', 'Remove all'],
  ['en', 'processes', 'History'],
  ['en', 'processes', 'What happens next'],
  ['en', 'dashboard', 'Message your advisor'],
  ['en', 'processOptions', 'doesn’t work for me'],
  ['en', 'processOptions', 'I’m not looking right now'],
  ['en', 'profile', 'Profile saved'],
  ['en', 'resume', 'Name in hiragana (furigana)'],
  ['en', 'resume', 'Details'],
  ['en', 'resume', ' to the address'],
  ['en', 'pdf', 'Creating your PDF'],
  ['en', 'pdf', 'couldn’t be created'],
  ['en', 'mail', 'keep logging in with your old address'],
  ['ja', 'fitInvitation', '応募できる求人がわかります'],
  ['ja', 'fit', '条件を満たしています'],
  ['ja', 'fit', '条件つき'],
  ['ja', 'fit', 'なし（これから取得）'],
  ['ja', 'fit', '働くには変更が必要な在留資格'],
  ['ja', 'fit', 'ビザの取得を企業が支援します。'],
  ['ja', 'fit', 'スキルは考慮していません'],
  ['ja', 'jobCard', '可（ビザ取得を企業が支援）'],
  ['ja', 'jobCard', '不可（日本在住の方のみ）'],
  ['ja', 'job', '色の濃いブロックがこの求人です。'],
  ['ja', 'savedSearches', '以降の'],
  ['ja', 'cases', '実際のまま掲載しています'],
  ['ja', 'common', '規約・ポリシー'],
  ['ja', 'entry', '外す'],
  ['ja', 'entry', '同意済み'],
  ['ja', 'entry', '追加できる求人はありません。'],
  ['ja', 'account', '（無料）からご登録ください'],
  ['ja', 'account', '最後に、パスワードを設定してください。'],
  ['ja', 'account', '再設定：リンクの送信'],
  ['ja', 'dashboard', 'お返事待ちのおすすめ求人が'],
  ['ja', 'dashboard', '当日23:59まで（日本時間）'],
  ['ja', 'mypage', 'お返事待ち'],
  ['ja', 'mypage', 'アドバイザーに連絡'],
  ['ja', 'mypage', 'お友だちに紹介'],
  ['ja', 'processNews', 'ご応募を受け付けました'],
  ['ja', 'processUpdates', '今回はご縁がありませんでした。'],
  ['ja', 'processes', '7つの段階'],
  ['ja', 'applying', '選考中は、重ねて応募できません。'],
  ['ja', 'resume', 'どおりに入力してください。'],
  ['ja', 'career', '5行でまとめます。'],
  ['ja', 'resume', '郵便番号から都道府県を入力できます。'],
  ['ja', 'pdf', '日本語のファイル名'],
  ['ja', 'pdf', '英字のファイル名'],
  ['ja', 'recruiting', 'お返事'],
]

test.each(now)('%s %s: %s', (lang, name, words) => {
  expect(texts[lang].get(name)).toContain(words)
})
