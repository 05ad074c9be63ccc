import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 7,
  isTop: false,
  salaryBefore: 320,
  salaryAfter: 470,
  roleBefore: 'others',
  roleAfter: 'web_designer',
  origin: 'east_asia',
  japaneseLevel: 'business_level_jp',
  ja: {
    initials: 'Y.H.さん',
    gender: '',
    age: '20代後半',
    nationality: '台湾',
    languageSkills: '日本語はビジネスレベル（JLPT N2）。英語は日常会話。',
    catchTitle: '作品集の主役は、6回描き直した転入届。',
    jobBeforeTransfer: '広告代理店のグラフィックデザイナー',
    specialityBeforeTransfer: 'ポスター、駅貼り広告、Illustrator',
    jobAfterTransfer: '行政サービスのUIデザイナー',
    specialityAfterTransfer: 'Figma、入力フォーム設計、アクセシビリティ',
    previousCareer: `台北の広告代理店に5年。飲料や通信会社のポスターを作り、捷運の駅に貼り出された数は200点を超えます。掲出は長くて2週間で、そのあとは丸めて捨てられました。

27歳の春、ワーキングホリデーで福岡へ。午前は語学教室、午後はゲストハウスの受付という暮らしを始めます。`,
    motive: `福岡に着いた週、Y.H.さんは転入届を出すのに窓口へ3回通いました。1回目は書く欄を間違え、2回目は前住所の書き方が違うと言われ、3回目に職員が代わりに書いてくれます。親切に感謝しながらも、帰り道でずっと考えていたのは、紙のほうを直せないかということでした。

その晩から描き直しを始め、宿に泊まる旅行者や近所の高齢者、計11人に書いてもらっては直しました。6版目で、全員が間違えずに4分以内で書けるようになります。ポスターの仕事で、人が使う様子を見たことはありませんでした。`,
    reason: `<p>滞在期限まで5カ月というところで、仕事探しを始めました。広告の会社からは早々に2件、よい返事をもらっています。それでも返答を待ってもらったのは、自治体のオンライン手続きを手がける福岡の会社を知ったからです。</p>
<p>面接で見せたのは、転入届の6つの版と、11人がどこで手を止めたかの記録。デザイン責任者は1版目から順に眺めて、「3版目で悪くなっていますね」と言いました。見抜かれたのがうれしかったと、Y.H.さんは振り返ります。</p>
<p>月に一度は実際の窓口に立ち会うこと、文字の大きさや色の見え方の基準を全員が学ぶこと、そして作ったものが何年も使われること。決めた理由はこの3つだそうです。</p>`,
    comment:
      '最初の作品集は、ポスターが18点と、いちばん後ろに小さく転入届でした。順番を逆にしましょう、とお願いしたのはそれだけです。ワーキングホリデーからの在留資格の変更は、学歴や職歴と仕事の中身がつながっているかを見られます。美術系の学位と5年のデザイン経験をどう説明するか、会社の担当の方と3人で書類を整えました。許可が下りたのは期限の19日前でした。',
    ca: '北原 結衣',
    ra: 'グエン・ティ・ハー',
  },
  en: {
    initials: 'Y.H.',
    gender: '',
    age: 'late 20s',
    nationality: 'Taiwan',
    languageSkills: 'Japanese: business (JLPT N2). English: conversational.',
    catchTitle: 'My best piece was a ward office form, redrawn six times.',
    jobBeforeTransfer: 'Graphic designer, advertising agency',
    specialityBeforeTransfer: 'Posters, station advertising, Illustrator',
    jobAfterTransfer: 'UI designer, public services',
    specialityAfterTransfer: 'Figma, form design, accessibility',
    previousCareer: `Y.H. spent five years at an advertising agency in Taipei, making posters for drinks and telephone companies. More than 200 of them went up in the city’s metro stations. None stayed longer than a fortnight before it was rolled up and thrown away.

In the spring of the year Y.H. turned 27 came a working holiday in Fukuoka, with language classes in the morning and the reception desk of a guest house after lunch.`,
    motive: `Registering the new address that first week took three visits to the ward office. On the first, the wrong boxes were filled in; on the second, the old address was in the wrong order; on the third, a clerk kindly wrote the form out. Walking home, Y.H. was grateful, and could not stop thinking about repairing the paper.

The redrawing began that night. Eleven people tried it, guests and elderly neighbours, and every version was changed after watching them. With the sixth, all of them finished inside four minutes without a mistake. In five years of posters Y.H. had never watched anybody use one.`,
    reason: `<p>The search for work began with five months of the stay left. Two advertising firms soon sent encouraging replies. Y.H. asked them to wait, having heard of a company in Fukuoka that builds online procedures for local governments.</p>
<p>On the interview table lay all six versions and a record of where each of the eleven people had hesitated. The head of design went through them in order and remarked that the third was worse than the second. It was a pleasure, Y.H. says, to be found out.</p>
<p>What decided it was a monthly day beside a real counter, training for everybody in legible type and colour, and the prospect of work that would be in use for years.</p>`,
    comment:
      'The portfolio I was shown had eighteen posters and, at the very end, rather small, the form. Reversing the order was all I suggested. To change from a working holiday to a work status, the job has to follow from what a person has studied and done, so the three of us, with the employer’s staff, set out how an art degree and five years of design led to this one. Permission arrived 19 days before the stay ran out.',
    ca: 'Yui Kitahara',
    ra: 'Nguyen Thi Ha',
  },
}
