import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'renting-without-a-guarantor',
  language: 'en',
  title: 'Renting a flat without a guarantor: three ways that work',
  excerpt:
    'A guarantor company, company housing, a UR flat. What each costs, who is accepted, and how long it takes.',
  category: 'english/others',
  tags: ['living-in-japan'],
  publishedDaysAgo: 33,
  updatedDaysAgo: 33,
  author: 'Nguyen Thi Ha',
  authorNote: 'Career advisor at Hashi, in Japan since 2012.',
  body: `<p>A landlord in Japan traditionally asks for a guarantor (<em>連帯保証人</em>): someone with an income, usually a relative in Japan, who pays if you do not. Newcomers have nobody to ask, and employers seldom sign for you. That is no obstacle any more. Most new leases are backed by a company instead, and there are two ways around the question altogether.</p>
<p>The sums below are for a flat of 90,000 yen a month, plus 5,000 yen for maintenance of the building (<em>管理費</em>).</p>
<h2 id="guarantor-company">1. A guarantor company</h2>
<p>The ordinary way. The landlord names a guarantor company (<em>家賃保証会社</em>), you apply through the estate agent, and the company promises your rent to the landlord. You cannot usually choose it. If you miss a month, it pays the landlord and then comes to you.</p>
<p><strong>Cost.</strong> Half a month to a full month of rent at the start, and about 10,000 yen a year, or one to two per cent of the rent every month.</p>
<p><strong>Who is accepted.</strong> People with a residence card valid for some time to come, a contract of employment and a phone number in Japan. A common rule of thumb is rent of no more than a third of monthly pay: for 95,000 yen that means 285,000 yen gross. An offer letter is often enough before the first payday.</p>
<p><strong>Emergency contact.</strong> The form asks for one (<em>緊急連絡先</em>). It is someone who can be reached, not someone who pays; a colleague will do. A few companies accept a relative abroad, and several answer the phone in English, Chinese, Vietnamese or Portuguese.</p>
<p><strong>Time.</strong> Two to five working days for the check, one to two weeks until the keys.</p>
<h2 id="company-housing">2. Company housing</h2>
<p>The employer rents the flat and sublets it to you (<em>借り上げ社宅</em>). No guarantor, no key money from your pocket, and the rent comes off your payslip.</p>
<p><strong>Cost.</strong> You pay part of the rent, in many companies between 20 and 50 per cent. It need not be taxed as income as long as you pay at least half of a standard rent that is worked out from property tax values, which is far below the market. A flat of 95,000 yen for which you pay 35,000 can thus be worth more than a rise of 60,000 yen a month, on which you would pay tax and premiums.</p>
<p><strong>Who is accepted.</strong> Employees of companies that have such a scheme; look for <em>社宅制度</em> in the advertisement, or ask after the offer. Conditions such as an age limit or a distance from the office are common.</p>
<p><strong>The catch.</strong> The flat goes with the job. When you resign you move out, often within a month, or take over the lease with a new check and new fees. Plan that into any <a href="/blog/changing-jobs-inside-japan">change of employer</a>.</p>
<h2 id="ur">3. A UR flat</h2>
<p>The <a href="https://www.ur-net.go.jp/">Urban Renaissance Agency</a> is a public body with some 700,000 flats, many of them in large estates from the 1960s to the 1990s, with newer towers among them. UR asks for no guarantor, no key money, no agent’s fee and no renewal fee.</p>
<p><strong>Cost.</strong> A deposit of two months, the rent for the rest of the first month, and nothing else.</p>
<p><strong>Who is accepted.</strong> Mid- to long-term residents with a residence card who meet an income rule. For low rents you need a monthly income of four times the rent. From a rent of 62,500 yen up to 200,000 it is 250,000 yen for someone who lives alone, and from 82,500 yen up 330,000 for a household. A flat of 90,000 yen therefore needs 250,000 yen a month for one person, and 330,000 for a family. Those below it can show savings of a hundred times the rent, or pay a year in advance. Check the current rule on the agency’s site.</p>
<p><strong>Time.</strong> First come, first served, without a waiting list on most estates. After you reserve a flat you have about a week to bring your papers. The keys follow in two to three weeks.</p>
<h2 id="compare">What the first month costs</h2>
<table>
<thead><tr><th scope="col">Item</th><th scope="col">Private, guarantor company</th><th scope="col">Company housing</th><th scope="col">UR</th></tr></thead>
<tbody>
<tr><td>Deposit (敷金)</td><td>90,000</td><td>0</td><td>180,000</td></tr>
<tr><td>Key money (礼金), not returned</td><td>90,000</td><td>0</td><td>0</td></tr>
<tr><td>Agent’s fee with tax</td><td>99,000</td><td>0</td><td>0</td></tr>
<tr><td>Guarantor company</td><td>47,500</td><td>0</td><td>0</td></tr>
<tr><td>Fire insurance, two years</td><td>18,000</td><td>often 0</td><td>optional</td></tr>
<tr><td>New locks</td><td>16,500</td><td>0</td><td>0</td></tr>
<tr><td>First month</td><td>95,000</td><td>35,000</td><td>95,000</td></tr>
<tr><td>Total in yen</td><td>456,000</td><td>35,000</td><td>275,000</td></tr>
</tbody>
</table>
<p>Private flats without deposit or key money exist, and so do landlords who waive a month of rent in June or November, when few people move. By law the agent may take half a month from each side unless you agreed beforehand to pay the whole month. Ask for the estimate (<em>初期費用の見積もり</em>) before you apply for anything, and read each line. Disinfection and a round-the-clock support club are often optional.</p>
<h2 id="papers">Papers to have ready</h2>
<ul>
<li>Residence card, both sides, with the present address.</li>
<li>Passport.</li>
<li>Contract of employment or offer letter with the annual pay.</li>
<li>The last three payslips, or the yearly tax statement, if you have them.</li>
<li>A certificate of residence (<em>住民票</em>), issued at the ward office for about 300 yen.</li>
<li>A Japanese bank account for the rent.</li>
</ul>
<h2 id="refused">If a landlord refuses</h2>
<p>Some agents still say “the owner does not take foreigners”. Ask whether the language or the payment is the worry; an employer’s letter or a colleague on the phone sometimes settles it. Prefectures keep a register of housing whose owners have agreed not to refuse foreign tenants (<em>セーフティネット住宅</em>), which can be searched online. And ask the next agent. In one street three shops may offer the same flats with three different attitudes.</p>
<h2 id="arrival">The first four weeks</h2>
<p>All three ways need a residence card and usually a phone number, which you will not have on the day you arrive. Book a monthly flat or a room in a shared house for the first four weeks, register that address within 14 days, open the account, and then choose without hurry. Many employers pay for this month if they are asked before the contract is signed.</p>`,
}
