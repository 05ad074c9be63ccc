import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'negotiating-an-offer',
  language: 'en',
  title: 'Negotiating an offer in Japan: one request, one reason, one week',
  excerpt:
    'Offers can be discussed, within a frame that is easy to miss. How a grade limits the base salary, what lies outside it, and a letter that worked.',
  category: 'english/career',
  tags: ['changing-jobs', 'working-conditions'],
  publishedDaysAgo: 95,
  updatedDaysAgo: 95,
  author: 'Luiza Fernandes',
  authorNote: 'Career advisor at Hashi.',
  body: `<p>It is often said that salaries in Japan are not negotiated. In fact they are negotiated: once, briefly, and in writing. A request with a reason is ordinary. A second round is not, and a threat to leave ends most talks. So the work is in the preparation.</p>
<h2 id="frame">The frame: grade and band</h2>
<p>Most companies with more than a hundred people have a table of grades (<em>等級</em>). Each grade has a band of base pay, and years of service count within it: someone of 30 is rarely placed above a colleague of 38 in the same grade. Within the band a manager can decide. To go beyond it, HR has to be convinced, and the argument has to be about the grade, not about the money.</p>
<p>Ask early and openly: <em>今回のポジションは、どの等級を想定されていますか。年収のレンジも教えていただけますか。</em> “Which grade do you have in mind, and what is its range?” Many recruiters answer. If your figure lies above the range, it is better for both sides to know this before four interviews.</p>
<h2 id="question">“What is your desired salary?”</h2>
<p>You will be asked for two figures, your current pay (<em>現年収</em>) and your desired pay (<em>希望年収</em>). The first is checked later against your tax statement, so give it exactly, with its parts. For the second, name a sum and a floor: <em>希望は650万円、最低620万円でお願いしております</em>. “In line with your rules” sounds modest, and is read as “no more than now”.</p>
<h2 id="read">Read the offer as a sum</h2>
<p>Here are two offers that one engineer had on the table.</p>
<table>
<thead><tr><th scope="col">Part</th><th scope="col">Offer A</th><th scope="col">Offer B</th></tr></thead>
<tbody>
<tr><td>Base, per month</td><td>400,000</td><td>360,000</td></tr>
<tr><td>Fixed overtime</td><td>none</td><td>85,000 for 30 hours</td></tr>
<tr><td>Bonus</td><td>3 months: 1,200,000</td><td>3 months: 1,080,000</td></tr>
<tr><td>“Annual pay” in the letter</td><td>6,000,000</td><td>6,420,000</td></tr>
<tr><td>Housing</td><td>company flat, saves 40,000 a month</td><td>none</td></tr>
<tr><td>Overtime, 15 hours a month</td><td>562,500 paid on top</td><td>included</td></tr>
<tr><td>Worth in a year</td><td>about 7,040,000</td><td>6,420,000</td></tr>
</tbody>
</table>
<p>Offer B looked better by 420,000 yen and was worse by some 600,000. The base matters most of all, because bonus, overtime and severance pay are counted from it.</p>
<h2 id="outside">What lies outside the band</h2>
<p>If the base cannot move, other things can, since they come from other budgets.</p>
<ul>
<li><strong>A joining bonus</strong> (<em>入社一時金</em>), often to make good a bonus lost at the old company. Ask whether it must be paid back on leaving early.</li>
<li><strong>The start date.</strong> Two weeks can mean the winter bonus at the old company.</li>
<li><strong>The first review.</strong> “A review after six months instead of twelve” costs nothing today.</li>
<li><strong>Moving costs,</strong> the first month’s lodging, the agent’s fee for a flat.</li>
<li><strong>Costs of the residence status,</strong> for you and your family.</li>
<li><strong>Leave from the first day.</strong> The law gives ten days after six months; many companies can bring some forward.</li>
<li><strong>Days at home, lessons in Japanese, conferences, equipment.</strong></li>
</ul>
<h2 id="points">When the sum decides your status</h2>
<p>Sometimes a modest sum has a large effect. An engineer of 32 with 65 points on 6.9 million yen has 70 on 7 million, as the pay line rises from 20 to 25. Overtime that is not certain does not count, and neither do commuting allowances. Moving 100,000 yen a year from an uncertain part into the base can therefore open the highly skilled status. HR understands this argument at once: it is concrete and has nothing to do with greed. <a href="/blog/highly-skilled-points-worked-example">The points are worked through here.</a></p>
<h2 id="letter">One letter</h2>
<p>Answer within two days to say thank you and to name the day of your decision; a week is usual. Then send one request. This one, translated, worked.</p>
<blockquote><p>Thank you very much for the offer of 12 May. The conversation with Mr Tanaka’s team has made me want to join. May I ask you to consider one point? The base is 400,000 yen. In the second interview we spoke of my leading the migration from July, which I understand is a task of grade 4. Would a base of 430,000, the lower end of that grade, be possible? If it can be confirmed, I will accept at once and decline the other process I am in. I can start on 1 July.</p></blockquote>
<p>It does four things. It says yes to the company. It names one point. The reason is in the work, and not in rent or in the offers of others. And it says what happens if they agree, so that the manager can go to the director with a finished sentence. The answer, after three days, was 420,000 and a review in January.</p>
<h3 id="agency">Through an agency</h3>
<p>An advisor can ask what would sound blunt from you, and often knows what the company paid the last person it hired. Tell the advisor your real floor, and put in writing what may be said in your name. The fee is paid by the employer and is commonly a share of your first year’s pay, so both of you gain from a higher sum. An advisor who presses you to accept quickly does not have your interest at heart, and you may say so.</p>
<h2 id="signed">After the agreement</h2>
<p>Ask for a new notice of working conditions with the changed figures. What is only in an email is forgotten by the first review, and what was only said is forgotten the same day. Compare it with the advertisement: by law the employer has to point out what has changed since. Then accept in one line, decline the other offers on the same day with thanks, and only then <a href="/blog/changing-jobs-inside-japan">resign</a>.</p>
<h2 id="no">If the answer is no</h2>
<p>Then it is a no to this sum, and you can still accept gracefully: <em>承知いたしました。ご検討いただき、ありがとうございました。</em> Nobody will hold the question against you. If you decline, do it within the week and by telephone or in a call, because the person who argued for you had to do so in person too.</p>`,
}
