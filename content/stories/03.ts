import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 3,
  isTop: true,
  salaryBefore: null,
  salaryAfter: 430,
  roleBefore: 'student',
  roleAfter: 'embedded_system_development',
  origin: 'southeast_asia',
  japaneseLevel: 'daily_conversational_level_jp',
  ja: {
    initials: 'W.A.さん',
    gender: '女性',
    age: '20代前半',
    nationality: 'インドネシア',
    languageSkills: '日本語は日常会話（JLPT N3）。英語はビジネスレベル。',
    catchTitle: '31社に落ちたあと、畑の除草ロボットに会った。',
    jobBeforeTransfer: '',
    specialityBeforeTransfer: '',
    jobAfterTransfer: '農業ロボットの組み込みエンジニア',
    specialityAfterTransfer: 'C、モーター制御、CAN通信',
    previousCareer: `バンドンの郊外で、トラクターの修理工だった叔父を見て育ちました。現地の大学から3年次に愛知の大学へ編入し、専攻はメカトロニクス。卒業研究のテーマは、ぬかるみでも回転数の落ちないモーター制御です。

11人の研究室が使える試験場は、駐車場の裏の空き地ひとつ。梅雨どきにそこへ立つのは、たいていW.A.さんでした。走行試験の記録は212回分。どの車輪が空転しかけているか、音で分かるようになったそうです。`,
    motive: `就職活動を始めたのは、編入から1年がたった3月。応募した31社は、どれも同じところで止まりました。時間制限のあるウェブテストです。日本語の長文を読み終わらないうちに、画面が閉じてしまいます。

8月には研究室のほとんどに内定が出ていました。キャリアセンターに勧められたのは、通年で採用している販売や宿泊の仕事。その夜、試験では測れない自分の得意なことを紙に書き出してみました。残ったのは1行だけ。「泥の中で車輪を回す」。`,
    reason: `<p>帯広のそのメーカーの選考には、ウェブテストがありません。案内には「動くものを持ってきてください」とだけ書かれていました。持ち込んだ制御基板は、会議室のカーペットの上で見事に止まります。エンジニア4人が見守るなか、コネクターの緩みを突き止めるまで9分。合否の連絡は翌日でした。</p>
<ul>
<li>冬は開発、5月から10月は、車で15分の畑へ通って試験をする</li>
<li>新卒の採用は年に1、2人で、時期を決めていない</li>
<li>農家の方から聞いた話は、その日のうちに全員が見る掲示板に書く。聞き取れなかった言葉もそこで確かめられる</li>
</ul>`,
    comment:
      '8月にお会いしたとき、W.A.さんは落ちた会社の一覧を表にして持ってきました。不合格の理由の欄が、31行とも空白なのです。見ると、31社すべてが同じ形式の試験を使っていました。応募先を増やすより、試験のない会社を探しましょうと話したのがその日です。面接で基板が止まったと電話で聞いたときは、正直に言って、これは難しいかなと思いました。',
    ca: 'ルイーザ・フェルナンデス',
    ra: '佐藤 大地',
  },
  en: {
    initials: 'Ms. W.A.',
    gender: 'woman',
    age: 'early 20s',
    nationality: 'Indonesia',
    languageSkills: 'Japanese: conversational (JLPT N3). English: business.',
    catchTitle: 'After 31 rejections I met a weeding robot in a field.',
    jobBeforeTransfer: '',
    specialityBeforeTransfer: '',
    jobAfterTransfer: 'Embedded engineer, farm robots',
    specialityAfterTransfer: 'C, motor control, CAN bus',
    previousCareer: `W.A. grew up on the edge of Bandung, watching an uncle mend tractors. She transferred from her university there into the third year of one in Aichi, to study mechatronics. Her graduation project was a motor controller that holds its speed on soft ground.

The laboratory had eleven students and one test field, a patch of waste ground behind the car park. In the rainy season it was usually she who stood in it. She logged 212 runs, and came to know by the sound which wheel was about to slip.`,
    motive: `She began looking for work in March, a year after the transfer. Thirty-one applications stopped at the same gate: a timed web test, whose long Japanese passages closed before she reached the end of them.

By August nearly everyone in the laboratory had an offer. The careers office suggested shops and hotels, which hire all year. That night she wrote a list of things she was good at that no test would find. One line survived: making wheels turn in mud.`,
    reason: `<p>The manufacturer, in Obihiro, gives no web test. Its invitation said only: please bring something that moves. On the meeting room carpet her controller stopped dead. With four engineers watching she needed nine minutes to trace it to a loose connector, and the answer came the next day.</p>
<ul>
<li>Winter is for development; from May to October the team tests in fields 15 minutes away</li>
<li>One or two graduates are hired a year, at no fixed season</li>
<li>What farmers say goes on a shared board the same day, so a word she missed can be asked about there</li>
</ul>`,
    comment:
      'When we met in August she had put the rejections in a table, and the column for the reason was blank thirty-one times. Then I noticed that all 31 firms used the same type of test. Sending out more applications would have changed nothing, so that day we decided to look only where there was no such test. When she rang to say the controller had died in the interview, I will admit I thought that was that.',
    ca: 'Luiza Fernandes',
    ra: 'Daichi Sato',
  },
}
