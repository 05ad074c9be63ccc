import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 4,
  isTop: false,
  salaryBefore: 560,
  salaryAfter: 720,
  roleBefore: 'bridge_se',
  roleAfter: 'project_manager',
  origin: 'east_asia',
  japaneseLevel: 'fluent_jp',
  ja: {
    initials: 'Z.W.さん',
    gender: '男性',
    age: '30代後半',
    nationality: '中国',
    languageSkills: '日本語は流暢（JLPT N1）。英語は日常会話。',
    catchTitle: '10年間、人の決めたことを訳してきた。',
    jobBeforeTransfer: 'システム開発会社のブリッジSE',
    specialityBeforeTransfer: 'オフショア開発の調整、仕様の翻訳、受け入れテスト',
    jobAfterTransfer: '製造業の社内プロジェクトマネージャー',
    specialityAfterTransfer: '生産管理システムの刷新、ベンダー選定、予算管理',
    previousCareer: `26歳で大連から東京へ。システム開発会社で、日本の顧客と大連の開発チームのあいだに立つブリッジSEを10年続けました。関わった案件は14。多い日は40通のメールを書き、その半分は、もう半分を別の言語に直したものでした。

評価は高かったといいます。納期が遅れる案件には、途中からZ.W.さんが呼ばれる。社内では「消火器」と呼ばれていました。`,
    motive: `14件目は、ある卸売業の受発注システムでした。顧客の課長は「3月末」、大連のリーダーは「開発完了が3月末」のつもりで、双方が「はい」と答えます。食い違いに気づいていたのは、その場でZ.W.さんだけ。ただ、日程を決め直す権限はありません。議事録に両方の言葉を正確に残し、案件は7週間遅れました。

反省会で配られたその議事録に、自分の名前は「作成者」としてしか載っていない。決める側に移ろうと思ったのは、そのときです。`,
    reason: `<p>紹介されたのは、広島で船舶用部品を造る会社の情報システム部。25年使った生産管理システムを入れ替える責任者を探していました。最終面接の前に工場を見学し、溶接の班長から「今の画面は、手袋を外さんと押せん」と聞きます。その日のメモが、入社後の要件定義書の1ページ目になりました。</p>
<ul>
<li>ベンダーを選ぶのも、要らない機能を断るのも自分の仕事</li>
<li>受注側の事情を知る人を、会社が求めていた</li>
<li>経理の仕事をする妻は、完全在宅に切り替えて東京の勤め先を続けられた</li>
<li>小学2年の娘の転校は、学年の変わり目の4月に合わせてもらった</li>
</ul>`,
    comment:
      'Z.W.さんは当初、大手の開発会社でもっと大きな案件を、とおっしゃっていました。ただ中国語で詳しく伺うと、悔しかった場面はどれも「知っていたのに決められなかった」なのです。それなら発注する側でしょう、とお話ししました。広島と聞いて2週間ほど返事がなく、断られるものと思っていたら、その間にご家族で下見を済ませていらっしゃいました。',
    ca: '北原 結衣',
    ra: '佐藤 大地',
  },
  en: {
    initials: 'Mr. Z.W.',
    gender: 'man',
    age: 'late 30s',
    nationality: 'China',
    languageSkills: 'Japanese: fluent (JLPT N1). English: conversational.',
    catchTitle: 'For ten years I translated what others had decided.',
    jobBeforeTransfer: 'Bridge engineer, systems integrator',
    specialityBeforeTransfer: 'Offshore coordination, translating specifications, acceptance tests',
    jobAfterTransfer: 'In-house project manager, manufacturing',
    specialityAfterTransfer: 'Production system renewal, choice of vendors, budgets',
    previousCareer: `Z.W. moved from Dalian to Tokyo at 26 and spent ten years as a bridge engineer at a systems integrator, standing between its Japanese clients and its developers in Dalian. There were fourteen projects. On a busy day he wrote forty emails, half of which were the other half in another language.

He was well thought of. When a project ran late he was brought in to save it, and around the office they called him the fire extinguisher.`,
    motive: `The fourteenth was an ordering system for a wholesaler. The client’s manager said “end of March” and meant in use; the lead in Dalian meant finished coding; both said yes. Z.W. alone heard the difference, and had no authority to reopen the date. He recorded both statements word for word in the minutes. The project came in seven weeks late.

At the review those minutes were handed round. His name was on them once, as the person who had written them. He decided he would sooner be among those who set the date.`,
    reason: `<p>The post was in the IT department of a firm in Hiroshima that makes parts for ships and needed someone to replace a production system 25 years old. Before the last interview he walked round the works, where a welding foreman told him that nobody could press the buttons on screen without taking off a glove. His note of it became page one of the requirements.</p>
<ul>
<li>Choosing the vendors is his job, and so is refusing what the plant does not need</li>
<li>The firm wanted someone who knew how the selling side thinks</li>
<li>His wife, an accountant, arranged with her Tokyo employer to work entirely from home</li>
<li>He could start in April, when their daughter changed school years anyway</li>
</ul>`,
    comment:
      'At first he asked for bigger projects at a bigger integrator. But once we went through it in Chinese, each thing that still rankled was a case of knowing and not being allowed to decide. That sounded to me like the buyer’s side of the table. After I mentioned Hiroshima I heard nothing for two weeks and took it for a refusal; he had been down there with the family, looking at flats.',
    ca: 'Yui Kitahara',
    ra: 'Daichi Sato',
  },
}
