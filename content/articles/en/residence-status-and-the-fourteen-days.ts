import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'residence-status-and-the-fourteen-days',
  language: 'en',
  title: 'Which residence status lets you do which work, and the notices due in 14 days',
  excerpt:
    'Engineer, highly skilled, dependant, permanent: what each allows, who must report a change of employer, and how to count the fortnight.',
  category: 'english/visa',
  tags: ['visa-application', 'changing-jobs'],
  publishedDaysAgo: 39,
  updatedDaysAgo: 36,
  author: 'Takumi Okabe',
  authorNote: 'Career advisor at Hashi. Checked by a certified administrative procedures specialist.',
  body: `<p>People say “visa” for two things. The visa is the sticker or the electronic permission with which you enter Japan once. What decides which work you may do is the <em>status of residence</em> (在留資格), printed on your residence card with its expiry date. This article is about the status.</p>
<h2 id="kinds">The kinds that matter in IT and design</h2>
<table>
<thead><tr><th scope="col">Status</th><th scope="col">Work allowed</th><th scope="col">When you change employer</th></tr></thead>
<tbody>
<tr><td>Engineer / Specialist in Humanities / International Services (技術・人文知識・国際業務)</td><td>Professional work that fits your degree or experience</td><td>Notice within 14 days</td></tr>
<tr><td>Highly Skilled Professional (i) (高度専門職1号)</td><td>As counted in your points, at the employer named</td><td>New permission before you start, and notice</td></tr>
<tr><td>Highly Skilled Professional (ii) (高度専門職2号)</td><td>Nearly all professional work, without a time limit</td><td>Notice within 14 days</td></tr>
<tr><td>Intra-company Transferee (企業内転勤)</td><td>Work for the group that sent you</td><td>Change of status needed</td></tr>
<tr><td>Student (留学)</td><td>28 hours a week with permission</td><td>Change of status before full-time work</td></tr>
<tr><td>Dependant (家族滞在)</td><td>28 hours a week with permission</td><td>Change of status before full-time work</td></tr>
<tr><td>Spouse of a Japanese national, permanent resident, long-term resident</td><td>Any</td><td>No notice about the employer</td></tr>
</tbody>
</table>
<h3 id="engineer">What “Engineer” means in practice</h3>
<p>The three fields in the long name form one status. You qualify with a university degree related to the work, with a diploma from a Japanese professional training college in the field, or with ten years of related experience; for international services such as translation or design that draws on a foreign culture, three years may do. IT has an exception: someone who has passed one of the information-processing examinations on the minister’s list needs neither degree nor years. The pay must be no less than that of a Japanese colleague in the same work.</p>
<p>The status covers the work, not the title. A developer who is moved to the warehouse for a year has left it, even if the contract still says developer.</p>
<h2 id="who">Who must report a change of employer</h2>
<p>Holders of the Engineer status, of Highly Skilled Professional, of Skilled Labour and a few others must tell the Immigration Services Agency when a contract with an employer ends and when a new one begins. The duty is yours and not the company’s. Companies send a report of their own to the employment office, and it does not replace yours.</p>
<p>Spouses of Japanese nationals and permanent residents need not report employers. Dependants and spouses do have to report a divorce or the partner’s death, also within 14 days.</p>
<h2 id="count">How to count</h2>
<p>The count starts on the day after the event. Take an engineer whose last day at the old company is 31 March and whose first day at the new one is 15 April.</p>
<ul>
<li>End of the contract: 31 March. Notice by <strong>14 April</strong>.</li>
<li>New contract: 15 April. Notice by <strong>29 April</strong>.</li>
</ul>
<p>Two events, two notices. If one job follows the other without a gap, both go into one form. The last day is the day the contract ends, not your last day in the office, which may be three weeks of paid leave earlier.</p>
<h2 id="how">How to send it</h2>
<ol>
<li>Online, in the agency’s electronic notification system. You register once with the number of your residence card; the service is open day and night and free of charge.</li>
<li>At a regional immigration office, with the card.</li>
<li>By post to the Tokyo office, with a copy of both sides of the card.</li>
</ol>
<p>You need the name and address of each company, its 13-digit corporate number if you know it, and the dates. Keep the receipt number. Forms in English are on the site of the <a href="https://www.moj.go.jp/isa/">Immigration Services Agency</a>.</p>
<h2 id="others">Other things due in 14 days</h2>
<ul>
<li><strong>Your address.</strong> Within 14 days of moving in, at the town or ward office and not at immigration. On a move to another municipality, the old office first gives you a moving-out certificate; with a My Number card that step can be done online.</li>
<li><strong>Your name, birth date, sex or nationality,</strong> if it changes: at immigration.</li>
<li><strong>A lost card.</strong> At immigration, within 14 days of noticing, with the number of the police report.</li>
<li><strong>A birth.</strong> At the ward office within 14 days. The child’s own status must be applied for within 30 days.</li>
</ul>
<h2 id="gap">Three months without work</h2>
<p>A period without work is allowed. If you have not done the work of your status for three months or more without a good reason, however, the status can be revoked. Looking for a job in earnest is a good reason, so keep proof: applications, invitations to interviews, the registration at Hello Work or with an agency. Part-time work outside your field needs a permission of its own, in the gap as at any other time.</p>
<h2 id="certificate">The certificate that makes renewal easy</h2>
<p>Notice tells the agency where you work. It does not confirm that the new work fits your status. If the job differs from the old one, apply for a <em>certificate of authorised employment</em> (就労資格証明書). It costs 2,000 yen, or 1,600 online, as of 2026, and takes one to three months. With it, the next renewal is usually as simple as if you had stayed. Without it, the new job is examined for the first time at the renewal, when there is less time to repair anything.</p>
<h2 id="late">If the fortnight has passed</h2>
<p>Send the notice today. The law provides for a fine of up to 200,000 yen, and more for false statements; in practice the cost is more often a shorter period at the next renewal, or a question at the <a href="/blog/permanent-residence-from-year-one">application for permanent residence</a>. A late notice that arrived before anyone asked is easy to explain. A missing one is not.</p>
<p>Next to your start date, write down two more: the notice, and the date three months before your card expires, when a renewal may first be filed.</p>`,
}
