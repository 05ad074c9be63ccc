import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 6,
  isTop: true,
  salaryBefore: 610,
  salaryAfter: 580,
  roleBefore: 'others',
  roleAfter: 'game_developer',
  origin: 'europe',
  japaneseLevel: 'daily_conversational_level_jp',
  ja: {
    initials: 'L.B.さん',
    gender: '男性',
    age: '30代後半',
    nationality: 'フランス',
    languageSkills: '日本語は日常会話。英語は流暢。',
    catchTitle: '給料は少し減った。息子を風呂に入れられる。',
    jobBeforeTransfer: '映画・ドラマのVFXコンポジター',
    specialityBeforeTransfer: 'Nuke、実写合成、パリのスタジオとの遠隔作業',
    jobAfterTransfer: 'ゲームのエフェクトアーティスト',
    specialityAfterTransfer: 'リアルタイムVFX、Niagara、シェーダー',
    previousCareer: `リヨンで映像を学び、映画とドラマの合成を14年。クレジットに名前が載った作品は22本あります。契約は作品ごとで、最後の年は7カ月のあいだに3つの街を移り住みました。

大阪へ来たのは、堺出身の妻が里帰り出産をしたのがきっかけです。L.B.さんはパリのスタジオの仕事を遠隔で続けました。始業は日本時間の16時、終わるのは深夜1時。息子が起きている時間と、ほとんど重なりません。`,
    motive: `2歳になった息子が、夕方になると父親の部屋のドアをたたかなくなりました。聞き分けがよくなったと妻は喜びましたが、L.B.さんには堪えたといいます。

日本の時間で働ける場所として浮かんだのがゲームです。ただ、映画なら1枚の絵に20時間かけて計算できるのに、ゲームでは1秒に60枚を描かなければなりません。38歳で初心者に戻ることになります。2カ月のあいだ、朝の2時間だけと決めて、道頓堀に降る雨をゲームエンジンで作ってみました。6回作り直して、描画は目標の2ミリ秒に収まりました。`,
    reason: `<p>内定は2社。年収が高いほうは、発売前の半年は終電が当たり前だと率直に話してくれました。選んだのは、前職より30万円下がる大阪市内のスタジオです。契約書に判を押す前に、妻と2年分の家計を計算しました。</p>
<ul>
<li>始業は7時から10時のあいだで選べ、L.B.さんは18時過ぎには家にいる</li>
<li>前年度の残業は、チーム平均で月14時間</li>
<li>映画の経験は、爆発や煙の「見た目の正しさ」を判断する役割で生きる</li>
<li>雇用期間に定めがなく、次の作品を探さなくてよい</li>
</ul>`,
    comment:
      '4分あったデモリールを、70秒に縮めてもらいました。俳優の顔が映る派手なカットを落とし、雨の習作を先頭に置いています。L.B.さんはずいぶん抵抗されましたよ。年収の下がる転職を勧めるのは、私たちの仕事では珍しいことです。ですから残業の実績値は、会社の説明だけに頼らず、海外出身の社員お2人に直接聞いていただきました。',
    ca: '佐藤 大地',
    ra: '森山 恵美',
  },
  en: {
    initials: 'Mr. L.B.',
    gender: 'man',
    age: 'late 30s',
    nationality: 'France',
    languageSkills: 'Japanese: conversational. English: fluent.',
    catchTitle: 'I earn a little less, and I am home for my son’s bath.',
    jobBeforeTransfer: 'VFX compositor, film and television',
    specialityBeforeTransfer: 'Nuke, live-action compositing, remote work for a Paris studio',
    jobAfterTransfer: 'Effects artist, games',
    specialityAfterTransfer: 'Real-time VFX, Niagara, shaders',
    previousCareer: `L.B. trained in Lyon and composited films and television series for fourteen years; his name is in the credits of 22 titles. Contracts ran from one production to the next, and in his last year in France he lived in three cities in seven months.

He came to Osaka when his wife, who is from Sakai, went home to have their child. He kept his work for a studio in Paris, remotely, from four in the afternoon until one in the morning. It left almost no hour when both he and the boy were awake and free.`,
    motive: `At two, his son stopped knocking on the study door in the evening. His wife was pleased that the child had learnt; L.B. took it badly.

Games were the obvious work on Japanese time. But in film a frame may be computed for twenty hours, and a game draws sixty of them a second, so at 38 he would be a beginner again. He gave it two hours each morning for two months, building the rain over the Dotonbori canal in a game engine. The sixth version met his target of two milliseconds.`,
    reason: `<p>There were two offers. The better paid studio said frankly that in the six months before a release people go home on the last train. He chose the other, in the middle of Osaka, for 300,000 yen a year less than he had been earning, after he and his wife had worked out two years of household accounts.</p>
<ul>
<li>People start between seven and ten; he is usually home soon after six</li>
<li>Overtime in the team averaged 14 hours a month the year before</li>
<li>His years in film count when someone must say whether smoke or fire looks right</li>
<li>The contract is permanent, so there is no next production to look for</li>
</ul>`,
    comment:
      'I asked him to cut a four-minute reel to seventy seconds. Out went the expensive shots with famous faces, and the rain study went to the front; he fought me over that. We seldom recommend a move that pays less. So I did not want him to rely on the company’s own word about overtime, and arranged for him to put the question to two people from abroad who already worked there.',
    ca: 'Daichi Sato',
    ra: 'Emi Moriyama',
  },
}
