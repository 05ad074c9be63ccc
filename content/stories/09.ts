import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 9,
  isTop: false,
  salaryBefore: null,
  salaryAfter: 360,
  roleBefore: 'student',
  roleAfter: 'game_developer',
  origin: 'east_asia',
  japaneseLevel: 'fluent_jp',
  ja: {
    initials: 'J.S.さん',
    gender: '女性',
    age: '20代半ば',
    nationality: '韓国',
    languageSkills: '日本語は流暢（JLPT N1）。英語は基礎会話。',
    catchTitle: '企画職をあきらめたら、作るほうが好きだった。',
    jobBeforeTransfer: '',
    specialityBeforeTransfer: '',
    jobAfterTransfer: 'スマートフォンゲームのクライアントエンジニア',
    specialityAfterTransfer: 'Unity、C#、UI実装',
    previousCareer: `大邱の大学で経営学を2年学んだところで休学し、大阪の専門学校のゲーム企画コースに入りました。子どものころから、遊びのルールを考えてはノートに書きためていたJ.S.さん。2年間で提出した企画書は34本、学内のコンペでは入賞も経験しています。

卒業制作は5人のチームでした。展示会の6週間前、ただ一人のプログラマーが体調を崩して抜けます。`,
    motive: `企画を縮めるか、誰かがコードを書くか。1年次にC#の授業を取っていたJ.S.さんが引き受けました。最初の10日間は、前の担当者の書いたものを読んだだけ。それから、自分の企画書にあった12の仕掛けのうち7つを、実装できないという理由で自ら消していきます。

展示会の当日、小学生の男の子が同じステージを11回遊びました。うれしかったのは企画を褒められたことではありません。ジャンプの受付時間を0.1秒延ばした、あの判断が当たったことでした。ただ、企画職の選考はもう3社進んでいます。`,
    reason: `<p>進んでいた3社に辞退の連絡を入れ、5月からプログラマーとして応募し直しました。周りより2カ月遅い出発です。経験年数で比べられれば勝ち目はありません。</p>
<ul>
<li>東京のその会社は、作品の大きさを問わず、ソースコードの変更履歴を見て選考していた</li>
<li>6週間分の履歴を画面に映し、消した仕掛けの理由を一つずつ聞かれた</li>
<li>新人は半年間、1年先輩の社員と2人1組で働く</li>
<li>プログラマーも企画会議に出る。仕様を書く人と作る人のあいだに壁がない</li>
</ul>`,
    comment:
      '面談で「企画とプログラマー、どちらが本当ですか」と聞くと、J.S.さんは10秒ほど黙りました。韓国語でもう一度聞いても、やはり黙る。答えを急がず、次の週末に小さなゲームを一人で作ってもらうことにしました。月曜に届いたのは、企画書が1行、コードが900行。これで決まりですね、と2人で笑いました。専攻が企画でしたから、在留資格の申請には授業ごとの時間数を添え、3分の1がプログラミングだったことを示しています。',
    ca: '佐藤 大地',
    ra: '北原 結衣',
  },
  en: {
    initials: 'Ms. J.S.',
    gender: 'woman',
    age: 'mid-20s',
    nationality: 'South Korea',
    languageSkills: 'Japanese: fluent (JLPT N1). English: basic.',
    catchTitle: 'I gave up planning games and found I like building them.',
    jobBeforeTransfer: '',
    specialityBeforeTransfer: '',
    jobAfterTransfer: 'Client engineer, mobile games',
    specialityAfterTransfer: 'Unity, C#, UI implementation',
    previousCareer: `J.S. read business in Daegu for two years, took leave, and enrolled in game planning at a vocational college in Osaka. As a child she had filled notebooks with rules for games nobody had played. At college she handed in 34 proposals and won a prize in the school’s own contest.

The graduation piece was made by a team of five. Six weeks before the exhibition their one programmer fell ill and had to leave.`,
    motive: `Either the game shrank or someone wrote the code. J.S. had taken a C# class in her first year, and volunteered. For ten days she did nothing but read what was there. After that she struck out seven of the twelve features in her own proposal, since she now knew what each would cost to build.

At the exhibition a boy of primary school age played one stage eleven times over. The praise for the concept pleased her less than he did: she had widened the window for a jump by a tenth of a second, and it was right. By then, however, three firms were interviewing her as a planner.`,
    reason: `<p>She withdrew from all three and started afresh in May as a programmer, two months behind her classmates. If it came to years of experience she would lose every time.</p>
<ul>
<li>The firm in Tokyo cared little how big a game was and read the change history of its code</li>
<li>With her six weeks on the screen, they asked why she had removed each feature</li>
<li>A newcomer works in a pair for half a year with someone one year ahead</li>
<li>Programmers sit in planning meetings, so the rules are argued over by those who will build them</li>
</ul>`,
    comment:
      'I asked which she was really, a planner or a programmer, and she was silent for a good ten seconds. In Korean the question got the same silence. There was no hurry, so I proposed that she make something small on her own over the weekend. On Monday I received one line of proposal and 900 lines of code, and we both laughed. As her course was called planning, we attached the hours of every class to the application for her residence status to show that a third of them were programming.',
    ca: 'Daichi Sato',
    ra: 'Yui Kitahara',
  },
}
