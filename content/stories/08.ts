import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 8,
  isTop: true,
  salaryBefore: 640,
  salaryAfter: 960,
  roleBefore: 'infrastructure_development',
  roleAfter: 'infrastructure_development',
  origin: 'africa_middle_east',
  japaneseLevel: 'none_jp',
  ja: {
    initials: 'O.M.さん',
    gender: '男性',
    age: '40代前半',
    nationality: 'ケニア',
    languageSkills: '入社時、日本語は未経験。英語はネイティブレベル。',
    catchTitle: '42歳の転職。給与より先に、学校のことを聞いた。',
    jobBeforeTransfer: '携帯電話会社のネットワークエンジニア',
    specialityBeforeTransfer: '基幹ネットワーク、BGP、障害対応の統括',
    jobAfterTransfer: '物流プラットフォームのSREリード',
    specialityAfterTransfer: 'Kubernetes、Google Cloud、監視設計、採用',
    previousCareer: `ナイロビの携帯電話会社で17年、基幹ネットワークを担当しました。モバイル送金が止まると市場の商いも止まる国です。大雨で海底ケーブルの陸揚げ局が水に浸かった夜は、26時間かけて迂回路を組みました。

6年前からはクラウドへの移行を率い、部下は14人。待遇にも同僚にも不満はなかったと話します。`,
    motive: `気がかりだったのは、次の10年の想像がつきすぎることでした。部長になり、会議が増え、機械に触らなくなる。13歳の長女に「父さんの仕事は何」と聞かれ、「承認」と答えた自分に驚いたそうです。

妻は小学校の教員、下の息子は8歳。単身で行くつもりはなく、家族の暮らしが成り立たないなら断ると、はじめから決めていました。`,
    reason: `<p>面談に持参したのは、23行の質問表です。1行目は長女の中学校、2行目は息子の小学校、年収は9行目でした。4社のうち、すべての行に答えたのは横浜の1社だけ。人事の担当者は市の教育委員会に電話をかけ、日本語指導のある公立校を地図に落としていました。</p>
<ul>
<li>学費が1人年240万円のインターナショナルスクールと公立校を、ビデオ通話で両方見学できた</li>
<li>同じ立場で家族を連れてきた社員に、会社を交えず45分話を聞けた</li>
<li>O.M.さんが先に来日し、3カ月後に家族を迎える日程を会社が認めた</li>
<li>リードの役割でも、勤務時間の半分は手を動かす取り決め</li>
</ul>
<p>子ども2人は公立校を選びました。長女の数学は、教科書が読めなくても学年で上位だそうです。</p>`,
    comment:
      '質問表を見たとき、これは私が答えるものではなく、応募先に渡すものだと思いました。5分で目を通して「給与の話が後ろですね」と笑った会社は、候補から外しています。息子さんは最初の2カ月、給食の時間に泣いていたと伺いました。それも含めて載せてください、これから来る人のために、とはO.M.さんのご希望です。',
    ca: '岡部 拓海',
    ra: 'ルイーザ・フェルナンデス',
  },
  en: {
    initials: 'Mr. O.M.',
    gender: 'man',
    age: 'early 40s',
    nationality: 'Kenya',
    languageSkills: 'Japanese: none at the time of the offer. English: native level.',
    catchTitle: 'At 42 I asked about schools before I asked about pay.',
    jobBeforeTransfer: 'Network engineer, mobile operator',
    specialityBeforeTransfer: 'Core network, BGP, head of incident response',
    jobAfterTransfer: 'SRE lead, logistics platform',
    specialityAfterTransfer: 'Kubernetes, Google Cloud, monitoring design, hiring',
    previousCareer: `O.M. ran the core network of a mobile operator in Nairobi for seventeen years. In a country that pays by telephone, the market stops when the network does. The night a cable landing station flooded, it took him 26 hours to route the traffic round it.

For the last six years he led the move to the cloud, with fourteen people under him. He had no quarrel with the pay or the company.`,
    motive: `What troubled him was how easily he could picture the next ten years: head of department, more meetings, no machines. When his daughter, 13, asked what his work was, he heard himself answer “approvals”.

His wife taught at a primary school and their son was eight. He had no intention of coming alone, and had decided from the outset to decline if the family could not live well.`,
    reason: `<p>He brought a table of 23 questions to the first call. Line one was his daughter’s school, line two his son’s, and salary stood on line nine. Of four employers a single one, in Yokohama, filled in every line. Someone in HR had telephoned the board of education and marked on a map the state schools that give extra Japanese lessons.</p>
<ul>
<li>By video the family visited a state school, and an international one at 2.4 million yen per child a year</li>
<li>He had 45 minutes with a colleague who had brought a family over, nobody else on the call</li>
<li>The firm agreed that he would come first and the family three months later</li>
<li>As lead he still keeps half of his hours for engineering</li>
</ul>
<p>The children chose the state schools. The daughter cannot yet read the mathematics textbook, and is near the top of her year in the subject.</p>`,
    comment:
      'Those 23 questions were plainly for the employers to answer, so I passed the table on. One firm glanced at it and laughed that money came rather late in the list; we struck that firm off. The son, I am told, cried over school lunch for the first two months. O.M. asked us to print that too, for whoever comes next.',
    ca: 'Takumi Okabe',
    ra: 'Luiza Fernandes',
  },
}
