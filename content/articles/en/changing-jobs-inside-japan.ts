import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'changing-jobs-inside-japan',
  language: 'en',
  title: 'Changing jobs inside Japan: a calendar of twelve weeks',
  excerpt:
    'From the signed offer to the first payslip: when to resign, which papers to ask for, and what happens to insurance, tax and your status of residence.',
  category: 'english/career',
  tags: ['changing-jobs', 'visa-application'],
  publishedDaysAgo: 67,
  updatedDaysAgo: 67,
  author: 'Takumi Okabe',
  authorNote: 'Career advisor at Hashi. Checked by a licensed social insurance consultant.',
  body: `<p>Most of what goes wrong in a change of jobs goes wrong in the order of things: resigning before the offer is signed, a gap of four days at the end of a month, a notice that nobody sent. Here is an order that works, for someone on the Engineer status who starts a new job on 1 April.</p>
<h2 id="offer">Weeks 1 to 2: the offer, in writing</h2>
<p>An offer (<em>内定</em>) by telephone is good news and nothing more. Before you say a word at work, have the notice of working conditions (<em>労働条件通知書</em>) in hand: duties and how far they may change, location, hours, each part of the pay, probation, start date. The law requires it in writing, or by email if you agree. Read it against the advertisement. Differences are usually mistakes, and easily corrected now.</p>
<p>Holders of <strong>Highly Skilled Professional (i)</strong> have to stop here and apply first. The status names the employer, and you may not start at the new one before the permission to change is granted. Allow two months.</p>
<h2 id="resign">Week 3: resigning</h2>
<p>For a permanent contract the Civil Code requires two weeks’ notice. Company rules usually ask for one month, some for two. A month is what colleagues expect, and it leaves time to hand over. Under a fixed-term contract you cannot simply leave in the first year without a serious reason, so read the contract before you sign elsewhere.</p>
<p>Tell your direct manager, in person, in one sentence, with the date: <em>一身上の都合により、3月31日付で退職させていただきたく存じます</em>. You need not give a reason. Hand in the written notice (<em>退職届</em>) on the same day or the next. Counter-offers come within a week. One question helps with them: what will be different in a year’s time, apart from the pay?</p>
<h3 id="last-day">Choosing the last day</h3>
<p>Social insurance is counted by the month and depends on where you are insured on its <strong>last day</strong>. With 31 March as the last day at the old company and 1 April as the first at the new one there is no gap. With 28 March as the last day, March is not covered by the old company. You have to register for it at the ward office and pay for it yourself: 17,920 yen for the national pension (the rate from April 2026), and national health insurance on top. That month is missing from your employees’ pension, and is easily forgotten until immigration asks about it years later.</p>
<p>Check the day the bonus is paid, too. Many companies pay only those who are still employed on that day, and some reduce it once notice is given.</p>
<h2 id="handover">Weeks 4 to 7: handover and leave</h2>
<p>Paid leave that you have earned can be taken before the last day, and the company cannot refuse it, as there is no later date to offer. With 14 days left and 31 March as the last day, the last day in the office is around 10 March. Unused leave lapses; being paid for it is a courtesy. Agree on the dates in the week you resign.</p>
<p>Clear your laptop of what is private. Take nothing that belongs to the company, not even code that you wrote. Agreements not to work for a competitor exist, and courts look at how long, how wide and for what compensation; show yours to a specialist before you sign a second one on leaving.</p>
<h2 id="papers">Week 8: the papers to take along</h2>
<table>
<thead><tr><th scope="col">Paper</th><th scope="col">What for</th><th scope="col">When</th></tr></thead>
<tbody>
<tr><td>退職証明書, certificate of resignation</td><td>Renewal of your status</td><td>Ask for it; the company must issue it</td></tr>
<tr><td>源泉徴収票, yearly tax statement</td><td>New employer’s year-end adjustment</td><td>Within a month of leaving</td></tr>
<tr><td>雇用保険被保険者証, employment insurance certificate</td><td>New employer</td><td>On the last day</td></tr>
<tr><td>離職票, separation slip</td><td>Unemployment benefit only</td><td>About ten days after</td></tr>
<tr><td>基礎年金番号, pension number</td><td>New employer</td><td>You have it, on the notice from the pension office</td></tr>
</tbody>
</table>
<p>You return the health insurance eligibility certificate, if you had one, and the company’s keys and cards. A My Number card used as an insurance card stays with you and switches by itself a few days after the new employer has registered you. In between, a clinic may ask you to pay in full at first.</p>
<h2 id="notice">Weeks 9 to 10: the two notices</h2>
<p>Within 14 days of the end of the old contract and within 14 days of the start of the new one, you must notify the Immigration Services Agency. Without a gap, one form does for both: by 14 April in our example. <a href="/blog/residence-status-and-the-fourteen-days">The article on the fourteen days</a> explains who has to and how.</p>
<h2 id="tax">Resident tax: three ways</h2>
<p>If you leave between January and May, the old employer takes everything that is due until May out of your last salary. At 19,000 yen a month, on 31 March that means March, April and May, or 57,000 yen at once. If you leave between June and December, you choose: the rest in one sum, payment slips by post, or a transfer of the deduction to the new employer, for which both companies have to fill in a form.</p>
<h2 id="gap">If there is a gap</h2>
<ul>
<li><strong>Health insurance.</strong> Within 14 days at the ward office for national health insurance, or within 20 days to keep the old insurance for up to two years, paying both halves. Compare the two; the first depends on last year’s income.</li>
<li><strong>Pension.</strong> Register for the national pension within 14 days. On a low income, ask for an exemption; unpaid months come up again at an application for permanent residence.</li>
<li><strong>Unemployment benefit.</strong> If you resigned, you need twelve insured months within two years. After a seven-day wait there is a further month before payment begins (it was two until April 2025). It then pays 50 to 80 per cent of former pay for 90 days if you were insured for less than ten years.</li>
<li><strong>Status of residence.</strong> Three months without work may lead to questions. Keep proof of your search.</li>
</ul>
<h2 id="first">Weeks 11 to 12: the first month</h2>
<p>Hand in the dependants form for tax on the first day, or far more tax comes off your first payslip. Check that base pay is as agreed, and that health insurance and pension appear by the second slip. Paid leave starts again from zero: ten days after six months, unless the company gives some earlier. Ask before you book a flight in July.</p>
<p>Looking comes before all this, of course, and can be done discreetly. <a href="/en/jobs">Our job search</a> names no employers, and <a href="/en/cases">our stories</a> tell how others timed it.</p>`,
}
