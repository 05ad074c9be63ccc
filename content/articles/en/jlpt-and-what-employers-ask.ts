import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'jlpt-and-what-employers-ask',
  language: 'en',
  title: 'JLPT and work: what N3, N2 and N1 change for an engineer',
  excerpt:
    'A certificate opens some doors and says little about others. What each level is worth in advertisements, in the points table and on an ordinary Tuesday.',
  category: 'english/career',
  tags: ['jlpt'],
  publishedDaysAgo: 81,
  updatedDaysAgo: 81,
  author: 'Yui Kitahara',
  authorNote: 'Career advisor at Hashi.',
  body: `<p>The Japanese-Language Proficiency Test has five levels, from N5 to N1. It tests vocabulary, grammar, reading and listening. It tests neither speaking nor writing, which are what a meeting and a chat message consist of. That is why a person with N2 may be silent in a stand-up and a person with N4 may run one. Both facts matter when you decide what to study for.</p>
<h2 id="numbers">The test in numbers</h2>
<table>
<thead><tr><th scope="col">Level</th><th scope="col">Pass mark of 180</th><th scope="col">Roughly on the European scale</th><th scope="col">What it feels like at work</th></tr></thead>
<tbody>
<tr><td>N1</td><td>100</td><td>B2 to C1</td><td>You read a contract and look up two words a page</td></tr>
<tr><td>N2</td><td>90</td><td>B1 to B2</td><td>You follow a meeting on your own project</td></tr>
<tr><td>N3</td><td>95</td><td>A2 to B1</td><td>You follow when the subject is known and people are kind</td></tr>
<tr><td>N4</td><td>90</td><td>A2</td><td>You order, ask, apologise and arrange</td></tr>
<tr><td>N5</td><td>80</td><td>A1</td><td>You introduce yourself</td></tr>
</tbody>
</table>
<p>From N3 up, each of the three sections has a minimum of 19 points out of 60. A brilliant reader with 17 points in listening fails. Since the test of December 2025 the score report also states a level on the European scale, which depends on the points: two people who pass N2 can be placed differently. The test is held on a Sunday in July and one in December, with registration about three months before and results about two months after. Check the dates on <a href="https://www.jlpt.jp/e/">the official site</a>. A certificate has no date of expiry, though some employers ask for one from the last two years.</p>
<h2 id="ads">What the words in advertisements mean</h2>
<ul>
<li><strong>Not required.</strong> The team works in English. HR, the landlord and the clinic do not.</li>
<li><strong>Basic, about N4.</strong> Greetings and chat; the work itself is in English.</li>
<li><strong>Daily conversation, about N3.</strong> You speak with colleagues in Japanese and write code reviews in either language. Specifications come in Japanese, often read with machine translation.</li>
<li><strong>Business, about N2.</strong> Meetings, specifications and email in Japanese. The largest group of jobs for applicants from abroad asks for this.</li>
<li><strong>Fluent, about N1.</strong> You speak with clients, or lead people who speak no English.</li>
</ul>
<p>The certificate is rarely the condition. The interview is. If an ad says “N2 or equivalent” and you can talk at ease about your own work for forty minutes, apply without the certificate and say so in the first line. The other way round, N1 with a halting interview is often placed one step lower. In <a href="/en/jobs">the job search</a> you can choose a level of Japanese; try the one above your certificate as well and look at what those jobs would ask you to do.</p>
<h2 id="visa">Where the certificate itself counts</h2>
<h3 id="points">Points</h3>
<p>For the highly skilled status N2 is worth 10 points and N1 15. At 60 or 65 points from other lines, the certificate decides. <a href="/blog/highly-skilled-points-worked-example">The worked example</a> shows such a case.</p>
<h3 id="engineer">The Engineer status</h3>
<p>For programming no certificate is required. For work that depends on language, such as interpreting, telephone support or sales, immigration looks for evidence of about N2. The rules for such work have recently become stricter, so check what the <a href="https://www.moj.go.jp/isa/">Immigration Services Agency</a> asks for in the month you apply.</p>
<h3 id="residence">Permanent residence and nationality</h3>
<p>As of 2026 permanent residence has no language test, although one is under discussion. For naturalisation there is usually a simple reading and writing test at the legal affairs bureau, at about the level of the third year of primary school.</p>
<h2 id="plan">A plan from N4 to N2, with numbers</h2>
<p>Estimates of the hours between N4 and N2 differ: about 900 to 1,200 for learners who did not grow up with Chinese characters, and perhaps half of that for those who did. At eight hours a week, 1,000 hours are two years and five months. That is a useful sum to do before promising an employer N2 by spring.</p>
<ol>
<li><strong>Five hours for input.</strong> Reading what you would read in any case: tickets, release notes, the company’s internal wiki. Words from your own tickets come back every day without any cards.</li>
<li><strong>Two hours for listening.</strong> Recordings of your own meetings, if the team allows it, at normal speed, in pieces of five minutes, twice.</li>
<li><strong>One hour for the test.</strong> A section of a past paper against the clock. N2 allows 105 minutes for vocabulary, grammar and reading, and most people who fail have run out of time.</li>
</ol>
<p>If the employer pays for lessons, use them for speaking, as nothing else in the list does that.</p>
<h2 id="fifty">The fifty sentences</h2>
<p>Engineers use a small part of the language again and again. Three that change meetings at once:</p>
<ul>
<li><em>確認させてください。つまり、…ということでよろしいでしょうか。</em> “Let me check: that means …?” You repeat what you understood, and the others correct it.</li>
<li><em>今の点、チャットに一行書いていただけますか。</em> “Could you put that in one line in the chat?” It helps everyone, which makes it easy to ask.</li>
<li><em>持ち帰って、明日の午前中までに回答します。</em> “I will take that away and answer by tomorrow noon.” Nobody expects a perfect answer on the spot.</li>
</ul>
<p>Collect your own fifty from one month of meetings. It is a better investment than the next two hundred words on a list.</p>
<h2 id="which">Which level is worth the trouble?</h2>
<p>From N4 to N3 you gain the kitchen: lunch, small talk, the neighbours. From N3 to N2 you gain jobs; the number of advertisements open to you grows more here than at any other step. From N2 to N1 you gain five points, roles that face clients, and the right not to think about it again. If you plan to stay for two years and work in English, speaking at N3 and no certificate at all is a sound choice. If you plan to stay for ten, take N2 once, early, and put it behind you.</p>`,
}
