import type { StorySeed } from '../types.ts'

export const story: StorySeed = {
  id: 15,
  isTop: false,
  salaryBefore: 340,
  salaryAfter: 560,
  roleBefore: 'others',
  roleAfter: 'infrastructure_development',
  origin: 'south_asia',
  japaneseLevel: 'business_level_jp',
  ja: {
    initials: 'R.H.さん',
    gender: '男性',
    age: '30代前半',
    nationality: 'バングラデシュ',
    languageSkills: '日本語はビジネスレベル（JLPT N2）。英語はビジネスレベル。',
    catchTitle: '頼まれていないのに、不審メールを読み続けた。',
    jobBeforeTransfer: '人材会社の社内ヘルプデスク',
    specialityBeforeTransfer: 'アカウント管理、PCの設定、問い合わせ対応',
    jobAfterTransfer: 'セキュリティアナリスト（SOC）',
    specialityAfterTransfer: 'ログ分析、メール攻撃の調査、検知ルールの作成',
    previousCareer: `クルナの大学で計算機科学を学び、日本語学校を経て東京の人材会社へ。社員1,300人の社内ヘルプデスクに3年半いました。1日の問い合わせは平均42件。パスワードの再発行が、その3分の1を占めます。

2年目の冬、経理の社員が「請求書が開けない」とノートPCを抱えて来ました。添付ファイルを見たR.H.さんは、開けなくてよかったのだと気づきます。`,
    motive: `その日から、社員が「変なメール」と転送してくるものを、削除する前に1通ずつ読むようになりました。送信元、言い回し、リンクの先。昼休みに表へ書き足していき、1年半で640通。月初の火曜に増えること、同じ誤字を使う差出人が3つの名前を持つことが見えてきます。

報告書を出すと、上司は感心し、それから「で、問い合わせの件数は減る？」と尋ねました。悪気がないのは分かっています。この表を仕事にできる場所があるはずだ、とR.H.さんは考え始めました。`,
    reason: `<p>セキュリティの求人は、たいてい実務3年を求めます。資格の勉強も始めましたが、子どもが生まれたばかりで、試験は2度見送りました。書類が通ったのは、川崎の監視センターと、都内のもう1社だけです。</p>
<ul>
<li>川崎の会社は、匿名にした640通の表を2人の分析官が事前に読み込んでいた</li>
<li>面接の最後に本物の攻撃メールを渡され、その場で読み解いた。分析官の知らなかった癖を1つ見つけている</li>
<li>夜勤は月4回まで。子どもが1歳になるまでは免除された</li>
<li>資格の受験料は合否を問わず2回分まで会社が負担する</li>
</ul>`,
    comment:
      '表を見せてもらって、まず確かめたのは持ち出してよいものかどうかです。前の会社の情報が入っていては、この仕事に就く人として失格ですから。R.H.さんは上司の許可を取り、会社名も人名も自分で消してから持ってきました。面接官に最も評価されたのは、実はその手順でした。ヘルプデスクの3年半も無駄になっていません。怖がって電話をかけてくる人と話すのが、誰より上手なのです。',
    ca: '岡部 拓海',
    ra: '佐藤 大地',
  },
  en: {
    initials: 'Mr. R.H.',
    gender: 'man',
    age: 'early 30s',
    nationality: 'Bangladesh',
    languageSkills: 'Japanese: business (JLPT N2). English: business.',
    catchTitle: 'Nobody asked me to read the phishing emails. I did.',
    jobBeforeTransfer: 'In-house help desk, recruitment company',
    specialityBeforeTransfer: 'Accounts, PC set-up, user support',
    jobAfterTransfer: 'Security analyst, operations centre',
    specialityAfterTransfer: 'Log analysis, email attacks, detection rules',
    previousCareer: `R.H. read computer science in Khulna, came to Japan by way of a language school, and spent three and a half years on the help desk of a recruitment company in Tokyo with a staff of 1,300. It took 42 queries on an average day, a third of them about forgotten passwords.

In his second winter somebody from accounts carried in a laptop because an invoice refused to open. R.H. looked at the attachment and saw how lucky that was.`,
    motive: `After that, whenever staff forwarded something odd, he read it before deleting it: the sender, the turns of phrase, where the links led. He kept a table in his lunch breaks. In eighteen months it grew to 640 messages, and he could see that they multiplied on the first Tuesday of the month, and that one sender with three names always made the same spelling mistake.

He wrote a report. His manager was impressed, and then asked if it would bring the number of queries down. It was kindly meant. R.H. began to think that somewhere this table must be a job.`,
    reason: `<p>Security jobs usually ask for three years’ experience. He started on a certificate, but with a newborn at home he let two examination dates go by. Only two employers got as far as inviting him, one of them an operations centre in Kawasaki.</p>
<ul>
<li>In Kawasaki two analysts had read all 640 rows, made anonymous, before he walked in</li>
<li>They ended by handing him a real attack to take apart, and he found a habit they had missed</li>
<li>At most four night shifts a month, and none until his child turned one</li>
<li>The firm pays for two attempts at the certificate, passed or failed</li>
</ul>`,
    comment:
      'Before anything else I asked whether he was allowed to show me that table, because someone who carries off his employer’s data has no business in security. He had obtained his manager’s permission and removed every name himself. Of all he did, the interviewers rated that highest. Nor were the years on the help desk lost: when people ring up frightened, nobody talks to them better.',
    ca: 'Takumi Okabe',
    ra: 'Daichi Sato',
  },
}
