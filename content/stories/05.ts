import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 5,
  isTop: true,
  salaryBefore: 290,
  salaryAfter: 720,
  roleBefore: 'data_engineering',
  roleAfter: 'ml_ai_development',
  origin: 'south_asia',
  japaneseLevel: 'basic_conversational_level_jp',
  ja: {
    initials: 'N.K.さん',
    gender: '女性',
    age: '20代後半',
    nationality: 'インド',
    languageSkills: '日本語は基礎会話（来日後に学習中）。英語は流暢。',
    catchTitle: '課題のラベルが間違っています、と返した。',
    jobBeforeTransfer: '保険事務センターのデータアナリスト',
    specialityBeforeTransfer: 'SQL、Python、審査書類の集計',
    jobAfterTransfer: '外観検査の機械学習エンジニア',
    specialityAfterTransfer: 'PyTorch、画像分類、学習データの設計',
    previousCareer: `プネーの大学で統計を学び、海外の保険会社の事務を請け負うセンターでデータアナリストを4年務めました。主な仕事は、審査書類の処理時間を集計して報告書にすること。画像認識は、毎朝5時半から出勤までの時間に独学しました。

教材に選んだのは、実家の営む仕立屋の布です。織り傷のある生地とない生地を2,600枚撮影し、一人で分類しました。どちらとも言えない写真が300枚以上残り、機械より先に人間の目が揺れるのだと知ったそうです。`,
    motive: `国内の機械学習の求人には40件応募し、面接に進めたのは2件。大学院を出ていないことが壁でした。もう一つ引っかかっていたのは、どの会社も広告のクリック予測のような、手で触れられない対象を扱っていたことです。布のような「物」を見る仕事がしたい。探すうちに、日本の工場の求人に行き当たりました。両親には、「観光でも行ったことのない国なのに」と反対されたそうです。`,
    reason: `<p>京都の検査装置メーカーから出た課題は、金属部品の写真5,000枚を良品と不良品に分けること。ところが精度は91%から上がりません。1枚ずつ見直すと、ラベルの6%ほどが誤っているようでした。N.K.さんは精度を上げるのをやめ、疑わしい304枚の一覧に理由を添えて提出します。落ちたと思っていたら、3日後に技術部長本人から質問が届きました。</p>
<ul>
<li>月に2日は現場に入り、検査員と並んで部品を見る</li>
<li>学位より、データの見方を問う選考だった</li>
<li>開発の会議は英語。週3時間の日本語の授業は勤務時間に含まれる</li>
<li>在留資格の申請中、会社が部屋と菜食の食堂まで調べてくれた</li>
</ul>`,
    comment:
      '課題の提出前夜に、精度が足りないので辞退したいと連絡が来ました。画面を見せてもらうと、304枚の表が実によくできている。分類器よりこちらが成果物だと思い、そのまま出すよう勧めました。賭けではあったのですが、検査の会社が本当に困っているのはラベルの質だと、担当の岡部から聞いていたのです。年収は現地の相場に引きずられないよう、日本での等級を確かめてから交渉しました。',
    ca: '森山 恵美',
    ra: '岡部 拓海',
  },
  en: {
    initials: 'Ms. N.K.',
    gender: 'woman',
    age: 'late 20s',
    nationality: 'India',
    languageSkills: 'Japanese: basic, learning since arrival. English: fluent.',
    catchTitle: 'I sent the test back and said the labels were wrong.',
    jobBeforeTransfer: 'Data analyst, insurance back office',
    specialityBeforeTransfer: 'SQL, Python, claims reporting',
    jobAfterTransfer: 'Machine learning engineer, visual inspection',
    specialityAfterTransfer: 'PyTorch, image classification, training data design',
    previousCareer: `N.K. read statistics in Pune and worked for four years as a data analyst in a centre that does paperwork for insurers overseas, mostly turning processing times into reports. Computer vision she taught herself between half past five each morning and the bus to work.

Her material came from the family tailoring shop. She photographed 2,600 pieces of cloth, with and without weaving flaws, and sorted them alone. More than 300 would go in neither pile, from which she learnt that human eyes waver before machines do.`,
    motive: `Forty applications for machine learning jobs at home led to two interviews; most firms wanted a master’s degree. She was also put off by the subjects, which were things like predicting clicks on advertisements. She wanted to look at objects, as she had with the cloth, and the search brought her to factories in Japan. Her parents objected that she had never set foot in the country, even on holiday.`,
    reason: `<p>A maker of inspection equipment in Kyoto sent her 5,000 photographs of metal parts to divide into good and faulty. Her accuracy stuck at 91 per cent. Going through them one at a time, she came to believe that some 6 per cent of the labels were wrong, so she stopped tuning and handed in a list of 304 doubtful images with a reason for each. She assumed she had failed. Three days later the technical director wrote to her with questions.</p>
<ul>
<li>Two days a month on the factory floor, looking at parts beside the inspectors</li>
<li>A selection that tested how she reads data and hardly mentioned degrees</li>
<li>Development meetings in English, and three hours of Japanese a week in paid time</li>
<li>While her residence status was pending the firm found her a room and nearby canteens with vegetarian food</li>
</ul>`,
    comment:
      'The evening before the deadline she wrote that her score was too low and she would withdraw. I asked her to share her screen, and there was this table of 304 images, beautifully argued; to my mind that was the real result, and I urged her to send it as it stood. It was a gamble, though Takumi had told me that label quality is what keeps inspection firms awake. On salary we first established her grade in Japan, so that her pay in Pune would not set the figure.',
    ca: 'Emi Moriyama',
    ra: 'Takumi Okabe',
  },
}
