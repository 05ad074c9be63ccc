import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 10,
  isTop: false,
  salaryBefore: null,
  salaryAfter: 340,
  roleBefore: 'student',
  roleAfter: 'infrastructure_development',
  origin: 'south_asia',
  japaneseLevel: 'business_level_jp',
  ja: {
    initials: 'B.G.さん',
    gender: '男性',
    age: '20代後半',
    nationality: 'ネパール',
    languageSkills: '日本語はビジネスレベル（JLPT N2）。英語は日常会話。',
    catchTitle: '障害の重さは、夜勤のレジで覚えた。',
    jobBeforeTransfer: '',
    specialityBeforeTransfer: '',
    jobAfterTransfer: 'ネットワークエンジニア',
    specialityAfterTransfer: 'ルーター・無線LANの設計と設置、監視',
    previousCareer: `ポカラの高校を出て家業の登山用品店を手伝い、24歳で沖縄の日本語学校へ。2年後、那覇の専門学校のネットワーク科に進みました。学費はコンビニの夜勤で賄い、週28時間の上限を超えないよう、シフト表と自分の手帳を毎週突き合わせていたといいます。

専門学校の2年間で取った資格は2つ。実習室のルーターは12台しかなく、B.G.さんは授業の40分前に来て1台を確保していました。`,
    motive: `台風が抜けた9月の夜、午前2時40分に店のレジの回線が落ちました。並んでいたのは9人。停電明けで、水と電池を買いに来た人たちです。B.G.さんは段ボールの裏に品名と値段を書き、つり銭を手で計算して全員を帰しました。

明け方に来た保守業者が直すまで15分。「回線がもう1本あれば、落ちませんでしたか」と尋ねると、業者は店の裏の配線を見せながら、経費の話まで教えてくれました。教科書の「冗長化」という言葉に、9人の顔が付いた夜でした。`,
    reason: `<p>同級生の多くは東京や大阪に就職します。B.G.さんも4月までは横浜の監視センターを第一志望にしていました。考えが変わったのは、那覇の会社の面接で、離島のホテルや港に回線を引く仕事の写真を見たときです。</p>
<ul>
<li>監視だけでなく、現地調査から配線、復旧までを一人で覚えられる</li>
<li>台風の前日に予備の機材を島へ送る。あの夜に聞いた話の続きだった</li>
<li>初任給は横浜より月2万円低いが、家賃の差がそれを上回る</li>
<li>電気工事士の受験料と実技講習は会社が負担する</li>
</ul>`,
    comment:
      '履歴書の志望動機には「御社の成長性」と書いてありました。何かないですかと伺っても、なかなか出てこない。アルバイトで困ったことを聞いて、ようやくあの夜の話になったのです。店長さんにお願いして、B.G.さんの手書きの値段表の写真を送ってもらい、面接に持って行きました。留学生の就職では、学んだ内容と仕事のつながりが在留資格の審査で見られます。その点、今回は書類の材料に困りませんでした。',
    ca: '岡部 拓海',
    ra: 'グエン・ティ・ハー',
  },
  en: {
    initials: 'Mr. B.G.',
    gender: 'man',
    age: 'late 20s',
    nationality: 'Nepal',
    languageSkills: 'Japanese: business (JLPT N2). English: conversational.',
    catchTitle: 'A night shift at the till taught me what an outage is.',
    jobBeforeTransfer: '',
    specialityBeforeTransfer: '',
    jobAfterTransfer: 'Network engineer',
    specialityAfterTransfer: 'Design and installation of routers and wireless LANs, monitoring',
    previousCareer: `After school in Pokhara, B.G. helped in the family’s mountaineering shop, and at 24 he left for a Japanese language school in Okinawa. Two years later he went on to a vocational college in Naha to study networks. Nights in a convenience store paid the fees; every week he compared the rota with his own diary so as not to exceed the 28 hours a student may work.

He earned two certificates at college. The practice room had a dozen routers, and he came forty minutes early to be sure of one.`,
    motive: `One September night, as a typhoon moved off, the shop’s line went down at twenty to three. Nine people were queuing, most of them for water and batteries after the power cut. B.G. wrote goods and prices on the back of a cardboard box, worked out the change by hand, and sent them all home with what they needed.

The technician who arrived at dawn needed a quarter of an hour. Would a second line have held, B.G. asked, and the man showed him the wiring behind the shop and explained what a second line costs. “Redundancy”, a word from the textbook, had acquired nine faces.`,
    reason: `<p>Most of his classmates leave for Tokyo or Osaka. Until April his own first choice was a monitoring centre in Yokohama. He wavered when a firm in Naha showed him photographs of its work, which is bringing networks to hotels and harbours on the outer islands.</p>
<ul>
<li>He learns the whole trade: survey, cabling and repair as well as monitoring</li>
<li>Before a typhoon the firm ships spare equipment to the islands, which took up where the technician had left off</li>
<li>Starting pay is 20,000 yen a month below Yokohama, and the rent is lower by more than that</li>
<li>It pays for the electrician’s examination and the practical course</li>
</ul>`,
    comment:
      'His CV said he was drawn to the company’s growth potential. I tried for a while to get something better, and finally asked whether anything had ever gone wrong at the shop. The manager kindly sent us a photograph of that cardboard price list, and it went along to the interview. When a student takes a job, immigration looks at how the work connects with the studies; for once we had more to write than the form would hold.',
    ca: 'Takumi Okabe',
    ra: 'Nguyen Thi Ha',
  },
}
