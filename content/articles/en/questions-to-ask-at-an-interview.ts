import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'questions-to-ask-at-an-interview',
  language: 'en',
  title: 'Six questions worth asking at a Japanese interview',
  excerpt:
    '“Do you have any questions?” is part of the interview, not its end. Six that tell you something, and how to put them politely.',
  category: 'english/job-hunting',
  tags: ['interviews'],
  publishedDaysAgo: 26,
  updatedDaysAgo: 26,
  author: 'Luiza Fernandes',
  authorNote: 'Career advisor at Hashi.',
  body: `<p>In the last ten minutes someone says <em>何かご質問はありますか</em>, “Do you have any questions?” It is not a formality. Interviewers note what you ask, and “no, everything was clear” is often written down as little interest. For you it is the best chance to learn what the advertisement left out.</p>
<p>Bring six questions, expect time for three, and put first the ones that this interviewer can answer. A future colleague knows the working day, a manager the plans, HR the rules.</p>
<h2 id="before">The first minute and the last</h2>
<p>A little etiquette, so that you need not think about it on the day. Arrive at reception five to ten minutes early, not twenty. Switch the phone off before you enter the building. Knock, wait for the answer, say <em>失礼します</em>, and sit when a seat is offered. Your bag goes on the floor beside the chair, and your coat stays off, folded. Online, join three minutes early, look at the camera while you speak, and let the interviewer leave the call first.</p>
<p>In engineering a suit is less and less expected, but it is never wrong. If the invitation says <em>私服可</em> or <em>服装自由</em>, a shirt and a jacket are safe.</p>
<h2 id="six">The six questions</h2>
<h3 id="first-three-months">1. What would I do in the first three months?</h3>
<p><em>入社後三カ月の間に、まずどのような業務を担当することになりますか。</em></p>
<p>A concrete answer names a project, a person and a system. A vague one may mean that the team has not been decided, which happens at companies that place engineers with clients. It is worth knowing before the offer, and there is no better moment to find out than this one, while the person who would lead you is in the room.</p>
<h3 id="last-release">2. How did the last release go?</h3>
<p><em>直近のリリースは、どのような流れで進みましたか。</em></p>
<p>Ask a future colleague. You will hear who writes the specification, who reviews, who tests, how often they release and what happens on the evening when something breaks. No list of technologies tells you as much.</p>
<h3 id="language">3. Which language do people argue in?</h3>
<p><em>意見が分かれたときの議論は、日本語と英語のどちらで行われますか。</em></p>
<p>“We use English” can mean that the tickets are in English. The question about disagreement shows which language counts when it matters. If the answer is Japanese and you hold N3, ask next how decisions are written down; a team that keeps minutes is a team you can follow.</p>
<h3 id="good-year">4. What does a good year look like in this position?</h3>
<p><em>このポジションで高く評価されるのは、どのような成果でしょうか。</em></p>
<p>The answer tells you how pay rises are decided without your asking about money. Listen for something that can be counted or seen. “Someone who takes initiative” deserves one friendly follow-up: could you give me an example from last year?</p>
<h3 id="why-open">5. Why is the position open?</h3>
<p><em>今回の募集の背景を教えていただけますか。</em></p>
<p>A standard question in Japan; nobody is offended. <em>増員</em> means the team is growing, <em>欠員</em> that someone left. If someone left, how long they stayed is a fair next question, and the interviewer’s face is part of the answer.</p>
<h3 id="doubts">6. Is there anything in my profile that gives you doubts?</h3>
<p><em>私の経歴について、気になる点がございましたらお聞かせください。</em></p>
<p>It takes some courage. It also gives you the chance to answer a doubt that would otherwise be discussed after you have left: the gap in 2023, the short stay at one company, the level of Japanese. Ask it last, and answer in two sentences.</p>
<h2 id="not-yet">What to leave for later</h2>
<p>Salary, bonus, overtime and remote work matter, and there is a place for them: the meeting about terms (<em>条件面談</em>) before or after the offer, or your advisor, who can ask at any stage. At a first interview they take up time that you need for the work itself. Three ways to learn about them all the same:</p>
<table>
<thead><tr><th scope="col">You want to know</th><th scope="col">Ask instead</th></tr></thead>
<tbody>
<tr><td>How much overtime is there?</td><td>What is the busiest month of the year, and what does a day in it look like?</td></tr>
<tr><td>Can I work from home?</td><td>How does the team divide its week between the office and home at present?</td></tr>
<tr><td>Are people from abroad promoted?</td><td>Who from abroad has been here longest, and what do they do today?</td></tr>
</tbody>
</table>
<p>Questions that the first page of the company’s website answers are better not asked at all. Nor do you have to answer everything. Guidelines of the Ministry of Health, Labour and Welfare ask employers not to enquire about religion, family background, place of origin or plans to marry. A calm <em>業務との関連を伺ってもよろしいですか</em>, “may I ask how this relates to the work?”, is enough. Your status of residence and its expiry, on the other hand, are fair to ask about, as the company has to check them.</p>
<h2 id="polite">How to put a direct question politely</h2>
<p>Three small phrases do most of the work in Japanese.</p>
<ul>
<li>Open with <em>差し支えなければ</em>, “if you do not mind my asking”.</li>
<li>Ask to have something explained, not for a statement: <em>教えていただけますか</em>.</li>
<li>Close with thanks and one sentence that shows you listened: “Then the migration would be my first project, I understand.”</li>
</ul>
<p>If your Japanese is at N3, learn the six sentences above by heart and listen to the answers with a pen. Saying “let me check that I understood” in simple Japanese leaves a better impression than nodding.</p>
<h2 id="afterwards">Afterwards</h2>
<p>Write down the answers on the same day, before the next interview blurs them. A short message of thanks is welcome and not required; through an agency it goes to the advisor, who passes it on. Results usually come within a week. Two weeks of silence are a reason to ask, once.</p>`,
}
