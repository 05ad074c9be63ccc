import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'glossary-and-forms-for-working-in-japan',
  language: 'ja',
  title: '転職と在留の用語集。書類の名前、提出先、提出時期のまとめ',
  excerpt:
    '「源泉徴収票」と「課税証明書」はどう違うのか。転職、給与、社会保険、在留資格でよく使う言葉と書類を、意味と使う場面で引けるようにしました。',
  category: 'library',
  tags: ['glossary', 'documents', 'residence-status'],
  publishedDaysAgo: 140,
  updatedDaysAgo: 12,
  isEditorsChoice: true,
  author: '北原 結衣',
  authorNote: 'Hashiキャリアアドバイザー、行政書士。用語は年に二回見直しています。',
  body: `<p>日本の手続きが難しく見えるのは、制度よりも名前のせいかもしれません。似た名前の書類がいくつもあり、提出先もばらばらです。この記事は、初めから読むためのものではなく、困ったときに引くためのものです。言葉は場面ごとに分けました。</p>
<h2 id="job-hunting">応募と選考の言葉</h2>
<table>
<thead><tr><th scope="col">言葉</th><th scope="col">読み方</th><th scope="col">意味</th></tr></thead>
<tbody>
<tr><td>履歴書</td><td>りれきしょ</td><td>氏名、学歴、職歴の年月、資格を決まった書式で書く書類</td></tr>
<tr><td>職務経歴書</td><td>しょくむけいれきしょ</td><td>担当した仕事と成果を自由な書式で書く書類。A4で2、3枚</td></tr>
<tr><td>求人票</td><td>きゅうじんひょう</td><td>募集の条件を書いたもの。契約の条件ではない</td></tr>
<tr><td>適性検査</td><td>てきせいけんさ</td><td>言語、計算、性格などの試験。英語で受けられるものもある</td></tr>
<tr><td>内定</td><td>ないてい</td><td>採用の約束。承諾すると労働契約が成立したと扱われることが多い</td></tr>
<tr><td>労働条件通知書</td><td>ろうどうじょうけんつうちしょ</td><td>賃金、時間、場所などを会社が書面などで示すもの</td></tr>
<tr><td>試用期間</td><td>しようきかん</td><td>本採用の前の期間。3カ月か6カ月が多い。社会保険には初日から入る</td></tr>
<tr><td>客先常駐</td><td>きゃくさきじょうちゅう</td><td>自社に籍を置き、取引先の職場で働くこと</td></tr>
</tbody>
</table>
<p>書き方は<a href="/blog/first-five-lines-of-your-career-history">職務経歴書の記事</a>、条件の読み方は<a href="/blog/how-to-read-a-japanese-job-advertisement">求人票の記事</a>で説明しています。</p>
<h2 id="work">働き方と給与の言葉</h2>
<ul>
<li><strong>額面と手取り。</strong>額面は引かれる前、手取りは口座に入る額。求人の年収は額面です。</li>
<li><strong>所定労働時間。</strong>会社が決めた時間。法律の上限（1日8時間、週40時間）は「法定労働時間」といいます。</li>
<li><strong>36協定（さぶろくきょうてい）。</strong>残業をさせるために、会社と従業員の代表が結ぶ取り決め。</li>
<li><strong>固定残業代。</strong>決まった時間分の残業代を毎月払う仕組み。超えた分は別に払われます。</li>
<li><strong>年末調整。</strong>12月に会社が所得税を計算し直す手続き。生命保険料や扶養の書類を出します。</li>
<li><strong>特別徴収。</strong>住民税を会社が給与から引いて納めること。自分で納めるのは「普通徴収」。</li>
<li><strong>標準報酬月額。</strong>社会保険料を計算するための、区切りのよい月給の額。4月から6月の給与で決まり、9月から変わります。</li>
</ul>
<h2 id="similar">名前の似た書類を見分ける</h2>
<p>ご質問がいちばん多いのは、次の組み合わせです。</p>
<table>
<thead><tr><th scope="col">書類</th><th scope="col">発行元</th><th scope="col">わかること</th><th scope="col">使う場面</th></tr></thead>
<tbody>
<tr><td>源泉徴収票</td><td>会社</td><td>1年の給与と所得税</td><td>転職先の年末調整、確定申告</td></tr>
<tr><td>課税証明書</td><td>市区町村</td><td>前年の所得と住民税の額</td><td>在留期間の更新、永住の申請</td></tr>
<tr><td>納税証明書（住民税）</td><td>市区町村</td><td>住民税を納めたかどうか</td><td>在留期間の更新、永住の申請</td></tr>
<tr><td>納税証明書（その3）</td><td>税務署</td><td>所得税などに未納がないこと</td><td>永住の申請</td></tr>
<tr><td>在職証明書</td><td>今の会社、前の会社</td><td>在籍期間と仕事の内容</td><td>在留資格の申請、部屋の契約</td></tr>
<tr><td>退職証明書</td><td>前の会社</td><td>退職した日</td><td>入管の申請、国民健康保険</td></tr>
<tr><td>離職票</td><td>ハローワーク（会社経由）</td><td>離職の理由と賃金</td><td>失業給付</td></tr>
<tr><td>雇用保険被保険者証</td><td>ハローワーク（会社経由）</td><td>雇用保険の番号</td><td>転職先に提出</td></tr>
<tr><td>ねんきん定期便</td><td>日本年金機構</td><td>年金の加入記録</td><td>記録の確認。誕生月に届く</td></tr>
</tbody>
</table>
<h2 id="residence">在留資格の言葉</h2>
<h3 id="status-or-visa">在留資格と査証（ビザ）</h3>
<p>査証は、入国の前に海外の日本大使館などが出す推薦のようなもの。在留資格は、日本にいて何をしてよいかを定めた資格です。日常では在留資格のことも「ビザ」と呼びますが、書類では区別します。</p>
<h3 id="applications">申請と届出</h3>
<ul>
<li><strong>在留資格認定証明書（COE）。</strong>海外にいる方を呼ぶとき、会社などが先に申請する証明書。</li>
<li><strong>在留資格変更許可申請。</strong>留学から就労など、資格の種類を変える申請。</li>
<li><strong>在留期間更新許可申請。</strong>同じ資格のまま期間を延ばす申請。6カ月以上の在留期間をもつ方は、満了のおおむね3カ月前から出せます。</li>
<li><strong>就労資格証明書。</strong>今の資格で、その仕事ができることの証明。転職のときに役立ちます。</li>
<li><strong>資格外活動許可。</strong>本来の活動以外で収入を得るための許可。副業や留学生のアルバイトなど。</li>
<li><strong>所属機関に関する届出。</strong>会社を変えた日から14日以内の届出。<a href="/blog/report-your-change-of-employer">手順の記事</a>があります。</li>
<li><strong>みなし再入国許可。</strong>1年以内に戻るなら、出国のとき申し出るだけで在留資格を保てる仕組み。</li>
<li><strong>特例期間。</strong>満了日までに申請していれば、結果が出るまで、満了後も最長2カ月は同じ資格で在留できます。</li>
</ul>
<h3 id="cards">カードの名前</h3>
<p>在留カードは、常に携帯する義務があります（16歳未満は不要）。マイナンバーカードは任意で、健康保険証としても使えます。2026年6月14日からは、希望すれば二枚を一枚にした「特定在留カード」も申請できるようになりました。</p>
<h2 id="deadlines">期限の早見表</h2>
<table>
<thead><tr><th scope="col">出来事</th><th scope="col">手続き</th><th scope="col">提出先</th><th scope="col">期限</th></tr></thead>
<tbody>
<tr><td>退職した、入社した</td><td>所属機関に関する届出</td><td>入管</td><td>14日以内</td></tr>
<tr><td>引っ越した</td><td>住居地の届出</td><td>市区町村</td><td>14日以内</td></tr>
<tr><td>結婚などで氏名が変わった</td><td>在留カードの記載事項の変更</td><td>入管</td><td>14日以内</td></tr>
<tr><td>会社を辞めて間が空く</td><td>国民健康保険、国民年金</td><td>市区町村</td><td>14日以内</td></tr>
<tr><td>会社の健康保険を続けたい</td><td>任意継続</td><td>健康保険の運営者</td><td>20日以内</td></tr>
<tr><td>子どもが生まれた</td><td>出生届</td><td>市区町村</td><td>14日以内</td></tr>
<tr><td>子どもが生まれた</td><td>在留資格の取得</td><td>入管</td><td>30日以内</td></tr>
<tr><td>日本を離れた</td><td>脱退一時金の請求</td><td>日本年金機構</td><td>2年以内</td></tr>
</tbody>
</table>
<p>期限の最後の日が土日や祝日に当たるときの扱いは手続きによって違います。前の平日までに済ませるのが安全です。</p>
<h2 id="forms">書式の置き場所</h2>
<ul>
<li>在留の申請書と届出書は<a href="https://www.moj.go.jp/isa/">出入国在留管理庁</a></li>
<li>履歴書の様式例、労働条件通知書のひな形は<a href="https://www.mhlw.go.jp/">厚生労働省</a></li>
<li>年末調整、確定申告、納税管理人の届出は<a href="https://www.nta.go.jp/">国税庁</a></li>
<li>脱退一時金の請求書は<a href="https://www.nenkin.go.jp/">日本年金機構</a></li>
</ul>
<p>いずれも無料で手に入ります。様式は改められることがありますから、古いファイルを使い回さず、出す日に取り直してください。この記事の内容は2026年時点のものです。</p>`,
}
