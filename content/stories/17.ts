import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 17,
  isTop: false,
  salaryBefore: 300,
  salaryAfter: 500,
  roleBefore: 'other_than_it',
  roleAfter: 'others',
  origin: 'southeast_asia',
  japaneseLevel: 'fluent_jp',
  ja: {
    initials: 'P.S.さん',
    gender: '',
    age: '30代半ば',
    nationality: 'タイ',
    languageSkills: '日本語は流暢（JLPT N1）。英語はビジネスレベル。',
    catchTitle: '見たことのないゲームを、9年訳していた。',
    jobBeforeTransfer: 'フリーランスのゲーム翻訳者',
    specialityBeforeTransfer: '日タイ翻訳、用語統一、字幕',
    jobAfterTransfer: 'ゲーム会社のローカライズリード',
    specialityAfterTransfer: '翻訳の進行管理、言語テスト、東南アジア4言語',
    previousCareer: `バンコクの大学で日本文学を学び、卒業後はフリーランスでゲームの翻訳を9年。手がけたのは31作品、文字数にして360万字ほどになります。届くのは表計算ソフトのファイルだけ。前後の場面も、声も、話している人物の顔も分からないまま、セルを一つずつ埋めてきました。

締め切りを落としたことはなく、仕事が途切れたこともありません。`,
    motive: `タイ語では、返事の「はい」一つにも話し手の性別が表れます。4年前、ある作品に「はい。」とだけ書かれたセルがありました。誰の台詞ですかと問い合わせると、回答欄には「不明」とあります。女性の言い方を選びました。発売されてみると、それは身の丈2メートルの老将軍の、最後の台詞だったのです。

場面は動画で広まり、1年近く笑いの種になりました。責められはしなかったと、P.S.さんは言います。ただ、問い合わせ欄の向こう側に移らないかぎり、同じことは何度でも起こる。そう考えるようになりました。`,
    reason: `<p>とはいえ、9年間どこにも通勤したことのない身です。バンコクには70歳になる母がいて、収入の波にも慣れていました。神戸のゲーム会社から面接の代わりに提案されたのは、2日間の体験勤務。初日の午前中、P.S.さんは開発中のゲームを遊んでいるだけでよいと言われます。訳す前に遊ぶのが決まりなのだと聞いて、耳を疑ったそうです。</p>
<p>2日目には、台詞のファイルに話者と場面の画像を付ける仕組みについて意見を求められました。P.S.さんの答えは、話者の欄を空のまま保存できないようにすること。翌週、その変更は入社を待たずに組み込まれました。</p>
<p>年に1カ月はバンコクから働いてよいという条件が、最後の気がかりを除きます。入社から10カ月、問い合わせの欄で「不明」という回答は一度も使われていません。</p>`,
    comment:
      'P.S.さんの経歴書には、将軍の一件がどこにもありませんでした。失敗だから書かなかったと言うのです。私もベトナム語と日本語のあいだで暮らしていますから、あれが翻訳者の失敗でないことは分かります。面接では自分から話してみませんか、と勧めました。会社員になるのが怖いというお気持ちには、体験勤務を先方にお願いすることでお応えしたつもりです。',
    ca: 'グエン・ティ・ハー',
    ra: 'ルイーザ・フェルナンデス',
  },
  en: {
    initials: 'P.S.',
    gender: '',
    age: 'mid-30s',
    nationality: 'Thailand',
    languageSkills: 'Japanese: fluent (JLPT N1). English: business.',
    catchTitle: 'For nine years I translated games I had never seen.',
    jobBeforeTransfer: 'Freelance game translator',
    specialityBeforeTransfer: 'Japanese to Thai, terminology, subtitles',
    jobAfterTransfer: 'Localisation lead, game publisher',
    specialityAfterTransfer: 'Managing translation, linguistic testing, four languages of South-East Asia',
    previousCareer: `P.S. read Japanese literature at a university in Bangkok and then translated games as a freelancer for nine years: 31 titles, some 3.6 million characters. All that ever arrived was a spreadsheet. The scene, the voice and the face of whoever was speaking were unknown, and P.S. filled in cell after cell.

No deadline was missed in that time, and the work never ran dry.`,
    motive: `In Thai even a “yes” reveals whether a man or a woman is speaking. Four years ago one cell held nothing else. P.S. asked whose line it was, and the reply was “unknown”, so the answer became a woman’s. On release it proved to be the dying word of a general, an old man two metres tall.

The scene went round as a video and was a joke for most of a year. Nobody blamed the translator. But P.S. concluded that it would happen again and again to anyone on this side of the query form.`,
    reason: `<p>It was still a large step for someone who had not commuted in nine years, was used to an uneven income, and had a mother of seventy in Bangkok. A publisher in Kobe proposed two days of trial work in place of an interview. On the first morning P.S. was asked simply to play the game in development. That is the rule there: nobody translates what they have not played.</p>
<p>The second day brought a discussion of how to attach the speaker and a picture of the scene to each line. P.S. had one wish, that the file should refuse to be saved while the speaker was blank. A week later, with no contract signed as yet, the change had been built.</p>
<p>A month’s work from Bangkok every year removed the last worry. Ten months on, no query at the company has been answered with “unknown”.</p>`,
    comment:
      'The general was nowhere in the CV; one does not list one’s mistakes, P.S. told me. Living between Vietnamese and Japanese myself, I knew whose mistake it was not, and suggested telling the tale before anybody asked. As for the fear of becoming an employee, I could not argue it away. We asked the publisher for a trial, so that P.S. could find out.',
    ca: 'Nguyen Thi Ha',
    ra: 'Luiza Fernandes',
  },
}
