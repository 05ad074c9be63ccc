import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 1,
  isTop: true,
  salaryBefore: 380,
  salaryAfter: 620,
  roleBefore: 'web_system_development',
  roleAfter: 'web_system_development',
  origin: 'southeast_asia',
  japaneseLevel: 'business_level_jp',
  ja: {
    initials: 'D.P.さん',
    gender: '男性',
    age: '20代後半',
    nationality: 'ベトナム',
    languageSkills: '日本語はビジネスレベル（JLPT N2）。英語は技術文書を読める程度。',
    catchTitle: '常駐先は5社。自分のリリースは一つもなかった。',
    jobBeforeTransfer: '技術者派遣会社のプログラマー',
    specialityBeforeTransfer: 'Java、Spring、バッチ改修、テスト',
    jobAfterTransfer: '決済サービスのバックエンドエンジニア',
    specialityAfterTransfer: 'Go、PostgreSQL、API設計',
    previousCareer: `ダナンの大学で情報システムを学び、現地採用で埼玉の技術者派遣会社に入社。来日からの4年間で、リース会社、保険会社2社、物流倉庫、市の水道局と、5つの現場に常駐しました。どこへ行っても、先に届いている仕様書のとおりにJavaを書くのが仕事だったといいます。

D.P.さんは、1システムにつき1ページと決めてノートを付けていました。5ページ目を書き終えて気づいたのは、どのページも最後の行が「保守チームに引き継ぎ」で終わっていること。稼働初日に立ち会ったことは、一度もありませんでした。`,
    motive: `いちばん長かったのは、2社目の保険会社での14カ月です。会議で質問を受けたのは2回だけ、それも休暇の予定についてでした。同僚には恵まれ、来日時にN4だった日本語は現場でN2まで伸びています。これ以上を望むのはわがままではないか。迷っていたある晩、大宮で看護師をしている妻に言われました。「夕飯のときのほうが、システムの説明が上手だよ」`,
    reason: `<p>自社サービスを開発する4社の面接を受けました。入社を決めた東京の会社では、二次面接がホワイトボードを挟んだ議論。題材は「二重に請求されるかもしれない決済」、持ち時間は40分。言い負かされたのに楽しかった、とD.P.さんは笑います。</p>
<ul>
<li>設計した人がリリースも担当し、最初の1時間はグラフを見守る</li>
<li>設計メモは2ページまで。日本語でも英語でもよく、全員がコメントできる</li>
<li>Goは未経験。最初の担当が付くまでに6週間の学習期間がある</li>
<li>エンジニア19人のうち7人が海外出身で、ベトナム出身者も2人いる</li>
</ul>`,
    comment:
      '最初にいただいた職務経歴書には、常駐先5社と31種類のツール名が並んでいました。それで、ノートのほうを見せてくださいとお願いしたのです。選んだのは物流倉庫の1ページ。自分ならどう設計したかを2枚にまとめ直したところ、面接の話題はほとんどそれになりました。自社サービスの会社には夜間の呼び出しもありますよ、とはお伝えしました。D.P.さんは週末いっぱい考えて、受けますと返事をくれました。',
    ca: 'グエン・ティ・ハー',
    ra: '岡部 拓海',
  },
  en: {
    initials: 'Mr. D.P.',
    gender: 'man',
    age: 'late 20s',
    nationality: 'Vietnam',
    languageSkills: 'Japanese: business (JLPT N2). English: reads technical documents.',
    catchTitle: 'Five client sites, and not one release of my own.',
    jobBeforeTransfer: 'Programmer, engineer staffing firm',
    specialityBeforeTransfer: 'Java, Spring, batch fixes, testing',
    jobAfterTransfer: 'Backend engineer, payments service',
    specialityAfterTransfer: 'Go, PostgreSQL, API design',
    previousCareer: `D.P. studied information systems in Da Nang and was hired from there by a staffing firm in Saitama that sends engineers to its clients. In four years he worked at five sites: a leasing company, two insurers, a warehouse and a city waterworks. At each of them he wrote Java to a specification that had arrived before he did.

He kept a notebook, one page to a system. On finishing the fifth page he saw that every one ended with the same line: handed over to the maintenance team. He had never been present on the day something went live.`,
    motive: `The longest placement was also the quietest. In 14 months at the second insurer he was asked a question in a meeting twice, both times about his holidays. He liked his colleagues, and among them his Japanese had gone from N4 to N2, so he wondered whether it was ungrateful to want more. His wife, a nurse in Omiya, settled it one evening: he explained systems better over dinner than he was allowed to at work.`,
    reason: `<p>He interviewed with four companies that build a service of their own. At the one he joined, in Tokyo, the second interview was a whiteboard, a payment that might be charged twice, and forty minutes to argue about it. He lost the argument and enjoyed every minute.</p>
<ul>
<li>Whoever designs a change also releases it, and watches the graphs for the first hour</li>
<li>Design notes are two pages at most, in Japanese or English, open to everyone’s comments</li>
<li>Go was new to him; the offer allowed six weeks to learn it before the first ticket</li>
<li>Seven of the 19 engineers came from abroad, two of them from Vietnam</li>
</ul>`,
    comment:
      'His first CV listed five client sites and thirty-one tools. I asked whether I might see the notebook. We picked one page, the warehouse, and he rewrote it as two sheets on how he would have designed the system himself; the interviewers hardly asked about anything else. I did warn him that a company with its own product wakes its engineers at night. He took a whole weekend over that, and then said yes.',
    ca: 'Nguyen Thi Ha',
    ra: 'Takumi Okabe',
  },
}
