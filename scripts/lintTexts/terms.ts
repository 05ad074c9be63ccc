import { type Lang, languages } from '#domain/lang.ts'
import { type Finding, type Text, sentenceAt } from './text.ts'

/** A word that the product does not use, and its word for the same thing (`i18n/TERMS.md`). */
type Term = { lang: Lang; not: RegExp; but: string }

const terms: Term[] = [
  { lang: 'en', not: /\be-mails?\b/i, but: 'email' },
  { lang: 'en', not: /\bbusiness days?\b/i, but: 'working days' },
  { lang: 'en', not: /\bfavou?rites?\b/i, but: 'saved jobs' },
  { lang: 'en', not: /\bvisa status\b/i, but: 'residence status' },
  { lang: 'en', not: /'/, but: 'the apostrophe ’' },
  { lang: 'en', not: /\bcareer talks?\b/i, but: 'career chat' },
  { lang: 'ja', not: /かまいません/, but: '構いません' },
  { lang: 'ja', not: /そのほか/, but: 'その他' },
  { lang: 'ja', not: /あとから/, but: '後から' },
  { lang: 'ja', not: /お気に入り/, but: '気になる' },
  { lang: 'ja', not: /^求める人物$/, but: '応募条件' },
  { lang: 'ja', not: /^仕事の内容$/, but: '仕事内容' },
  { lang: 'ja', not: /姉妹サイトの求人サイト/, but: '姉妹サイト「GitTap」' },
  { lang: 'ja', not: /[eE]メール/, but: 'メール' },
  { lang: 'ja', not: /\dか[月国所店年]/, but: 'カ, as browsers break a line after か' },
  { lang: 'ja', not: /[\p{scx=Kana}\p{sc=Han}][()]|[()][\p{scx=Kana}\p{sc=Han}]/u, but: 'brackets （）' },
]

/** Wordings that native editors of the site replaced, by the wording that took their place. */
const replaced: Record<Lang, Record<string, string>> = {
  en: {
    'Not under your current conditions': 'Not at the moment',
    'compared with your conditions just now': 'matched with your answers right now',
    'Scope of change': 'May change to',
    'The dark stone': 'This job is the dark block',
    'The address has been copied': 'Link copied',
    'Keep this search': 'Save this search',
    'There is no such page of results': 'That page doesn’t exist',
    'We stay reachable': 'We check in monthly',
    'Why a change': 'Why they moved',
    'Career until then': 'Background',
    'Registering without a job': 'Registering without choosing a job',
    'Kept on this device': 'Saved on this device at',
    'you log in on': 'you log in to',
    'Clear the list': 'Remove all',
    'What has happened': 'History',
    'What comes next': 'What happens next',
    'does not suit me': 'doesn’t work for me',
    'Your profile: complete': 'Profile saved',
    'Reading of your name': 'Name in hiragana (furigana)',
    'Making the PDF': 'Creating your PDF',
    'you log in with your old address': 'keep logging in with your old address',
    'Request a talk': 'Request a call',
  },
  ja: {
    合わない求人を隠す: '条件外の求人を隠す',
    仕事の前に変更が必要: '働くには変更が必要',
    ビザは企業が支援します: 'ビザの取得を企業が支援します',
    スキルは含まれません: 'スキルは考慮していません',
    濃い石: '色の濃いブロック',
    そのまま載せています: '実際のまま掲載しています',
    規約と方針: '規約・ポリシー',
    追加できる気になる求人がありません: '追加できる求人はありません',
    エントリーするとアカウントができます: 'エントリー（無料）からご登録ください',
    これが最後の手続きです: '最後に、パスワードを設定してください',
    お返事をお待ちしているおすすめ求人: 'お返事待ちのおすすめ求人',
    回答待ち: 'お返事待ち',
    友人に紹介: 'お友だちに紹介',
    ご応募が企業に届きました: 'ご応募を受け付けました',
    ほかの方に決まりました: 'ご縁がありませんでした',
    七つの段階: '7つの段階',
    '選考が終わると、もう一度応募できます': '選考中は、重ねて応募できません',
    都道府県を自動で入れられます: '郵便番号から都道府県を入力できます',
    ご返事: 'お返事',
  },
}

const replacedTerms = languages.flatMap((lang): Term[] =>
  Object.entries(replaced[lang]).map(([not, but]) => ({ lang, not: new RegExp(not), but })),
)

/** Finds words that are not the product's. */
export function lintTerms(texts: Text[]): Finding[] {
  return texts.flatMap((source) =>
    [...terms, ...replacedTerms].flatMap(({ lang, not, but }) => {
      const found = source.lang === lang ? not.exec(source.text) : null
      if (!found) return []
      const sentence = sentenceAt(source.text, found.index)
      return [{ source, rule: 'terms', message: `“${found[0]}”: use ${but}`, sentence }]
    }),
  )
}
