import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'permanent-residence-from-year-one',
  language: 'en',
  title: 'Permanent residence: what to do in year one so that year ten is easy',
  excerpt:
    'The application looks back over years of tax, pension and notices. The rules as of 2026, what changes in April 2027, and a list for each year.',
  category: 'english/visa',
  tags: ['permanent-residence', 'visa-application'],
  publishedDaysAgo: 109,
  updatedDaysAgo: 74,
  author: 'Takumi Okabe',
  authorNote: 'Career advisor at Hashi. Checked by a certified administrative procedures specialist.',
  body: `<p>Permanent residence (<em>永住許可</em>) means: no more renewals, any work, any employer, and a mortgage on ordinary terms. The application is decided on paper, and most of that paper is about things which happened years before. Refusals seldom come from the years in Japan. They come from a pension premium paid on the fourth of the month instead of the last day of the one before.</p>
<h2 id="years">How many years</h2>
<table>
<thead><tr><th scope="col">You are</th><th scope="col">Years in Japan before applying</th></tr></thead>
<tbody>
<tr><td>On a work status</td><td>10 without a break, of these 5 on a work status</td></tr>
<tr><td>Highly skilled, or able to show 70 points now and 3 years ago</td><td>3</td></tr>
<tr><td>Highly skilled, or able to show 80 points now and 1 year ago</td><td>1</td></tr>
<tr><td>Married to a Japanese national or permanent resident</td><td>3 years of marriage, 1 in Japan</td></tr>
<tr><td>Long-term resident (定住者)</td><td>5</td></tr>
</tbody>
</table>
<p>Years as a student count towards the ten, but not towards the five. “Without a break” is judged from your travels. As a rule of thumb among practitioners, more than three months at a stretch or more than a hundred days in a year abroad need an explanation. A posting by a Japanese employer is a good one; a long season of remote work from home is not.</p>
<h2 id="period">The period on your card</h2>
<p>You must hold the longest period of your status. For most work statuses that is five years. For a long time three years were accepted in its place. The guidelines were changed in February 2026: from 1 April 2027 only the longest period itself will do, with transitional rules for those who hold three years. If your card says three, read the current text at the <a href="https://www.moj.go.jp/isa/">Immigration Services Agency</a> before you make plans, and ask for five at the next renewal. You cannot choose the period, but a long contract, a large employer, notices on time and a clean tax record speak for it.</p>
<h2 id="duties">Public duties, on time</h2>
<p>The office looks at three things, and at the <strong>date of each payment</strong>, not only at the sum.</p>
<ul>
<li><strong>Resident tax</strong>, the last five years (three or one on the points route).</li>
<li><strong>Pension</strong>, the last two years, month by month.</li>
<li><strong>Health insurance</strong>, the last two years.</li>
</ul>
<p>As long as an employer deducts everything, all of it is on time without your doing anything. The dangerous months are those between two jobs, the year of arrival and any year of freelance work, when slips come by post. Set up a direct debit for every slip. One late month within the two years usually means waiting until it lies outside them.</p>
<h2 id="income">Income and household</h2>
<p>The law asks for an independent livelihood. No sum is written down. Practitioners reckon on about 3 million yen a year for a single person throughout the years looked at, and some 700,000 to 800,000 more for each dependant. Claiming ten relatives abroad as dependants lowers your tax and raises the number of people you are said to support; some applicants correct these returns before they apply.</p>
<h2 id="conduct">Conduct and notices</h2>
<p>A parking ticket is nothing. Five in five years, or one licence suspension, is something. Working more than 28 hours as a student or dependant is a common reason for refusal. And the notices: change of employer and change of address, each within 14 days. If one is missing, <a href="/blog/residence-status-and-the-fourteen-days">send it now</a>.</p>
<h2 id="list">A list for each year</h2>
<h3 id="year-one">Year one</h3>
<ol>
<li>A folder for payslips, yearly tax statements and the tax notice of June.</li>
<li>If you were not insured by an employer from the first day: pension and health insurance at the ward office, by direct debit.</li>
<li>Your points on the day of arrival, with proof. If they come to 70, the short route is running, whatever status you hold.</li>
</ol>
<h3 id="middle">Years two to eight</h3>
<ol>
<li>Every change of job: two notices, no gap in insurance, and a certificate of authorised employment if the work changes.</li>
<li>Every June: check that resident tax is deducted. After a change of jobs it often is not.</li>
<li>Every journey: keep a list of dates out and in. The application asks for it, and at the automatic gates nobody stamps a passport.</li>
</ol>
<h3 id="last">The last two years</h3>
<ol>
<li>Print the pension record online and look for a month without a payment.</li>
<li>Avoid freelance experiments, or pay early and keep the receipts with their date stamps.</li>
<li>Ask your guarantor (<em>身元保証人</em>), a Japanese national or permanent resident. It is a moral duty, not liability for your debts; saying so when you ask helps.</li>
</ol>
<h2 id="application">The application</h2>
<p>You file at the regional office, with a letter of reasons in your own words, family and residence certificates, proof of employment, five years of tax certificates, and the pension and insurance records. Gathering them takes a month. The official processing time is four to six months; in Tokyo a year or more is common as of 2026. Meanwhile your present status continues, and it <strong>must be renewed</strong> when its date comes. An application for permanent residence does not extend it.</p>
<p>The fee is due only if you succeed. It was 10,000 yen at the beginning of 2026. A bill put before the Diet in March 2026 raises its ceiling to 300,000 yen, so check the sum before you file.</p>
<h2 id="after">Afterwards</h2>
<p>The card itself has to be renewed: one issued since 14 June 2026 by your tenth birthday after the issue, an older one after the seven years that are printed on it. And the address is still reported within 14 days. Before an absence of more than a year you need a re-entry permit; without one the status lapses. From April 2027 it can also be withdrawn from someone who deliberately leaves taxes or social insurance unpaid. It is not aimed at illness or loss of work: if you cannot pay, talk to the office that sent the bill before it falls due.</p>
<p>The work of ten years thus comes down to a folder, a direct debit and a list of dates. Begin it in the week you arrive.</p>`,
}
