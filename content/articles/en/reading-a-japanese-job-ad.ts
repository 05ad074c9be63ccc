import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'reading-a-japanese-job-ad',
  language: 'en',
  title: 'How to read a Japanese job ad: fixed overtime, discretionary work and the small print',
  excerpt:
    'Two ads, one at 350,000 yen and one at 320,000. Which pays more depends on three lines that are easy to skip. We read them together.',
  category: 'english/job-hunting',
  tags: ['working-conditions'],
  publishedDaysAgo: 60,
  updatedDaysAgo: 52,
  isEditorsChoice: true,
  author: 'Daichi Sato',
  authorNote: 'Career advisor at Hashi. Checked by a licensed social insurance consultant.',
  body: `<p>A job advertisement in Japan has to state a good deal by law: duties, location, hours, breaks, holidays, pay, insurance, probation, measures against second-hand smoke and, since April 2024, how far duties and location may change later. So the information is there. It is just written in terms with exact meanings, and those are worth an hour of study.</p>
<h2 id="two-ads">Two advertisements</h2>
<table>
<thead><tr><th scope="col">Line</th><th scope="col">Company A</th><th scope="col">Company B</th></tr></thead>
<tbody>
<tr><td>Monthly pay</td><td>350,000 yen, including 84,000 yen of fixed overtime pay for 40 hours; any further hours are paid</td><td>320,000 yen; overtime paid separately</td></tr>
<tr><td>Average overtime</td><td>20 hours</td><td>20 hours</td></tr>
<tr><td>Bonus</td><td>Twice a year, four months last year</td><td>Twice a year, two months last year</td></tr>
<tr><td>Holidays</td><td>週休2日制, 110 days</td><td>完全週休2日制, 125 days</td></tr>
</tbody>
</table>
<h2 id="fixed">Fixed overtime pay (固定残業代)</h2>
<p>Company A pays for 40 hours of overtime each month whether you work them or not. The base salary is therefore 350,000 less 84,000, which is <strong>266,000 yen</strong>. With 110 days off, the year has 255 days of eight hours, or 170 hours a month. An hour is worth 1,565 yen and an hour of overtime, at 125 per cent, 1,956. Forty of these come to some 78,000 yen, so 84,000 is in order.</p>
<p>Company B, with 125 days off, has 160 hours a month. It pays 2,000 yen an hour and 2,500 for overtime. Compare the two at different hours:</p>
<table>
<thead><tr><th scope="col">Overtime in the month</th><th scope="col">Company A</th><th scope="col">Company B</th></tr></thead>
<tbody>
<tr><td>0 hours</td><td>350,000</td><td>320,000</td></tr>
<tr><td>12 hours</td><td>350,000</td><td>350,000</td></tr>
<tr><td>20 hours</td><td>350,000</td><td>370,000</td></tr>
<tr><td>40 hours</td><td>350,000</td><td>420,000</td></tr>
</tbody>
</table>
<p>Twelve hours is the point where the two meet. Fixed overtime is not a trick in itself: in a team that goes home at six it is a gift. An ad is in order if it names three things: the base without it, the amount and the hours it covers, and that further hours are paid on top. If one is missing, ask for it in writing.</p>
<h2 id="bonus">Bonus (賞与): months of what?</h2>
<p>“Four months” means four months of <em>base salary</em>. For A that is 4 × 266,000, or 1,064,000 yen; for B 2 × 320,000, or 640,000. With 20 hours of overtime a month, A comes to 5.26 million yen a year and B to 5.08 million. But only the monthly pay is guaranteed. “Last year’s result” (<em>昨年度実績</em>) is a report, not a promise, and a bonus is commonly paid only to those still employed on the day it is paid. Without bonuses, B is ahead by 240,000 yen.</p>
<h2 id="discretionary">Discretionary work (裁量労働制)</h2>
<p>Under this system a working day counts as, say, eight or nine hours, however long it was. It is allowed for some twenty specialised kinds of work, among them the analysis and design of information systems, design of various sorts and the making of game software. Plain programming to a given specification is not on the list. You decide how and when you work; a company that fixes your hours in detail does not have the system, whatever it calls it.</p>
<p>Since April 2024 the specialised type needs <strong>your consent</strong>, which you may refuse or withdraw without being treated worse. Work at night (22:00 to 5:00) and on statutory holidays still earns extra pay. Ask two things: how many hours does the day count as, and how many did the team really work last month? The company has to record them for health reasons.</p>
<h3 id="flex">Flexitime is something else</h3>
<p><em>フレックスタイム制</em> counts every hour you work. You choose when, often around a core time such as 11:00 to 15:00, and overtime is settled over the month or up to three months.</p>
<h2 id="holidays">週休2日 is not 完全週休2日</h2>
<p><em>完全週休2日制</em>, “complete”, means two days off in every week. Without the first two characters it means two days off in at least one week of the month. Look at the yearly number as well: 52 weekends, public holidays and a few days at New Year make about 120 to 125. At 110 you work on some Saturdays. The difference between our two companies is 15 days, three weeks of work. Divide the yearly sums, bonus and 20 hours of overtime included, by the hours worked: 2,280 at A and 2,160 at B. B pays 2,350 yen an hour, A 2,310.</p>
<h2 id="range">The range of change (変更の範囲)</h2>
<p>Duties and location are stated twice: as they are when you join, and how far they may change. “Duties: development of our own service. Range: all duties of the company” means that a transfer to sales is possible under the contract. “Range: no change” or “system development” is narrower. For the location, look for <em>会社の定める場所</em>, any place the company chooses, and for <em>客先</em>, clients’ sites. If your status of residence is tied to engineering, a narrow range protects you doubly.</p>
<h2 id="small">Smaller words</h2>
<ul>
<li><strong>試用期間</strong>: probation, usually three to six months. Check whether the pay is the same.</li>
<li><strong>契約社員</strong>: fixed term. The ad must state the criteria for renewal and any limit. After five years in all you may ask for a permanent contract.</li>
<li><strong>想定年収</strong>: expected annual salary, often with bonus and overtime. Ask for the sum without them.</li>
<li><strong>歓迎</strong> and <strong>必須</strong>: welcome and required. Seven “welcome” points are a wish list; apply with three.</li>
<li><strong>各種社会保険完備</strong>: all four social insurances, which for a full-time employee are the law and not a benefit.</li>
</ul>
<h2 id="limits">Two limits to know</h2>
<p>Overtime may not exceed 45 hours a month and 360 a year as a rule, and with a special agreement 720 a year and less than 100 in any one month. From the 61st hour of a month it is paid at 150 per cent. An ad with fixed overtime for more than 45 hours is telling you about the exception before you have begun.</p>
<p>For practice, open <a href="/en/jobs">three current jobs</a>, write down base, hours and days off for each, and work out what an hour pays. The order will surprise you at least once.</p>`,
}
