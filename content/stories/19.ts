import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 19,
  isTop: true,
  salaryBefore: 410,
  salaryAfter: 600,
  roleBefore: 'web_system_development',
  roleAfter: 'web_system_development',
  origin: 'southeast_asia',
  japaneseLevel: 'fluent_jp',
  ja: {
    initials: 'T.W.さん',
    gender: '女性',
    age: '30代前半',
    nationality: 'ミャンマー',
    languageSkills: '日本語は流暢（JLPT N1）。英語は日常会話。',
    catchTitle: 'COBOLの経験は、隠すつもりだった。',
    jobBeforeTransfer: '保険システムの保守プログラマー',
    specialityBeforeTransfer: 'COBOL、JCL、契約管理の夜間バッチ',
    jobAfterTransfer: '基幹システム刷新のエンジニア',
    specialityAfterTransfer: 'COBOLからJavaへの移行、新旧照合テスト',
    previousCareer: `ヤンゴンのコンピューター大学を出て23歳で東京へ。配属先は、生命保険の契約を管理する大型計算機の保守チームでした。9人のうち7人が50代以上。T.W.さんは自分より年上のプログラムを、8年間直し続けます。

端数の丸め方ひとつにも昭和のころの理由があり、それを知るのは61歳の先輩だけでした。仕事のあと、先輩は自販機の前で1日1つずつ、その理由を話してくれたといいます。`,
    motive: `休日に同郷の友人と集まると、話題はクラウドとスマートフォンのアプリです。T.W.さんは仕事を聞かれるたび「保険関係」とだけ答えていました。夜にJavaを学び、ウェブの求人に応募します。経歴書ではCOBOLの8年を2行に縮めました。返ってきたのは、未経験者として年収350万円からという話ばかり。11社目で応募をやめています。

先輩が定年を迎えた日、最後の理由を聞き終えて、T.W.さんは気づきました。これを知っている人は、もう社内に自分しかいない。`,
    reason: `<p>経歴書を書き直し、2行を2ページに広げると、3週間で5社から面接の申し込みが届きます。40年使った仕組みを新しくしたいのに、中身を読める人がいない会社ばかりでした。今度はT.W.さんが条件を出す番です。どの会社にも同じことを伝えました。「古いほうの説明係では終わりたくありません。新しいコードも書かせてください」</p>
<ul>
<li>仙台のその会社は、東北の金融機関の基幹システムをJavaに移している</li>
<li>調査と開発を半々にすることが、雇用条件の書面に明記された</li>
<li>丸めの規則を1つずつテストに書き残す作業が、正式な工程になっている</li>
<li>岩手で介護の仕事をしている妹に、新幹線で会いに行ける</li>
</ul>`,
    comment:
      '「COBOLは消したほうがいいですか」が、最初のご質問でした。私は答えるかわりに、その週に届いていた求人のうち、COBOLの読める人を探しているものを印刷してお見せしたのです。14件ありました。T.W.さんは1枚ずつめくって、しばらく無言でした。ただ、古い技術の人として囲い込まれる心配はもっともです。新しい開発を半分という約束は、口頭ではなく書面でいただくよう、北原が最後まで粘りました。',
    ca: 'グエン・ティ・ハー',
    ra: '北原 結衣',
  },
  en: {
    initials: 'Ms. T.W.',
    gender: 'woman',
    age: 'early 30s',
    nationality: 'Myanmar',
    languageSkills: 'Japanese: fluent (JLPT N1). English: conversational.',
    catchTitle: 'COBOL was the one thing I meant to leave off my CV.',
    jobBeforeTransfer: 'Maintenance programmer, insurance systems',
    specialityBeforeTransfer: 'COBOL, JCL, nightly batches for policies',
    jobAfterTransfer: 'Modernisation engineer, core systems',
    specialityAfterTransfer: 'Migration from COBOL to Java, reconciliation tests',
    previousCareer: `T.W. left a computer university in Yangon for Tokyo at 23 and was put with the team that maintains the mainframe holding a life insurer’s policies. Seven of its nine members were past fifty. For eight years she repaired programs that were older than she was.

Even the rounding of a fraction of a yen had its reasons, decades back, and one colleague of 61 knew them. After work, beside the vending machine, he would tell her one a day.`,
    motive: `When friends from home met on a Sunday the talk was of cloud services and phone apps. Asked about her own work she said “insurance” and left it there. She studied Java in the evenings and applied for web jobs, with eight years of COBOL pressed into two lines. All that came back was talk of a beginner’s salary of 3.5 million yen. After eleven firms she gave up.

On the day her colleague retired he gave her the last of his reasons. It struck her that from Monday nobody in the company would know them but her.`,
    reason: `<p>She let the two lines grow to two pages, and in three weeks five companies wanted to meet her. Every one had a system forty years old to replace and nobody who could read it. Now it was she who set terms, the same to each: she did not want to end as the guide to the old code, and must write the new as well.</p>
<ul>
<li>The firm, in Sendai, is moving the core systems of banks in the region to Java</li>
<li>Half investigation and half development, it says in her written terms</li>
<li>Recording each rounding rule as a test is an official stage of the project</li>
<li>Her sister, a care worker in Iwate, is a train ride away</li>
</ul>`,
    comment:
      'Should she delete COBOL, was the first thing she asked me. For an answer I printed that week’s jobs for people able to read it. There were fourteen, and she turned them over one at a time without a word. She was right, all the same, to be afraid of being shut in with the old machine. Yui would not let the matter rest until the promise of new development was on paper.',
    ca: 'Nguyen Thi Ha',
    ra: 'Yui Kitahara',
  },
}
