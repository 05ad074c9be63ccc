import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'highly-skilled-points-worked-example',
  language: 'en',
  title: 'Highly skilled professional: the points, worked through for one engineer',
  excerpt:
    'Seventy points sound like a lot until you add them up. We take one real profile, 31 years old with seven years of work, and count.',
  category: 'english/visa',
  tags: ['visa-application'],
  publishedDaysAgo: 12,
  updatedDaysAgo: 12,
  author: 'Takumi Okabe',
  authorNote: 'Career advisor at Hashi. Checked by a certified administrative procedures specialist.',
  body: `<p>The status of residence <em>Highly Skilled Professional</em> (高度専門職) is awarded on points. There are three tables: research, specialised and technical work, and management. Nearly every engineer and designer uses the second, known as 1(b), in Japanese <em>1号ロ</em>. The pass mark is 70. At 80 the way to permanent residence becomes shorter still.</p>
<p>The figures below are for 2026. The table is revised now and then, so get the current one from the <a href="https://www.moj.go.jp/isa/">Immigration Services Agency</a> before you apply.</p>
<h2 id="profile">The profile</h2>
<p>A backend engineer, 31 years old. A bachelor’s degree in computer science from a university in Brazil. Seven years and two months of work, all of it as a programmer: four years in São Paulo, a little over three in Tokyo. JLPT N2. An offer of 7.2 million yen a year from a company in Tokyo with 140 employees.</p>
<h2 id="count">The count</h2>
<table>
<thead><tr><th scope="col">Item</th><th scope="col">What counts</th><th scope="col">Points</th></tr></thead>
<tbody>
<tr><td>Education</td><td>Bachelor’s degree</td><td>10</td></tr>
<tr><td>Experience</td><td>Seven years or more, fewer than ten</td><td>15</td></tr>
<tr><td>Annual pay</td><td>7 to 8 million yen, at the age of 30 to 34</td><td>25</td></tr>
<tr><td>Age</td><td>30 to 34</td><td>10</td></tr>
<tr><td>Japanese</td><td>JLPT N2</td><td>10</td></tr>
<tr><td>Total</td><td></td><td>70</td></tr>
</tbody>
</table>
<p>Seventy exactly. That is a pass, and it is also a narrow one: every line has to hold on the day of the application. Let us look at the lines where mistakes happen.</p>
<h2 id="items">Line by line</h2>
<h3 id="education">Education: the highest degree only</h3>
<p>A doctorate gives 30 points, a master’s degree 20, a bachelor’s 10. They are not added together; someone with all three has 30. A business degree such as an MBA gives five more, and so do two or more master’s or doctoral degrees in different fields.</p>
<h3 id="experience">Experience: related work, on paper</h3>
<p>Three years give 5 points, five give 10, seven give 15 and ten give 20. Only work related to the job in Japan counts, and each employer has to confirm it with a letter that states the dates and the duties. Two of our engineer’s seven years were at a company that has since closed. Old contracts, tax records and a statement from a former manager took six weeks to collect. Begin with this line.</p>
<h3 id="pay">Pay: what is certain, for the year to come</h3>
<p>The figure is the pay you can expect in the year after the application from the employer who hires you. Base salary and bonuses count. Commuting allowances do not, and neither does overtime that may or may not happen. An offer of “7.2 million including an expected 400,000 of overtime” is 6.8 million here, and drops to 20 points. Below 3 million yen no application is possible, however many points you have.</p>
<p>The pay line depends on age. At 29 or younger, 4 million yen already gives 10 points. From 35 the points begin at 6 million, and from 40 at 8 million.</p>
<h3 id="age">Age: fewer points in steps</h3>
<p>You get 15 points up to 29, ten from 30 to 34, five from 35 to 39, and none after that. A birthday between offer and application can cost five points or more, as the pay line moves with it.</p>
<h3 id="japanese">Japanese: N1 or N2, not both</h3>
<p>N1 gives 15 points, as does a degree in Japanese from a university abroad. N2 gives 10. The 10 for N2 cannot be combined with the 10 for a degree from a Japanese university; the 15 for N1 can.</p>
<h2 id="more">Where ten more points hide</h2>
<p>Our engineer would like 80, and there are several ways to look for them.</p>
<ul>
<li><strong>The university.</strong> A degree from one of the universities on the ministry’s list of leading institutions gives 10. Check this first: many large public universities are on it, and a printout of the list is all you need.</li>
<li><strong>The employer.</strong> Companies that receive certain public support for innovation bring 10, and small and medium-sized ones among them 20. HR will know, or can ask.</li>
<li><strong>IT examinations.</strong> One examination on the minister’s list, such as Japan’s Applied Information Technology Engineer, gives 5, and two give 10. Several foreign examinations are recognised as equivalent.</li>
<li><strong>N1.</strong> Five more than N2, in two sittings a year.</li>
<li><strong>Pay.</strong> From 8 million yen the line is worth 30.</li>
</ul>
<p>In this case it was the university. The degree was on the list, nobody had looked, and 70 became 80.</p>
<h2 id="gain">What you gain</h2>
<ul>
<li>A period of stay of five years from the start.</li>
<li>You may apply for permanent residence after three years with 70 points, or one with 80, instead of ten.</li>
<li>A spouse may work full time in professional fields without having the degree or experience otherwise required.</li>
<li>A parent may come to help with a child under seven or a pregnancy, if the household earns at least 8 million yen and lives together.</li>
</ul>
<h2 id="price">What it ties you to</h2>
<p>The status names your employer. On the Engineer status you may change companies and give notice within 14 days; as a highly skilled professional you need <strong>permission to change</strong> before the first day at the new company, with your points counted again. Allow two months. <a href="/blog/changing-jobs-inside-japan">The calendar for a change of jobs</a> shows where this fits.</p>
<p>Points alone open the shorter way to permanent residence too. Someone on the Engineer status who can show 70 points today and 70 points three years ago may apply in the same way, and was free to change jobs in between. For people who do not need the other advantages this is often the quieter choice.</p>
<h2 id="papers">Papers for the file</h2>
<ol>
<li>The points sheet, filled in and signed by you.</li>
<li>Degree certificate; for the list, the page that names your university.</li>
<li>Letters from former employers, with translations into Japanese.</li>
<li>The contract or offer letter with the annual pay, and the company’s statement of how it is made up.</li>
<li>JLPT certificate and any examination certificates.</li>
</ol>
<p>Claim each point that you can prove and leave out the rest. There is no prize for 90: 70 is enough for the status, 80 for permanent residence after one year, and each further line is one more that the office has to check.</p>`,
}
