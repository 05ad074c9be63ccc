import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'your-first-payslip-line-by-line',
  language: 'en',
  title: 'Your first payslip in Japan, line by line',
  excerpt:
    'Gross pay, five deductions and one number at the bottom. What each line means, and which one changes in your second June.',
  category: 'english/salary-and-tax',
  tags: ['payslip', 'living-in-japan'],
  publishedDaysAgo: 5,
  updatedDaysAgo: 5,
  isEditorsChoice: true,
  author: 'Luiza Fernandes',
  authorNote: 'Career advisor at Hashi. Checked by a licensed social insurance consultant.',
  body: `<p>Your contract says 400,000 yen a month and your account says 329,000. Nothing has gone wrong. Here is where the rest went, in the order in which a Japanese payslip shows it. The figures are for an employee under 40 in Tokyo, single, in the first year in Japan. The rates are those of 2026; most of them are set anew each spring, so check the official sites for the current ones.</p>
<h2 id="three-blocks">Three blocks on one page</h2>
<p>Almost every slip (<em>給与明細</em>) has the same three blocks, whatever software printed it.</p>
<ul>
<li><strong>勤怠</strong>, attendance: days worked, hours of overtime, paid leave taken and paid leave left.</li>
<li><strong>支給</strong>, payments: everything the company owes you this month.</li>
<li><strong>控除</strong>, deductions: everything taken off before the money reaches your bank.</li>
</ul>
<p>At the bottom is <em>差引支給額</em>, payments less deductions. That is the number on your bank statement.</p>
<h2 id="gross">What you earned</h2>
<p>The payments block lists your base salary (<em>基本給</em>), overtime (<em>時間外手当</em>) and allowances. If your contract has fixed overtime, it stands on a line of its own, with the hours it covers in the contract. Any hours above that number must appear on a second line.</p>
<p>The commuting allowance (<em>通勤手当</em>) is listed here too. Up to 150,000 yen a month by public transport it is free of income tax, but it does count when your social insurance premiums are worked out. Someone who lives an hour further out pays a little more into the pension fund.</p>
<h2 id="deductions">What was taken off</h2>
<table>
<thead><tr><th scope="col">Line</th><th scope="col">Your share</th><th scope="col">On 400,000 yen</th></tr></thead>
<tbody>
<tr><td>Health insurance (健康保険)</td><td>about 4.9 %</td><td>20,200</td></tr>
<tr><td>Child support contribution (子ども・子育て支援金)</td><td>about 0.1 %</td><td>470</td></tr>
<tr><td>Employees’ pension (厚生年金)</td><td>9.15 %</td><td>37,500</td></tr>
<tr><td>Employment insurance (雇用保険)</td><td>0.5 %</td><td>2,000</td></tr>
<tr><td>Income tax (所得税)</td><td>by table</td><td>10,800</td></tr>
<tr><td>Resident tax (住民税)</td><td>nothing yet</td><td>0</td></tr>
<tr><td>Total</td><td></td><td>about 71,000</td></tr>
</tbody>
</table>
<h3 id="standard-pay">Why the sums do not quite fit</h3>
<p>Take 9.15 per cent of 400,000 and you get 36,600, not 37,500. Health and pension premiums are not charged on your actual pay but on a bracket, the <em>standard monthly remuneration</em> (標準報酬月額). Any pay from 395,000 up to 425,000 counts as 410,000. The bracket is fixed when you join and reviewed each year from your pay in April, May and June; the result applies from September. Heavy overtime in those three months therefore costs you a little more until the following August, and buys a slightly larger pension.</p>
<h3 id="employer">The half you do not see</h3>
<p>Your employer pays the same again for health insurance and pension. On this slip that is about 58,000 yen which never appears on it. The pension ceiling is a bracket of 650,000 yen a month as of 2026, due to rise in steps from September 2027, so above that salary the pension line stops growing.</p>
<h3 id="forty">At forty</h3>
<p>From the month of your fortieth birthday a premium for long-term care insurance (<em>介護保険</em>) is added, about 0.8 per cent.</p>
<h2 id="income-tax">Income tax is only an estimate</h2>
<p>Each month your employer withholds tax from a table, using your pay after social insurance and the number of dependants on the form you handed in when you joined (<em>扶養控除等申告書</em>). If you did not hand it in, a much higher column applies, and the line shows it at once. In December the company works out the exact tax for the year, takes in your insurance certificates and family changes, and pays the difference back with the last salary. This is the year-end adjustment (<em>年末調整</em>). Most employees get some money back and never file a return. You do have to file one if you earned more than 20 million yen, were paid by two companies at once, or had more than 200,000 yen of other income.</p>
<h2 id="first-month">Why the first slip may look too good</h2>
<p>Many companies deduct health insurance and pension one month in arrears. Join on 1 April, and the slip at the end of April may show neither; the one in May shows April’s premiums. The pay did not fall in May: the slip in April was short of two lines. When you leave a company at the end of a month, two months of premiums can come off the last slip for the same reason.</p>
<h2 id="june">The second June</h2>
<p>Resident tax is charged on the income of the calendar year before, and collected from June to the following May. In your first year there is no such income, so the line is empty. After an arrival in April with this salary, it starts at about 12,500 yen a month in June of the second year, and the account shows 316,000. In June of the third year, when a full year of income counts, it rises to about 19,000. <a href="/blog/resident-tax-in-your-second-year">A separate article works the sum through.</a> Put the money aside beforehand.</p>
<h2 id="check">Five checks on the first slip</h2>
<ol>
<li>The base salary is the figure in your contract, to the yen.</li>
<li>Overtime hours agree with your own record.</li>
<li>Health insurance and pension are there by the second month. They are not optional for a full-time employee of a company.</li>
<li>Paid leave shows ten days after six months at the latest.</li>
<li>Every other deduction, such as rent for company housing or a union fee, is one that you agreed to.</li>
</ol>
<p>Ask the payroll section about anything unclear; a question in the first month surprises nobody. Bring the slip and point to the line.</p>
<h2 id="keep">What to keep</h2>
<p>Keep every slip, and the yearly statement (<em>源泉徴収票</em>) that comes with the last one. A bank, a landlord or the immigration office may ask for the statement, and your next employer needs it if you change jobs in the middle of a year. The premium rates of each prefecture are published by the <a href="https://www.kyoukaikenpo.or.jp/">Japan Health Insurance Association</a>, the tax tables by the <a href="https://www.nta.go.jp/english/">National Tax Agency</a>.</p>`,
}
