import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'pension-and-the-lump-sum-withdrawal',
  language: 'en',
  title: 'Your Japanese pension: leave it, add it up, or take the lump sum',
  excerpt:
    'Three years of premiums, three possible outcomes. What each is worth in yen, which countries add their years to Japan’s, and how to claim after you leave.',
  category: 'english/social-insurance',
  tags: ['pensions'],
  publishedDaysAgo: 151,
  updatedDaysAgo: 151,
  author: 'Nguyen Thi Ha',
  authorNote: 'Career advisor at Hashi. Checked by a licensed social insurance consultant.',
  body: `<p>Nine per cent of your pay goes to the employees’ pension (<em>厚生年金</em>) each month. If you mean to stay until 65, that is simply your pension. If you may leave, there are three ways it can end, and the one that pays soonest is often not the one that pays most. The figures are those of 2026.</p>
<h2 id="what">What you are paying for</h2>
<p>The premium is 18.3 per cent of standard monthly pay, half of it yours. It buys three things: an old-age pension from 65, a disability pension, and a pension for the family if you die. The last two cover you from the first months, as long as no premiums are missing. At 29 an old-age pension seems far away; an accident does not ask for your age.</p>
<p>The old-age pension has two storeys. The basic pension is the same for everyone: 40 years give about 847,000 yen a year. The employees’ part depends on pay. To receive either you need <strong>120 months</strong> on the record.</p>
<h2 id="example">One person, three years</h2>
<p>Take 36 months at a standard monthly pay of 410,000 yen, no bonus. Your own share was 37,515 × 36, or 1,350,540 yen.</p>
<h3 id="lump">The lump sum (脱退一時金)</h3>
<p>The Japan Pension Service multiplies the average standard pay by a rate that depends on the months. It rises every six months; these are some of the steps.</p>
<table>
<thead><tr><th scope="col">Months paid</th><th scope="col">Rate</th><th scope="col">At 410,000 yen</th></tr></thead>
<tbody>
<tr><td>6 to 11</td><td>0.5</td><td>205,000</td></tr>
<tr><td>12 to 17</td><td>1.1</td><td>451,000</td></tr>
<tr><td>24 to 29</td><td>2.2</td><td>902,000</td></tr>
<tr><td>36 to 41</td><td>3.3</td><td>1,353,000</td></tr>
<tr><td>48 to 53</td><td>4.4</td><td>1,804,000</td></tr>
<tr><td>60 or more</td><td>5.5</td><td>2,255,000</td></tr>
</tbody>
</table>
<p>For 36 months: 3.3 × 410,000 = <strong>1,353,000 yen</strong>. That is your own half back, without the employer’s. Income tax of 20.42 per cent is withheld, 276,282 yen, and 1,076,718 arrive. Nearly all of the tax can be claimed back; more on this below.</p>
<p>After 60 months the sum stops growing. A law of 2025 will raise this to eight years, on a date within four years of its passing, and will then refuse the lump sum to people who hold a valid re-entry permit. Until that date is set, five years is the number to plan with.</p>
<h3 id="keep">The pension instead</h3>
<p>If the 36 months count towards a pension one day, they are worth, each year from 65:</p>
<ul>
<li>employees’ part: 410,000 × 5.481 ÷ 1000 × 36 = 80,900 yen,</li>
<li>basic part: 847,000 × 36 ÷ 480 = 63,500 yen.</li>
</ul>
<p>Together about 144,000 yen a year for life, adjusted to prices in part. It overtakes the lump sum after nine years and five months, at 74. A person of 30 has to wait 35 years for that, and money in the hand also grows. But someone who comes back to Japan later, or whose country adds up the years, gives away more than the table shows.</p>
<h3 id="agreement">Adding up (通算)</h3>
<p>Japan has agreements by which years in both countries count together towards the 120 months. As of 2026 they include Germany, the United States, Belgium, France, Canada, Australia, the Netherlands, the Czech Republic, Spain, Ireland, Brazil, Switzerland, Hungary, India, Luxembourg, the Philippines, Slovakia, Finland and Sweden. With three years in Japan and ten in Brazil you will receive a Japanese pension for the three. The agreements with the United Kingdom, Korea, China and Italy only prevent double premiums; nothing is added up. Countries such as Vietnam, Nepal and Indonesia have no agreement in force; see the list of the <a href="https://www.nenkin.go.jp/international/">Japan Pension Service</a>.</p>
<p><strong>The lump sum wipes out the months it is paid for, all of them.</strong> With 84 months paid you receive 60 months’ worth, and all 84 are gone.</p>
<h2 id="choose">Which for whom</h2>
<table>
<thead><tr><th scope="col">Your case</th><th scope="col">Usually better</th></tr></thead>
<tbody>
<tr><td>Under five years, no agreement, no plan to return</td><td>Lump sum</td></tr>
<tr><td>Under five years, agreement, long career at home</td><td>Leave it</td></tr>
<tr><td>Seven to nine years</td><td>Stay to ten, or leave it if there is an agreement</td></tr>
<tr><td>Ten years or more</td><td>Pension; the lump sum is no longer possible</td></tr>
<tr><td>Back in Japan within a few years</td><td>Leave it</td></tr>
</tbody>
</table>
<p>For <a href="/blog/permanent-residence-from-year-one">permanent residence</a> a claimed lump sum does no harm in law, but it says in writing that you had left for good.</p>
<h2 id="claim">How to claim</h2>
<ol>
<li><strong>Before departure,</strong> hand in the moving-out notice at the ward office. Without it you are still a resident, and the claim is sent back. Name a tax agent (<em>納税管理人</em>) with the tax office; a friend can be one.</li>
<li><strong>After departure, within two years,</strong> send the claim form with copies of the passport, proof of your bank account and your pension number. If you send it from Japan, it must not arrive before the date of moving out.</li>
<li><strong>Four to six months later</strong> the money arrives in your currency, with a notice of the sum and the tax.</li>
<li><strong>Send the original of the notice</strong> to your tax agent, who files a return for retirement income.</li>
</ol>
<h3 id="tax">The tax you get back</h3>
<p>Taxed as retirement income, 36 months have a deduction of 3 × 400,000 = 1,200,000 yen. Of the rest, 153,000, half is taxed: 76,500 at 5.105 per cent, or about 3,900 yen. Withheld were 276,282. The return gets you some <strong>272,000 yen</strong>. It can be filed for five years. The <a href="https://www.nta.go.jp/english/">National Tax Agency</a> describes it as the option for retirement income under Article 171.</p>
<h2 id="between">Two things to do while you are here</h2>
<p>Check the record once a year on <em>ねんきんネット</em>, or in the letter that comes in the month of your birthday. Names in Latin letters are a common reason for two half-records of the same person. And keep your pension number (<em>基礎年金番号</em>) in a place you will still find in ten years, together with the address of the Pension Service in Tokyo. Nobody will write to you in São Paulo when you turn 65. You have to claim.</p>`,
}
