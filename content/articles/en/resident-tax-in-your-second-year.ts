import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'resident-tax-in-your-second-year',
  language: 'en',
  title: 'Resident tax in your second year: the sum behind the smaller salary',
  excerpt:
    'It starts in June, it is about last year, and it grows once more in the third. One salary worked through, with what changes if you move, switch jobs or leave Japan.',
  category: 'english/salary-and-tax',
  tags: ['taxes', 'payslip'],
  publishedDaysAgo: 123,
  updatedDaysAgo: 123,
  author: 'Daichi Sato',
  authorNote: 'Career advisor at Hashi. Checked by a certified public tax accountant.',
  body: `<p>In your second June your salary shrinks. The contract is the same, the premiums are the same, and yet 12,000 or 19,000 yen are missing. The line is called <em>住民税</em>, resident tax. It goes to the prefecture and the town where you lived on 1 January, and it is charged on the income of the calendar year before.</p>
<h2 id="timeline">Who pays when</h2>
<p>Two dates decide everything. <strong>1 January</strong>: whoever has an address in Japan on this day owes the tax for the year. <strong>June</strong>: the month in which it begins to be collected, in twelve parts up to the following May.</p>
<table>
<thead><tr><th scope="col">Arrival on 1 April 2025</th><th scope="col">Based on</th><th scope="col">Deducted per month</th></tr></thead>
<tbody>
<tr><td>April 2025 to May 2026</td><td>Nothing: no address here on 1 January 2025</td><td>0</td></tr>
<tr><td>June 2026 to May 2027</td><td>April to December 2025</td><td>about 12,500</td></tr>
<tr><td>June 2027 to May 2028</td><td>All of 2026</td><td>about 19,000</td></tr>
</tbody>
</table>
<h2 id="sum">The sum, for 400,000 yen a month</h2>
<p>The rate is about ten per cent almost everywhere: six for the town and four for the prefecture. It is not charged on your salary but on what remains after the deductions. On top comes a flat sum of 5,000 yen a year, of which 1,000 is a national forest tax. A few prefectures and towns add a few hundred yen.</p>
<table>
<thead><tr><th scope="col">In yen</th><th scope="col">Nine months of 2025</th><th scope="col">All of 2026</th></tr></thead>
<tbody>
<tr><td>Salary</td><td>3,600,000</td><td>4,800,000</td></tr>
<tr><td>Employment income deduction (給与所得控除)</td><td>−1,160,000</td><td>−1,400,000</td></tr>
<tr><td>Social insurance paid, about 15 %</td><td>−540,000</td><td>−720,000</td></tr>
<tr><td>Basic deduction (基礎控除)</td><td>−430,000</td><td>−430,000</td></tr>
<tr><td>Taxable income</td><td>1,470,000</td><td>2,250,000</td></tr>
<tr><td>Ten per cent</td><td>147,000</td><td>225,000</td></tr>
<tr><td>Adjustment credit (調整控除)</td><td>−2,500</td><td>−2,500</td></tr>
<tr><td>Flat sum</td><td>5,000</td><td>5,000</td></tr>
<tr><td>Tax for the year</td><td>149,500</td><td>227,500</td></tr>
<tr><td>Per month</td><td>12,458</td><td>18,958</td></tr>
</tbody>
</table>
<p>The deductions are those of 2026. The reforms of the last two years have cut income tax more than resident tax, so do not judge one by the other: the basic deduction for income tax is larger, and for resident tax it has stayed at 430,000 yen. Your town’s website has the current figures, and often a calculator.</p>
<h2 id="notice">The notice in May or June</h2>
<p>Your employer hands you a long, narrow sheet, the <em>税額決定通知書</em>. It is worth five minutes. Check that the salary is the one on your yearly tax statement, that the social insurance is there, and that your dependants are counted. Then keep it: banks accept it as proof of income, and it saves a visit to the ward office when your residence status is renewed.</p>
<h2 id="save">Three ways to pay less, all of them ordinary</h2>
<ul>
<li><strong>Dependants.</strong> A spouse with little or no income lowers the taxable sum by 330,000 yen, and the tax by some 33,000. Relatives abroad count only with proof of kinship and of the money you sent them, and between 30 and 69 years of age usually only if each of them received 380,000 yen or more in the year.</li>
<li><strong>Hometown tax</strong> (<em>ふるさと納税</em>). You give to a municipality of your choice, receive goods worth up to 30 per cent of the gift, and all but 2,000 yen of it comes off your taxes, up to a limit. For the salary above and a single person the limit is about 55,000 yen a year. With no more than five municipalities and no tax return of your own, the one-stop form is enough; it has to arrive by 10 January. It is not worth it in the year you arrive, when the tax it would reduce is small, or in the year you leave.</li>
<li><strong>Medical costs</strong> above 100,000 yen in a year, for the household, claimed on a tax return.</li>
</ul>
<h2 id="changes">When something changes</h2>
<h3 id="job">A new job</h3>
<p>Ask the old employer to transfer the deduction (<em>特別徴収の継続</em>). Otherwise slips arrive by post, four a year, and the one you overlook is the one that <a href="/blog/permanent-residence-from-year-one">permanent residence</a> will ask about. If you leave between January and May, the rest up to May comes out of the last salary at once.</p>
<h3 id="move">A new address</h3>
<p>The town you lived in on 1 January collects its tax until the following May. If you move in February, you pay the old town for one more year and four months and the new one nothing, which is correct, however odd it looks.</p>
<h3 id="less">A lower salary</h3>
<p>The tax looks back. Someone who earned 8 million last year and 5 million this year pays this year on the 8 million, about 38,000 yen a month. Before a sabbatical, a return to university or a start as a freelancer, put twelve months of it aside.</p>
<h3 id="leave">Leaving Japan</h3>
<p>An address on 1 January makes the whole year’s tax due, even if you fly on 5 January. If you leave on 28 December, the tax on that year is never charged. What has already been fixed must still be paid: out of the last salary, or by a tax agent (<em>納税管理人</em>), a person in Japan whom you name at the ward office. The same agent can later ask for the tax that was withheld from your <a href="/blog/pension-and-the-lump-sum-withdrawal">pension lump sum</a>.</p>
<h2 id="aside">How much to put aside</h2>
<p>A rule that is near enough for incomes between 4 and 6 million yen: put aside five per cent of your gross pay from the first month in Japan. For 400,000 that is 20,000 yen. By the second June you will have 280,000 yen, which pays for the whole second year and leaves more than half of the third in hand. Then the line on the payslip is only a line.</p>`,
}
