import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 12,
  isTop: false,
  salaryBefore: 330,
  salaryAfter: 450,
  roleBefore: 'other_than_it',
  roleAfter: 'web_system_development',
  origin: 'americas',
  japaneseLevel: 'business_level_jp',
  ja: {
    initials: 'E.T.さん',
    gender: '男性',
    age: '30代前半',
    nationality: 'カナダ',
    languageSkills: '日本語はビジネスレベル（JLPT N2）。英語はネイティブ。',
    catchTitle: '最初のユーザーは、教え子の中学生でした。',
    jobBeforeTransfer: '公立中学校の外国語指導助手（ALT）',
    specialityBeforeTransfer: '英語指導、教材づくり、町の国際交流',
    jobAfterTransfer: '予約サービスのフロントエンドエンジニア',
    specialityAfterTransfer: 'TypeScript、React、PWA',
    previousCareer: `ノバスコシアの大学で地理学を専攻し、卒業した年に新潟の山あいの町へ。中学校2校で英語を教えて、8年になります。雪が4メートル積もる土地で、スクールバスは冬になると毎日のように遅れました。

停留所で40分待った生徒が、霜焼けの手で単語テストを受けていたのが3年目の1月。E.T.さんは運転手が無線で知らせる現在地を地図に出すアプリを作り、生徒に使ってもらいます。大学でGISの授業を取って以来のプログラミングでした。`,
    motive: `最初の版は、生徒に10分で見放されました。文字が小さく、手袋では押せず、電波の届かない峠で真っ白になる。放課後ごとに文句を聞いて直し、2度目の冬には210人中170人が使うようになります。授業の準備をしているときより、その文句を読んでいるときのほうが時間を忘れる。認めるまでに1年かかったそうです。

教えることが嫌いになったのではありません。年度の途中で生徒を置いていくこともしたくない。3月の契約満了に合わせ、前の年の9月から準備を始めました。`,
    reason: `<p>応募は22社、面接は5社。多くの会社は、実務経験の欄を見たところで話が終わりました。採用を決めたのは、美容室や診療所の予約画面を作る東京の会社です。面接官の一人が雪国の出身で、峠で画面が白くなった話に身を乗り出したといいます。</p>
<ul>
<li>新潟に住んだままのフルリモート。出社は四半期に一度</li>
<li>電波の弱い場所で動かすという課題が、そのまま仕事になった</li>
<li>入社後1年は等級を決めず、半年ごとに見直す約束</li>
<li>バスのアプリは町に譲り、手入れは業務外の活動として認められた</li>
</ul>`,
    comment:
      '未経験で30代の方には、1年ほどかかるかもしれませんと最初にお話しします。E.T.さんは7カ月でした。英語を売りにすれば早かったでしょうが、ご本人にその気はありません。職務経歴書には生徒の文句を10件、直した日付と並べて載せました。大学の専攻は地理ですので、在留資格の変更では、GISとプログラミングの単位を記した成績証明書が役に立っています。',
    ca: 'グエン・ティ・ハー',
    ra: '北原 結衣',
  },
  en: {
    initials: 'Mr. E.T.',
    gender: 'man',
    age: 'early 30s',
    nationality: 'Canada',
    languageSkills: 'Japanese: business (JLPT N2). English: native.',
    catchTitle: 'My first users were the children in my English class.',
    jobBeforeTransfer: 'Assistant language teacher, state schools',
    specialityBeforeTransfer: 'English teaching, classroom materials, exchange events',
    jobAfterTransfer: 'Front-end engineer, booking service',
    specialityAfterTransfer: 'TypeScript, React, progressive web apps',
    previousCareer: `E.T. took a degree in geography in Nova Scotia and went straight to a town in the mountains of Niigata, where he taught English at two junior high schools for eight years. Snow lies four metres deep there, and in winter the school bus was late almost daily.

In the January of his third year a pupil who had waited forty minutes at the stop sat a vocabulary test with chilblained hands. E.T. built an app that put the position the drivers called in by radio on a map. He had not programmed since a university course in GIS.`,
    motive: `The pupils gave the first version ten minutes. The letters were small, gloves did not work, and on the pass, out of signal, the screen went white. He listened to complaints after school and fixed them; by the second winter 170 of 210 pupils used it. It took him a year to admit that he lost track of time over the complaints and never over lesson plans.

He still liked teaching, and would not leave in the middle of a school year. The contract ended in March, so he began preparing the September before.`,
    reason: `<p>He applied to 22 companies and was interviewed by five. Most lost interest at the line for professional experience. The one that took him builds booking screens for hairdressers and clinics, in Tokyo; an interviewer who came from snow country himself leaned forward at the part about the pass.</p>
<ul>
<li>Fully remote from Niigata, with a visit to the office once a quarter</li>
<li>Keeping a page working where the signal is weak, his old problem, is now his job</li>
<li>No grade for the first year, and a review of pay every six months</li>
<li>The bus app now belongs to the town, and he may go on looking after it in his own time</li>
</ul>`,
    comment:
      'I tell people in their thirties without experience that it may take a year. He needed seven months. Selling his English would have been quicker, and he had no wish to. So the CV listed ten of the pupils’ complaints, each with the date it was fixed. His degree being in geography, the transcript with its credits in GIS and programming was of real use when he changed his residence status.',
    ca: 'Nguyen Thi Ha',
    ra: 'Yui Kitahara',
  },
}
