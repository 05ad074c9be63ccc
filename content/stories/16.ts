import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 16,
  isTop: false,
  salaryBefore: 370,
  salaryAfter: 520,
  roleBefore: 'others',
  roleAfter: 'web_designer',
  origin: 'east_asia',
  japaneseLevel: 'fluent_jp',
  ja: {
    initials: 'E.B.さん',
    gender: '女性',
    age: '20代後半',
    nationality: 'モンゴル',
    languageSkills: '日本語は流暢（JLPT N1）。英語は基礎会話。',
    catchTitle: '2秒の派手さから、0.25秒の静けさへ。',
    jobBeforeTransfer: '遊技機の映像制作会社のモーションデザイナー',
    specialityBeforeTransfer: 'After Effects、Cinema 4D、演出映像',
    jobAfterTransfer: '車載ディスプレイのHMIデザイナー',
    specialityAfterTransfer: '画面遷移、アイコンの動き、試作と評価',
    previousCareer: `高専への留学生として来日し、情報デザインを学んで東京の映像制作会社に就職。パチンコ機の液晶に流れる演出を5年間作りました。金色の粒が2秒で画面を埋める、あの映像です。1本に使う粒は8万個。もっと派手に、という修正依頼が返ってこなかったことはありません。

技術は身につきました。同期のなかで誰よりも早く主任になっています。`,
    motive: `帰省したとき、父の運転するトラックの助手席で、ウランバートルから北へ向かう夜道を走りました。後付けのナビがきらきらと光るたびに、父の目が道から離れます。数えてみると、1回につきおよそ2秒。自分が毎日作っている長さと同じでした。

車の画面を作ろうと決めたものの、見せられる作品がありません。5年分の映像はすべて、未発売の機種も含めて守秘義務の対象です。作品集の提出欄を空けたまま、3社に書類で断られました。`,
    reason: `<p>E.B.さんは新しい作品を一つだけ作りました。エアコンの温度を1度上げるときの、数字の動き。同じ操作を20通り、それぞれ0.1秒から1秒まで並べ、最後に自分の選んだ0.25秒を置いています。厚木の会社の責任者は、これを見て、面接の予定にはなかった試作車の試乗まで用意してくれました。</p>
<ul>
<li>作った動きを、視線の計測装置を着けた運転者で確かめられる</li>
<li>派手さを足す会議がなく、何を消すかを話し合う</li>
<li>作品は量産が始まれば公開してよく、デザイナーの名前も出る</li>
<li>モンゴルの冬の路面での試験に、同行する枠がある</li>
</ul>`,
    comment:
      '作品を出せないデザイナーの方は、実は少なくありません。前の会社に掛け合うより、1週間で新しく作るほうが早いと考えました。届いた動画は24秒で、音も装飾もなし。私などは「これだけですか」と言ってしまったのですが、自動車部品メーカーにいたルイーザは黙って3回再生し、すぐ電話をかけていました。年収は主任手当の分まで含めて比べ、それでも上がる条件を選んでいます。',
    ca: '北原 結衣',
    ra: 'ルイーザ・フェルナンデス',
  },
  en: {
    initials: 'Ms. E.B.',
    gender: 'woman',
    age: 'late 20s',
    nationality: 'Mongolia',
    languageSkills: 'Japanese: fluent (JLPT N1). English: basic.',
    catchTitle: 'From two seconds of dazzle to a quarter-second of calm.',
    jobBeforeTransfer: 'Motion designer, amusement machines',
    specialityBeforeTransfer: 'After Effects, Cinema 4D, effect sequences',
    jobAfterTransfer: 'HMI designer, in-car displays',
    specialityAfterTransfer: 'Screen transitions, icon motion, prototypes and trials',
    previousCareer: `E.B. came to Japan to attend a technical college, where she studied information design, and joined a production company in Tokyo. For five years she made sequences for the screens of pachinko machines, the kind in which gold dust fills the picture in two seconds. One sequence takes 80,000 grains. She cannot recall a client who did not ask for more.

She learnt the craft thoroughly, and of everyone hired in her year she was the first to be made a senior.`,
    motive: `On a visit home she rode in the cab of her father’s lorry, north from Ulaanbaatar at night. Each time the navigation screen he had fitted began to glitter, his eyes left the road. She counted: two seconds, the very length she spent her days producing.

She would design screens for cars. But she had nothing to show, as all five years were covered by confidentiality agreements and some of the machines had yet to be released. Three applications went off with no portfolio attached, and came back.`,
    reason: `<p>So she made a single new piece: the figure on a car’s heater going up by one degree. It does so in twenty ways, lasting from a tenth of a second to a whole one, and ends on the version she would choose, a quarter of a second. The woman in charge at a firm in Atsugi watched it and took her, outside the agenda, for a drive in a prototype.</p>
<ul>
<li>Drivers wearing eye trackers try out each movement she designs</li>
<li>No meeting asks for more sparkle; the talk is of what to remove</li>
<li>Once a model is in production the work may be shown, under the designer’s name</li>
<li>There is a place for her on the winter road tests in Mongolia</li>
</ul>`,
    comment:
      'Plenty of designers cannot show what they have made. We could have pleaded with her employer, but a week’s new work seemed quicker. What arrived was 24 seconds long, without sound or ornament, and I am afraid I asked if that was all. Luiza, who comes from a car parts maker, played it through silently and then played it again, and reached for the telephone. For the pay we compared totals, senior’s allowance included, and it is still a rise.',
    ca: 'Yui Kitahara',
    ra: 'Luiza Fernandes',
  },
}
