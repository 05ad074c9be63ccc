import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 13,
  isTop: false,
  salaryBefore: 720,
  salaryAfter: 720,
  roleBefore: 'mobile_system_development',
  roleAfter: 'mobile_system_development',
  origin: 'southeast_asia',
  japaneseLevel: 'daily_conversational_level_jp',
  ja: {
    initials: 'F.H.さん',
    gender: '女性',
    age: '30代前半',
    nationality: 'マレーシア',
    languageSkills: '日本語は日常会話。英語は流暢。',
    catchTitle: '年収は同じでいい。夜の呼び出しを減らしたい。',
    jobBeforeTransfer: 'フードデリバリーのiOSエンジニア',
    specialityBeforeTransfer: 'Swift、配達員アプリ、当番制の障害対応',
    jobAfterTransfer: '通院予約アプリのiOSエンジニア',
    specialityAfterTransfer: 'SwiftUI、読み上げ対応、自動テスト',
    previousCareer: `ペナンの大学を出てクアラルンプールで5年、東京に来て4年。フードデリバリーの会社で、配達員が使うiPhoneアプリを担当しました。入社したころ9人だったモバイルチームは、2度の組織変更を経て4人に。障害当番は月に11晩、回ってきます。

去年の7月、F.H.さんは起こされた時刻を手帳に書き始めました。1カ月で23回。そのうち翌朝まで待てなかったものは、3回でした。`,
    motive: `朝4時に直した不具合が、9時の会議で「迅速な対応」として褒められる。褒められるたびに、次も起きるのは自分だと分かってしまう。そんな半年だったといいます。

決め手は、母の来日でした。クアラルンプールから遊びに来て7泊した母は、帰りの空港で「あなた、食事中に一度もこっちを見なかったね」とだけ言いました。断食明けの祭りにも帰れなかった年のことです。`,
    reason: `<p>3社から内定が出ます。820万円、850万円、そして今と同じ720万円。F.H.さんは、どの会社にも同じお願いをしていました。「直近3カ月の障害当番の記録を、件数だけ見せてください」。数字を出してくれたのは1社でした。</p>
<ul>
<li>夜間の呼び出しは3カ月で2件。翌日は正午からの出社になる</li>
<li>利用者の4割が60歳以上。読み上げや大きな文字への対応を、設計の段階から任される</li>
<li>自動テストに全工数の2割を充てる方針を、経営会議が承認している</li>
<li>礼拝の時間に会議を入れない。頼む前に、予定表の設定を教えてもらえた</li>
</ul>
<p>入社後8カ月で、手帳の記録は1回だそうです。</p>`,
    comment:
      '年収の上がらない内定を選ぶ理由は、あとで自分を納得させられるものでなければなりません。ですからF.H.さんには、850万円のほうを断る文面を先に書いてみてもらいました。すらすら書けたので、大丈夫だと思いました。当番の記録は本来、社外に出すものではありません。件数だけならと応じてくださった採用担当の方に、お礼を申し上げたいです。',
    ca: '佐藤 大地',
    ra: '森山 恵美',
  },
  en: {
    initials: 'Ms. F.H.',
    gender: 'woman',
    age: 'early 30s',
    nationality: 'Malaysia',
    languageSkills: 'Japanese: conversational. English: fluent.',
    catchTitle: 'The same salary would do. I wanted fewer calls at night.',
    jobBeforeTransfer: 'iOS engineer, food delivery',
    specialityBeforeTransfer: 'Swift, courier app, on-call rota',
    jobAfterTransfer: 'iOS engineer, clinic appointments',
    specialityAfterTransfer: 'SwiftUI, screen reader support, automated tests',
    previousCareer: `After university in Penang F.H. worked in Kuala Lumpur for five years and then in Tokyo for four, on the iPhone app that couriers use at a food delivery company. When she joined, the mobile team numbered nine. Two reorganisations later it was four, and she was on call eleven nights a month.

Last July she started to note in her diary when she was woken. It came to 23 times that month. Three of those could not have waited until morning.`,
    motive: `A bug fixed at four would be praised at the nine o’clock meeting as a swift response. Each time she heard it she knew who would be getting up for the next one, and that went on for half a year.

Then her mother came to stay, seven nights from Kuala Lumpur. At the airport on the way home she said only, “You never once looked up while we ate.” F.H. had missed the family’s feast at the end of Ramadan that year as well.`,
    reason: `<p>Three offers came: 8.2 million yen, 8.5 million, and 7.2 million, which was what she already had. She had asked every firm for one thing, the number of night calls in the past three months. One firm produced it.</p>
<ul>
<li>Two calls in three months; after one, the day begins at noon</li>
<li>Four users in ten are over 60, and she has large type and screen readers in hand from the first sketch</li>
<li>The board has approved a fifth of all working time for automated tests</li>
<li>No meetings at prayer times; a colleague showed her the calendar setting before she could ask</li>
</ul>
<p>Eight months in, the diary has a single entry.</p>`,
    comment:
      'If you take the offer that pays no more, you need a reason that will still convince you later. So I had her draft the letter refusing 8.5 million before she had decided anything. It took her five minutes, and I stopped worrying. Firms do not normally let such figures out of the house, and I should like to thank the recruiter who agreed to give us the bare count.',
    ca: 'Daichi Sato',
    ra: 'Emi Moriyama',
  },
}
