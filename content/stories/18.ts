import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 18,
  isTop: false,
  salaryBefore: null,
  salaryAfter: 600,
  roleBefore: 'student',
  roleAfter: 'ml_ai_development',
  origin: 'africa_middle_east',
  japaneseLevel: 'daily_conversational_level_jp',
  ja: {
    initials: 'A.F.さん',
    gender: '男性',
    age: '20代半ば',
    nationality: 'エジプト',
    languageSkills: '日本語は日常会話。英語は流暢。',
    catchTitle: '使われる音声認識を作りたくて、博士には進まなかった。',
    jobBeforeTransfer: '',
    specialityBeforeTransfer: '',
    jobAfterTransfer: '字幕サービスの音声認識エンジニア',
    specialityAfterTransfer: 'Python、C++、ストリーミング音声認識',
    previousCareer: `アレクサンドリアの大学を卒業し、奨学金を得てつくばの大学院へ。修士課程の2年間は、雑音のなかで声を聞き分ける研究に取り組みました。国際会議に論文が1本通り、博士課程への推薦も内々に決まっていました。

アレクサンドリアの父は、もう近所の人に「うちの博士」と話していたそうです。`,
    motive: `研究室の事務を担当する女性は、耳が聞こえにくい方でした。修士1年の冬、A.F.さんは自分の認識器を彼女のパソコンに入れ、ゼミの字幕を出してみます。誤りの少なさには自信がありました。ところが1週間で使われなくなります。字幕が4秒遅れるので、皆が笑い終わってから一人で笑うことになる、と教えてくれました。

論文で競っていたのは誤り率で、遅れを測る欄はどこにもありません。A.F.さんは残りの1年をかけて、精度を2ポイント譲り、遅れを0.8秒にしました。新しい発見ではないと、2本目の論文は不採択。それでも、彼女はまた字幕を使うようになっています。`,
    reason: `<p>指導教員に話すまでに2週間かかりました。先生は長く黙り、「遅れの研究は、会社のほうが進むだろうね」と言ったそうです。就職先は東京の、会議や授業に字幕を付ける会社。社員80人のうち9人が、聞こえない人、聞こえにくい人です。</p>
<ul>
<li>開発中の字幕を、同僚が毎日の会議で使い、その場で文句を言う</li>
<li>修士の新卒にも、研究の実績に応じて年収を提示する</li>
<li>学会の発表は年2回まで、旅費を含めて会社が認める</li>
<li>3年後に社会人として博士課程へ進む道が、規程に書かれている</li>
</ul>
<p>父には、最後の1行から先に伝えました。</p>`,
    comment:
      '成績も論文も申し分なく、大手の研究所を受ければ通る方でした。ところが面談では、事務の方が笑うタイミングの話ばかりなさるのです。それを聞いて、応募書類の題名を「低遅延音声認識」から「一緒に笑える字幕」に変えませんか、とお伝えしました。研究者らしくないと2日迷われましたが、面接の席では、耳の聞こえない社員の方が、まずその題名を手話で表してくださったそうです。',
    ca: '森山 恵美',
    ra: 'ルイーザ・フェルナンデス',
  },
  en: {
    initials: 'Mr. A.F.',
    gender: 'man',
    age: 'mid-20s',
    nationality: 'Egypt',
    languageSkills: 'Japanese: conversational. English: fluent.',
    catchTitle: 'I passed up a doctorate to see my recogniser used.',
    jobBeforeTransfer: '',
    specialityBeforeTransfer: '',
    jobAfterTransfer: 'Speech recognition engineer, live captions',
    specialityAfterTransfer: 'Python, C++, streaming speech recognition',
    previousCareer: `A.F. graduated in Alexandria and came to Tsukuba on a scholarship. For his two-year master’s he worked on separating voices from noise. One paper was accepted by an international conference, and it was understood that he would be recommended for the doctoral course.

His father in Alexandria was already telling the neighbours about “our doctor”.`,
    motive: `The laboratory’s administrator was hard of hearing. In his first winter A.F. installed his recogniser on her computer to caption the seminars, sure of its accuracy. Within a week she had stopped using it. The text came four seconds late, she explained, so that she laughed alone, after everyone else had finished.

His field competed on error rates and had no column for delay. He spent the remaining year giving up two points of accuracy to bring the delay to 0.8 seconds. The second paper was turned down for want of novelty. The administrator switched the captions on again.`,
    reason: `<p>It took him a fortnight to tell his supervisor, who said nothing for some time, and then that a company would probably get further with delay. The one he chose, in Tokyo, captions meetings and lessons. Nine of its eighty people are deaf or hard of hearing.</p>
<ul>
<li>Colleagues use unfinished versions in daily meetings, and complain on the spot</li>
<li>What a new master’s graduate is paid depends on the research behind the degree</li>
<li>Two conferences a year, travel included, count as work</li>
<li>The rules provide for a part-time doctorate after three years</li>
</ul>
<p>When he rang his father, he began with the last of these.</p>`,
    comment:
      'With those marks and that paper he could have walked into a large research institute. Yet what he talked about was when one person laughed. I wondered whether his statement, headed “Low-latency speech recognition”, might be called “Captions you can laugh along with”. He spent two days thinking it unscholarly. I hear that a deaf engineer on the panel opened the interview by signing that title.',
    ca: 'Emi Moriyama',
    ra: 'Luiza Fernandes',
  },
}
