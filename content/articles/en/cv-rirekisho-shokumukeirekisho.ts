import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'cv-rirekisho-shokumukeirekisho',
  language: 'en',
  title: 'CV, rirekisho, shokumu keirekisho: three documents, three readers',
  excerpt:
    'A Japanese application usually has two documents, and neither is a translated CV. What goes where, with one project written both ways.',
  category: 'english/job-hunting',
  tags: ['application-documents'],
  publishedDaysAgo: 46,
  updatedDaysAgo: 46,
  author: 'Emi Moriyama',
  authorNote: 'Career advisor at Hashi.',
  body: `<p>An application to a Japanese company usually consists of a <em>rirekisho</em> (履歴書), a form about the person, and a <em>shokumu keirekisho</em> (職務経歴書), an account of the work. Companies that hire in English take a CV instead of both. Translating the CV and sending it twice is the commonest mistake, because the three papers have different readers.</p>
<table>
<thead><tr><th scope="col">Point</th><th scope="col">Rirekisho</th><th scope="col">Shokumu keirekisho</th><th scope="col">CV in English</th></tr></thead>
<tbody>
<tr><td>Read by</td><td>HR</td><td>Head of the team</td><td>Both</td></tr>
<tr><td>Question it answers</td><td>Who is this, and do the facts hold?</td><td>What can this person do for us?</td><td>Is an interview worth an hour?</td></tr>
<tr><td>Length</td><td>Two A4 pages, fixed form</td><td>Two to three A4 pages</td><td>One to two pages</td></tr>
<tr><td>Photo</td><td>Yes, 40 × 30 mm</td><td>No</td><td>No</td></tr>
<tr><td>Order</td><td>Oldest first</td><td>Free, often latest first</td><td>Latest first</td></tr>
<tr><td>Gaps</td><td>Visible month by month</td><td>Explained if long</td><td>Often only years</td></tr>
</tbody>
</table>
<h2 id="rirekisho">Rirekisho: the form</h2>
<p>Use the template that the Ministry of Health, Labour and Welfare published in 2021. It no longer asks for dependants, spouse or commuting time, and the field for sex may stay empty. If an older form asks for these, you may leave them out.</p>
<h3 id="name">Name and dates</h3>
<p>Write your name as on the residence card, with the reading in katakana above it. Choose the katakana once and keep it; the bank, the pension office and your employer will all copy it. Use either Western years or Japanese eras, the same throughout. 2026 is Reiwa 8.</p>
<h3 id="history">Education and work in one list</h3>
<p>First the heading 学歴, from upper secondary school onwards: entry and graduation, each with year and month. Then 職歴: each company with 入社 and 退社. A current job ends with <em>現在に至る</em>, and the list closes with <em>以上</em>. Short contracts and jobs that did not go well belong in it. Tax and employment insurance papers name former employers, so a company left out may come to light in the first week.</p>
<p>Reasons for leaving need six words, not six lines: 一身上の都合により退社 for your own decision, 契約期間満了により退社 for a contract that ended, 会社都合により退社 for a closure or redundancy.</p>
<h3 id="additions">What applicants from abroad add</h3>
<p>Nationality, status of residence and its expiry, usually in the field for wishes or beneath the address, and JLPT among the licences with year and month: <em>2025年7月 日本語能力試験N2 合格</em>. Employers have to check the card before hiring anyway, so this saves a question.</p>
<h2 id="shokumu">Shokumu keirekisho: the work</h2>
<p>There is no official form, yet most readers expect this order.</p>
<ol>
<li><strong>職務要約</strong>, a summary of three to five lines, about 250 characters. Many readers decide here.</li>
<li><strong>職務経歴</strong>, company by company: period, business, number of employees, employment type. Under each, the projects.</li>
<li><strong>活かせる経験・知識・技術</strong>, skills with years of use.</li>
<li><strong>資格・語学</strong>, licences and languages.</li>
<li><strong>自己PR</strong>, what you are good at, with one piece of evidence each.</li>
</ol>
<h3 id="project">One project, both ways</h3>
<p>In a CV the line might read:</p>
<blockquote><p>Led migration of billing platform to AWS, cutting infrastructure cost by 38 %.</p></blockquote>
<p>It is a good line, and a Japanese reader has five questions about it. How long? How many people? Which part was yours? With what? How do you know? The same project in a shokumu keirekisho, translated back:</p>
<blockquote><p>April 2024 to January 2025 (10 months). Migration of a billing system (180,000 invoices a month) from on-premises servers to AWS. Team: 6, of these 4 developers; role: leader. Phases: requirements, basic design, build, test, cut-over. Environment: Java 17, Spring Boot, PostgreSQL, ECS, Terraform. Result: running cost from 2.9 to 1.8 million yen a month; cut-over in one night, 40 minutes of downtime against 4 hours planned.</p></blockquote>
<p>The phases (<em>担当工程</em>) matter more here than elsewhere. Requirements, basic design, detailed design, build, unit test, integration test, operation: companies hire by them, and a person who has done the first two is paid differently from one who has done the last three. Say which were yours and which you only saw.</p>
<h3 id="we">“I” among “we”</h3>
<p>Japanese accounts of work describe a team, and some applicants become invisible in theirs. Others claim the whole result and sound unlikely. Name the team’s result and then your share in a clause of its own: <em>うち、決済モジュールの設計と実装を担当</em>, “of which I designed and built the payment module”.</p>
<h2 id="cv">When a CV in English is enough</h2>
<p>Where the advertisement is in English and asks for a CV, send a CV. One paragraph at the top for Japan helps: where you live, status of residence, level of Japanese, earliest start. Leave out the photo, age and family. If HR asks for a rirekisho after the offer, it is for the file; a plain one will do.</p>
<h2 id="mistakes">Seven things that cost an interview</h2>
<ul>
<li>Months that do not agree between the two documents.</li>
<li>A list of forty tools without years or levels.</li>
<li>“Business level” Japanese in a text that was plainly translated by a machine.</li>
<li>A photo cropped from a holiday snap.</li>
<li>The same motive for three companies, with one name left in it.</li>
<li>A file called <em>resume_final_new2.docx</em>; PDF with your name and the date is better.</li>
<li>Era years for school and Western years for work.</li>
</ul>
<h2 id="start">Where to start</h2>
<p>Start with the projects. Write each as in the example above, in whichever language is easier. The summary, the CV and even the answers for the interview are then a matter of choosing. Next, read <a href="/en/jobs">three job descriptions</a> that appeal to you, mark what they ask for, and bring those projects to the top. Two hours of this do more than any template.</p>`,
}
