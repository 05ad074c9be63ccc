import type { ArticleSeed } from '../types.ts'

export const article: ArticleSeed = {
  slug: 'your-first-fortnight-in-japan',
  language: 'en',
  title: 'Your first fortnight in Japan: ten errands, in the order that works',
  excerpt:
    'The bank wants a phone number, the phone shop wants an account, and both want an address. Where to break in, and what follows day by day.',
  category: 'english/others',
  tags: ['living-in-japan'],
  publishedDaysAgo: 1,
  updatedDaysAgo: 0,
  author: 'Emi Moriyama',
  authorNote: 'Career advisor at Hashi.',
  draftKey: '60bc21801b640c4de94b5883c79cbacf',
  body: `<p>The bank wants a phone number. The phone shop wants a bank account or a credit card. Both want an address, and the landlord wants a phone number. There is one way into the circle, and that is the ward office. Here is a fortnight in an order that works, for someone who lands on a Saturday and starts work on the Monday of the second week.</p>
<h2 id="before">Before the flight</h2>
<ul>
<li>Book four weeks in a furnished monthly flat or a shared house whose address <strong>may be registered</strong>. Hotels and most holiday lets do not allow it. Ask in writing.</li>
<li>Put the certificate of eligibility, the contract, your degree certificate and two photos of 40 × 30 mm in your hand luggage.</li>
<li>Decide how your name is written in katakana, and write it on a card. You will copy it twenty times.</li>
<li>Bring 150,000 yen in cash or on a card that works abroad. The first salary may be seven weeks away.</li>
</ul>
<h2 id="day-one">Day 1: the airport</h2>
<p>At Narita, Haneda, Chubu, Kansai, New Chitose, Hiroshima and Fukuoka the residence card is handed to you at passport control. At smaller airports it is sent to the address you register. Check the spelling of your name, the status and the period before you leave the counter. Spelling follows the passport, in capitals.</p>
<p>Buy a transport card, and a data SIM for two weeks. It has no telephone number and does not need to.</p>
<h2 id="day-three">Day 3: the ward office</h2>
<p>On the first working day, in the morning, with passport and residence card. The law gives you 14 days from moving in, but everything else waits for this. You do four things in one visit of about two hours.</p>
<ol>
<li><strong>Register the address.</strong> It is printed on the back of the card.</li>
<li><strong>Take two copies of the certificate of residence</strong> (住民票), about 300 yen each, with nationality and status on it.</li>
<li><strong>Apply for the My Number card.</strong> The number itself comes by post in two to three weeks; the card takes a month or two.</li>
<li><strong>Ask about pension and health insurance.</strong> If your job begins this month, the employer covers the whole of it. If it begins next month, register for the national schemes now.</li>
</ol>
<h2 id="day-four">Day 4: a telephone number</h2>
<p>Providers that sell online take a residence card and a credit card from abroad, and deliver a SIM in two days or an eSIM on the same day. Choose one with a voice number (070, 080 or 090): data alone is no use to a bank. A contract for one month, without a device, is enough for now; moving the number to another company later is free.</p>
<h2 id="day-six">Day 6: a bank account</h2>
<p>Under the rules on foreign exchange someone who has been in Japan for less than six months and does not work here counts as a non-resident for banks, with a restricted account. With a contract of employment you are a resident from the start, so bring it. Japan Post Bank and several online banks are used to newcomers. Some still ask for a seal (<em>印鑑</em>). It costs about 1,500 yen at a stationer’s and can carry your name in katakana.</p>
<p>Ask the employer first which bank the salary goes to. Some companies work with one bank only and have a form that opens the account for you.</p>
<table>
<thead><tr><th scope="col">Place</th><th scope="col">Address</th><th scope="col">Phone</th><th scope="col">Account</th></tr></thead>
<tbody>
<tr><td>Ward office</td><td>monthly flat is enough</td><td>not needed</td><td>not needed</td></tr>
<tr><td>Phone, online</td><td>on the card</td><td>not needed</td><td>credit card</td></tr>
<tr><td>Bank</td><td>on the card</td><td>needed</td><td>not needed</td></tr>
<tr><td>Estate agent</td><td>on the card</td><td>needed</td><td>needed for the rent</td></tr>
<tr><td>Employer</td><td>on the card</td><td>needed</td><td>needed before payday</td></tr>
</tbody>
</table>
<h2 id="day-seven">Days 7 to 9: looking at flats</h2>
<p>Now you have what an estate agent asks for. See five flats on one day, at the hour at which you would come home, and walk from the station with a bag of shopping. <a href="/blog/renting-without-a-guarantor">What each kind of lease costs</a> is a subject of its own. Electricity and water can be ordered online for the day of moving in. For gas a technician comes and you have to be at home, so book that first, a week ahead in March.</p>
<h2 id="day-ten">Day 10: the first day at work</h2>
<p>Take with you: residence card, passport, certificate of residence, account details, two photos, and the pension number if you have been insured in Japan before. You will fill in four forms. The one for tax (<em>扶養控除等申告書</em>) has to be handed in before the first salary, or several times the tax due is withheld. The one for commuting asks for the route; the cheapest reasonable one is paid.</p>
<h2 id="day-fourteen">Day 14: what can wait, and what cannot</h2>
<p>Three things can wait. A credit card, which is easier after three payslips. The driving licence: the International Driving Permit under the 1949 Geneva Convention is good for up to a year, and licences of some other countries with an official translation. And furniture, as every ward has someone who is leaving Japan this month.</p>
<p>Three cannot. When you leave the monthly flat, you have 14 days again to register the new address. The expiry of your status goes into the calendar, with a reminder three months before. And a copy of both sides of the card goes to a safe place, while the card itself stays in your pocket: from the age of 16 it has to be carried at all times.</p>
<h2 id="open">Still to be checked before publication</h2>
<ul>
<li>Which providers issue an eSIM on the same day as of this spring.</li>
<li>The list of airports that issue cards on arrival.</li>
<li>The fee for a certificate of residence at a convenience store, ward by ward.</li>
</ul>`,
}
