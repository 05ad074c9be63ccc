import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'what-health-insurance-pays',
  language: 'en',
  title: 'What your health insurance pays: a cold, an operation, a birth, a long illness',
  excerpt:
    'You pay about five per cent of your salary for it. Four cases with their bills, and what to do in the first hour of each.',
  category: 'english/social-insurance',
  tags: ['health-insurance', 'living-in-japan'],
  publishedDaysAgo: 137,
  updatedDaysAgo: 88,
  author: 'Emi Moriyama',
  authorNote: 'Career advisor at Hashi. Checked by a licensed social insurance consultant.',
  body: `<p>Every employee of a company in Japan who works full time is in employees’ health insurance (<em>健康保険</em>), whatever their nationality, from the first day. You pay about five per cent of your salary, the employer as much again. It covers doctors, hospitals, dentists and medicines at prices fixed by the state, and it pays money when you cannot work. The figures below are for a salary of 400,000 yen a month as of 2026; the ceilings were raised in August 2026, so check them with your insurer.</p>
<h2 id="card">Your card</h2>
<p>The old plastic insurance card has not been valid since December 2025. You show your My Number card, registered as an insurance card, at the reader on the counter. Without one you receive a certificate of eligibility (<em>資格確認書</em>) through your employer, which works in the same way. In the first two or three weeks of a job you may have neither. Pay in full, keep the receipt, and have 70 per cent refunded.</p>
<h2 id="cold">Case 1: a cold</h2>
<p>You walk into a clinic (<em>内科</em>), in most places without an appointment. The consultation of a new patient and a prescription come to about 5,500 yen, the medicine at the pharmacy to 2,000. You pay 30 per cent: <strong>2,250 yen</strong> in all. Without a letter from a clinic, a large hospital charges an extra 7,000 yen or more, which is not insured. Start at the clinic.</p>
<h2 id="operation">Case 2: an operation</h2>
<p>An appendix, six days in hospital, 600,000 yen at list prices. Thirty per cent would be 180,000. But the bill of one calendar month has a ceiling (<em>高額療養費</em>). For standard monthly pay from 280,000 up to 500,000 yen it is</p>
<blockquote><p>85,800 + (600,000 − 286,000) × 1 % = <strong>88,940 yen</strong>.</p></blockquote>
<p>With the My Number card the hospital sees your ceiling and charges no more than that. Otherwise you pay 180,000 and claim the rest, which takes about three months. From the fourth month within a year in which you reach it, the ceiling falls to roughly half. Since August 2026 there is also a ceiling for the whole year.</p>
<p>Meals, a little over 500 yen each, are not included, and neither is a single room that you asked for, at 5,000 to 20,000 yen a day. The calendar month counts: an operation on the 28th, with the bill spread over two months, can mean two ceilings. If you can choose the date, take the beginning of a month.</p>
<h2 id="ill">Case 3: three months of illness</h2>
<p>Paid leave is used up and the doctor signs you off work. From the fourth day the insurance pays an allowance (<em>傷病手当金</em>) of two thirds of your standard pay, for up to 18 months in all for one illness. With standard pay of 410,000 yen that is 13,670 yen a day, of which two thirds are <strong>9,113 yen</strong>.</p>
<p>Off work from 1 June to 31 August, 92 days: the first three are not paid, and 89 days come to 811,000 yen. It is free of tax. Premiums for health and pension go on meanwhile, about 58,000 yen a month, and resident tax as well; the employer usually sends a bill.</p>
<ol>
<li>Take three days off in a row; paid leave and weekends count.</li>
<li>Get the form from the insurer’s website. One page is for you, one for the employer and one for the doctor.</li>
<li>Send it month by month. The first payment takes four to eight weeks.</li>
</ol>
<p>If you resign during an illness, the allowance can go on, provided you have been insured for a year without a break and are off work on the last day. Do not go to work on that day: it ends the claim.</p>
<h3 id="work-injury">Hurt at work, or on the way</h3>
<p>Then it is not health insurance that pays but workers’ accident insurance (<em>労災保険</em>): the whole treatment, and about 80 per cent of pay from the fourth day. Say so at the counter, and leave the health insurance card in your pocket.</p>
<h2 id="birth">Case 4: a birth</h2>
<p>A normal birth is not an illness and, as of 2026, not insured. Instead there is a lump sum of <strong>500,000 yen</strong> per child, also for a spouse who is your dependant, paid straight to the hospital. The bill in Tokyo is often 600,000 or more, in other prefectures less. Check-ups are paid with vouchers from the town, which you receive with the mother-and-child handbook. A caesarean is an operation and insured as in case 2.</p>
<p>An insured mother receives two thirds of standard pay for the 42 days before and the 56 days after the birth: 98 days × 9,113, or 893,000 yen. Parental leave afterwards, for mothers and fathers, is paid by employment insurance: 67 per cent for 180 days and then 50. If both parents take at least 14 days soon after the birth, it is raised to 80 per cent for up to 28 days, which after tax and premiums is close to full pay. As a rule no premiums are due in these months. Fathers should ask a month ahead; the law forbids an employer to refuse.</p>
<h2 id="family">Family members</h2>
<p>A spouse, children and in some cases parents who live in Japan and earn less than 1.3 million yen a year each are insured with you <strong>without any further premium</strong>. The employer files the form within five days. Relatives abroad are not covered, with few exceptions, such as a spouse who goes with you on a posting.</p>
<h2 id="not">What is not covered</h2>
<ul>
<li>Orthodontics, implants and most white fillings. A price list hangs in the waiting room.</li>
<li>Vaccinations before travel, check-ups you choose yourself, LASIK, cosmetic treatment.</li>
<li>An interpreter, though many public hospitals have a free video service in a dozen languages or more.</li>
<li>Treatment abroad beyond the Japanese list price. Of an emergency in New York that cost 3 million yen you may get 200,000 back.</li>
</ul>
<p>Travel insurance is therefore sensible for every journey home. A private medical policy on top of the public one is a matter of taste.</p>
<h2 id="yearly">Once a year</h2>
<p>Your employer has to offer a health check every year, and you have to attend. Read the letters: A is well, C means look again in some months, D or E see a doctor now. The result stays with the company’s doctor and a few people bound to secrecy. The <a href="https://www.kyoukaikenpo.or.jp/">Japan Health Insurance Association</a> and the large company funds also pay part of a fuller check from the age of 35.</p>`,
}
