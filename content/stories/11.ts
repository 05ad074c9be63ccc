import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 11,
  isTop: false,
  salaryBefore: 420,
  salaryAfter: 600,
  roleBefore: 'data_engineering',
  roleAfter: 'data_engineering',
  origin: 'europe',
  japaneseLevel: 'daily_conversational_level_jp',
  ja: {
    initials: 'I.V.さん',
    gender: '女性',
    age: '30代半ば',
    nationality: 'ウクライナ',
    languageSkills: '日本語は日常会話。英語はビジネスレベル。',
    catchTitle: '日本での暮らしを、年単位で考え始めた。',
    jobBeforeTransfer: '小売チェーンのデータアナリスト（遠隔勤務）',
    specialityBeforeTransfer: 'SQL、在庫データの集計、Tableau',
    jobAfterTransfer: '食品卸のデータエンジニア',
    specialityAfterTransfer: 'BigQuery、dbt、需要予測の基盤づくり',
    previousCareer: `ハルキウの小売チェーンで、在庫データの分析を8年。2022年の春、学生時代の友人を頼って金沢に来ました。仕事は遠隔で続けます。時差は6時間から7時間。本社がリヴィウへ移り、11人いた分析チームは3人になりました。

夕方から夜中まで働き、昼は市の日本語教室へ。店舗の半分が閉まった会社のデータを眺めるうち、集計より先に、データの通り道を直す仕事が増えていったそうです。`,
    motive: `在留の許可は1年ごとの更新でした。賃貸も携帯電話も、書類の期限の欄でいつも手が止まります。部屋に本棚がないのは、いつ発つか分からなかったから。3度目の更新の帰り、ホームセンターで本棚を手に取り、また棚に戻しました。

会社に不満があったわけではなく、残った2人に申し訳ないという気持ちのほうがずっと強かったといいます。結局、引き継ぎの手順書を4カ月かけて書き上げてから、転職活動を始めました。`,
    reason: `<p>最初の2社は、面接の冒頭で「お力になりたい」と言ってくれました。ありがたく、そして少しだけ居心地が悪かったと話します。3社目は違いました。提出した課題について、開口一番「この集計に40秒かかるのはなぜですか」。気づけば予定を30分過ぎていました。</p>
<ul>
<li>金沢を離れずに働ける。週2日は在宅</li>
<li>1日に4,200軒へ食品を届ける会社で、データの遅れは翌朝の欠品になる</li>
<li>社内の用語を、先輩がやさしい日本語の一覧にまとめてくれている</li>
<li>就労の在留資格に変更し、3年の許可が出た</li>
</ul>
<p>許可が下りた週末、I.V.さんは本棚を買いに行きました。</p>`,
    comment:
      '支援としての採用ではなく、技術で選ばれたい。初回の面談で、I.V.さんははっきりそう言いました。私たちは応募書類の1ページ目から来日の経緯を外し、クエリを40分から90秒に縮めた事例を置きました。どこまで話すかは、毎回ご本人が決めています。面接官に「手厳しい質問ばかりでした」と後から謝られて、いちばんうれしそうだったのが忘れられません。',
    ca: '森山 恵美',
    ra: 'ルイーザ・フェルナンデス',
  },
  en: {
    initials: 'Ms. I.V.',
    gender: 'woman',
    age: 'mid-30s',
    nationality: 'Ukraine',
    languageSkills: 'Japanese: conversational. English: business.',
    catchTitle: 'I have begun to think of my life here in years.',
    jobBeforeTransfer: 'Data analyst, retail chain (remote)',
    specialityBeforeTransfer: 'SQL, stock reporting, Tableau',
    jobAfterTransfer: 'Data engineer, food wholesaler',
    specialityAfterTransfer: 'BigQuery, dbt, groundwork for demand forecasts',
    previousCareer: `I.V. analysed stock for a retail chain in Kharkiv for eight years. In the spring of 2022 she came to Kanazawa, where a friend from university lived, and carried on remotely, six or seven hours ahead. Headquarters moved to Lviv; an analysis team of eleven became three.

She worked from late afternoon into the night and took the city’s Japanese classes by day. With half the shops closed, reports mattered less than the pipes that fed them, and more and more of her time went into mending those.`,
    motive: `Her permission to stay was renewed a year at a time. With every lease and telephone contract she came to a halt at the box for the expiry date. She owned no bookshelf, not knowing when she might leave. On the way home from her third renewal she picked one up in a shop, and put it back.

She had nothing against her employer; what weighed far more was guilt towards the two who would remain. She spent four months writing a handover manual before she applied anywhere.`,
    reason: `<p>The first two companies opened by saying how much they wanted to help. She was thankful, and a little ill at ease. The third had read her exercise and began with a question: why did this aggregation take forty seconds? They overran by half an hour.</p>
<ul>
<li>She could stay in Kanazawa, at home two days a week</li>
<li>The firm delivers to 4,200 customers a day, and late data means empty shelves next morning</li>
<li>A colleague had made a list of the in-house terms in plain Japanese</li>
<li>She changed to a work status, granted for three years</li>
</ul>
<p>The weekend after it came through she went and bought the bookshelf.</p>`,
    comment:
      'In our first talk she said that she did not want to be somebody’s good deed and wished to be chosen for her work. We took the story of her arrival off the first page of her CV, and opened with a query she had brought down from forty minutes to ninety seconds. How much to tell beyond that, she decided anew each time. One interviewer apologised to me afterwards for having been so hard on her, and I have rarely seen anyone so pleased.',
    ca: 'Emi Moriyama',
    ra: 'Luiza Fernandes',
  },
}
