import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'bringing-your-family',
  language: 'en',
  title: 'Bringing your family to Japan: status, school, insurance and the first month',
  excerpt:
    'Who can come, what the application has to show, what dependants may do, and eleven errands in the order that works.',
  category: 'english/others',
  tags: ['family', 'living-in-japan'],
  publishedDaysAgo: 165,
  updatedDaysAgo: 165,
  author: 'Yui Kitahara',
  authorNote: 'Career advisor at Hashi and certified administrative procedures specialist.',
  body: `<p>With a work status you can bring your husband or wife and your children. The application is not hard, but it is slow, and the good nursery places go in winter. Count back from the month you want to be together: five months is comfortable, three is possible.</p>
<h2 id="who">Who may come</h2>
<ul>
<li><strong>Spouse and children:</strong> status <em>Dependant</em> (家族滞在). The marriage must be valid where it took place. Children may be adults as long as you support them, though over 18 the immigration office asks why.</li>
<li><strong>Same-sex spouses,</strong> married in a country where that is possible: not Dependant, but usually <em>Designated Activities</em> (特定活動), on application.</li>
<li><strong>Unmarried partners:</strong> there is no status for them. They need one of their own, or a wedding.</li>
<li><strong>Parents:</strong> not as dependants. Highly skilled professionals with a household income of 8 million yen or more may bring a parent to help with a child under seven or a pregnancy.</li>
</ul>
<h2 id="apply">The application</h2>
<p>You apply in Japan for a <em>certificate of eligibility</em> (在留資格認定証明書, COE). It takes one to three months. You forward it, on paper or by email, and the family applies with it for a visa at a Japanese embassy, which takes about a week. They must enter Japan within three months of its issue.</p>
<p>You will need:</p>
<ol>
<li>Application form, one per person, with a photo of 40 × 30 mm.</li>
<li>Marriage and birth certificates with a Japanese translation. You may translate them yourself; sign the translation.</li>
<li>Your residence card and passport.</li>
<li>Proof of employment and last year’s tax certificates. In your first year, before there are any, your contract and payslips.</li>
<li>Proof that you can support them.</li>
</ol>
<h3 id="income">How much is enough?</h3>
<p>No figure is published. On 300,000 yen a month, a couple with one child has no difficulty outside the most expensive wards; on 220,000 the office will ask about savings. What convinces is a budget: rent 95,000, food 70,000 and so on, set against your take-home pay. If you came alone and the family follows within weeks, apply together with your own COE. Many employers have only ever filed for the employee alone, so ask.</p>
<h2 id="work">What a dependant may do</h2>
<p>Live, study, and, with permission, work up to <strong>28 hours a week</strong> in all jobs together. The permission is free. Apply for it at the immigration office or online after arrival; it takes two weeks to two months. Freelance work for clients abroad is work too. For full-time work they have to change status, for instance to Engineer, if degree and job match. The spouse of a highly skilled professional may work full time in a professional job without that test.</p>
<p>Earning more than 1.3 million yen a year ends free health insurance as your dependant. At 28 hours a week and 1,200 yen an hour, a year comes to 1.75 million, so the question does arise. Between about 1.3 and 1.6 million the family has less than before. Either stay below, or go well above.</p>
<h2 id="cost">What changes on your payslip</h2>
<table>
<thead><tr><th scope="col">Item</th><th scope="col">Effect of a spouse without income</th></tr></thead>
<tbody>
<tr><td>Health insurance</td><td>No extra premium</td></tr>
<tr><td>Pension</td><td>The spouse is insured as category 3, without a premium</td></tr>
<tr><td>Income tax</td><td>380,000 yen deduction: 19,000 to 76,000 less a year for most</td></tr>
<tr><td>Resident tax</td><td>330,000 yen deduction: about 33,000 less a year</td></tr>
<tr><td>Family allowance (家族手当)</td><td>By company rule, often 5,000 to 20,000 a month</td></tr>
</tbody>
</table>
<p>There is no tax deduction for children under 16. Instead there is the child allowance (<em>児童手当</em>), with no income limit: 15,000 yen a month up to the third birthday, 10,000 from then until the end of the school year in which they turn 18, and 30,000 for a third child. Apply within 15 days of moving in; it is not backdated.</p>
<h2 id="school">Nursery and school</h2>
<p><strong>Nursery (保育園), 0 to 5.</strong> You apply at the ward office, and places go by points: two parents working full time have the most. The main round for April closes between October and December. With one parent at home you are unlikely to get a place. From the age of three it is free of charge apart from meals.</p>
<p><strong>Kindergarten (幼稚園), 3 to 5.</strong> Until about two in the afternoon, with longer hours for a fee. Subsidised up to 25,700 yen a month. You apply at the kindergarten in autumn.</p>
<p><strong>Primary and lower secondary school, 6 to 15.</strong> Foreign children are not obliged to attend, but they have a right to a free place at a public school. Go to the board of education with the residence cards. Lessons in Japanese as a second language vary from town to town, and are a better reason to choose a ward than the rent.</p>
<p><strong>International schools</strong> cost 1.8 to 3 million yen a year. Some employers pay part of this for people they recruit from abroad; ask before you sign.</p>
<h2 id="errands">The first month, in order</h2>
<ol>
<li>Residence cards are issued at the large airports. Check names and dates on the spot.</li>
<li>Ward office within 14 days: register the address, for the whole family at once.</li>
<li>There: My Number cards, child allowance, the children’s medical card.</li>
<li>Your employer: the dependants form for health insurance and pension, with a certificate of residence that shows the relationship.</li>
<li>Your employer: the dependants form for tax.</li>
<li>Board of education or nursery section.</li>
<li>Mobile phone for your spouse; without a number little else works.</li>
<li>Bank account. Some banks ask for six months in Japan, others do not.</li>
<li>Permission to work, if wanted.</li>
<li>The ward’s Japanese classes, mostly run by volunteers, often 100 yen a lesson.</li>
<li>Health centre: vaccination records, translated, for small children.</li>
</ol>
<h2 id="reports">What to report later</h2>
<p>A birth in Japan: ward office within 14 days, residence status within 30. A divorce or a death: immigration within 14 days. A new address: ward office within 14 days. And when your own card is renewed, renew theirs on the same day; the dates on a family’s cards rarely match of their own accord. More in <a href="/blog/residence-status-and-the-fourteen-days">the article on notices</a> and on the site of the <a href="https://www.moj.go.jp/isa/">Immigration Services Agency</a>, in several languages.</p>`,
}
