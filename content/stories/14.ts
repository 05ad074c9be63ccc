import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 14,
  isTop: false,
  salaryBefore: 1020,
  salaryAfter: 1150,
  roleBefore: 'embedded_system_development',
  roleAfter: 'embedded_system_development',
  origin: 'europe',
  japaneseLevel: 'none_jp',
  ja: {
    initials: 'M.H.さん',
    gender: '男性',
    age: '40代後半',
    nationality: 'ドイツ',
    languageSkills: '入社時、日本語は未経験。現在は基礎会話。英語は流暢。',
    catchTitle: '47歳、部屋の契約書も読めなかった。',
    jobBeforeTransfer: '自動車部品メーカーの安全設計エンジニア',
    specialityBeforeTransfer: 'ISO 26262、ブレーキ制御、安全性の論証',
    jobAfterTransfer: '機能安全スペシャリスト（車載ソフトウェア）',
    specialityAfterTransfer: 'ISO 26262、電動車の制御、社内教育',
    previousCareer: `シュトゥットガルト近郊の部品メーカーで22年、ブレーキの制御装置に携わりました。後半の12年は機能安全の担当です。装置が故障したら車はどう止まるのかを考え、安全だと言える根拠を文書にする。自分の署名が入った文書は60冊を超えました。

日本の自動車会社とは、毎月のように会議をしていたそうです。画面の向こうの人たちがいつも7人で、話すのは1人だけなのを、不思議に思っていました。`,
    motive: `娘が進学でライプツィヒへ引っ越した月に、会社は開発拠点の縮小を発表します。早期退職の条件は悪くありませんでした。妻とは数年前に別れています。静かになった台所で、M.H.さんは初めて、どこへ行ってもよいのだと気づきました。

応募先を日本に絞ったのは、あの会議の黙っている6人が何を考えているのか、知りたかったからでした。ただ、47歳で言葉もできない。面談の予約を2度取り消しています。`,
    reason: `<p>名古屋のソフトウェア会社が求めていたのは、「根拠が弱い」と書類に書ける人でした。面接では実際の安全文書を20ページ渡され、指摘を17カ所。面接官はそのうち2カ所に反論し、1カ所はM.H.さんが折れています。</p>
<ul>
<li>文書は英語、会議には技術の分かる通訳が付く</li>
<li>指摘を質問の形で書く練習から始めた。「なぜ」を「どのように確かめましたか」に替えるだけで、返事の速さが変わった</li>
<li>定年は65歳。60歳以降も同じ等級で働ける</li>
<li>若手12人に月2回、機能安全を教える</li>
</ul>
<p>1年たった今、会議では3人か4人が話すようになりました。M.H.さんの日本語は、部屋の契約書の更新欄が読めるところまで来ています。</p>`,
    comment:
      '2度のキャンセルのあと、3度目の面談は15分だけという約束で始めて、90分になりました。年齢を心配なさっていましたが、この分野では署名の数のほうが物を言います。私のドイツ語は「おはよう」止まりですが、外国で契約書を前にして途方に暮れた経験なら負けません。敷金と礼金の違いは、図に描いて説明しました。',
    ca: 'ルイーザ・フェルナンデス',
    ra: '佐藤 大地',
  },
  en: {
    initials: 'Mr. M.H.',
    gender: 'man',
    age: 'late 40s',
    nationality: 'Germany',
    languageSkills: 'Japanese: none at the time of the offer, basic now. English: fluent.',
    catchTitle: 'I was 47, and I could not read my own lease.',
    jobBeforeTransfer: 'Safety engineer, car parts maker',
    specialityBeforeTransfer: 'ISO 26262, brake control, safety cases',
    jobAfterTransfer: 'Functional safety specialist, vehicle software',
    specialityAfterTransfer: 'ISO 26262, electric vehicle control, in-house training',
    previousCareer: `M.H. spent 22 years on brake controllers at a parts maker outside Stuttgart, the last twelve in functional safety: working out how a car will stop when a component fails, and setting down the grounds for calling that safe. More than sixty such documents bear his signature.

Most months he had a video meeting with a carmaker in Japan. There were always seven people on the far side and one who spoke, which puzzled him.`,
    motive: `In the month his daughter moved to Leipzig to study, the company announced that the site would shrink. The terms for leaving early were fair. His marriage had ended some years before, and in the quiet of the kitchen it dawned on him that he could go anywhere.

He settled on Japan because he wanted to know what those other six were thinking. Against that stood his age and not a word of the language. Twice he booked a call with us and cancelled it.`,
    reason: `<p>A software company in Nagoya needed someone prepared to write “the evidence is weak” on a document. In the interview he was handed twenty pages of a genuine safety case and marked 17 points. They disputed two, and on one of those he gave way.</p>
<ul>
<li>Documents are in English, and an interpreter who knows the subject joins the meetings</li>
<li>He practised putting objections as questions; with “how did you confirm this?” for “why?”, answers came sooner</li>
<li>Retirement is at 65, with no loss of grade at 60</li>
<li>Twice a month he teaches functional safety to twelve younger engineers</li>
</ul>
<p>After a year three or four people speak in his meetings. His own Japanese has reached the renewal clause of the lease.</p>`,
    comment:
      'After two cancellations we agreed on fifteen minutes, and talked for ninety. He worried about his age, but in this field people count your signatures first. My German stops at good morning; what we had in common was that I too have sat in a foreign country in front of a contract without the faintest idea. I explained deposit and key money to him with a drawing.',
    ca: 'Luiza Fernandes',
    ra: 'Daichi Sato',
  },
}
