import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 2,
  isTop: false,
  salaryBefore: 360,
  salaryAfter: 540,
  roleBefore: 'qa',
  roleAfter: 'qa',
  origin: 'americas',
  japaneseLevel: 'fluent_jp',
  ja: {
    initials: 'C.Y.さん',
    gender: '女性',
    age: '30代前半',
    nationality: 'ブラジル',
    languageSkills: '日本語は会話が流暢、読み書きは日常レベル。英語は基礎会話。',
    catchTitle: '話せるのに、テスト計画書が読めなかった。',
    jobBeforeTransfer: 'カーナビの手動テスト担当',
    specialityBeforeTransfer: '実機テスト、不具合報告、4人チームのリーダー',
    jobAfterTransfer: 'QAエンジニア（テスト自動化）',
    specialityAfterTransfer: 'Python、Appium、回帰テストの設計',
    previousCareer: `9歳でロンドリーナから浜松へ。小学校と中学校は日本の公立に通い、高校は家計を助けるため2年で中退しました。楽器工場で部品の箱詰めをしていた24歳のとき、「カーナビのボタンを押して、おかしな動きを記録する仕事」の求人を見つけて応募します。

これが性に合いました。祖母の家へ向かういつもの県道を走っていて、3世代前の製品から残っていたルート再計算の不具合を突き止めたこともあります。6年のうちに、4人のテスターを束ねる立場になりました。`,
    motive: `会議で気づく人はいませんでした。C.Y.さんの話し言葉は、生まれも育ちも遠州の人と変わりません。だから60ページのテスト計画書も、当然のように机に置かれます。持ち帰り、辞書を引き、読み終わるころには日付が変わっています。上司に打ち明けたことは一度もなかったそうです。

手動テストを半分に減らすと会社が発表したのは、その年の秋。自動化を学ぼうにも、社内講座は漢字の詰まった分厚い教材での自習でした。`,
    reason: `<p>次は先に言おうと決めていました。名古屋での面接が始まってすぐ、自分の日本語は「耳で覚えた日本語」だと説明し、どう補っているかを実演します。読み上げソフトと、自作の用語集400語。面接官に「その用語集、うちにもいただけませんか」と聞かれました。</p>
<ul>
<li>テスト項目はコードと短い文で管理し、長い計画書を作らない</li>
<li>仕様は、口頭で議論してから文書にする。録音してもよい</li>
<li>入社後の半年間、週4回の午後は自動化エンジニアとのペア作業</li>
<li>実機での勘がある人を、自動化チームが探していた</li>
</ul>`,
    comment:
      '最初の10分はポルトガル語で話しました。読み書きのことを伺ったのも、その10分のなかでした。書類のない仕事を探してほしい、というお気持ちだったかもしれません。テストの世界にそういう職場はないので、書類の短いチームを探すことにしました。森山が6社に「計画書は何ページですか」と尋ねたところ、そんな質問は初めてだと皆さん驚いていました。',
    ca: 'ルイーザ・フェルナンデス',
    ra: '森山 恵美',
  },
  en: {
    initials: 'Ms. C.Y.',
    gender: 'woman',
    age: 'early 30s',
    nationality: 'Brazil',
    languageSkills: 'Japanese: fluent in speech, everyday level in reading and writing. English: basic.',
    catchTitle: 'I could speak Japanese. I could not read the test plan.',
    jobBeforeTransfer: 'Manual tester, car navigation',
    specialityBeforeTransfer: 'Testing on devices, fault reports, lead of a team of four',
    jobAfterTransfer: 'QA engineer, test automation',
    specialityAfterTransfer: 'Python, Appium, regression test design',
    previousCareer: `C.Y. was nine when her family moved from Londrina to Hamamatsu. She went to Japanese primary and junior high schools, and left senior high in her second year to help with money at home. At 24, packing parts for a maker of musical instruments, she answered an advertisement for someone to press the buttons of car navigation units and write down what went wrong.

It suited her. On the prefectural road to her grandmother’s house she once caught a route recalculation fault that had survived three generations of the product. Within six years she was leading four testers.`,
    motive: `Nobody in the meetings guessed. To listen to, she might have been born in the district, so a sixty-page test plan would land on her desk as it would on anyone’s, and she read it at home with a dictionary until past midnight. No manager ever heard about it.

Then the firm announced that manual testing would be cut by half. She wanted to learn automation, but the in-house course was self-study from a thick binder of dense kanji.`,
    reason: `<p>This time she would say it first. A few minutes into the interview in Nagoya she explained that she had learnt her Japanese by ear, and demonstrated how she coped: a screen reader, and a glossary of 400 terms she had compiled. The interviewer asked if the team could have a copy.</p>
<ul>
<li>Test cases are kept as code and short sentences; nobody writes long plans</li>
<li>Specifications are talked through before they are written, and she may record the talk</li>
<li>For the first half year she paired with an automation engineer four afternoons a week</li>
<li>The automation team was short of people with a feel for real devices</li>
</ul>`,
    comment:
      'We spoke Portuguese for the first ten minutes, and that is when she told me about the reading. I think she hoped I would find a job without documents. Testing has none, so we went looking for a team whose documents are short. My colleague Emi asked six employers how many pages their test plans run to, and every one of them said it was a new question.',
    ca: 'Luiza Fernandes',
    ra: 'Emi Moriyama',
  },
}
